// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobsearch.h"

#include "store/file/sqlrun.h"
#include "store/jobplaces.h"
#include "store/jobrow.h"
#include "store/sortcolumns.h"
#include "store/sortkeys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr std::size_t firstOrdered = 2'000;
constexpr std::size_t nextOrdered = 100'000;
constexpr std::size_t mostPicked = 128; // more than a screen shows
constexpr std::size_t pickedFrom = 4'000;
constexpr std::size_t pickedAtOnce = 128;
constexpr std::size_t leastYield = 24; // of so many that are checked one has to match, or it takes too long
constexpr std::size_t bytesOfFew = 220; // as if a key took so much: of fewer than fit, keys are read with the matches
constexpr quint64 middle = quint64(1) << 63; // negative times go before the others
static_assert(JobPlaces::step == qint64(1) << PlaceList::stepBits);

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
    case Stage::Picking:
        pickSome(sql);
        break;
    case Stage::Finding:
        findSome(sql);
        break;
    case Stage::Skimming:
        skimSome(sql);
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
    if (m_hasOddWords)
        sql.noteDamage();
}

void JobSearch::begin(SqlRun &sql)
{
    const auto all = PlaceWalk::all(sql);
    if (!all) {
        checkCount(sql, 0);
        m_stage = Stage::Done;
        return;
    }
    const bool isBackwards = m_kind == KeyKind::None && m_query.isDescending;
    m_chunks->begin(sql);
    m_walk = PlaceWalk(*all, isBackwards, m_chunks->reads());
    if (m_kind == KeyKind::Word)
        m_ranks = WordRanks(sql, m_part);
    m_wholeWalk = m_walk;
    if (m_kind == KeyKind::None) {
        m_stage = Stage::Reading;
    } else if (m_chunks->areAll()) {
        m_stage = Stage::Skimming;
    } else if (m_chunks->areMany()) {
        m_stage = Stage::Picking;
        m_sorted = SortedPlaces(m_query.isDescending, pickedFrom, m_most);
    } else {
        beginReading(Stage::Finding);
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
        readColumns(sql, m_walk.next(sql));
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
    if (!areEnough && !isVain && !sql.hasFailed())
        return;
    m_candidates = std::vector<qint64>();
    m_skimmed = 0;
    if (areEnough)
        m_places = m_picked;
    m_picked = std::vector<qint64>();
    beginReading(Stage::Finding);
}

/// From the first job on, for all but the places that are known.
void JobSearch::beginReading(Stage stage)
{
    m_stage = stage;
    m_sorted = SortedPlaces(m_query.isDescending, m_places.empty() ? firstOrdered : 0, m_most);
    m_sorted.skipFirst(m_places.size());
    m_walk = m_wholeWalk;
    m_matching.rewind();
}

/// A step on the way to all that match. As long as they are few their keys are read as well; of many it is quicker by
/// columns.
void JobSearch::findSome(SqlRun &sql)
{
    const bool hasKeys = m_matching.size() <= m_most / bytesOfFew;
    if (!hasKeys && !m_finder)
        m_finder = std::make_unique<JobChunks>(m_chunks->ofPlaces());
    const PlaceWalk::Stretch stretch = m_walk.next(sql);
    (hasKeys ? m_chunks : m_finder)->read(sql, stretch.first, stretch.last, [this, hasKeys](const auto &job) {
        m_matching.append(job.place);
        if (hasKeys)
            note(job);
    });
    m_skimmed = qint64(m_matching.size());
    m_sorted.endSlice();
    if (!m_walk.isAtEnd() && !sql.hasFailed())
        return;
    m_total = m_skimmed;
    m_finder.reset();
    if (m_sorted.size() == m_matching.size()) {
        m_stage = Stage::Ordering;
        return;
    }
    m_skimmed = 0;
    beginReading(m_places.empty() ? Stage::Skimming : Stage::Reading);
}

/// Times and ids often rise or fall along the listing: where those of the end come first, it is good to know them
/// before all others are looked at.
bool JobSearch::lastMayBeFirst() const
{
    return m_kind == KeyKind::Time || isBy(ImportJob::Id);
}

/// A step on the way to the first rows of all that match.
void JobSearch::skimSome(SqlRun &sql)
{
    if (m_skimmed == 0 && lastMayBeFirst()) {
        readColumns(sql, m_walk.takeLast());
        m_matching.rewind();
    }
    if (!m_walk.isAtEnd()) {
        readColumns(sql, m_walk.next(sql));
        m_sorted.endSlice();
    }
    if (!sql.hasFailed() && !m_walk.isAtEnd())
        return;
    if (!m_total) {
        checkCount(sql, m_skimmed);
        m_total = m_skimmed; // of what has no conditions
    }
    m_stage = Stage::Ordering;
    const bool hasMore = m_sorted.takeFirst(m_places);
    if (qint64(m_sorted.size()) == *m_total) {
        if (!hasMore)
            m_stage = Stage::Done;
        return;
    }
    m_places.reserve(std::size_t(*m_total));
    beginReading(Stage::Reading);
}

/// While the first are looked for, only those are noted that may be among them.
void JobSearch::readColumns(SqlRun &sql, const PlaceWalk::Stretch &stretch)
{
    const bool isAny = m_chunks->areAll() || m_stage == Stage::Picking;
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
    m_stage = Stage::Reading;
}

void JobSearch::readSome(SqlRun &sql)
{
    if (m_sorted.isAgain()) {
        const auto missing = firstMissing(m_wantedFirst, m_wantedEnd);
        if (missing && m_sorted.isElsewhere(*missing))
            beginPiece();
    }
    if (m_kind == KeyKind::None)
        readPlaces(sql, m_walk.next(sql));
    else
        readColumns(sql, m_walk.next(sql));
    m_sorted.endSlice();
    if (!m_walk.isAtEnd() && !sql.hasFailed())
        return;
    if (m_kind == KeyKind::None && m_chunks->areAll())
        checkCount(sql, qint64(m_places.size()));
    m_stage = m_kind == KeyKind::None ? Stage::Done : Stage::Ordering;
}

/// All jobs were read in one snapshot, which has their number in it as well: it is written with them.
void JobSearch::checkCount(SqlRun &sql, qint64 found)
{
    if (sql.value(u"SELECT jobs FROM state"_s) != QVariant(found))
        sql.noteDamage(); // unless it has failed before
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

/// In the order of the listing.
void JobSearch::readPlaces(SqlRun &sql, const PlaceWalk::Stretch &stretch)
{
    const auto before = std::ptrdiff_t(m_places.size());
    m_chunks->read(sql, stretch.first, stretch.last,
                   [this](const JobChunks::Found &job) { m_places.push_back(job.place); });
    if (m_query.isDescending)
        std::reverse(m_places.begin() + before, m_places.end());
}

/// Of a time, a count or the number of a word.
std::optional<quint64> JobSearch::keyOf(std::optional<qint64> number)
{
    if (m_kind == KeyKind::Word)
        m_hasOddWords = m_hasOddWords || !number || !m_ranks.isKnown(*number);
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
