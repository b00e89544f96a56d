// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/packedtable.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/tablereading.h"
#include "failedrows/workbook/sharedstrings.h"
#include "failedrows/workbook/workbookbuilder.h"
#include "support/smalldisk.h"
#include "support/wait.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What happens to a packed file while it is unpacked: the disk fills up, the file goes, the user does. What could be
/// read is there or it is said why not, and the cache is as it was before.
class TestSpoolFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
    void aFullDiskIsSaid_data();
    void aFullDiskIsSaid();
    void textsThatFoundNoRoomAreNotThere();
    void aFileMayGoWhileItIsRead_data();
    void aFileMayGoWhileItIsRead();
    void nothingStaysAfterACancel_data();
    void nothingStaysAfterACancel();
    void nothingIsReadAfterACancel_data();
    void nothingIsReadAfterACancel();

private:
    static void addPackings();
    /// Files below \a folder, and those without a name that this program has open there.
    static QStringList left(const QString &folder);

    std::unique_ptr<SmallDisk> m_disk;
    QTemporaryDir m_largeDisk;
    QByteArray m_cacheHome;
};

namespace {

/// An .xlsx file whose texts are shared, and all different.
QByteArray withSharedTexts(const QByteArray &csv)
{
    QByteArray rows;
    QByteArray texts;
    int count = 0;
    for (const QByteArrayList &row : tokenized(csv)) {
        rows += "<row>";
        for (const QByteArray &cell : row) {
            texts += "<si><t>" + cell + "</t></si>";
            rows += "<c t='s'><v>" + QByteArray::number(count++) + "</v></c>";
        }
        rows += "</row>";
    }
    return workbookOf({.sheet = sheetOf(rows), .strings = "<sst>" + texts + "</sst>"});
}

QByteArray openSpreadsheet(const QByteArray &csv)
{
    QByteArray rows;
    for (const QByteArrayList &row : tokenized(csv)) {
        rows += "<table:table-row>";
        for (const QByteArray &cell : row)
            rows += "<table:table-cell><text:p>" + cell + "</text:p></table:table-cell>";
        rows += "</table:table-row>";
    }
    return spreadsheetOf(openSheetOf(rows));
}

QByteArray nestedWorkbook(const QByteArray &csv)
{
    ZipBuilder builder;
    builder.members = {{.name = "a.xlsx", .content = withSharedTexts(csv)}};
    return builder.bytes();
}

QByteArray inAZip(const QByteArray &csv)
{
    return packed(csv, Packing::Zip);
}

QByteArray inAGzip(const QByteArray &csv)
{
    return gzip(csv);
}

QByteArray inAWorkbook(const QByteArray &csv)
{
    return packed(csv, Packing::Workbook);
}

/// Bytes that all threads of this program have read so far, of whatever file. -1: not known.
qint64 bytesReadSoFar()
{
    QFile io(u"/proc/self/io"_s);
    const QByteArray name = "rchar: ";
    const QByteArray line = io.open(QFile::ReadOnly) ? io.readAll().split('\n').value(0) : QByteArray();
    return line.startsWith(name) ? line.sliced(name.size()).toLongLong() : -1;
}

QByteArray csvOf(int rows)
{
    QByteArray csv = "sku,error\n";
    for (int row = 0; row < rows; ++row)
        csv += "SKU-" + QByteArray::number(row) + ",price of " + QByteArray::number(row) + " is missing\n";
    return csv;
}

} // namespace

using Packer = QByteArray (*)(const QByteArray &csv);

void TestSpoolFaults::initTestCase()
{
    m_disk = std::make_unique<SmallDisk>();
    m_cacheHome = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", m_largeDisk.path().toUtf8());
}

void TestSpoolFaults::cleanup()
{
    m_disk->clear();
    qputenv("XDG_CACHE_HOME", m_largeDisk.path().toUtf8());
}

void TestSpoolFaults::cleanupTestCase()
{
    m_cacheHome.isNull() ? qunsetenv("XDG_CACHE_HOME") : qputenv("XDG_CACHE_HOME", m_cacheHome);
    m_disk.reset();
}

QStringList TestSpoolFaults::left(const QString &folder)
{
    QStringList found;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
         files.hasNext();)
        found += files.next();
    const QDir descriptors(u"/proc/self/fd"_s);
    for (const QString &name : descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
        const QString target = QFile::symLinkTarget(descriptors.filePath(name));
        if (target.startsWith(folder))
            found += target;
    }
    return found;
}

void TestSpoolFaults::addPackings()
{
    QTest::addColumn<Packer>("packer");
    QTest::newRow("gzip") << Packer(inAGzip);
    QTest::newRow("zip") << Packer(inAZip);
    QTest::newRow("workbook") << Packer(inAWorkbook);
    QTest::newRow("workbook with shared texts") << Packer(withSharedTexts);
    QTest::newRow("workbook in a zip") << Packer(nestedWorkbook);
    QTest::newRow("ods") << Packer(openSpreadsheet);
}

void TestSpoolFaults::aFullDiskIsSaid_data()
{
    addPackings();
}

/// At every number of free pages.
void TestSpoolFaults::aFullDiskIsSaid()
{
    QFETCH(const Packer, packer);
    qputenv("XDG_CACHE_HOME", m_disk->folder().toUtf8());
    constexpr int rows = 500; // some pages
    const TableOnDisk file(packer(csvOf(rows)));
    int refused = 0;
    int pages = 0;
    for (bool isRead = false; !isRead; ++pages) {
        QVERIFY(pages < 100);
        m_disk->makeRoom();
        m_disk->fill(pages);
        {
            TableDocument document;
            std::optional<Error> error;
            connect(&document, &TableDocument::failed, &document, [&](const Error &each) { error = each; });
            connect(&document, &TableDocument::headRead, &document, [&] { document.readAll(); });
            document.open(file.path());
            QVERIFY(Testing::waitFor([&] { return error || document.isComplete(); }));
            isRead = !error;
            if (error) {
                ++refused;
                QCOMPARE(error->kind, ErrorKind::DiskFull);
            } else {
                QVERIFY(!document.obstacle());
                QCOMPARE(document.rowCount(), rows);
            }
        }
        m_disk->makeRoom();
        QCOMPARE(left(m_disk->folder()), QStringList());
    }
    QVERIFY(refused > 3);
}

/// Who looks them up is told so, and does not look for ever.
void TestSpoolFaults::textsThatFoundNoRoomAreNotThere()
{
    Bounds bounds;
    bounds.spooledBytes = 100'000;
    SharedStrings strings(std::make_shared<std::atomic_bool>(false), bounds);
    QVERIFY(strings.open());
    const QByteArray text(1'000, 'x');
    int added = 0;
    while (strings.add(text))
        ++added;
    strings.finish();
    QVERIFY(strings.failure());
    QByteArray found;
    QVERIFY(strings.appendTo(found, 0));
    QCOMPARE(found, text);
    QVERIFY(added > 100);
    QVERIFY(!strings.appendTo(found, added));
    QVERIFY(!strings.appendTo(found, added - 1));
}

void TestSpoolFaults::aFileMayGoWhileItIsRead_data()
{
    addPackings();
}

/// All of it was read before it went, or that it went is said.
void TestSpoolFaults::aFileMayGoWhileItIsRead()
{
    QFETCH(const Packer, packer);
    constexpr int rows = 10'000;
    const TableOnDisk file(packer(csvOf(rows)));
    {
        TableDocument document;
        std::optional<Error> error;
        connect(&document, &TableDocument::failed, &document, [&](const Error &each) { error = each; });
        QSignalSpy head(&document, &TableDocument::headRead);
        document.open(file.path());
        QVERIFY(head.wait());
        QVERIFY(QFile::remove(file.path()));
        document.readAll();
        QVERIFY(Testing::waitFor([&] { return error || document.isComplete(); }));
        if (error)
            QCOMPARE(error->kind, ErrorKind::FileGone);
        else
            QCOMPARE(document.rowCount(), rows);
    }
    QCOMPARE(left(m_largeDisk.path()), QStringList());
}

void TestSpoolFaults::nothingStaysAfterACancel_data()
{
    addPackings();
}

void TestSpoolFaults::nothingStaysAfterACancel()
{
    QFETCH(const Packer, packer);
    const TableOnDisk file(packer(csvOf(10'000)));
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    document.open(file.path());
    document.close(); // at once
    document.open(file.path());
    QVERIFY(head.wait());
    document.readAll();
    QVERIFY(!left(m_largeDisk.path()).isEmpty()); // or this test would see nothing
    document.close();
    QTRY_COMPARE(left(m_largeDisk.path()), QStringList());
}

void TestSpoolFaults::nothingIsReadAfterACancel_data()
{
    QTest::addColumn<QByteArray>("content");
    const auto times = [](const QByteArray &piece) { return piece.repeated((16 << 20) / piece.size()); };
    const QByteArray header = QByteArray::fromHex("1f8b08000000000000ff");
    const QByteArray blocks = times(QByteArray::fromHex("000000ffff"));
    QTest::newRow("empty blocks") << QByteArray(header + blocks);
    QTest::newRow("empty members") << times(gzip({}));
    QTest::newRow("skipped frames") << times(QByteArray::fromHex("502a4d1800000000"));
    QTest::newRow("empty blocks behind rows") << QByteArray(gzip(csvOf(200)) + header + blocks);
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = blocks, .isDeflated = false, .method = 8, .statedSize = 100}};
    QTest::newRow("empty blocks in a zip") << builder.bytes();
}

/// Megabytes that turn into nothing: whoever closes such a file does not wait until they are all looked through.
void TestSpoolFaults::nothingIsReadAfterACancel()
{
    QFETCH(const QByteArray, content);
    constexpr qint64 some = 1 << 20;
    constexpr qint64 pieces = 2 * 128 * 1024; // that which was being read, and what all else reads, such as this test
    const TableOnDisk file(content);
    std::optional<TableDocument> document(std::in_place);
    const qint64 before = bytesReadSoFar();
    QVERIFY(before >= 0);
    document->open(file.path());
    QVERIFY(Testing::waitFor([&] { return bytesReadSoFar() > before + some; }));
    document->close();
    const qint64 closed = bytesReadSoFar();
    document.reset(); // waits for its threads
    const qint64 read = bytesReadSoFar() - closed;
    QVERIFY2(read <= pieces, QByteArray::number(read).constData());
}

QTEST_GUILESS_MAIN(TestSpoolFaults)
#include "tst_spoolfaults.moc"
