// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/durablefile.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/cache/filecopier.h"
#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/rows/rowexporter.h"
#include "support/smalldisk.h"
#include "support/wait.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <optional>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

/// Puts "new" contents in the place of \a path and returns whether it said that it did.
using Writer = std::function<bool(const QString &path)>;

constexpr int mostPages = 8;
const auto oldBytes = QByteArray(909, 'o');

bool exportRows(const QString &path, ExportFormat format, int rows)
{
    RowExporter exporter(path, format);
    if (!exporter.open({"id", "text"}))
        return false;
    const QByteArray text(80, 'x');
    for (int row = 0; row < rows; ++row) {
        const QByteArray id = QByteArray::number(row);
        const QByteArrayView cells[] = {id, text};
        const bool isGood = format == ExportFormat::Json
            ? exporter.addElement(QByteArray(R"({"id":)" + id + R"(,"text":")" + text + "\"}"))
            : exporter.addRow(cells);
        if (!isGood)
            break;
    }
    const Result<RowExporter::Written> written = exporter.commit();
    if (written.ok() && written.value().bytes != QFileInfo(path).size())
        qFatal("It said %lld bytes.", written.value().bytes);
    return written.ok();
}

bool copyFile(const QString &source, const QString &path)
{
    FileCopier copier(source, path, {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    copier.start();
    return (finished.count() > 0 || finished.wait())
        && static_cast<const Result<qint64> *>(finished.at(0).at(0).constData())->ok();
}

/// As a fetch does that ends well.
bool fetchInto(FetchTarget &target, const QByteArray &bytes)
{
    if (!target.begin({}) || !target.write(bytes))
        return false;
    QObject context;
    std::optional<bool> isInPlace;
    target.commit(&context, [&isInPlace](bool isGood) { isInPlace = isGood; });
    return Testing::waitFor([&] { return isInPlace.has_value(); }) && *isInPlace;
}

} // namespace
Q_DECLARE_METATYPE(Writer)

/// Every number of free pages on a disk that fills up: the old file is as it was or the new one is whole, and what is
/// said of it is true.
class TestFreePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { m_disk->clear(); }
    void cleanupTestCase() { m_disk.reset(); }
    void oldOrNew_data();
    void oldOrNew();
    void theCacheLosesNothing_data();
    void theCacheLosesNothing();

private:
    std::unique_ptr<SmallDisk> m_disk;
    QTemporaryDir m_elsewhere;
};

void TestFreePages::initTestCase()
{
    m_disk = std::make_unique<SmallDisk>();
    m_disk->fill(2);
    QVERIFY(m_disk->put(u"fits"_s, QByteArray(2 * SmallDisk::pageSize, 'x')));
    QVERIFY(!m_disk->put(u"does not"_s, QByteArray(3 * SmallDisk::pageSize, 'x')));
    m_disk->clear();
}

void TestFreePages::oldOrNew_data()
{
    QTest::addColumn<Writer>("writer");
    QTest::addColumn<int>("pages");
    const QString source = m_elsewhere.filePath(u"source"_s);
    QFile file(source);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QByteArray(9'000, 'c'));
    file.close();
    const std::pair<const char *, Writer> writers[] = {
        {"one piece", [](const QString &path) { return DurableFile::replace(path, QByteArray(9'000, 'n')).ok(); }},
        {"CSV", [](const QString &path) { return exportRows(path, ExportFormat::Csv, 150); }},
        {"few rows of CSV", [](const QString &path) { return exportRows(path, ExportFormat::Csv, 12); }},
        {"JSON", [](const QString &path) { return exportRows(path, ExportFormat::Json, 150); }},
        {"JSON lines", [](const QString &path) { return exportRows(path, ExportFormat::JsonLines, 150); }},
        {"copy", [source](const QString &path) { return copyFile(source, path); }},
        {"fetch",
         [](const QString &path) {
             SaveTarget target(path);
             return fetchInto(target, QByteArray(9'000, 'f'));
         }},
    };
    for (const auto &[name, writer] : writers) {
        for (int pages = 0; pages <= mostPages; ++pages)
            QTest::addRow("%s, %d", name, pages) << writer << pages;
    }
}

void TestFreePages::oldOrNew()
{
    QFETCH(const Writer, writer);
    QFETCH(const int, pages);
    QVERIFY(writer(m_disk->path(u"file"_s)));
    const QByteArray whole = m_disk->contents(u"file"_s);
    QVERIFY(whole.size() > 900);
    QVERIFY(QFile::remove(m_disk->path(u"file"_s)));

    for (const bool isThere : {true, false}) {
        m_disk->makeRoom();
        QFile::remove(m_disk->path(u"file"_s));
        if (isThere)
            QVERIFY(m_disk->put(u"file"_s, oldBytes));
        m_disk->fill(pages);
        const bool isGood = writer(m_disk->path(u"file"_s));
        const qint64 needed = (whole.size() + SmallDisk::pageSize - 1) / SmallDisk::pageSize;
        QCOMPARE(isGood, m_disk->isMounted() ? pages >= needed : pages * SmallDisk::pageSize >= whole.size());
        QCOMPARE(m_disk->contents(u"file"_s), isGood ? whole : isThere ? oldBytes : QByteArray());
        QCOMPARE(m_disk->names(), isGood || isThere ? QStringList{u"file"_s} : QStringList());
    }
}

void TestFreePages::theCacheLosesNothing_data()
{
    QTest::addColumn<int>("pages");
    for (int pages = 0; pages <= mostPages; ++pages)
        QTest::addRow("%d", pages) << pages;
}

/// One file more than fits, or its index: those that were there are found after the next start, and after a healthy
/// one.
void TestFreePages::theCacheLosesNothing()
{
    QFETCH(const int, pages);
    const QString folder = m_disk->path(u"files"_s);
    const auto keyOf = [](int job) {
        return FileKey{u"acme"_s, QString::number(job), JobFile::FailedRows,
                       QUrl(u"https://files.example.com/x.csv"_s)};
    };
    const auto add = [&keyOf](FileCache &cache, int job) {
        FileHold hold;
        auto target = cache.target(keyOf(job), &hold);
        if (!target || !fetchInto(*target.value(), QByteArray(5'000, char('a' + job))))
            return false;
        FetchedFile fetched;
        fetched.bytes = 5'000;
        cache.add(keyOf(job), u"product.import"_s, fetched);
        return true;
    };
    const auto isThere = [&keyOf](FileCache &cache, int job) {
        const auto found = cache.find(keyOf(job));
        QFile file(found ? found->path : QString());
        return found && found->bytes == 5'000 && file.open(QFile::ReadOnly)
            && file.readAll() == QByteArray(5'000, char('a' + job));
    };

    constexpr int files = 20; // their index takes more than one page
    {
        FileCache cache(folder);
        for (int job = 0; job < files; ++job)
            QVERIFY(add(cache, job));
    }
    m_disk->fill(pages);
    bool isAdded = false;
    {
        FileCache cache(folder);
        isAdded = add(cache, files);
        cache.hold(*cache.find(keyOf(0))); // the index is written once more
    }
    for (const bool isHealthy : {false, true}) {
        if (isHealthy)
            m_disk->makeRoom();
        FileCache cache(folder);
        cache.tidy();
        for (int job = 0; job < files; ++job)
            QVERIFY2(isThere(cache, job), QByteArray::number(job).constData());
        QCOMPARE(isThere(cache, files), isAdded);
    }
    FileCache cache(folder);
    QVERIFY(cache.purgeAll());
}

QTEST_GUILESS_MAIN(TestFreePages)
#include "tst_freepages.moc"
