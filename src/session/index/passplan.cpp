// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/passplan.h"

#include "models/listextent.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

constexpr qint64 mostRepeats = 40; // a service may show the same page and count up for ever

} // namespace

PassPlan::PassPlan(const IndexPass &pass)
    : m_perPage(std::max(1, pass.perPage))
    , m_nextPage(pass.donePages + 1)
    , m_stored(pass.donePages)
    , m_seen(pass.seen)
    , m_total(pass.total)
    , m_twice(pass.twice)
    , m_recheck(pass.donePages)
    , m_isTotalWrong(!pass.hasMoved && pass.total >= 0 && pass.seen > pass.total)
    , m_hasMoved(pass.hasMoved)
{ }

std::optional<int> PassPlan::nextPage()
{
    if (m_recheck > 0)
        return std::exchange(m_isRechecking, true) ? std::nullopt : std::optional(m_recheck);
    const bool waitsForTheFirst = !m_isAnswered && m_nextPage > m_stored + 1;
    const int most = m_stored + (total() < 0 ? aheadBlindly : ahead);
    if (waitsForTheFirst || m_nextPage > lastPage() || m_nextPage > most)
        return std::nullopt;
    return m_nextPage++;
}

std::optional<int> PassPlan::learn(const PageRequest &asked, const PageAnswer &answer)
{
    const qsizetype count = answer.records->count();
    const int size = ListExtent::answeredSize(asked, count, answer);
    // All at once, whatever size the answer claims to have.
    const bool isWhole =
        asked.page == 1 && (count > size || (count < m_perPage && count > 0 && answer.total && *answer.total <= count));
    if (!isWhole && size != m_perPage && !m_isSizeFixed)
        return size;
    m_isAnswered = true;
    m_areNumbersEchoed = m_areNumbersEchoed && answer.page == asked.page;
    learnTotal(asked, count, answer.total);
    if (isWhole)
        m_end = 1;
    else if (count == 0)
        m_end = std::min(m_end, asked.page - 1);
    else if (total() < 0 && count < m_perPage)
        m_end = std::min(m_end, asked.page);
    return std::nullopt;
}

void PassPlan::learnTotal(const PageRequest &asked, qsizetype count, const std::optional<qint64> &answered)
{
    if (!answered)
        return;
    m_hasMoved = m_hasMoved || *answered < m_total;
    if (m_total >= 0)
        m_grown += std::max<qint64>(0, *answered - m_total);
    m_total = *answered;
    const qint64 end = qint64(asked.page - 1) * m_perPage + count;
    if (count > 0 && end > *answered)
        m_isTotalWrong = true;
}

void PassPlan::stored(int page, const StoredPage &change)
{
    m_stored = std::max(m_stored, page);
    m_seen = change.pass.seen;
    m_twice = change.pass.twice;
    const bool hasNews = change.added > 0 || change.changed > 0 || change.returned > 0 || change.same > 0;
    m_repeats = hasNews ? 0 : m_repeats + 1;
    // A list that moved by exactly one page looks like a repeated page once, and one that grew by more more often.
    const qint64 mayRepeat = 1 + std::min(m_grown / m_perPage, mostRepeats);
    if (m_repeats > (m_areNumbersEchoed && total() >= 0 ? mayRepeat : 0))
        m_end = std::min(m_end, page);
}

void PassPlan::rechecked(const StoredPage &change)
{
    m_recheck = 0;
    m_seen = change.pass.seen;
    m_hasMoved = m_hasMoved || change.pass.hasMoved;
}

int PassPlan::lastPage() const
{
    if (total() < 0)
        return m_end;
    const qint64 pages = total() / m_perPage + (total() % m_perPage > 0 ? 1 : 0);
    return int(std::min<qint64>(std::max<qint64>(pages, 1), m_end));
}

bool PassPlan::isConsistent() const
{
    return !m_hasMoved && m_twice == 0 && (total() < 0 || m_seen == total());
}

qint64 PassPlan::missing() const
{
    return m_hasMoved || total() < 0 ? 0 : std::max<qint64>(0, total() - m_seen);
}

} // namespace Balehook
