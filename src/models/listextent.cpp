// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listextent.h"

#include <algorithm>
#include <limits>

namespace Balehook {

namespace {

/// A service that answers a new size every time must not keep us starting over.
constexpr int maxSizeChanges = 3;

} // namespace

ListExtent::ListExtent(int perPage)
    : m_asked(std::max(1, perPage))
    , m_pageSize(m_asked)
    , m_requestSize(m_asked)
{ }

int ListExtent::answeredSize(const PageRequest &asked, qsizetype count, const PageAnswer &answer)
{
    if (count == asked.perPage)
        return asked.perPage; // full as asked: an echo that says otherwise is wrong
    if (answer.perPage && *answer.perPage != asked.perPage && (count <= *answer.perPage || asked.page == 1))
        return *answer.perPage;
    const bool moreExist = answer.total && *answer.total > count;
    if (asked.page == 1 && count > 0 && count < asked.perPage && moreExist)
        return static_cast<int>(count); // a cap that is not echoed
    return asked.perPage;
}

ListExtent::Lesson ListExtent::learn(const PageRequest &asked, qsizetype count, const PageAnswer &answer, bool hasNews)
{
    Lesson lesson;
    if (m_whole && asked.page > 1) {
        lesson.usable = false;
        return lesson;
    }
    const int size = answeredSize(asked, count, answer);
    if (asked.page == 1 && (count > size || count == 0 || (answer.total && *answer.total <= count))) {
        lesson.totalChanged = m_total && *m_total != count;
        closeAt(count);
        return lesson;
    }
    if (size != m_pageSize && m_sizeChanges < maxSizeChanges) {
        ++m_sizeChanges;
        lesson.sizeChanged = true;
        lesson.usable = asked.page == 1;
        m_pageSize = size;
        m_requestSize = size;
        m_seenEnd = 0;
        m_ended = false;
    }
    if (asked.page == 1 && m_whole) {
        m_whole = false;
        m_ended = false;
        m_seenEnd = 0;
        if (!answer.total)
            m_total.reset();
    }
    if (answer.total)
        learnTotal(asked, count, *answer.total, lesson);
    else if (!m_total && lesson.usable)
        learnGrowth(asked, count, hasNews, lesson);
    return lesson;
}

void ListExtent::learnTotal(const PageRequest &asked, qsizetype count, qint64 total, Lesson &lesson)
{
    qint64 end = std::max<qint64>(0, total);
    if (lesson.usable && count > 0) // a total below what was seen is wrong
        end = std::max(end, firstRecordOf(asked.page) + std::min<qint64>(count, m_pageSize));
    end = std::min(end, static_cast<qint64>(std::numeric_limits<int>::max() - 1) * m_pageSize);
    lesson.totalChanged = m_total && *m_total != end;
    m_total = end;
}

void ListExtent::learnGrowth(const PageRequest &asked, qsizetype count, bool hasNews, Lesson &lesson)
{
    const qint64 end = firstRecordOf(asked.page) + std::min<qint64>(count, m_pageSize);
    const bool grows = end > m_seenEnd;
    if (count < m_pageSize) {
        m_seenEnd = end;
        m_ended = true;
    } else if (grows && !hasNews && asked.page > 1) {
        m_ended = true;
        lesson.usable = false;
    } else if (grows) {
        m_seenEnd = end;
        m_ended = false;
    }
}

void ListExtent::closeAt(qsizetype count)
{
    // Page 1 is asked for as the user chose: the service may page another time.
    m_pageSize = std::max(m_asked, static_cast<int>(count));
    m_requestSize = m_asked;
    m_total = count;
    m_seenEnd = count;
    m_ended = true;
    m_whole = true;
}

qint64 ListExtent::records() const
{
    if (m_total)
        return *m_total;
    return m_ended ? m_seenEnd : m_seenEnd + m_pageSize;
}

std::optional<qint64> ListExtent::total() const
{
    if (m_total)
        return m_total;
    return m_ended ? std::optional(m_seenEnd) : std::nullopt;
}

int ListExtent::lastPage() const
{
    const qint64 all = records();
    return m_whole || all == 0 ? 1 : pageOf(all - 1);
}

} // namespace Balehook
