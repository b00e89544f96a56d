// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobreader.h"

#include "core/process/freedmemory.h"
#include "store/file/sqlfailure.h"
#include "store/jobrow.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 manyMatches = 100'000;

} // namespace

JobReader::JobReader(const QString &file)
    : m_file(file, u"reader"_s)
    , m_sql(m_file)
{ }

JobReader::~JobReader()
{
    m_sql.forget(); // before the connection goes
}

void JobReader::close()
{
    forgetSnapshot();
    m_file.close();
}

/// The connection goes: what another one says of versions is not comparable.
void JobReader::forgetSnapshot()
{
    m_snapshot = 0;
    m_version = -1;
    m_sql.forget();
}

std::optional<Error> JobReader::takeFailure()
{
    std::optional<Error> failure = m_sql.takeFailure();
    if (m_file.isDamaged()) {
        failure = m_file.noteDamage();
        setAside();
    }
    return failure;
}

/// Here and now: whoever hears of the failure may be gone before anybody else gets to it.
void JobReader::setAside()
{
    forgetSnapshot();
    (void)m_file.setAside(); // the writer tries once more
    lose();
}

void JobReader::letGo()
{
    if (!m_file.isLost())
        return;
    m_loss = m_file.lossReason();
    close();
    failAll();
}

/// Whoever knows all matches is not told before asking for rows: there is a new search by then, or none.
void JobReader::part()
{
    close();
    for (const auto &task : m_tasks) {
        if (task->failure || !task->told)
            continue;
        if (!task->told->isComplete)
            fail(*task, SqlFailure::removed());
        task->failure = SqlFailure::removed();
    }
}

void JobReader::lose()
{
    m_loss = m_file.isLost() ? m_file.lossReason() : SqlFailure::corrupt();
    m_error = m_loss;
    close();
    Q_EMIT damageFound();
    // What has led here still works on one of them.
    QMetaObject::invokeMethod(this, &JobReader::failAll, Qt::QueuedConnection);
}

/// Rows that were found in a file that is gone are in no other one.
void JobReader::failAll()
{
    for (const auto &task : m_tasks) {
        if (!task->failure)
            fail(*task, m_loss);
    }
}

JobReader::Readiness JobReader::makeReady()
{
    if (m_file.isLost()) {
        lose();
        return Readiness::Failed;
    }
    if (!m_file.exists()) {
        close();
        return Readiness::Empty;
    }
    if (m_file.isOpen())
        return Readiness::Ready;
    forgetSnapshot(); // of a file that was put aside
    if (const Outcome opened = m_file.openForReading(); !opened) {
        m_error = takeFailure().value_or(opened.error());
        return Readiness::Failed;
    }
    const int version = m_sql.value(u"PRAGMA user_version"_s).toInt();
    m_error = takeFailure();
    if (!m_error && version == IndexFile::version)
        return Readiness::Ready;
    // The writer sees to one of another version.
    close();
    return m_error ? Readiness::Failed : Readiness::Empty;
}

JobReader::Task *JobReader::task(JobSearchId id)
{
    const auto at = std::find_if(m_tasks.begin(), m_tasks.end(), [id](const auto &one) { return one->id == id; });
    return at == m_tasks.end() ? nullptr : at->get();
}

void JobReader::search(JobSearchId id, const JobQuery &query, Answer<JobMatches> changed, Urgency urgency)
{
    auto made = std::make_unique<Task>(id, urgency, query, QDateTime::currentMSecsSinceEpoch());
    made->changed = std::move(changed);
    m_tasks.insert(urgency == Urgency::First ? m_tasks.begin() : m_tasks.end(), std::move(made));
    schedule();
}

void JobReader::read(JobSearchId id, qint64 first, int count, Answer<FoundJobs> done)
{
    if (Task *const asked = task(id)) {
        asked->readings.push_back({first, count, std::move(done)});
        serve(*asked);
    }
}

void JobReader::find(JobSearchId id, const QString &jobId, Answer<qint64> done)
{
    if (Task *const asked = task(id)) {
        asked->findings.push_back({JobRow::keyOf(jobId), std::move(done)});
        serve(*asked);
    }
}

void JobReader::endSearch(JobSearchId id)
{
    const Task *const ended = task(id);
    const bool wasLarge = ended && ended->search.count() > manyMatches;
    std::erase_if(m_tasks, [id](const auto &one) { return one->id == id; });
    if (m_snapshot == id)
        handOnSnapshot();
    if (wasLarge)
        giveBackFreedMemory();
}

void JobReader::schedule()
{
    if (m_isScheduled)
        return;
    m_isScheduled = true;
    // Through the event loop, so that what was asked for meanwhile goes first.
    QMetaObject::invokeMethod(this, &JobReader::work, Qt::QueuedConnection);
}

void JobReader::work()
{
    m_isScheduled = false;
    const auto next = std::find_if(m_tasks.begin(), m_tasks.end(),
                                   [](const auto &one) { return !one->search.isDone() && !one->failure; });
    auto &[values, valuesAndDays] = m_counting;
    if (values && (next == m_tasks.end() || (*next)->urgency == Urgency::Last))
        countOn(values); // which is asked for where a value is to be chosen
    else if (next != m_tasks.end())
        step(**next);
    else if (valuesAndDays)
        countOn(valuesAndDays);
    else
        return;
    schedule();
}

void JobReader::count(const JobQuery &query, bool days, const QTimeZone &zone, const JobFacets::Find &find,
                      Answer<JobFacets> done)
{
    m_counting[days ? 1 : 0] = std::make_unique<Counting>(
        Counting{FacetCounter(query, days, {zone, QDateTime::currentMSecsSinceEpoch()}, find), std::move(done)});
    schedule();
}

void JobReader::endCount(bool days)
{
    m_counting[days ? 1 : 0].reset();
}

void JobReader::countOn(std::unique_ptr<Counting> &counting)
{
    FacetCounter &counter = counting->counter;
    const Readiness readiness = makeReady();
    endSnapshot(); // of a search that nobody waits for
    // The text index and what is not in it yet belong together.
    if (readiness == Readiness::Ready) {
        m_sql.run(u"BEGIN"_s);
        counter.step(m_sql);
    }
    const std::optional<Error> failure = readiness == Readiness::Failed ? m_error : takeFailure();
    if (readiness == Readiness::Ready)
        endReading();
    if (readiness == Readiness::Ready && !failure && !counter.isDone())
        return;
    counting->done(failure ? Result<JobFacets>(*failure) : Result<JobFacets>(counter.facets()));
    counting.reset();
}

void JobReader::step(Task &task)
{
    const Readiness readiness = makeReady();
    if (readiness == Readiness::Failed) {
        fail(task, *m_error);
        return;
    }
    if (readiness == Readiness::Empty) {
        // Nothing was ever stored: a search of nothing, which is no error.
        fail(task, Error(ErrorKind::Cancelled));
        return;
    }
    if (!task.search.isFound())
        keepSnapshot(task);
    if (!task.readings.empty()) // the last one is what is looked at now
        task.search.want(task.readings.back().first, task.readings.back().first + task.readings.back().count);
    task.search.step(m_sql);
    if (const auto failure = takeFailure()) {
        fail(task, *failure);
        return;
    }
    if (task.search.isFound() && m_snapshot == task.id)
        handOnSnapshot();
    tell(task);
    serve(task);
    if (task.search.isDone() && task.search.count() > manyMatches)
        giveBackFreedMemory();
}

void JobReader::fail(Task &task, const Error &error)
{
    endSnapshot();
    task.failure = error;
    if (error.kind == ErrorKind::Cancelled)
        task.changed(JobMatches{0, true});
    else
        task.changed(error);
    serve(task);
}

JobMatches JobReader::matches(const Task &task) const
{
    return {task.search.count(), task.search.isCounted()};
}

void JobReader::tell(Task &task)
{
    const JobMatches now = matches(task);
    const bool isFirst = !task.told && !task.search.places().empty();
    const bool isLast = now.isComplete && !(task.told && task.told->isComplete);
    if (!isFirst && !isLast)
        return;
    // In another order than that of the listing the first rows are known when all were found and some were put in
    // order.
    if (isLast && task.search.places().empty() && !task.search.isDone())
        return;
    task.told = now;
    task.changed(now);
}

void JobReader::serve(Task &task)
{
    std::erase_if(task.readings, [this, &task](const Reading &reading) {
        const bool isEmpty = task.failure && task.failure->kind == ErrorKind::Cancelled;
        if (task.failure && !isEmpty) {
            reading.done(*task.failure);
            return true;
        }
        if (!isEmpty && !task.search.has(reading.first, reading.first + reading.count))
            return false;
        reading.done(rows(task, reading));
        return true;
    });
    if (!task.search.isDone() && !task.failure)
        return;
    for (const Finding &finding : std::exchange(task.findings, {}))
        finding.done(task.failure ? Result<qint64>(qint64(-1)) : rowOf(task, finding.key));
}

Result<FoundJobs> JobReader::rows(const Task &task, const Reading &reading)
{
    FoundJobs answer;
    answer.matches = task.failure ? JobMatches{0, true} : matches(task);
    const std::vector<qint64> &places = task.search.places();
    const qint64 first = std::clamp(reading.first, qint64(0), qint64(places.size()));
    const qint64 end = std::clamp(reading.first + std::max(reading.count, 0), first, qint64(places.size()));
    if (first == end)
        return answer;
    if (makeReady() == Readiness::Failed)
        return *m_error;
    answer.rows.reserve(std::size_t(end - first));
    // Where a job went and what is there are read in one state of the index.
    const bool isOpen = m_file.isOpen();
    const bool isOwn = isOpen && m_snapshot == 0;
    if (isOwn)
        m_sql.run(u"BEGIN"_s);
    for (qint64 i = first; i < end; ++i)
        answer.rows.push_back(isOpen ? row(places[std::size_t(i)]) : FoundJobs::Row());
    const auto failure = takeFailure();
    if (isOwn)
        endReading();
    if (failure)
        return *failure;
    return answer;
}

FoundJobs::Row JobReader::row(qint64 place)
{
    static const QString sql = u"SELECT r.raw, j.listed, r.place, j.place FROM (SELECT ? AS place) asked LEFT JOIN raw "
                               "r ON r.place=asked.place LEFT JOIN job j ON j.place=asked.place"_s;
    FoundJobs::Row found;
    bool isWhole = true;
    m_sql.each(sql, {placeNow(place)}, [&found, &isWhole](const QSqlQuery &query) {
        isWhole = query.isNull(2) == query.isNull(3); // both come and go in one transaction
        if (query.isNull(2) || query.isNull(3))
            return;
        found.raw = query.value(0).toByteArray();
        found.isListed = query.value(1).toBool();
    });
    if (!isWhole)
        m_sql.noteDamage();
    return found;
}

/// Jobs that moved in the listing since they were found are still the rows they were.
qint64 JobReader::placeNow(qint64 place)
{
    static const QString sql = u"SELECT target FROM moved WHERE place=?"_s;
    constexpr int mostMoves = 100;
    for (int i = 0; i < mostMoves; ++i) {
        const QVariant target = m_sql.value(sql, {place});
        if (!target.isValid())
            break;
        place = target.toLongLong();
    }
    return place;
}

Result<qint64> JobReader::rowOf(const Task &task, const QByteArray &key)
{
    if (makeReady() == Readiness::Failed)
        return *m_error;
    // It may have moved since it was found.
    static const QString sql = u"WITH RECURSIVE was(place) AS (SELECT place FROM job WHERE key=? UNION "
                               "SELECT m.place FROM moved m JOIN was ON m.target=was.place) SELECT place FROM was"_s;
    std::vector<qint64> wanted;
    if (m_file.isOpen())
        m_sql.each(sql, {key}, [&wanted](const QSqlQuery &query) { wanted.push_back(query.value(0).toLongLong()); });
    if (const auto failure = takeFailure())
        return *failure;
    const std::vector<qint64> &places = task.search.places();
    const auto at = std::find_first_of(places.begin(), places.end(), wanted.begin(), wanted.end());
    return at == places.end() ? qint64(-1) : qint64(at - places.begin());
}

/// A search that was interrupted by this one goes on in its own snapshot, in which this one is made, too. But what
/// nobody waits for must not keep others from what was stored since.
void JobReader::keepSnapshot(Task &wanting)
{
    const Task *const owner = task(m_snapshot);
    const bool isKept = owner && !owner->search.isFound() && !owner->failure
        && (owner->urgency == Urgency::First || wanting.urgency == Urgency::Last || wanting.search.isBegun());
    if (!isKept) {
        endSnapshot();
        beginSnapshot(wanting);
    }
    // In another one, that was let go with the file or for somebody who waits.
    if (wanting.search.isBegun() && wanting.state != m_state) {
        wanting.search.beginAgain();
        wanting.told.reset();
    }
    wanting.state = m_state;
}

void JobReader::beginSnapshot(const Task &wanting)
{
    m_sql.run(u"BEGIN"_s);
    m_snapshot = wanting.id;
    const qlonglong version = m_sql.value(u"PRAGMA data_version"_s).toLongLong(); // which is read in the snapshot
    if (std::exchange(m_version, version) != version)
        ++m_state;
}

/// To the last one in turn of those that have begun in it, and rather to one that somebody waits for; ends it where
/// there is none.
void JobReader::handOnSnapshot()
{
    for (const Urgency urgency : {Urgency::First, Urgency::Last}) {
        const auto next = std::find_if(m_tasks.rbegin(), m_tasks.rend(), [this, urgency](const auto &one) {
            return one->urgency == urgency && one->search.isBegun() && !one->search.isFound() && !one->failure
                && one->state == m_state;
        });
        if (next != m_tasks.rend()) {
            m_snapshot = (*next)->id;
            return;
        }
    }
    endSnapshot();
}

void JobReader::endSnapshot()
{
    if (m_snapshot == 0)
        return;
    m_snapshot = 0;
    endReading();
}

void JobReader::endReading()
{
    if (!m_file.isOpen())
        return;
    m_sql.run(u"COMMIT"_s);
    (void)takeFailure(); // nothing was written
}

} // namespace Balehook
