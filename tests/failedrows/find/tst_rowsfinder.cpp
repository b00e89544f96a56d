// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/searchedfolder.h"
#include "failedrows/table/rowreader.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStringEncoder>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using Kind = CellMatch::Kind;

class TestRowsFinder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatANaiveScanFinds_data();
    void findsWhatANaiveScanFinds();
    void findsInPiecesOfALargeFile_data();
    void findsInPiecesOfALargeFile();
    void saysWhatWasLookedThrough();
    void readsAsTheUserWants();
    void keepsTheFirstRows();
    void keepsTheValuesOfFarColumns();
    void looksAgainWhereAFileChanged();
    void looksThroughWhatHasADamagedFilter();
    void saysNothingOnceItIsCanceled();
};

namespace {

QString foldedText(const QString &text)
{
    QString result;
    for (const uint letter : text.toUcs4()) {
        const char32_t folded = QChar::toCaseFolded(char32_t(letter));
        result += QString::fromUcs4(&folded, 1);
    }
    return result;
}

QString strippedText(QString text)
{
    const auto isBlank = [](QChar c) { return u" \t\r\n"_s.contains(c); };
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    while (!text.isEmpty() && isBlank(text.front()))
        text.remove(0, 1);
    return text;
}

/// As the naive scan compares it.
struct Cell
{
    explicit Cell(const QString &text)
        : whole(foldedText(strippedText(text)))
        , folded(foldedText(text))
    { }
    bool has(const Cell &wanted, Kind kind) const
    {
        return kind == Kind::Value ? whole == wanted.whole : folded.contains(wanted.folded);
    }

    QString whole;
    QString folded;
};

/// One file of random cells, and the cells as they are to be read.
struct RandomFile
{
    QByteArray bytes;
};

RandomFile randomFile(QRandomGenerator &random, const QString &alphabet, QStringConverter::Encoding encoding,
                      bool isLatin)
{
    RandomFile file;
    const int columns = random.bounded(1, 7) + 1;
    const int rows = random.bounded(0, 200);
    const QChar delimiter = u",;\t"_s.at(random.bounded(3));
    QString text;
    QStringList recent{u"x"_s};
    for (int row = -1; row < rows; ++row) {
        QStringList written;
        for (int column = 0; column < columns; ++column) {
            QString cell;
            if (row < 0)
                cell = u"column%1"_s.arg(column);
            else if (random.bounded(3) == 0)
                cell = recent.at(random.bounded(recent.size()));
            else
                for (int letters = random.bounded(random.bounded(8) == 0 ? 200 : 9); letters > 0; --letters)
                    cell += alphabet.at(random.bounded(alphabet.size()));
            if (column == 0)
                cell = row < 0 ? u"id"_s : u"r%1"_s.arg(row) + cell; // so that no row is empty
            recent.append(cell);
            const bool needsQuotes = cell.contains(delimiter) || cell.contains(u'"') || cell.contains(u'\n');
            written.append(
                needsQuotes || random.bounded(4) == 0 ? u'"' + QString(cell).replace(u"\""_s, u"\"\""_s) + u'"' : cell);
        }
        text += written.join(delimiter) + (random.bounded(2) ? u"\n"_s : u"\r\n"_s);
    }
    if (isLatin) {
        file.bytes = text.toLatin1();
    } else {
        const bool hasMark = encoding != QStringConverter::Utf8 || random.bounded(2);
        QStringEncoder encoder(encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        file.bytes = encoder(text);
    }
    return file;
}

} // namespace

void TestRowsFinder::findsWhatANaiveScanFinds_data()
{
    QTest::addColumn<QStringConverter::Encoding>("encoding");
    QTest::addColumn<bool>("isLatin");
    QTest::addColumn<bool>("isIndexed");
    for (const bool isIndexed : {false, true}) {
        const char *const by = isIndexed ? "with filters" : "without filters";
        QTest::addRow("UTF-8, %s", by) << QStringConverter::Utf8 << false << isIndexed;
        QTest::addRow("UTF-16, %s", by) << QStringConverter::Utf16LE << false << isIndexed;
        QTest::addRow("UTF-16 BE, %s", by) << QStringConverter::Utf16BE << false << isIndexed;
        QTest::addRow("Windows-1252, %s", by) << QStringConverter::Utf8 << true << isIndexed;
    }
}

void TestRowsFinder::findsWhatANaiveScanFinds()
{
    QFETCH(QStringConverter::Encoding, encoding);
    QFETCH(bool, isLatin);
    QFETCH(bool, isIndexed);
    const QString latin = u"aAbBkKsSzZ0123456789äÄéÉß -_.,;\"\n@"_s;
    const QString alphabet = isLatin ? latin : latin + u"\u212aſΣσςЖж中"_s;
    for (quint32 seed = 1; seed <= 2; ++seed) {
        QRandomGenerator random(seed);
        Folder folder;
        std::vector<std::vector<std::vector<Cell>>> cells;
        QStringList values;
        for (int file = 0; file < 8; ++file) {
            const RandomFile one = randomFile(random, alphabet, encoding, isLatin);
            folder.add(one.bytes);
            // What the reader makes of it is what counts: quotes and lines are the tokenizer's to judge.
            std::vector<std::vector<Cell>> read;
            TableFile disk(folder.files.back().path);
            QVERIFY(disk.open());
            const auto stop = std::make_shared<std::atomic_bool>(false);
            const auto filter = makeFilter(folder.files.back(), stop);
            if (filter) {
                const TableFormat &format = filter.value().format;
                RowReader reader(disk, format, {format.skippedBytes, disk.stamp().size, format.hasHeader ? -1 : 0}, 0);
                while (reader.next()) {
                    std::vector<Cell> row;
                    for (const QByteArrayView cell : reader.row().cells) {
                        row.emplace_back(QString::fromUtf8(cell));
                        values += QString::fromUtf8(cell);
                    }
                    if (reader.row().number >= 0)
                        read.push_back(row);
                }
            }
            cells.push_back(read);
        }
        QVERIFY(values.size() > 100);
        if (isIndexed)
            folder.index();
        for (int wish = 0; wish < 24; ++wish) {
            const Kind kind = wish % 2 ? Kind::Part : Kind::Value;
            QString text = values.at(random.bounded(values.size()));
            if (kind == Kind::Part && text.size() > 2) {
                const qsizetype begin = random.bounded(text.size());
                text = text.mid(begin, random.bounded(1, 6));
            }
            if (random.bounded(2))
                text = random.bounded(2) ? text.toUpper() : text.toLower();
            if (random.bounded(6) == 0)
                text += u'!';
            if (strippedText(text).isEmpty())
                continue;
            const Cell wanted(text);
            Places expected;
            for (size_t file = 0; file < cells.size(); ++file) {
                for (size_t row = 0; row < cells[file].size(); ++row) {
                    std::vector<int> columns;
                    for (size_t column = 0; column < cells[file][row].size(); ++column) {
                        if (cells[file][row][column].has(wanted, kind))
                            columns.push_back(int(column));
                    }
                    if (!columns.empty())
                        expected[{qint64(file), qint64(row)}] = columns;
                }
            }
            const Places found = foundIn(folder, text, kind);
            QVERIFY2(found == expected,
                     qPrintable(u"seed %1, \"%2\", kind %3: %4 of %5"_s.arg(seed)
                                    .arg(text)
                                    .arg(int(kind))
                                    .arg(found.size())
                                    .arg(expected.size())));
        }
    }
}

void TestRowsFinder::findsInPiecesOfALargeFile_data()
{
    QTest::addColumn<bool>("isIndexed");
    QTest::newRow("with filters") << true;
    QTest::newRow("without filters") << false;
}

/// Places at the seams of pieces, blocks and segments.
void TestRowsFinder::findsInPiecesOfALargeFile()
{
    QFETCH(bool, isIndexed);
    QByteArray text = "sku;reason\n";
    Places expected;
    qint64 row = 0;
    for (; text.size() < 5 * 1024 * 1024; ++row) {
        const qint64 toSeam = 256 * 1024 - text.size() % (256 * 1024);
        if (toSeam < 60) {
            text += QByteArray(std::max<qint64>(0, toSeam - 3 - row % 7), 'f') + "Need1e;seam\n";
            continue;
        }
        const bool hasIt = row % 5003 == 0;
        text += hasIt ? QByteArray("need1e;\"a \"\"quoted\"\" one\"\n")
                      : QByteArray(QByteArray::number(row) + ";out of stock\n");
        if (hasIt)
            expected[{0, row}] = {0};
    }
    Folder folder;
    folder.add(text);
    if (isIndexed)
        folder.index();
    const Places values = foundIn(folder, u"NEED1E"_s, Kind::Value);
    for (const auto &[place, columns] : expected)
        QVERIFY(values.count(place) == 1);
    const Places parts = foundIn(folder, u"eed1"_s, Kind::Part);
    qint64 naive = 0;
    for (const QByteArray &line : text.split('\n'))
        naive += line.contains("eed1") ? 1 : 0;
    QCOMPARE(qint64(parts.size()), naive);
    QVERIFY(parts.size() > expected.size());
    QCOMPARE(foundIn(folder, u"sku"_s, Kind::Value).size(), size_t(0)); // the header is no row
}

void TestRowsFinder::saysWhatWasLookedThrough()
{
    Folder folder;
    folder.add("sku,reason\n1,no\n2,no\n");
    folder.add("<!DOCTYPE html><html><body>sign in</body></html>");
    folder.add("");
    folder.add(QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00", 8) + QByteArray(100, 'x'));
    folder.add("sku,reason\n1,no\n");
    QFile::remove(folder.files.back().path);
    folder.index();
    RowsFinder finder;
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"no"_s}, folder.files);
    QVERIFY(finder.isRunning());
    QVERIFY(finished.wait());
    QVERIFY(!finder.isRunning());
    const RowsFinder::Coverage expected{
        .files = 4, .searched = 1, .notTables = 2, .packed = 1, .unreadable = 0, .filesWithRows = 1, .rows = 2};
    QCOMPARE(finder.coverage(), expected);
    QCOMPARE(finder.gone(), std::vector<qint64>{4});
}

void TestRowsFinder::readsAsTheUserWants()
{
    Folder folder;
    folder.add("a;b,c\n1;2,3\n4;5,6\n");
    folder.index();
    QCOMPARE(foundIn(folder, u"2,3"_s, Kind::Value).size() + foundIn(folder, u"1;2"_s, Kind::Value).size(), size_t(1));
    for (const bool isIndexed : {false, true}) {
        folder.files.front().format = TableFormat{.delimiter = ','}.toString();
        if (isIndexed)
            folder.index();
        QCOMPARE(foundIn(folder, u"1;2"_s, Kind::Value), (Places{{{0, 0}, {0}}}));
        folder.files.front().format = TableFormat{.delimiter = ';'}.toString();
        if (isIndexed)
            folder.index();
        QCOMPARE(foundIn(folder, u"2,3"_s, Kind::Value), (Places{{{0, 0}, {1}}}));
    }
}

void TestRowsFinder::keepsTheFirstRows()
{
    QByteArray text = "sku,reason\n";
    for (int row = 0; row < 1000; ++row)
        text += QByteArray::number(row) + ",no stock\n";
    Folder folder;
    folder.add(text);
    RowsFinder finder;
    FoundRows found;
    connect(&finder, &RowsFinder::found, this, [&found](qint64, const FoundRows &rows) { found = rows; });
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"No Stock"_s, .mostRows = 3}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(found.count, 1000);
    QCOMPARE(found.header, (QStringList{u"sku"_s, u"reason"_s}));
    QCOMPARE(found.rows.size(), size_t(3));
    QCOMPARE(found.rows.back().number, 2);
    QCOMPARE(found.rows.back().columns, std::vector<int>{1});
    QCOMPARE(found.rows.back().cells, (QStringList{u"2"_s, u"no stock"_s}));
}

/// Of a row not all cells are kept, and of a cell not all characters.
void TestRowsFinder::keepsTheValuesOfFarColumns()
{
    const QByteArray letters(999, 'x'); // an e with an accent, which has two bytes, is cut behind them
    Folder folder;
    folder.add("sku,reason\n" + QByteArray("a,").repeated(250) + "Lost\n" + letters + "\xc3\xa9\xc3\xa9,lost\n");
    RowsFinder finder;
    FoundRows found;
    connect(&finder, &RowsFinder::found, this, [&found](qint64, const FoundRows &rows) { found = rows; });
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = u"lost"_s, .mostRows = 3}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(found.count, 2);
    QCOMPARE(found.rows.front().columns, std::vector<int>{250});
    QCOMPARE(found.rows.front().values, QStringList{u"Lost"_s});
    QCOMPARE(found.rows.front().cells.size(), 200);
    QCOMPARE(found.rows.back().values, QStringList{u"lost"_s});
    QCOMPARE(found.rows.back().cells.constFirst(), QString::fromLatin1(letters));
}

/// A filter of what was there before says nothing about it.
void TestRowsFinder::looksAgainWhereAFileChanged()
{
    Folder folder;
    folder.add("sku,reason\nold,no\n");
    folder.index();
    QCOMPARE(foundIn(folder, u"new"_s, Kind::Value).size(), size_t(0));
    QFile file(folder.files.front().path);
    QVERIFY(file.open(QFile::ReadWrite));
    const QDateTime modified = QFileInfo(file).lastModified();
    file.seek(11);
    file.write("new");
    file.flush();
    QVERIFY(file.setFileTime(modified.addMSecs(1), QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(foundIn(folder, u"new"_s, Kind::Value), (Places{{{0, 0}, {0}}}));
}

/// Zeros in it would say that nothing is anywhere.
void TestRowsFinder::looksThroughWhatHasADamagedFilter()
{
    Folder folder;
    folder.add("sku,reason\n" + QByteArray("other,no\n").repeated(2'000) + "wanted,no\n");
    folder.index();
    {
        QFile index(folder.files.front().indexPath);
        QVERIFY(index.open(QFile::ReadWrite) && index.seek(index.size() / 3));
        QVERIFY(index.write(QByteArray(index.size() - index.pos(), '\0')) > 0);
    }
    QCOMPARE(foundIn(folder, u"wanted"_s, Kind::Value), (Places{{{0, 2'000}, {0}}}));
    const auto isWithoutFilter = [&folder] {
        RowsFinder finder;
        QSignalSpy finished(&finder, &RowsFinder::finished);
        finder.start({.text = u"wanted"_s, .kind = Kind::Value, .mostRows = 1}, folder.files);
        return finished.wait() && finder.unfiltered().size() == 1;
    };
    QVERIFY(isWithoutFilter());
    folder.index();
    QVERIFY(!isWithoutFilter());
    QCOMPARE(foundIn(folder, u"wanted"_s, Kind::Value), (Places{{{0, 2'000}, {0}}}));
}

void TestRowsFinder::saysNothingOnceItIsCanceled()
{
    Folder folder;
    for (int file = 0; file < 50; ++file)
        folder.add("sku,reason\n1,no\n");
    RowsFinder finder;
    QSignalSpy finished(&finder, &RowsFinder::finished);
    int found = 0;
    connect(&finder, &RowsFinder::found, this, [&found] { ++found; });
    finder.start({.text = u"no"_s}, folder.files);
    finder.cancel();
    QVERIFY(!finder.isRunning());
    finder.start({.text = u"nowhere"_s}, folder.files);
    QVERIFY(finished.wait());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(found, 0);
    QCOMPARE(finder.coverage().searched, 50);
}

QTEST_GUILESS_MAIN(TestRowsFinder)
#include "tst_rowsfinder.moc"
