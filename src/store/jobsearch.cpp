// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobsearch.h"

#include "store/file/sqlrun.h"
#include "store/jobrow.h"
#include "store/sortcolumns.h"
#include "store/sortkeys.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr std::size_t firstOrdered = 2'000;
constexpr std::size_t nextOrdered = 100'000;
constexpr std::size_t mostPicked = 128; // more than a screen shows
constexpr std::size_t pickedFrom = 4'000;
constexpr std::size_t pickedAtOnce = 128;
constexpr std::size_t leastYield = 24; // of so many that are checked one has to match, or it takes too long
constexpr quint64 middle = quint64(1) << 63; // negative times go before the others

} // namespace

JobSearch::JobSearch(const JobQuery &query, qint64 now, std::size_t most)
    : m_query(query)
    , m_now(now)
    , m_most(most)
    , m_sorted(query.isDescending, firstOrdered, most)
{
    const QString key = keyExpression();
    m_chunks = std::make_unique<JobChunks>(query, now, key.isEmpty() ? QStringList() : QStringList(key));
}

QString JobSearch::keyExpression()
{
    if (!m_query.sortField)
        return {};
    const ImportJob::Field field = *m_query.sortField;
    if (ImportJob::isTime(field)) {
        m_kind = KeyKind::Time;
        return u"ifnull(j.%1, '')"_s.arg(JobRow::column(field));
    }
    if (ImportJob::kindOf(field) == FieldKind::Count) {
        m_kind = KeyKind::Count;
        return u"ifnull(j.%1, '')"_s.arg(JobRow::column(field));
    }
    const auto &texts = JobRow::textFields;
    if (const auto *const at = std::find(texts.begin(), texts.end(), field); at != texts.end()) {
        m_kind = KeyKind::Text;
        m_part = int(at - texts.begin());
        return u"j.texts"_s;
    }
    const auto &words = JobRow::wordFields;
    const auto *const at = std::find(words.begin(), words.end(), field);
    Q_ASSERT(at != words.end());
    m_kind = KeyKind::Word;
    m_part = int(at - words.begin());
    return keyColumn();
}

QString JobSearch::keyColumn() const
{
    return u"j."_s + JobRow::column(JobRow::wordFields[std::size_t(m_part)]);
}

qint64 JobSearch::count() const
{
    if (m_kind == KeyKind::None || isDone())
        return qint64(m_places.size());
    return m_total ? *m_total : std::max({m_skimmed, qint64(m_sorted.size()), qint64(m_places.size())});
}

void JobSearch::step(SqlRun &sql)
{
    switch (m_stage) {
    case Stage::Beginning:
        begin(sql);
        break;
    case Stage::Skimming:
        skimSome(sql);
        break;
    case Stage::Picking:
        pickSome(sql);
        break;
    case Stage::Reading:
        readSome(sql);
        break;
    case Stage::Ordering:
        orderSome();
        break;
    case Stage::Done:
        break;
    }
}

void JobSearch::begin(SqlRun &sql)
{
    const auto all = PlaceWalk::all(sql);
    if (!all) {
        m_stage = Stage::Done;
        return;
    }
    const bool isBackwards = m_kind == KeyKind::None && m_query.isDescending;
    m_chunks->begin(sql);
    m_walk = PlaceWalk(*all, isBackwards, m_chunks->reads());
    if (m_kind == KeyKind::Word)
        m_ranks = WordRanks(sql, m_part);
    m_wholeWalk = m_walk;
    m_hasColumns = m_kind != KeyKind::None && (m_chunks->areAll() || m_chunks->areMany());
    if (m_hasColumns && !m_chunks->areAll()) {
        m_stage = Stage::Picking;
        m_sorted = SortedPlaces(m_query.isDescending, pickedFrom, m_most);
    } else {
        m_stage = m_kind == KeyKind::None || !m_chunks->canSkim() ? Stage::Reading : Stage::Skimming;
    }
    step(sql);
}

/// A step on the way to the first rows where not each job matches.
void JobSearch::pickSome(SqlRun &sql)
{
    if (m_skimmed == 0 && lastMayBeFirst()) {
        readColumns(sql, m_walk.takeLast());
        readColumns(sql, m_walk.takeLast()); // as many as candidates
    }
    if (!m_walk.isAtEnd()) {
        readColumns(sql, m_walk.next());
        m_sorted.endSlice();
        return;
    }
    if (m_candidates.empty())
        (void)m_sorted.takeFirst(m_candidates);
    const std::size_t end = std::min(m_checked + pickedAtOnce, m_candidates.size());
    const std::vector<qint64> some(m_candidates.begin() + std::ptrdiff_t(m_checked),
                                   m_candidates.begin() + std::ptrdiff_t(end));
    const std::vector<qint64> matching = m_chunks->matching(sql, some);
    std::copy_if(some.begin(), some.end(), std::back_inserter(m_picked),
                 [&matching](qint64 place) { return std::binary_search(matching.begin(), matching.end(), place); });
    m_checked = end;
    const bool areEnough = m_picked.size() >= mostPicked;
    const bool isVain = m_checked == m_candidates.size() || m_picked.size() * leastYield < m_checked;
    if (areEnough || isVain || sql.hasFailed())
        endPicking(areEnough);
}

void JobSearch::endPicking(bool areEnough)
{
    m_candidates = std::vector<qint64>();
    m_skimmed = 0;
    m_hasColumns = false; // they say nothing of what matches
    if (areEnough) {
        m_places = std::exchange(m_picked, {});
        readAll();
        return;
    }
    m_picked = {};
    m_walk = m_wholeWalk;
    m_sorted = SortedPlaces(m_query.isDescending, firstOrdered, m_most);
    m_stage = m_chunks->canSkim() ? Stage::Skimming : Stage::Reading;
}

/// Times and ids often rise or fall along the listing: where those of the end come first, it is good to know them
/// before all others are looked at.
bool JobSearch::lastMayBeFirst() const
{
    return m_kind == KeyKind::Time || isBy(ImportJob::Id);
}

void JobSearch::skimSome(SqlRun &sql)
{
    if (m_skimmed == 0 && lastMayBeFirst()) {
        if (m_hasColumns)
            readColumns(sql, m_walk.takeLast());
        else
            read(sql, m_walk.takeLast());
    }
    if (!m_walk.isAtEnd()) {
        const PlaceWalk::Stretch stretch = m_walk.next();
        if (m_hasColumns)
            readColumns(sql, stretch);
        else if (const auto condition = better())
            m_skimmed += m_chunks->skim(sql, stretch.first, stretch.last, *condition,
                                        [this](const JobChunks::Found &job) { note(job); });
        else
            read(sql, stretch);
        m_sorted.endSlice();
    }
    if (sql.hasFailed() || m_walk.isAtEnd())
        endSkimming();
}

void JobSearch::endSkimming()
{
    m_total = m_skimmed;
    m_stage = Stage::Ordering;
    const bool hasMore = m_sorted.takeFirst(m_places);
    if (qint64(m_sorted.size()) == m_skimmed) {
        if (!hasMore)
            m_stage = Stage::Done;
        return;
    }
    m_places.reserve(std::size_t(m_skimmed));
    readAll();
}

/// The first are known; now to all.
void JobSearch::readAll()
{
    m_stage = Stage::Reading;
    m_sorted = SortedPlaces(m_query.isDescending, 0, m_most);
    m_sorted.skipFirst(m_places.size());
    m_walk = m_wholeWalk;
}

/// As read(), of all jobs, and with less to be read. While the first are looked for, only those are noted that may be
/// among them.
void JobSearch::readColumns(SqlRun &sql, const PlaceWalk::Stretch &stretch)
{
    // In the first reading for all jobs, or for candidates.
    const bool isAny = m_chunks->areAll() || !m_sorted.isAgain();
    const auto isTaken = [this, isAny](qint64 place) {
        ++m_skimmed;
        return isAny || m_matching.contains(place);
    };
    const auto readTable = [this, &isTaken, &sql](qint64 first, qint64 last) {
        m_chunks->readAll(sql, first, last, [this, &isTaken](const JobChunks::Found &job) {
            if (isTaken(job.place))
                note(job);
        });
    };
    const auto take = [this, &isTaken](qint64 place, const auto &key) {
        if (!isTaken(place))
            return;
        if (m_stage == Stage::Reading || m_sorted.isAmongFirst(key, !lastMayBeFirst()))
            m_sorted.add(place, key);
    };
    if (m_kind == KeyKind::Text) {
        SortColumns::readTexts(
            sql, *m_query.sortField, stretch.first, stretch.last,
            [this, &take](qint64 place, QByteArrayView text) { take(place, keyOf(text)); }, readTable);
        return;
    }
    SortColumns::readNumbers(
        sql, *m_query.sortField, stretch.first, stretch.last,
        [this, &take](qint64 place, std::optional<qint64> number) { take(place, keyOf(number)); }, readTable);
}

/// What a job needs so that it may be among the first; nothing: any may be. Others may fulfil it, too.
std::optional<JobQuerySql> JobSearch::better() const
{
    const auto bound = m_sorted.bound();
    if (!bound)
        return {};
    const bool isDescending = m_query.isDescending;
    switch (m_kind) {
    case KeyKind::Time: {
        const QString column = u"j."_s + JobRow::column(*m_query.sortField);
        return JobQuerySql{column + (isDescending ? " >= ?"_L1 : " <= ?"_L1), {qint64(*bound ^ middle)}};
    }
    case KeyKind::Count: {
        // Large ones are stored as negative ones.
        const QString column = u"j."_s + JobRow::column(*m_query.sortField);
        if (*bound > quint64(std::numeric_limits<qint64>::max()))
            return {};
        return JobQuerySql{(isDescending ? u"%1 > ? OR %1 < 0"_s : u"%1 < ? AND %1 >= 0"_s).arg(column),
                           {qint64(*bound)}};
    }
    case KeyKind::Word:
        if (const auto words = m_ranks.before(*bound, isDescending))
            return JobQuerySql{keyColumn() + " IN (SELECT value FROM json_each(?))"_L1, {QString::fromLatin1(*words)}};
        break;
    case KeyKind::Text:
        if (isBy(ImportJob::FailedFilePath))
            return JobQuerySql{u"j.hasfile <> 0"_s, {}};
        if (isBy(ImportJob::AdditionalDetails))
            return JobQuerySql{u"substr(j.texts, -1) <> x'1f'"_s, {}};
        return isBy(ImportJob::Id) ? SortKeys::idBefore(m_sorted.boundText(), isDescending)
                                   : SortKeys::fileBefore(m_sorted.boundText(), isDescending);
    case KeyKind::None:
        break;
    }
    return {};
}

void JobSearch::want(qint64 first, qint64 end)
{
    m_wantedFirst = first;
    m_wantedEnd = end;
}

std::optional<std::size_t> JobSearch::firstMissing(qint64 first, qint64 end) const
{
    const auto last = std::size_t(std::max(isCounted() ? std::min(end, count()) : end, qint64(0)));
    const auto from = std::size_t(std::max(first, qint64(0)));
    // Candidates are in order before any of the places is known.
    if (m_kind != KeyKind::None && !m_places.empty())
        return m_sorted.firstMissing(from, last);
    const std::size_t missing = std::max(from, m_places.size());
    return missing < last ? std::optional(missing) : std::nullopt;
}

void JobSearch::beginPiece()
{
    m_sorted.beginPiece(firstMissing(m_wantedFirst, m_wantedEnd));
    m_walk = m_wholeWalk;
    m_matching.rewind();
    m_hasColumns = m_chunks->areAll() || m_matching.size() == m_sorted.size();
    m_stage = Stage::Reading;
}

void JobSearch::readSome(SqlRun &sql)
{
    if (m_sorted.isAgain()) {
        const auto missing = firstMissing(m_wantedFirst, m_wantedEnd);
        if (missing && m_sorted.isElsewhere(*missing))
            beginPiece();
    }
    const std::size_t before = m_places.size();
    if (m_hasColumns)
        readColumns(sql, m_walk.next());
    else
        read(sql, m_walk.next());
    m_sorted.endSlice();
    if (m_kind == KeyKind::None && m_query.isDescending)
        std::reverse(m_places.begin() + std::ptrdiff_t(before), m_places.end());
    if (!m_walk.isAtEnd() && !sql.hasFailed())
        return;
    m_stage = m_kind == KeyKind::None ? Stage::Done : Stage::Ordering;
    if (m_kind != KeyKind::None && !m_total)
        m_total = qint64(m_sorted.size());
}

void JobSearch::orderSome()
{
    if (m_places.empty() ? m_sorted.takeFirst(m_places) : m_sorted.takeMore(nextOrdered, m_places))
        return;
    if (m_sorted.isCut())
        beginPiece();
    else
        m_stage = Stage::Done;
}

void JobSearch::read(SqlRun &sql, const PlaceWalk::Stretch &stretch)
{
    const bool isNew = m_stage == Stage::Reading && m_kind != KeyKind::None && !m_sorted.isAgain();
    m_chunks->read(sql, stretch.first, stretch.last, [this, isNew](const JobChunks::Found &job) {
        ++m_skimmed;
        if (isNew)
            m_matching.append(job.place);
        note(job);
    });
}

/// Of a time, a count or the number of a word.
std::optional<quint64> JobSearch::keyOf(std::optional<qint64> number) const
{
    if (!number)
        return {};
    if (m_kind == KeyKind::Time)
        return quint64(*number) ^ middle;
    if (m_kind == KeyKind::Count)
        return quint64(*number);
    return m_ranks.of(*number);
}

/// Of a text. Holds until the next one.
QByteArrayView JobSearch::keyOf(QByteArrayView text)
{
    if (!SortKeys::isNumber(text))
        return text;
    m_key.resize(0); // keeps its room
    SortKeys::appendNumber(text, m_key);
    return m_key;
}

void JobSearch::note(const JobChunks::Found &job)
{
    switch (m_kind) {
    case KeyKind::None:
        m_places.push_back(job.place);
        break;
    case KeyKind::Time:
    case KeyKind::Count:
    case KeyKind::Word:
        m_sorted.add(job.place, keyOf(JobAnswer::number(job.shown.front())));
        break;
    case KeyKind::Text:
        m_sorted.add(job.place, keyOf(SortColumns::textOf(job.shown.front(), std::size_t(m_part))));
        break;
    }
}

} // namespace Balehook
