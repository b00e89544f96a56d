// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowlist.h"
#include "failedrows/rows/rowsorter.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Balehook::SortKind)

namespace Balehook {

class RowSorterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sorts_data();
    void sorts();
    void numbers_data();
    void numbers();
    void takenRowsAreGone();
    void longKeysAreCut();
    void manyRows();
    void aListOfRows();

private:
    static QByteArrayList sorted(const QByteArrayList &cells, RowOrder order, qint64 expectedRows = 10)
    {
        RowSorter sorter(order, expectedRows);
        for (qsizetype row = 0; row < cells.size(); ++row)
            sorter.add(quint32(row), cells[row]);
        QByteArrayList result;
        for (const quint32 row : sorter.takeRows())
            result.append(cells[row]);
        return result;
    }
};

void RowSorterTest::sorts_data()
{
    QTest::addColumn<SortKind>("kind");
    QTest::addColumn<QByteArrayList>("cells");
    QTest::addColumn<QByteArrayList>("ascending");
    QTest::addColumn<QByteArrayList>("descending");

    using enum SortKind;
    QTest::newRow("nothing") << Text << QByteArrayList() << QByteArrayList() << QByteArrayList();
    QTest::newRow("case and accents") << Text << QByteArrayList{"Zoo", "apfel", "Äpfel", "Banane", "éclair", "Ecke"}
                                      << QByteArrayList{"apfel", "Äpfel", "Banane", "Ecke", "éclair", "Zoo"}
                                      << QByteArrayList{"Zoo", "éclair", "Ecke", "Banane", "apfel", "Äpfel"};
    QTest::newRow("empty last") << Text << QByteArrayList{"", "b", " ", "a"} << QByteArrayList{"a", "b", "", " "}
                                << QByteArrayList{"b", "a", "", " "};
    QTest::newRow("prefixes") << Text << QByteArrayList{"abcdefghij", "abcdefgh", "abcdefg", "abcdefghi"}
                              << QByteArrayList{"abcdefg", "abcdefgh", "abcdefghi", "abcdefghij"}
                              << QByteArrayList{"abcdefghij", "abcdefghi", "abcdefgh", "abcdefg"};
    QTest::newRow("text has numbers as text") << Text << QByteArrayList{"9", "10", "010"}
                                              << QByteArrayList{"010", "10", "9"} << QByteArrayList{"9", "10", "010"};
    QTest::newRow("scripts") << Text << QByteArrayList{"鞋", "яблоко", "Ябеда", "z"}
                             << QByteArrayList{"z", "Ябеда", "яблоко", "鞋"}
                             << QByteArrayList{"鞋", "яблоко", "Ябеда", "z"};
    QTest::newRow("natural") << Natural << QByteArrayList{"A-10", "A-9", "a-09b", "A-1000", "B-1", "A-", "A"}
                             << QByteArrayList{"A", "A-", "A-9", "a-09b", "A-10", "A-1000", "B-1"}
                             << QByteArrayList{"B-1", "A-1000", "A-10", "a-09b", "A-9", "A-", "A"};
    QTest::newRow("natural long numbers")
        << Natural << QByteArrayList{"x123456789012345678902", "x99", "x123456789012345678901"}
        << QByteArrayList{"x99", "x123456789012345678901", "x123456789012345678902"}
        << QByteArrayList{"x123456789012345678902", "x123456789012345678901", "x99"};
    QTest::newRow("numbers") << Number << QByteArrayList{"10", "9", "-3", "n/a", "", "007", "1e3", "0.5"}
                             << QByteArrayList{"-3", "0.5", "007", "9", "10", "1e3", "n/a", ""}
                             << QByteArrayList{"1e3", "10", "9", "007", "0.5", "-3", "n/a", ""};
    QTest::newRow("equal ones keep the file's order")
        << Number << QByteArrayList{"1.0", "1", "0", "01", "-0"} << QByteArrayList{"0", "-0", "1.0", "1", "01"}
        << QByteArrayList{"1.0", "1", "01", "0", "-0"};
}

void RowSorterTest::sorts()
{
    QFETCH(SortKind, kind);
    QFETCH(QByteArrayList, cells);
    QFETCH(QByteArrayList, ascending);
    QFETCH(QByteArrayList, descending);
    QCOMPARE(sorted(cells, {0, kind, false}), ascending);
    QCOMPARE(sorted(cells, {0, kind, true}), descending);
}

void RowSorterTest::numbers_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("equal"); // empty: no number
    const auto row = [](const QByteArray &cell, const QByteArray &equal) {
        QTest::addRow("%s", cell.constData()) << cell << equal;
    };
    row("1,234.50", "1234.5");
    row("1.234,50", "1234.5");
    row("1,234", "1234");
    row("1,234,567", "1234567");
    row("1.234.567", "1234567");
    row("12,5", "12.5");
    row("1.234", "1.234");
    row("1 234", "1234");
    row("1'234.5", "1234.5");
    row("12 %", "12");
    row("+5", "5");
    row(" 5 ", "5");
    row("-0", "0");
    row("1e3", "1000");
    for (const QByteArray &cell : {""_ba, "n/a"_ba, "12x"_ba, "1-2"_ba, "2026-11-21"_ba, "nan"_ba, "inf"_ba, "-inf"_ba,
                                   "--1"_ba, "-"_ba, "."_ba, "0x10"_ba, "1e999"_ba, "%"_ba, "1,,2"_ba})
        row(cell, {});
    row(QByteArray(100, '1'), {});
}

void RowSorterTest::numbers()
{
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, equal);
    const auto key = SortKeyMaker::numberKey(cell);
    QCOMPARE(key.has_value(), !equal.isEmpty());
    if (key)
        QCOMPARE(*key, *SortKeyMaker::numberKey(equal));
}

void RowSorterTest::takenRowsAreGone()
{
    RowSorter sorter({0, SortKind::Text, false}, 3);
    sorter.add(7, "b");
    sorter.add(9, "a");
    QCOMPARE(sorter.takeRows(), std::vector<quint32>({9, 7}));
    QVERIFY(sorter.takeRows().empty());
}

void RowSorterTest::longKeysAreCut()
{
    const QByteArray start(1'000'000, 'x');
    const QByteArrayList cells = {start + "b", start + "a", start.left(100)};
    QCOMPARE(sorted(cells, {0, SortKind::Text, false}), QByteArrayList({cells[2], cells[0], cells[1]}));
    QCOMPARE(sorted(cells, {0, SortKind::Natural, false}), QByteArrayList({cells[2], cells[0], cells[1]}));
    const QByteArrayList digits = {QByteArray(300'000, '9'), QByteArray(200'000, '1')};
    QCOMPARE(sorted(digits, {0, SortKind::Natural, false}).size(), 2);
    QCOMPARE(sorted(digits, {0, SortKind::Number, false}).size(), 2);
}

void RowSorterTest::manyRows()
{
    constexpr quint32 count = 200'000;
    for (const SortKind kind : {SortKind::Text, SortKind::Number, SortKind::Natural}) {
        RowSorter sorter({0, kind, true}, 100'000'000);
        quint32 value = 12'345;
        std::vector<quint32> values(count);
        for (quint32 row = 0; row < count; ++row) {
            value = value * 1'664'525U + 1'013'904'223U;
            values[row] = value;
            sorter.add(row, QByteArray::number(value).rightJustified(10, '0'));
        }
        const std::vector<quint32> rows = sorter.takeRows();
        QCOMPARE(rows.size(), count);
        QVERIFY(std::is_sorted(rows.begin(), rows.end(), [&](quint32 a, quint32 b) { return values[a] > values[b]; }));
    }
}

void RowSorterTest::aListOfRows()
{
    const RowList all = RowList::allRows(5);
    QCOMPARE(all.size(), 5);
    QCOMPARE(all.at(4), 4);
    QVERIFY(all.isWholeFile());
    QVERIFY(!all.rows());
    const RowList some(std::vector<quint32>{3, 1});
    QCOMPARE(some.size(), 2);
    QCOMPARE(some.at(0), 3);
    QVERIFY(!some.isWholeFile());
    QCOMPARE(RowList().size(), 0);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowSorterTest)

#include "tst_rowsorter.moc"
