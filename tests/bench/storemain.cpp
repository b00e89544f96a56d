// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"
#include "api/pagedecoder.h"
#include "bench/figure.h"
#include "domain/records/importjob.h"
#include "service/demojobs.h"
#include "store/jobindex.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QTimer>

#include <cstdlib>
#include <ctime>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Balehook;

namespace {

constexpr int perPage = 100;

double cpuMicroseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e6 + double(time.tv_nsec) / 1e3;
}

/// Wall and CPU time since it was made. On a machine that does other things, too, the CPU time is what can be judged.
class Stopwatch final
{
public:
    Stopwatch()
        : m_cpu(cpuMicroseconds(CLOCK_PROCESS_CPUTIME_ID))
    {
        m_wall.start();
    }
    double wallMs() const { return double(m_wall.nsecsElapsed()) / 1e6; }
    double cpuMs() const { return (cpuMicroseconds(CLOCK_PROCESS_CPUTIME_ID) - m_cpu) / 1e3; }

private:
    double m_cpu;
    QElapsedTimer m_wall;
};

/// Fills an index with the jobs of the demo service and asks it.
class StoreBench final
{
public:
    StoreBench(JobIndex &index, qint64 jobs)
        : m_index(index)
        , m_count(jobs)
        , m_jobs(1, jobs, u"https://files.example.com/acme"_s, QDateTime(QDate(2026, 11, 1), QTime(), Qt::UTC), 0)
    { }

    bool fill();
    void interruptCounting();
    bool pass(const QString &name);
    void search(const QString &name, const JobQuery &query, double bar);
    void readAnywhere();
    void countValues();

private:
    QByteArray body(int page) const;
    template <typename T, typename Ask>
    T waited(Ask ask)
    {
        QEventLoop loop;
        std::optional<T> answer;
        ask([&](const Result<T> &result) {
            if (!result)
                qFatal("%s", qPrintable(result.error().userMessage()));
            answer = result.value();
            loop.quit();
        });
        loop.exec();
        return std::move(*answer);
    }
    void say(const QString &name, double value, const QString &unit, const QString &barName, double bar) const
    {
        Bench::print({name, value, unit, barName, bar, m_witness});
    }

    JobIndex &m_index;
    qint64 m_count;
    Bench::Witness m_witness; ///< of what is measured now
    Demo::DemoJobs m_jobs;
};

QByteArray StoreBench::body(int page) const
{
    QJsonArray records;
    const qint64 first = qint64(page - 1) * perPage;
    for (qint64 i = first; i < std::min(first + perPage, m_count); ++i)
        records.append(m_jobs.at(i, m_count));
    const QJsonObject answer{{u"result"_s, m_count}, {u"page"_s, page}, {u"perPage"_s, perPage}, {u"data"_s, records}};
    return QJsonDocument(answer).toJson(QJsonDocument::Compact);
}

bool StoreBench::pass(const QString &name)
{
    waited<IndexPass>([this](auto done) { m_index.beginPass(perPage, &m_index, done); });
    const int pages = int((m_count + perPage - 1) / perPage);
    const double before = cpuMicroseconds(CLOCK_PROCESS_CPUTIME_ID);
    double making = 0;
    QElapsedTimer wall;
    wall.start();
    double longestPage = 0;
    double decoding = 0;
    for (int page = 1; page <= pages; ++page) {
        const double begun = cpuMicroseconds(CLOCK_THREAD_CPUTIME_ID);
        const QByteArray bytes = body(page);
        making += cpuMicroseconds(CLOCK_THREAD_CPUTIME_ID) - begun;
        QElapsedTimer storing;
        storing.start();
        const double beforeDecoding = cpuMicroseconds(CLOCK_THREAD_CPUTIME_ID);
        const auto envelope = Envelope::decode(bytes, "application/json", "result"_L1);
        if (!envelope)
            return false;
        const auto records = decodedPage<ImportJob>(envelope.value().data, bytes);
        decoding += cpuMicroseconds(CLOCK_THREAD_CPUTIME_ID) - beforeDecoding;
        waited<StoredPage>([&](auto done) { m_index.storePage(page, records, m_count, &m_index, done); });
        longestPage = std::max(longestPage, double(storing.nsecsElapsed()) / 1e6);
    }
    waited<Nothing>([this](auto done) { m_index.endPass(&m_index, done); });
    const double cpu = cpuMicroseconds(CLOCK_PROCESS_CPUTIME_ID) - before - making;
    m_witness = {u"jobs stored"_s, double(m_index.status().jobs), double(m_count)};
    say(name + ", CPU a job"_L1, cpu / double(m_count), u"us"_s, u"of it to decode"_s, decoding / double(m_count));
    say(name + ", wall a job"_L1, double(wall.nsecsElapsed()) / 1e3 / double(m_count), u"us"_s, u""_s, 0);
    say(name + ", longest page"_L1, longestPage, u"ms"_s, u""_s, 0);
    return true;
}

bool StoreBench::fill()
{
    if (!pass(u"decode, store and index the text"_s))
        return false;
    say(u"bytes a job"_s, double(m_index.status().bytes) / double(m_count), u"bytes"_s, u"at most"_s, 1000);
    return true;
}

void StoreBench::search(const QString &name, const JobQuery &query, double bar)
{
    QList<double> firsts;
    QList<double> firstsCpu;
    QList<double> alls;
    qint64 count = 0;
    qint64 read = 0;
    constexpr qint64 wanted = 50;
    for (int round = 0; round < 5; ++round) {
        QEventLoop loop;
        const Stopwatch timer;
        JobIndex::Search search = 0;
        bool isAsked = false;
        bool isRead = false;
        bool isComplete = false;
        const auto end = [&] {
            if (isRead && isComplete)
                loop.quit();
        };
        search = m_index.search(query, &m_index, [&](const Result<JobIndex::Matches> &result) {
            if (!result)
                qFatal("%s", qPrintable(result.error().userMessage()));
            count = result.value().count;
            if (!std::exchange(isAsked, true)) {
                m_index.read(search, 0, wanted, &m_index, [&](const Result<JobIndex::Rows> &rows) {
                    read = rows ? qint64(rows.value().rows.size()) : -1;
                    firsts.append(timer.wallMs());
                    firstsCpu.append(timer.cpuMs());
                    isRead = true;
                    end();
                });
            }
            if (result.value().isComplete) {
                alls.append(timer.wallMs());
                isComplete = true;
                end();
            }
        });
        loop.exec();
        m_index.endSearch(search);
    }
    // Where nothing is to be found, that is what was found.
    m_witness = {u"rows read of %1 jobs found"_s.arg(count), double(read + 1), double(std::min(count, wanted) + 1)};
    say(u"%1, first rows"_s.arg(name), Bench::median(firsts), u"ms"_s, u"at most"_s, bar);
    say(u"%1, CPU to first rows"_s.arg(name), Bench::median(firstsCpu), u"ms"_s, u""_s, 0);
    say(u"%1, worst of five"_s.arg(name), *std::max_element(firsts.begin(), firsts.end()), u"ms"_s, u""_s, 0);
    say(u"%1, all"_s.arg(name), Bench::median(alls), u"ms"_s, u""_s, 0);
}

void StoreBench::readAnywhere()
{
    JobQuery query;
    query.sortField = ImportJob::UpdatedAt;
    QEventLoop loop;
    const JobIndex::Search search = m_index.search(query, &m_index, [&](const auto &result) {
        if (result.value().isComplete)
            loop.quit();
    });
    loop.exec();
    // Waits until all is in order.
    waited<JobIndex::Rows>([&](auto done) { m_index.read(search, m_count - 1, 1, &m_index, done); });
    QRandomGenerator random(1);
    QList<double> times;
    for (int round = 0; round < 200; ++round) {
        const Stopwatch timer;
        const qint64 row = random.bounded(m_count);
        waited<JobIndex::Rows>([&](auto done) { m_index.read(search, row, 50, &m_index, done); });
        times.append(timer.wallMs());
    }
    m_index.endSearch(search);
    m_witness = {u"times 50 rows read"_s, double(times.size()), 200};
    say(u"read any 50 rows of a sorted search"_s, Bench::median(times), u"ms"_s, u"at most"_s, 16);
    say(u"read any 50 rows, worst of 200"_s, *std::max_element(times.begin(), times.end()), u"ms"_s, u""_s, 0);
}

void StoreBench::countValues()
{
    const Stopwatch timer;
    const auto facets =
        waited<JobFacets>([&](auto done) { m_index.facets({}, true, QTimeZone::utc(), &m_index, done); });
    qint64 counted = facets.undated;
    for (const JobFacets::Day &day : facets.days) {
        for (const auto &[status, jobs] : day.jobsByStatus)
            counted += jobs;
    }
    m_witness = {u"jobs counted"_s, double(counted), double(m_count)};
    say(u"count values and days of all jobs"_s, timer.wallMs(), u"ms"_s, u""_s, 0);
    say(u"count values and days of all jobs, CPU"_s, timer.cpuMs(), u"ms"_s, u""_s, 0);
}

/// How long a search waits for its first rows where all jobs are being counted.
void StoreBench::interruptCounting()
{
    QList<double> times;
    for (int round = 0; round < 9; ++round) {
        m_index.facets({}, true, QTimeZone::utc(), &m_index, [](const auto &) {});
        QEventLoop loop;
        // So that the counting is under way.
        QTimer::singleShot(20 * (round + 1), &loop, &QEventLoop::quit);
        loop.exec();
        const Stopwatch timer;
        const JobIndex::Search search = m_index.search({}, &m_index, [&](const auto &) { loop.quit(); });
        loop.exec();
        times.append(timer.wallMs());
        m_index.endSearch(search);
        m_index.endFacets(true);
    }
    m_witness = {u"searches while it was counted"_s, double(times.size()), 9};
    say(u"search while values and days are counted"_s, Bench::median(times), u"ms"_s, u"at most"_s, 50);
    say(u"search while they are counted, worst of nine"_s, *std::max_element(times.begin(), times.end()), u"ms"_s,
        u"at most"_s, 150);
}

JobQuery ofText(const QString &text)
{
    JobQuery query;
    query.text = text;
    return query;
}

void measureSearches(StoreBench &bench, qint64 jobs)
{
    constexpr double textBar = 50;
    constexpr double otherBar = 600;
    bench.search(u"no text"_s, {}, textBar);
    for (const QString &text :
         {u"product"_s, u"csv"_s, u"report-%1.csv"_s.arg(jobs / 3), QString::number(jobs / 2 + 123).right(5),
          u"2026-02"_s, u"2026-13"_s, u"maria"_s, u"qzx"_s, u"zzzzzzzz"_s, u"_failed.png"_s, u"-05-1"_s})
        bench.search(u"text \"%1\""_s.arg(text), ofText(text), textBar);
    for (const QString &text : {u"ma"_s, u"zq"_s, u"e"_s})
        bench.search(u"short text \"%1\""_s.arg(text), ofText(text), otherBar);
    for (std::size_t field = 0; field < ImportJob::FieldCount; ++field) {
        JobQuery query;
        query.sortField = ImportJob::Field(field);
        query.isDescending = field % 2 == 0;
        bench.search(u"by "_s + ImportJob::names[field], query, otherBar);
    }
    JobQuery filtered = ofText(u"product"_s);
    filtered.values[ImportJob::Status] = {{u"2"_s}, false};
    bench.search(u"text \"product\", status 2"_s, filtered, textBar);
    filtered.sortField = ImportJob::FailureCount;
    filtered.isDescending = true;
    bench.search(u"the same by failures"_s, filtered, otherBar);
}

/// Takes the file out of the page cache, as after a start of the computer.
void dropFromMemory(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    fsync(file.handle()); // what is not written yet cannot go
    posix_fadvise(file.handle(), 0, 0, POSIX_FADV_DONTNEED);
}

/// What this process has had to read from the disk, in MB.
double readFromDiskMb()
{
    QFile io(u"/proc/self/io"_s);
    if (!io.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : io.readAll().split('\n')) {
        if (line.startsWith("read_bytes: "))
            return double(line.sliced(12).toLongLong()) / 1e6;
    }
    return 0;
}

/// Milliseconds from a question to its first 50 rows, of an index that was just opened and lies on the disk alone.
double coldMs(const QString &path, const JobQuery &query)
{
    dropFromMemory(path);
    JobIndex index(path);
    QEventLoop loop;
    QObject::connect(&index, &JobIndex::opened, &loop, &QEventLoop::quit);
    index.open();
    loop.exec();
    dropFromMemory(path);
    const Stopwatch timer;
    double ms = -1;
    JobIndex::Search search = 0;
    bool isAsked = false;
    search = index.search(query, &index, [&](const Result<JobIndex::Matches> &) {
        if (std::exchange(isAsked, true))
            return;
        index.read(search, 0, 50, &index, [&](const Result<JobIndex::Rows> &rows) {
            ms = rows && rows.value().rows.size() == 50 ? timer.wallMs() : -1;
            loop.quit();
        });
    });
    loop.exec();
    return ms;
}

void measureCold(const QString &path)
{
    JobQuery sorted;
    sorted.sortField = ImportJob::FailureCount;
    sorted.isDescending = true;
    JobQuery both = ofText(u"product"_s);
    both.sortField = sorted.sortField;
    both.isDescending = true;
    const std::pair<QString, JobQuery> queries[] = {
        {u"text"_s, ofText(u"product"_s)}, {u"sort"_s, sorted}, {u"text and sort"_s, both}};
    for (const auto &[name, query] : queries) {
        QList<double> times;
        double read = 0;
        for (int round = 0; round < 3; ++round) {
            const double before = readFromDiskMb();
            times.append(coldMs(path, query));
            read = readFromDiskMb() - before;
        }
        Bench::print({u"%1, the index not in the page cache, first rows"_s.arg(name),
                      times.contains(-1) ? -1 : Bench::median(times),
                      u"ms"_s,
                      u""_s,
                      0,
                      {u"MB read from the disk"_s, times.contains(-1) ? 0 : read, 0.5}});
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const qint64 jobs = std::max(1'000, arguments.value(1, u"1000000"_s).toInt());
    const QString kept = arguments.value(2);
    const QTemporaryDir folder;
    const double idleMb = Bench::ownPssMb();
    // In a folder of its own, as that of an index is made private: it could be /tmp.
    const QString path = kept.isEmpty() ? folder.filePath(u"jobs.sqlite"_s) : kept + "/jobs.sqlite"_L1;
    auto index = std::make_unique<JobIndex>(path);
    QEventLoop loop;
    QObject::connect(index.get(), &JobIndex::opened, &loop, &QEventLoop::quit);
    index->open();
    loop.exec();
    StoreBench bench(*index, jobs);
    if (double load = 0; getloadavg(&load, 1) == 1)
        Bench::complain(u"Load of the machine at the beginning: %1"_s.arg(load));
    if (index->status().jobs != jobs && !bench.fill())
        return 1;
    measureSearches(bench, jobs);
    bench.readAnywhere();
    bench.countValues();
    bench.interruptCounting();
    Bench::print({u"memory over the program without an index (PSS)"_s,
                  Bench::ownPssMb() - idleMb,
                  u"MB"_s,
                  u"at most"_s,
                  60,
                  {u"jobs in the index"_s, double(index->status().jobs), double(jobs)}});
    if (kept.isEmpty() && !bench.pass(u"the same jobs once more"_s))
        return 1;
    index.reset(); // its pages would stay in memory
    measureCold(path);
    return Bench::isWitnessed() ? 0 : 1;
}
