// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/rowsfinder.h"

#include "failedrows/find/tablesearch.h"
#include "failedrows/table/reportpace.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

constexpr int mostThreads = 4;

} // namespace

/// One search, shared with its workers.
struct RowsFinder::Job
{
    Job(const Wish &wish, std::vector<SearchedFile> searched)
        : match(wish.text, wish.kind)
        , mostRows(wish.mostRows)
        , left(wish.mostInAll)
        , files(std::move(searched))
    { }

    const CellMatch match;
    const qint64 mostRows;
    std::atomic<qint64> left; ///< rows that may still be kept
    const std::vector<SearchedFile> files;
    std::atomic<size_t> next = 0;
    const StopFlag stop = std::make_shared<std::atomic_bool>(false);
};

/// What a worker tells from time to time.
struct RowsFinder::Report
{
    Coverage coverage;
    std::vector<qint64> unfiltered;
    std::vector<qint64> gone;
};

RowsFinder::RowsFinder(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, mostThreads));
}

RowsFinder::~RowsFinder()
{
    cancel();
    m_threads.waitForDone();
}

void RowsFinder::start(const Wish &wish, std::vector<SearchedFile> files)
{
    cancel();
    m_coverage = {.files = qint64(files.size())};
    m_unfiltered.clear();
    m_gone.clear();
    m_job = std::make_shared<Job>(wish, std::move(files));
    m_isRunning = true;
    m_working = m_threads.maxThreadCount();
    for (int worker = 0; worker < m_working; ++worker)
        m_threads.start([this, job = m_job] { work(job); });
}

void RowsFinder::cancel()
{
    if (m_job)
        *m_job->stop = true;
    m_job.reset();
    m_isRunning = false;
}

/// In a worker. What it posts comes only while the search is the one that is wanted.
void RowsFinder::work(const std::shared_ptr<Job> &job)
{
    const auto post = [this, job](auto call) {
        QMetaObject::invokeMethod(
            this,
            [job, call = std::move(call)] {
                if (!*job->stop)
                    call();
            },
            Qt::QueuedConnection);
    };
    TableSearch search(job->match, job->stop);
    ReportPace pace;
    Report news;
    while (!*job->stop) {
        const size_t number = job->next++;
        if (number >= job->files.size())
            break;
        const Result<FoundRows> found =
            search.search(job->files[number], std::clamp<qint64>(job->left, 0, job->mostRows));
        Coverage &more = news.coverage;
        if (found) {
            ++more.searched;
            if (!search.hadFilter())
                news.unfiltered.push_back(qint64(number));
            more.rows += found.value().count;
            job->left -= qint64(found.value().rows.size());
            if (found.value().count > 0) {
                ++more.filesWithRows;
                post([this, number, rows = found.value()] { Q_EMIT this->found(qint64(number), rows); });
            }
        } else if (found.error().kind == ErrorKind::NotATable || found.error().kind == ErrorKind::FileEmpty) {
            ++(search.wasPacked() ? more.packed : more.notTables);
        } else if (found.error().kind == ErrorKind::FileGone) {
            news.gone.push_back(qint64(number));
        } else if (found.error().kind != ErrorKind::Cancelled) {
            ++more.unreadable;
        }
        if (pace.isDue())
            post([this, now = std::exchange(news, {})] {
                take(now);
                Q_EMIT progressed();
            });
    }
    post([this, news] {
        take(news);
        if (--m_working > 0)
            return;
        m_isRunning = false;
        Q_EMIT finished();
    });
}

void RowsFinder::take(const Report &news)
{
    m_unfiltered.insert(m_unfiltered.end(), news.unfiltered.begin(), news.unfiltered.end());
    m_gone.insert(m_gone.end(), news.gone.begin(), news.gone.end());
    m_coverage.files -= qint64(news.gone.size());
    const Coverage &more = news.coverage;
    m_coverage.searched += more.searched;
    m_coverage.notTables += more.notTables;
    m_coverage.packed += more.packed;
    m_coverage.unreadable += more.unreadable;
    m_coverage.filesWithRows += more.filesWithRows;
    m_coverage.rows += more.rows;
}

} // namespace Balehook
