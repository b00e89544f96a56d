// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/tablereading.h"

#include <QRandomGenerator>
#include <QTest>

#include <csv.h>

/// The tokenizer against libcsv. They differ on purpose in two things only: blanks around cells without quotes are kept
/// here, and a quote that never ends is a plain character here.
class TestLibcsv final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheSame_data();
    void readsTheSame();
    void readsTheSameOfAnything_data();
    void readsTheSameOfAnything();
};

namespace {

struct Parsed
{
    Rows rows;
    QByteArrayList row;
};

void takeCell(void *bytes, size_t size, void *parsed)
{
    static_cast<Parsed *>(parsed)->row += QByteArray(static_cast<const char *>(bytes), qsizetype(size));
}

void takeRow(int, void *parsed)
{
    auto *const all = static_cast<Parsed *>(parsed);
    all->rows += std::exchange(all->row, {});
}

Rows libcsvRows(const QByteArray &text, char delimiter)
{
    csv_parser parser;
    csv_init(&parser, 0);
    csv_set_delim(&parser, static_cast<unsigned char>(delimiter));
    Parsed parsed;
    csv_parse(&parser, text.data(), size_t(text.size()), takeCell, takeRow, &parsed);
    csv_fini(&parser, takeCell, takeRow, &parsed);
    csv_free(&parser);
    return parsed.rows;
}

/// True if the last quote ends before the text does: only then libcsv and the tokenizer have the same in mind.
bool everyQuoteEnds(const QByteArray &text, char delimiter)
{
    const Rows rows = libcsvRows(text + "\n\x01marker\n", delimiter);
    return !rows.isEmpty() && rows.constLast().constLast().endsWith("\x01marker") && rows.constLast().size() == 1
        && rows.constLast().constLast() == "\x01marker";
}

/// libcsv takes the blanks off all cells without quotes, so both are compared without; in quotes they stay.
Rows withoutBlanks(Rows rows, char delimiter)
{
    const auto isBlank = [delimiter](char byte) { return (byte == ' ' || byte == '\t') && byte != delimiter; };
    for (QByteArrayList &row : rows) {
        for (QByteArray &cell : row) {
            while (!cell.isEmpty() && isBlank(cell.back()))
                cell.chop(1);
            while (!cell.isEmpty() && isBlank(cell.front()))
                cell.remove(0, 1);
        }
    }
    return rows;
}

QByteArray anything(QRandomGenerator &random, QByteArrayView letters, int size)
{
    QByteArray text;
    for (int i = random.bounded(size); i > 0; --i)
        text += letters[random.bounded(int(letters.size()))];
    return text;
}

} // namespace

void TestLibcsv::readsTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("a,b\nc,d\n");
    QTest::newRow("no end") << QByteArray("a,b\nc,d");
    QTest::newRow("last cell empty") << QByteArray("a,\nb,");
    QTest::newRow("line breaks") << QByteArray("a\r\nb\rc\n\r\n\n\nd");
    QTest::newRow("quotes") << QByteArray("\"a,b\",\"c\nd\"\n\"e\"\"f\",\"\"\n");
    QTest::newRow("blanks") << QByteArray("  a , \"b\" ,\t\"c\"\t\n \n");
    QTest::newRow("blanks in quotes") << QByteArray("\" a \",\"\tb\"\n");
    QTest::newRow("stray quotes") << QByteArray("a\"b,\"c\"d\",\"e\" \"f\"\n");
    QTest::newRow("quote at the end") << QByteArray("a,\"b\"");
    QTest::newRow("quote and blanks at the end") << QByteArray("a,\"b\"  ");
    QTest::newRow("NUL") << QByteArray("a\0b,\"\0\"\n", 9);
    QTest::newRow("long") << QByteArray(200'000, 'a') + ",\"" + QByteArray(200'000, '\n') + "\"\nb";
    QTest::newRow("many cells") << QByteArray("a,").repeated(qsizetype(RowTokenizer::mostCells) - 1) + "\nb";
}

void TestLibcsv::readsTheSame()
{
    QFETCH(QByteArray, text);
    QVERIFY(everyQuoteEnds(text, ','));
    QCOMPARE(withoutBlanks(tokenized(text), ','), withoutBlanks(libcsvRows(text, ','), ','));
}

void TestLibcsv::readsTheSameOfAnything_data()
{
    QTest::addColumn<QByteArray>("letters");
    QTest::addColumn<char>("delimiter");
    QTest::addColumn<int>("size");
    QTest::newRow("nasty") << QByteArray("a\",\n") << ',' << 14;
    QTest::newRow("nasty with blanks") << QByteArray("a\", \n\r\t") << ',' << 16;
    QTest::newRow("tabs") << QByteArray("a\"\t \n") << '\t' << 14;
    QTest::newRow("longer") << QByteArray("aaaaaaa\"\",,  \n\r\t\0;|\x80", 21) << ',' << 300;
    QTest::newRow("like a table") << QByteArray("abcdefghijklmnopqrstuvwxyz\",,\n") << ';' << 3000;
}

void TestLibcsv::readsTheSameOfAnything()
{
    QFETCH(QByteArray, letters);
    QFETCH(char, delimiter);
    QFETCH(int, size);
    QRandomGenerator random(42);
    int compared = 0;
    for (int round = 0; round < 40'000'000 / (size * 40 + 400); ++round) {
        const QByteArray text = anything(random, letters, size);
        if (!everyQuoteEnds(text, delimiter))
            continue;
        ++compared;
        const Rows ours = withoutBlanks(tokenized(text, delimiter), delimiter);
        const Rows theirs = withoutBlanks(libcsvRows(text, delimiter), delimiter);
        QVERIFY2(ours == theirs, text.toPercentEncoding().constData());
    }
    QVERIFY(compared > 100);
}

QTEST_GUILESS_MAIN(TestLibcsv)
#include "tst_libcsv.moc"
