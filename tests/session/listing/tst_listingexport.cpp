// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/listingexport.h"

#include "models/jobpages.h"
#include "support/smallfiles.h"
#include "support/wait.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

PageAnswer pageOf(const std::vector<QByteArray> &raws)
{
    std::vector<ImportJob> jobs;
    QByteArray body;
    for (const QByteArray &raw : raws) {
        ImportJob job;
        job.set(ImportJob::Id, u"id-%1"_s.arg(jobs.size()));
        jobs.push_back(job);
        body += raw + '\x01';
    }
    PageAnswer answer;
    answer.records = std::make_shared<Page<ImportJob>>(
        std::move(jobs), body, [](const QByteArray &all, qsizetype index) { return all.split('\x01').value(index); });
    answer.page = 1;
    answer.perPage = 25;
    answer.total = qint64(raws.size());
    return answer;
}

} // namespace

/// Whole listings into real files.
class TestListingExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void writesEveryRecordOnce_data();
    void writesEveryRecordOnce();
    void keepsTheBytesOfTheService();
    void keepsEachRecordOnItsLine();
    void guardsFormulas();
    void asksInTheBackground();
    void leavesOutWhatComesTwice();
    void withoutATotalItEndsAtTheEnd();
    void ofNothingIsAFileWithAHeader();
    void asksForSmallerPages();
    void aFailureLeavesNothingAndSaysHowFarItCame();
    void anOldFileStaysAfterAFailure();
    void cancelled_data();
    void cancelled();
    void aSourceThatGoes_data();
    void aSourceThatGoes();
    void deletedByItsOwner_data();
    void deletedByItsOwner();
    void deletedByWhoeverHearsOfProgress();
    void aFolderThatCannotBeWritten();
    void aFullDiskLeavesNothing();

private:
    void begin(ListingExport::Order order);
    void begin(ExportFormat format, int perPage = 100);
    ListingExport::Order csv(int perPage = 100) const;
    Result<ListingExport::Written> result();
    QString path() const { return m_folder->filePath(u"jobs.out"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray contents() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ListingExport> m_export;
    std::optional<Result<ListingExport::Written>> m_result;
    int m_results = 0;
};

void TestListingExport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_source = std::make_unique<FakePageSource>(honestScript(950));
    m_result.reset();
    m_results = 0;
}

void TestListingExport::cleanup()
{
    m_export.reset();
    m_source.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
}

ListingExport::Order TestListingExport::csv(int perPage) const
{
    return {.fileName = path(),
            .format = ExportFormat::Csv,
            .perPage = perPage,
            .header = {"id", "status"},
            .cells = [](const RecordPage &page, qsizetype index) {
                const ImportJob &job = static_cast<const Page<ImportJob> &>(page).at(index);
                return QByteArrayList{job.id().toUtf8(), job.text(ImportJob::Status).toUtf8()};
            }};
}

void TestListingExport::begin(ListingExport::Order order)
{
    m_export = std::make_unique<ListingExport>(*m_source, std::move(order));
    connect(m_export.get(), &ListingExport::finished, this, [this](const auto &written) {
        m_result = written;
        ++m_results;
    });
    m_export->start();
}

void TestListingExport::begin(ExportFormat format, int perPage)
{
    begin({.fileName = path(), .format = format, .perPage = perPage});
}

Result<ListingExport::Written> TestListingExport::result()
{
    if (!Testing::waitFor([this] { return m_result.has_value(); }, 60'000))
        return Error(ErrorKind::TimedOut);
    return *m_result;
}

QByteArray TestListingExport::contents() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void TestListingExport::writesEveryRecordOnce_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("csv") << ExportFormat::Csv << 100 << "\"id\",\"status\"\r\n"_ba
                         << "\"job-%1\",\"%2\""_ba
                         << "\r\n"_ba
                         << "\r\n"_ba;
    QTest::newRow("csv, all on one page") << ExportFormat::Csv << 2000 << "\"id\",\"status\"\r\n"_ba
                                          << "\"job-%1\",\"%2\""_ba
                                          << "\r\n"_ba
                                          << "\r\n"_ba;
    QTest::newRow("lines") << ExportFormat::JsonLines << 100 << ""_ba
                           << "job-%1"_ba
                           << "\n"_ba
                           << "\n"_ba;
    QTest::newRow("json") << ExportFormat::Json << 7 << "[\n  "_ba
                          << "job-%1"_ba
                          << ",\n  "_ba
                          << "\n]\n"_ba;
}

void TestListingExport::writesEveryRecordOnce()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const int, perPage);
    QFETCH(const QByteArray, row);
    QFETCH(const QByteArray, between);
    if (format == ExportFormat::Csv)
        begin(csv(perPage));
    else
        begin(format, perPage);
    qint64 told = 0;
    connect(m_export.get(), &ListingExport::progressed, this, [&told](qint64 records, std::optional<qint64> total) {
        QVERIFY(records > told);
        QCOMPARE(total, std::optional<qint64>(950));
        told = records;
    });
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().records, 950);
    QCOMPARE(written.value().repeated, 0);
    QCOMPARE(written.value().total, std::optional<qint64>(950));
    QCOMPARE(told, 950);
    QByteArrayList rows;
    for (int i = 0; i < 950; ++i) {
        QByteArray one = row;
        rows.append(one.replace("%1", QByteArray::number(i)).replace("%2", QByteArray::number(i % 3)));
    }
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, end);
    QCOMPARE(contents(), begin + rows.join(between) + end);
    QCOMPARE(files(), QStringList{u"jobs.out"_s});
    QVERIFY(!(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther)));
    QCOMPARE(m_results, 1);
}

void TestListingExport::keepsTheBytesOfTheService()
{
    const QByteArray one = R"({ "id" : "a" , "n":1.50, "x":{"unknown":[1, 2]}, "u":"\u00e9\/" })";
    const QByteArray two = "{\n  \"id\": \"b\"\n}";
    m_source->setScript([one, two](const PageRequest &, int) { return pageOf({one, two}); });
    begin(ExportFormat::Json);
    QVERIFY(result().ok());
    QCOMPARE(contents(), "[\n  " + one + ",\n  " + two + "\n]\n");
}

void TestListingExport::keepsEachRecordOnItsLine()
{
    const QByteArray one = R"({"id": "a b", "n": 1.50})";
    m_source->setScript([one](const PageRequest &, int) { return pageOf({one, "{\n  \"id\": \"a b\"\r\n}"}); });
    begin(ExportFormat::JsonLines);
    QVERIFY(result().ok());
    QCOMPARE(contents(), one + "\n{\"id\":\"a b\"}\n");
}

void TestListingExport::guardsFormulas()
{
    auto order = csv();
    order.cells = [](const RecordPage &, qsizetype) { return QByteArrayList{"=cmd()", "é"}; };
    begin(order);
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().guardedCells, 950);
    QVERIFY(contents().startsWith("\"id\",\"status\"\r\n\"'=cmd()\",\"é\"\r\n"));
}

void TestListingExport::asksInTheBackground()
{
    begin(ExportFormat::JsonLines);
    QVERIFY(result().ok());
    QCOMPARE(m_source->asked().size(), 10U);
    for (const auto &asked : m_source->asked())
        QCOMPARE(asked.priority, PagePriority::Background);
    QVERIFY(m_source->mostAtOnce() <= 2);
}

void TestListingExport::leavesOutWhatComesTwice()
{
    // Three new jobs come in at the front while it is read: what was at the end of a page is on the next one again.
    m_source->setScript(
        [](const PageRequest &request, int) { return honestAnswer(request, 953, request.page < 4 ? 3 : 0); });
    begin(ExportFormat::JsonLines);
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().records, 950);
    QCOMPARE(written.value().repeated, 3);
    QCOMPARE(written.value().total, std::optional<qint64>(953));
    QByteArrayList lines = contents().trimmed().split('\n');
    QCOMPARE(lines.size(), 950);
    const QSet<QByteArray> different(lines.begin(), lines.end());
    QCOMPARE(different.size(), 950);
}

void TestListingExport::withoutATotalItEndsAtTheEnd()
{
    m_source->setScript([](const PageRequest &request, int) { return silentAnswer(request, 250); });
    begin(ExportFormat::JsonLines);
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().records, 250);
    QVERIFY(!written.value().total);
}

void TestListingExport::ofNothingIsAFileWithAHeader()
{
    m_source->setScript([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer(request, 0);
        answer.total = 5; // or so it says: the file is not all of it
        return answer;
    });
    begin(csv());
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().records, 0);
    QCOMPARE(written.value().total, std::optional<qint64>(5));
    QCOMPARE(contents(), "\"id\",\"status\"\r\n"_ba);
}

void TestListingExport::asksForSmallerPages()
{
    m_source->setScript([](const PageRequest &request, int) -> FakePageSource::Answer {
        if (request.perPage > 50)
            return Error(ErrorKind::Rejected);
        return honestAnswer(request, 120);
    });
    begin({.fileName = path(), .format = ExportFormat::JsonLines, .perPage = 500, .smallerPage = 25});
    const auto written = result();
    QVERIFY(written.ok());
    QCOMPARE(written.value().records, 120);
    QCOMPARE(m_source->asked().front().request.perPage, 500);
    QCOMPARE(m_source->asked().back().request.perPage, 25);
}

void TestListingExport::aFailureLeavesNothingAndSaysHowFarItCame()
{
    m_source->setScript([](const PageRequest &request, int) -> FakePageSource::Answer {
        if (request.page == 5)
            return Error(ErrorKind::ServerFailed);
        return honestAnswer(request, 950);
    });
    begin(ExportFormat::JsonLines);
    const auto written = result();
    QVERIFY(!written.ok());
    QCOMPARE(written.error().kind, ErrorKind::ServerFailed);
    QVERIFY(m_export->recordCount() >= 200);
    QVERIFY(m_export->recordCount() <= 400);
    QVERIFY(files().isEmpty());
    QCOMPARE(m_source->open(), 0);
}

void TestListingExport::anOldFileStaysAfterAFailure()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    m_source->setScript([](const PageRequest &, int) { return Error(ErrorKind::Unreachable); });
    begin(ExportFormat::Json);
    QCOMPARE(result().error().kind, ErrorKind::Unreachable);
    QCOMPARE(contents(), "old"_ba);
    QCOMPARE(files(), QStringList{u"jobs.out"_s});
}

void TestListingExport::cancelled_data()
{
    QTest::addColumn<int>("afterRecords");
    QTest::newRow("at once") << -1;
    QTest::newRow("while the first page is on its way") << 0;
    QTest::newRow("in the middle") << 300;
}

void TestListingExport::cancelled()
{
    QFETCH(const int, afterRecords);
    if (afterRecords == 0)
        m_source->hold();
    begin(csv());
    if (afterRecords < 0) {
        m_export->cancel();
    } else if (afterRecords == 0) {
        QTRY_COMPARE_WITH_TIMEOUT(m_source->open(), 1, 60'000);
        m_export->cancel();
    } else {
        connect(m_export.get(), &ListingExport::progressed, this, [this](qint64 records) {
            if (records >= 300)
                m_export->cancel();
        });
    }
    QCOMPARE(result().error().kind, ErrorKind::Cancelled);
    m_export->cancel(); // does no more
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_results, 1);
    QVERIFY(files().isEmpty());
    QCOMPARE(m_source->open(), 0);
}

void TestListingExport::aSourceThatGoes_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("with its account") << false;
    QTest::newRow("it is another listing now") << true; // the rest would not belong to what was read
}

void TestListingExport::aSourceThatGoes()
{
    QFETCH(const bool, isOther);
    begin(ExportFormat::JsonLines);
    connect(m_export.get(), &ListingExport::progressed, this, [this, isOther](qint64 records) {
        if (records == 300 && isOther)
            Q_EMIT m_source->invalidated();
        else if (records == 300)
            QMetaObject::invokeMethod(
                this, [this] { m_source.reset(); }, Qt::QueuedConnection);
    });
    const auto written = result();
    QVERIFY(!written.ok() && written.error().kind == ErrorKind::Cancelled);
    QCOMPARE(m_results, 1);
    QVERIFY(files().isEmpty());
}

void TestListingExport::deletedByItsOwner_data()
{
    QTest::addColumn<bool>("isReading");
    QTest::newRow("while the file is opened") << false;
    QTest::newRow("while it reads and writes") << true;
}

void TestListingExport::deletedByItsOwner()
{
    QFETCH(const bool, isReading);
    begin(ExportFormat::JsonLines);
    if (isReading)
        QTRY_VERIFY_WITH_TIMEOUT(m_export->recordCount() > 0, 60'000);
    m_export.reset();
    QCOMPARE(m_source->open(), 0);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
    QCoreApplication::sendPostedEvents();
    QVERIFY(!m_result);
    QVERIFY(files().isEmpty());
}

void TestListingExport::deletedByWhoeverHearsOfProgress()
{
    begin(csv());
    QSignalSpy gone(m_export.get(), &QObject::destroyed);
    connect(m_export.get(), &ListingExport::progressed, this, [this] { m_export.reset(); });
    QVERIFY(gone.wait(60'000));
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
    QVERIFY(files().isEmpty());
}

void TestListingExport::aFolderThatCannotBeWritten()
{
    // Not by its permissions: root may write anywhere.
    begin({.fileName = m_folder->filePath(u"missing/jobs.csv"_s), .format = ExportFormat::JsonLines});
    const auto written = result();
    QCOMPARE(written.error().kind, ErrorKind::DiskFailed);
    QVERIFY(!written.error().detail.isEmpty());
    QVERIFY(m_source->asked().empty());
}

void TestListingExport::aFullDiskLeavesNothing()
{
#ifdef Q_OS_UNIX
    auto full = std::make_unique<Testing::SmallFiles>(64 * 1024);
    m_source->setScript(honestScript(100'000));
    begin(csv(1000));
    const auto written = result();
    full.reset(); // before anything is written about what failed
    QVERIFY(!written.ok());
    QCOMPARE(written.error().kind, ErrorKind::DiskFailed);
    QVERIFY(!written.error().detail.isEmpty());
    QVERIFY(m_source->asked().size() < 100U); // it does not read on for nothing
    QVERIFY(files().isEmpty());
#endif
}

QTEST_GUILESS_MAIN(TestListingExport)
#include "tst_listingexport.moc"
