// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/filterbuilder.h"
#include "failedrows/find/filterhash.h"
#include "failedrows/find/valueindex.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestValueIndex final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QFile::remove(path()); }
    void keepsFilters();
    void neverMissesAValue();
    void namesFewOtherBlocks();
    void takesATenthOfTheFile();
    void survivesEachCut();
    void startsAnewOnRubbish_data();
    void startsAnewOnRubbish();
    void leavesNothingOfWhatIsForgotten();
    void readsOnWhileItIsWritten();
    void takesTheNewerOfTwo();
    void losesNothingWhereAProgramWasKilled();
    void refusesFormatsOfManyWords();
    void saysNothingOfWhatIsDamaged_data();
    void saysNothingOfWhatIsDamaged();
    void replacesWhatIsDamaged();

private:
    /// Writes \a bytes over what is there.
    void overwrite(qint64 at, const QByteArray &bytes) const;
    QString path() const { return m_folder.filePath(ValueIndex::fileName()); }

    QTemporaryDir m_folder;
};

namespace {

/// A file of rows "name-<row>,reason" of 40 bytes each, with so many rows.
ValueFilter filterOf(const QString &name, int rows, qint64 modified = 1)
{
    constexpr qint64 rowBytes = 40;
    TableFormat format;
    FilterBuilder builder({name, {}, 11 + rows * rowBytes, modified}, format, 2);
    for (int row = 0; row < rows; ++row) {
        const QByteArray sku = name.toUtf8() + '-' + QByteArray::number(row);
        const QByteArrayView cells[] = {sku, "out of stock"};
        builder.visit({row, 11 + row * rowBytes, cells, {}});
    }
    return builder.finish();
}

bool mayHold(ValueIndex &index, const ValueFilter &filter, const QByteArray &value, qint64 row)
{
    const ValueIndex::Entry *const entry = index.find(filter.key);
    if (!entry)
        return true;
    const auto ranges = index.candidates(*entry, filterHash(value));
    if (!ranges)
        return true;
    return std::any_of(ranges->begin(), ranges->end(), [row](const ValueIndex::Range &range) {
        return range.begin <= 11 + row * 40 && 11 + row * 40 < range.end && range.firstRow <= row;
    });
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestValueIndex::keepsFilters()
{
    const ValueFilter first = filterOf(u"first"_s, 1000);
    const ValueFilter second = filterOf(u"second"_s, 20'000);
    {
        ValueIndex index(path());
        index.open();
        QCOMPARE(index.filters(), 0);
        QVERIFY(!index.find(first.key));
        QVERIFY(index.append(first));
        QVERIFY(index.append(second));
        QVERIFY(index.append(second)); // is there
        QCOMPARE(index.filters(), 2);
    }
    QCOMPARE(QFileInfo(path()).permissions() & ~(QFile::ReadUser | QFile::WriteUser),
             QFile::ReadOwner | QFile::WriteOwner);
    ValueIndex index(path());
    index.open();
    QCOMPARE(index.filters(), 2);
    QCOMPARE(index.bytes(), QFileInfo(path()).size());
    const ValueIndex::Entry *const entry = index.find(second.key);
    QVERIFY(entry);
    QCOMPARE(entry->rows, 20'000);
    QCOMPARE(entry->columns, 2);
    const auto blocks = index.blocks(*entry);
    QVERIFY(blocks);
    QCOMPARE(qint64(blocks->size()), second.shape.blocks);
    QCOMPARE(blocks->front().begin, 11);
    QCOMPARE(blocks->back().end, second.key.bytes);
    for (size_t block = 1; block < blocks->size(); ++block) {
        QCOMPARE((*blocks)[block].begin, (*blocks)[block - 1].end);
        QCOMPARE((*blocks)[block].begin, 11 + (*blocks)[block].firstRow * 40);
    }
    FilterKey other = second.key;
    other.modified = 2;
    QVERIFY(!index.find(other));
    other = second.key;
    other.format = u"utf-8;tab;header"_s;
    QVERIFY(!index.find(other));
}

void TestValueIndex::neverMissesAValue()
{
    ValueIndex index(path());
    index.open();
    for (const int rows : {1, 2, 100, 60'000}) {
        const ValueFilter filter = filterOf(u"f%1"_s.arg(rows), rows);
        QVERIFY(index.append(filter));
        for (int row = 0; row < rows; row += 1 + rows / 500) {
            QVERIFY(mayHold(index, filter, filter.key.diskName.toUtf8() + '-' + QByteArray::number(row), row));
            QVERIFY(mayHold(index, filter, "out of stock", row));
        }
    }
}

/// Between adding a filter and forgetting the one in whose place it came.
void TestValueIndex::losesNothingWhereAProgramWasKilled()
{
    constexpr qsizetype head = 24; // with the end
    QByteArray before;
    {
        ValueIndex index(path());
        index.open();
        QVERIFY(index.append(filterOf(u"changed"_s, 3'000)));
        for (int file = 0; file < 6; ++file)
            QVERIFY(index.append(filterOf(u"f%1"_s.arg(file), 3'000)));
        before = contentOf(path());
        QVERIFY(index.append(filterOf(u"changed"_s, 3'000, 2)));
    }
    QByteArray killed = contentOf(path());
    killed.replace(head, before.size() - head, before.mid(head));
    QFile file(path());
    QVERIFY(file.open(QFile::WriteOnly) && file.write(killed) == killed.size());
    file.close();
    ValueIndex index(path());
    index.open();
    QCOMPARE(index.filters(), 7);
    QVERIFY(index.forget({u"f0"_s, u"f1"_s, u"f2"_s})); // and the rest is written anew
    QCOMPARE(index.filters(), 4);
    ValueIndex again(path());
    again.open();
    QCOMPARE(again.filters(), 4);
    QVERIFY(again.find(filterOf(u"changed"_s, 3'000, 2).key));
}

void TestValueIndex::refusesFormatsOfManyWords()
{
    TableFormat format;
    QVERIFY(ValueIndex::canKeep(format));
    std::vector<int> places;
    for (int place = 0; place < 200; place += 10)
        places.push_back(place);
    format.delimiter = *Delimiter::atPlaces(places);
    QVERIFY(!ValueIndex::canKeep(format));
}

void TestValueIndex::namesFewOtherBlocks()
{
    const ValueFilter filter = filterOf(u"many"_s, 60'000);
    ValueIndex index(path());
    index.open();
    QVERIFY(index.append(filter));
    qint64 named = 0;
    constexpr int values = 200;
    for (int value = 0; value < values; ++value) {
        const QByteArray nowhere = "nowhere" + QByteArray::number(value);
        named += qint64(index.candidates(*index.find(filter.key), filterHash(nowhere))->size());
    }
    const double share = double(named) / double(values * filter.shape.blocks);
    QVERIFY2(share < 0.02, qPrintable(QString::number(share)));
}

void TestValueIndex::takesATenthOfTheFile()
{
    for (const int rows : {200, 205, 399, 1000, 60'000}) {
        const ValueFilter filter = filterOf(u"size"_s, rows);
        QCOMPARE(filter.shape.bytes(), filter.segments.size());
        QVERIFY2(filter.segments.size() * 10 <= filter.key.bytes, qPrintable(QString::number(filter.segments.size())));
    }
}

/// A program that is killed leaves any beginning of what it wrote; the old ones count all the same, and the next fits.
void TestValueIndex::survivesEachCut()
{
    const ValueFilter first = filterOf(u"first"_s, 300);
    const ValueFilter second = filterOf(u"second"_s, 300);
    {
        ValueIndex index(path());
        index.open();
        QVERIFY(index.append(first));
    }
    const QByteArray before = contentOf(path());
    {
        ValueIndex index(path());
        index.open();
        QVERIFY(index.append(second));
    }
    const QByteArray after = contentOf(path());
    for (qsizetype size = before.size(); size < after.size(); size += 37) {
        // The length at the front is written last.
        QFile file(path());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(before + after.mid(before.size(), size - before.size()));
        file.close();
        ValueIndex index(path());
        index.open();
        QCOMPARE(index.filters(), 1);
        QVERIFY(mayHold(index, first, "first-7", 7));
        QVERIFY(index.append(second));
        ValueIndex again(path());
        again.open();
        QCOMPARE(again.filters(), 2);
        QVERIFY(mayHold(again, second, "second-7", 7));
        QVERIFY(again.find(second.key));
    }
}

void TestValueIndex::startsAnewOnRubbish_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("not an index\n").repeated(100);
    QTest::newRow("zeros") << QByteArray(10'000, '\0');
    QTest::newRow("a head that promises more") << QByteArray("BHVALUE5") + QByteArray(100, '\x7f');
}

void TestValueIndex::startsAnewOnRubbish()
{
    QFETCH(QByteArray, content);
    QFile file(path());
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(content);
    file.close();
    ValueIndex index(path());
    index.open();
    QCOMPARE(index.filters(), 0);
    const ValueFilter filter = filterOf(u"first"_s, 300);
    QVERIFY(index.append(filter));
    ValueIndex again(path());
    again.open();
    QCOMPARE(again.filters(), 1);
    QVERIFY(mayHold(again, filter, "first-7", 7));
}

void TestValueIndex::leavesNothingOfWhatIsForgotten()
{
    ValueIndex index(path());
    index.open();
    std::vector<ValueFilter> filters;
    for (int file = 0; file < 10; ++file) {
        filters.push_back(filterOf(u"file%1"_s.arg(file), 300));
        QVERIFY(index.append(filters.back()));
    }
    const qint64 bytes = index.bytes();
    QVERIFY(index.forget({u"file3"_s}));
    QCOMPARE(index.filters(), 9);
    const QByteArray content = contentOf(path());
    QVERIFY(!content.contains("file3"));
    QVERIFY(!content.contains(filters[3].segments.left(64)));
    QVERIFY(content.contains(filters[4].segments.left(64)));
    QCOMPARE(QFileInfo(path()).size(), bytes);
    QVERIFY(index.keepOnly({u"file4"_s, u"file5"_s, u"file6"_s}));
    QCOMPARE(index.filters(), 3);
    QVERIFY2(QFileInfo(path()).size() < bytes / 2, "written anew");
    ValueIndex again(path());
    again.open();
    QCOMPARE(again.filters(), 3);
    for (size_t kept : {4, 5, 6})
        QVERIFY(mayHold(again, filters[kept], filters[kept].key.diskName.toUtf8() + "-7", 7));
    QVERIFY(again.keepOnly({}));
    QVERIFY(!QFileInfo::exists(path()));
    QVERIFY(again.append(filters[0]));
    QCOMPARE(again.filters(), 1);
}

void TestValueIndex::readsOnWhileItIsWritten()
{
    const ValueFilter first = filterOf(u"first"_s, 300);
    const ValueFilter second = filterOf(u"second"_s, 300);
    ValueIndex writer(path());
    writer.open();
    QVERIFY(writer.append(first));
    QVERIFY(writer.append(second));
    ValueIndex reader(path());
    reader.open();
    const ValueIndex::Entry *const entry = reader.find(first.key);
    QVERIFY(entry);
    QCOMPARE(reader.candidates(*entry, filterHash("first-7"))->size(), size_t(1));
    QVERIFY(writer.append(filterOf(u"first"_s, 300, 2)));
    // Zeros are there now.
    QVERIFY(!reader.candidates(*entry, filterHash("first-7")));
}

void TestValueIndex::takesTheNewerOfTwo()
{
    ValueIndex index(path());
    index.open();
    const ValueFilter older = filterOf(u"file"_s, 300, 1);
    const ValueFilter newer = filterOf(u"file"_s, 400, 2);
    QVERIFY(index.append(filterOf(u"other"_s, 3000)));
    QVERIFY(index.append(older));
    QVERIFY(index.append(newer));
    QVERIFY(!index.find(older.key));
    QVERIFY(index.find(newer.key));
    QCOMPARE(index.filters(), 2);
    QVERIFY(mayHold(index, newer, "file-399", 399));
}

void TestValueIndex::overwrite(qint64 at, const QByteArray &bytes) const
{
    QFile file(path());
    QVERIFY(file.open(QFile::ReadWrite) && file.seek(at) && file.write(bytes) == bytes.size());
}

void TestValueIndex::saysNothingOfWhatIsDamaged_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("a block") << 100;
    QTest::newRow("a segment that is not full") << 3'000;
    QTest::newRow("two segments") << 60'000;
}

/// A value that is there may never be said to be nowhere, whatever became of the disk.
void TestValueIndex::saysNothingOfWhatIsDamaged()
{
    QFETCH(const int, rows);
    constexpr qint64 page = 4096;
    const ValueFilter filter = filterOf(u"file"_s, rows);
    ValueIndex index(path());
    index.open();
    QVERIFY(index.append(filter));
    const QByteArray whole = contentOf(path());
    const qint64 first = index.find(filter.key)->segments;
    const qint64 step = std::max<qint64>(filter.segments.size() / 60, 1);
    const auto isMissed = [&] {
        int missed = 0;
        for (int row = 0; row < rows; row += 1 + rows / 200)
            missed += mayHold(index, filter, "file-" + QByteArray::number(row), row) ? 0 : 1;
        return missed > 0;
    };
    for (qint64 at = first; at < whole.size(); at += step) {
        overwrite(at, QByteArray(std::min(page, whole.size() - at), '\0'));
        QVERIFY2(!isMissed(), qPrintable(u"zeros from %1"_s.arg(at)));
        overwrite(at, whole.sliced(at, std::min(page, whole.size() - at)));
        QByteArray odd = whole.sliced(at, std::min<qint64>(step, whole.size() - at));
        for (char &byte : odd)
            byte = char(byte & 0xfe);
        overwrite(at, odd);
        QVERIFY2(!isMissed(), qPrintable(u"bits from %1"_s.arg(at)));
        overwrite(at, whole.sliced(at, odd.size()));
    }
    QVERIFY(index.candidates(*index.find(filter.key), filterHash("file-7")));
    QVERIFY(index.blocks(*index.find(filter.key)));
}

void TestValueIndex::replacesWhatIsDamaged()
{
    const ValueFilter filter = filterOf(u"file"_s, 300);
    ValueIndex index(path());
    index.open();
    QVERIFY(index.append(filterOf(u"other"_s, 3'000)));
    QVERIFY(index.append(filter));
    overwrite(index.find(filter.key)->segments, QByteArray(filter.segments.size(), '\0'));
    QVERIFY(!index.candidates(*index.find(filter.key), filterHash("file-7")));
    QVERIFY(!index.blocks(*index.find(filter.key)));
    QVERIFY(index.append(filter));
    ValueIndex again(path());
    again.open();
    QCOMPARE(again.filters(), 2);
    QCOMPARE(again.candidates(*again.find(filter.key), filterHash("file-7"))->size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestValueIndex)
#include "tst_valueindex.moc"
