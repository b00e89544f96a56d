// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "store/facetcounter.h"
#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/foundjobs.h"
#include "store/jobsearch.h"

#include <QObject>

#include <array>
#include <deque>
#include <functional>
#include <memory>

namespace Balehook {

/// What reads an index, in a thread of its own; lives there and is called there only. Owned by JobIndex. Works in small
/// steps and takes what is most urgent first: rows to be shown, the newest search, older ones, counts of values,
/// searches that nobody waits for, counts with days.
class JobReader final : public QObject
{
    Q_OBJECT

public:
    template <typename T>
    using Answer = std::function<void(const Result<T> &)>;

    explicit JobReader(const QString &file);
    ~JobReader() override;

    /// Lets go of the file. Searches that were found stay, those under way begin again with what is there then.
    void close();
    /// The writer has set the file aside: what was found in it is void.
    void letGo();
    /// The writer deletes the file. As well; searches that have found nothing yet begin again.
    void part();
    /// What was read says that the file is damaged, and it could not be set aside here.
    bool hasFoundDamage() const { return m_file.isDamaged(); }
    /// As IndexFile::takeSetAside().
    std::optional<Error> takeSetAside() { return m_file.takeSetAside(); }
    /// Before the searches that are under way, or behind them all.
    enum class Urgency { First, Last };
    void search(JobSearchId id, const JobQuery &query, Answer<JobMatches> changed, Urgency urgency = Urgency::First);
    void read(JobSearchId id, qint64 first, int count, Answer<FoundJobs> done);
    void find(JobSearchId id, const QString &jobId, Answer<qint64> done);
    void endSearch(JobSearchId id);
    /// Instead of what is being counted.
    void count(const JobQuery &query, bool days, const QTimeZone &zone, const JobFacets::Find &find,
               Answer<JobFacets> done);
    void endCount(bool days);

Q_SIGNALS:
    /// What was read says that the file is damaged, or another program has put it aside. It is not there any more, or
    /// hasFoundDamage() says that it is. All searches fail.
    void damageFound();

private:
    struct Reading
    {
        qint64 first = 0;
        int count = 0;
        Answer<FoundJobs> done;
    };
    struct Finding
    {
        QByteArray key;
        Answer<qint64> done;
    };
    struct Task
    {
        Task(JobSearchId number, Urgency how, const JobQuery &query, qint64 now)
            : id(number)
            , urgency(how)
            , search(query, now)
        { }

        JobSearchId id;
        Urgency urgency;
        JobSearch search;
        Answer<JobMatches> changed;
        std::vector<Reading> readings;
        std::vector<Finding> findings;
        std::optional<Error> failure;
        std::optional<JobMatches> told;
        quint64 state = 0; ///< of the index, in which it has begun
    };
    struct Counting
    {
        FacetCounter counter;
        Answer<JobFacets> done;
    };
    enum class Readiness { Ready, Empty, Failed };

    Readiness makeReady();
    std::optional<Error> takeFailure();
    void setAside();
    void lose();
    void failAll();
    Task *task(JobSearchId id);
    void schedule();
    void work();
    void step(Task &task);
    void countOn(std::unique_ptr<Counting> &counting);
    void fail(Task &task, const Error &error);
    void tell(Task &task);
    void serve(Task &task);
    JobMatches matches(const Task &task) const;
    Result<FoundJobs> rows(const Task &task, const Reading &reading);
    FoundJobs::Row row(qint64 place);
    Result<qint64> rowOf(const Task &task, const QByteArray &key);
    qint64 placeNow(qint64 place);
    void keepSnapshot(Task &wanting);
    void beginSnapshot(const Task &wanting);
    void forgetSnapshot();
    void handOnSnapshot();
    void endSnapshot();
    void endReading();

    IndexFile m_file;
    SqlRun m_sql;
    std::deque<std::unique_ptr<Task>> m_tasks; ///< in their turn
    std::array<std::unique_ptr<Counting>, 2> m_counting; ///< without days, which goes first, and with them
    JobSearchId m_snapshot = 0; ///< whose reading transaction is open
    quint64 m_state = 0; ///< of the index: counts those that searches have seen
    qlonglong m_version = -1; ///< by which SQLite tells that state from others
    std::optional<Error> m_error;
    Error m_loss; ///< why the last file was let go
    bool m_isScheduled = false;
};

} // namespace Balehook
