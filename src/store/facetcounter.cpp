// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/facetcounter.h"

#include "store/file/sqlrun.h"
#include "store/jobrow.h"
#include "store/wordranks.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Without what is decided here, job by job.
JobQuery withoutChoices(JobQuery query, bool days)
{
    std::erase_if(query.values, [](const auto &each) {
        return std::find(JobQuery::facetFields.begin(), JobQuery::facetFields.end(), each.first)
            != JobQuery::facetFields.end();
    });
    if (!days) {
        query.hasFailedFile.reset();
        query.hasFailures.reset();
        query.hasFailureCount.reset();
    }
    return query;
}

/// The words of facetFields, the id of the user; then time where days are wanted, else the failed file; failures.
QStringList shownOf(bool days)
{
    QStringList shown;
    for (const ImportJob::Field field : JobQuery::facetFields)
        shown += u"j."_s + JobRow::column(field);
    shown += u"j."_s + JobRow::column(ImportJob::UserId);
    shown += {days ? u"ifnull(j.created, '')"_s : u"j.hasfile"_s, u"ifnull(j.failed, '')"_s};
    return shown;
}

} // namespace

FacetCounter::FacetCounter(const JobQuery &query, bool days, const Moment &moment, JobFacets::Find find)
    : m_query(query)
    , m_hasDays(days)
    , m_find(std::move(find))
    , m_zone(moment.zone)
    , m_chunks(withoutChoices(query, days), moment.now, shownOf(days))
{ }

void FacetCounter::step(SqlRun &sql)
{
    if (m_stage == Stage::Beginning)
        begin(sql);
    else if (m_stage == Stage::Counting && m_chunks.refresh(sql))
        findWords(sql); // each step sees what is there then
    if (m_stage == Stage::Counting && !m_walk.isAtEnd()) {
        const PlaceWalk::Stretch stretch = m_walk.next(sql);
        m_chunks.read(sql, stretch.first, stretch.last, [this](const JobChunks::Found &job) { note(job.shown); });
        if (m_hasOddWords)
            sql.noteDamage();
    }
    if (m_stage == Stage::Counting && m_walk.isAtEnd())
        finish(sql);
}

void FacetCounter::begin(SqlRun &sql)
{
    m_stage = Stage::Counting;
    const auto all = PlaceWalk::all(sql);
    if (!all)
        return;
    m_chunks.begin(sql);
    m_walk = PlaceWalk(*all, false, m_chunks.reads());
    findWords(sql);
}

void FacetCounter::findWords(SqlRun &sql)
{
    const QVariant noName = sql.value(u"SELECT id FROM word WHERE field=? AND text=?"_s,
                                      {JobRow::wordField(ImportJob::UserName), QByteArray("")});
    m_noName = noName.isValid() ? noName.toLongLong() : -1;
    m_lastWord = WordRanks::lastNumber(sql);
    for (std::size_t i = 0; i < fieldCount; ++i)
        findRestriction(sql, i);
}

void FacetCounter::findRestriction(SqlRun &sql, std::size_t field)
{
    const auto wanted = m_query.values.find(JobQuery::facetFields[field]);
    if (wanted == m_query.values.end() || wanted->second.values.isEmpty())
        return;
    static const QString find = u"SELECT id FROM word WHERE field=? AND text=?"_s;
    Restriction restriction;
    restriction.isNegated = wanted->second.isNegated;
    const auto take = [&](ImportJob::Field of, const QString &text) {
        const QVariant word = sql.value(find, {JobRow::wordField(of), text.isEmpty() ? QByteArray("") : text.toUtf8()});
        if (word.isValid())
            restriction.words.insert(word.toLongLong());
    };
    const bool isUser = wanted->first == ImportJob::UserName;
    for (const QString &text : wanted->second.values) {
        // A user without a name goes by the id, see note().
        if (!isUser || !text.isEmpty())
            take(wanted->first, text);
        if (isUser)
            take(ImportJob::UserId, text);
    }
    m_restrictions[field] = restriction;
}

void FacetCounter::note(std::span<const QByteArrayView> shown)
{
    Job job;
    for (std::size_t i = 0; i < fieldCount; ++i)
        job.words[i] = JobAnswer::number(shown[i]).value_or(0);
    constexpr std::size_t user = 2;
    static_assert(JobQuery::facetFields[0] == ImportJob::Status && JobQuery::facetFields[1] == ImportJob::JobType
                  && JobQuery::facetFields[user] == ImportJob::UserName
                  && JobQuery::facetFields[3] == ImportJob::ChannelId);
    if (job.words[user] == m_noName)
        job.words[user] = JobAnswer::number(shown[fieldCount]).value_or(0);

    const auto isOdd = [this](qint64 word) { return word < 1 || word > m_lastWord; };
    m_hasOddWords = m_hasOddWords || std::any_of(job.words.begin(), job.words.end(), isOdd);
    if (m_hasOddWords)
        return;

    if (!m_hasDays) {
        job.sides[0] = JobAnswer::number(shown[fieldCount + 1]).value_or(0) != 0;
        if (const auto failures = JobAnswer::number(shown[fieldCount + 2]))
            job.sides[1] = *failures != 0;
    }
    constexpr std::size_t conditions = fieldCount + sideCount;
    std::size_t failing = 0;
    std::size_t failed = conditions;
    for (std::size_t i = 0; i < conditions; ++i) {
        if (isRestrictedOut(job, i)) {
            ++failing;
            failed = i;
        }
    }
    // What fails only by the restriction of a field is one of the other choices of this field.
    if (failing > 1)
        return;
    for (std::size_t i = 0; i < fieldCount; ++i) {
        if (failing == 1 && failed != i)
            continue;
        const auto word = std::size_t(job.words[i]);
        if (word >= m_counts[i].size())
            m_counts[i].resize(word + 1 + word / 2);
        ++m_counts[i][word];
    }
    JobFacets::SideCounts *const counts[] = {&m_facets.failedFile, &m_facets.failures};
    for (std::size_t i = 0; i < sideCount && !m_hasDays; ++i) {
        if (failing == 0 || failed == fieldCount + i)
            ++(!job.sides[i] ? counts[i]->unknown : *job.sides[i] ? counts[i]->with : counts[i]->without);
    }
    if (failing > 0)
        return;
    ++m_facets.jobs;
    if (!m_hasDays)
        return;
    job.created = JobAnswer::number(shown[fieldCount + 1]);
    if (const auto stored = JobAnswer::number(shown[fieldCount + 2]))
        job.failed = quint64(*stored);
    noteDay(job);
}

bool FacetCounter::isRestrictedOut(const Job &job, std::size_t condition) const
{
    if (condition < fieldCount) {
        const auto &restriction = m_restrictions[condition];
        return restriction && restriction->words.contains(job.words[condition]) == restriction->isNegated;
    }
    if (m_hasDays)
        return false; // the query has seen to it
    const std::size_t side = condition - fieldCount;
    if (side == 0)
        return m_query.hasFailedFile && m_query.hasFailedFile != job.sides[side];
    const bool isOtherSide = m_query.hasFailures && m_query.hasFailures != job.sides[side];
    return isOtherSide || (m_query.hasFailureCount && *m_query.hasFailureCount != job.sides[side].has_value());
}

void FacetCounter::noteDay(const Job &job)
{
    const quint64 failed = job.failed.value_or(0);
    const qint64 uncounted = job.failed ? 0 : 1;
    m_facets.uncounted += uncounted;
    if (!job.created) {
        ++m_facets.undated;
        m_facets.undatedFailedRows = JobFacets::sumOf(m_facets.undatedFailedRows, failed);
        return;
    }
    Day &day = m_days[dayOf(*job.created)];
    ++day.jobs[job.words.front()];
    day.failedRows = JobFacets::sumOf(day.failedRows, failed);
    day.uncounted += uncounted;
}

/// Days are 23 hours long, and 25, too: the zone is asked once for each day that is met.
qint64 FacetCounter::dayOf(qint64 time)
{
    const auto met = m_spans.lower_bound(time);
    if (met != m_spans.end() && met->second.first <= time)
        return met->second.julianDay;
    const QDate date = QDateTime::fromMSecsSinceEpoch(time, m_zone).date();
    const qint64 first = date.startOfDay(m_zone).toMSecsSinceEpoch();
    const qint64 last = date.addDays(1).startOfDay(m_zone).toMSecsSinceEpoch() - 1;
    if (first <= time && time <= last)
        m_spans.emplace(last, DaySpan{first, date.toJulianDay()});
    return date.toJulianDay();
}

QString FacetCounter::wordText(SqlRun &sql, qint64 word)
{
    return QString::fromUtf8(sql.value(u"SELECT text FROM word WHERE id=?"_s, {word}).toByteArray());
}

/// Those whose text is looked for; nothing: all.
std::optional<QSet<qint64>> FacetCounter::foundWords(SqlRun &sql, ImportJob::Field field) const
{
    if (m_find.text.isEmpty() || m_find.field != field)
        return {};
    QSet<qint64> found;
    const int named = JobRow::wordField(field);
    const int numbered = field == ImportJob::UserName ? JobRow::wordField(ImportJob::UserId) : named;
    sql.each(u"SELECT id, text FROM word WHERE field=? OR field=?"_s, {named, numbered}, [&](const QSqlQuery &row) {
        if (QString::fromUtf8(row.value(1).toByteArray()).contains(m_find.text, Qt::CaseInsensitive))
            found.insert(row.value(0).toLongLong());
    });
    return found;
}

void FacetCounter::finish(SqlRun &sql)
{
    for (std::size_t i = 0; i < fieldCount; ++i) {
        const auto wanted = foundWords(sql, JobQuery::facetFields[i]);
        std::vector<std::pair<qint64, qint64>> most; // count and word
        for (std::size_t word = 0; word < m_counts[i].size(); ++word) {
            if (m_counts[i][word] > 0 && (!wanted || wanted->contains(qint64(word))))
                most.emplace_back(m_counts[i][word], qint64(word));
        }
        const ImportJob::Field field = JobQuery::facetFields[i];
        m_facets.distinct[field] = qint64(most.size());
        const auto shown = std::min(most.size(), std::size_t(JobFacets::maxValues));
        std::partial_sort(
            most.begin(), most.begin() + std::ptrdiff_t(shown), most.end(),
            [](const auto &a, const auto &b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
        std::vector<JobFacets::ValueCount> &values = m_facets.values[field];
        for (std::size_t k = 0; k < shown; ++k)
            values.push_back({wordText(sql, most[k].second), most[k].first});
    }
    QHash<qint64, QString> states;
    QList<qint64> numbers = m_days.keys();
    std::sort(numbers.begin(), numbers.end());
    for (const qint64 number : numbers) {
        const Day &counted = m_days[number];
        JobFacets::Day day;
        day.date = QDate::fromJulianDay(number);
        day.failedRows = counted.failedRows;
        day.uncounted = counted.uncounted;
        for (auto jobs = counted.jobs.begin(); jobs != counted.jobs.end(); ++jobs) {
            if (!states.contains(jobs.key()))
                states.insert(jobs.key(), wordText(sql, jobs.key()));
            day.jobsByStatus[states[jobs.key()]] += jobs.value();
        }
        m_facets.days.push_back(std::move(day));
    }
    m_stage = Stage::Done;
}

} // namespace Balehook
