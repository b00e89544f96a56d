// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"

#include <optional>

namespace Balehook {

/// How long a listing is and in pages of which size, as far as the answers tell. Pure arithmetic.
///
/// What was answered rules over what was asked: a service that hands out other pages than asked is asked for its own
/// size from then on. Page 1 with at least the total, or with more than a page, is the whole list. Without a usable
/// total the list grows page by page until one is short, empty or without a new id.
class ListExtent final
{
public:
    explicit ListExtent(int perPage = 25);

    /// What an answer did to the arithmetic.
    struct Lesson
    {
        bool sizeChanged = false; ///< pages held so far are of another size; only an answered page 1 still fits
        bool totalChanged = false; ///< a total that was known before is another now
        bool usable = true; ///< false: the answer does not fit the size that holds now, or adds nothing
    };
    /// \a count records came for \a asked; \a hasNews: one of them was not seen on another page.
    Lesson learn(const PageRequest &asked, qsizetype count, const PageAnswer &answer, bool hasNews);

    /// Of how many records the pages are that the service hands out, by one answer of \a count records.
    static int answeredSize(const PageRequest &asked, qsizetype count, const PageAnswer &answer);

    /// The service ignores the page number: these \a count records are all it will ever show.
    void closeAt(qsizetype count);
    /// As known from another page size; nothing is checked yet.
    void assumeTotal(qint64 total) { m_total = total; }
    /// A new refresh: sizes may be learned again.
    void beginRefresh() { m_sizeChanges = 0; }

    int pageSize() const { return m_pageSize; } ///< records a page in the arithmetic
    int requestSize() const { return m_requestSize; } ///< what to ask for
    bool isWhole() const { return m_whole; } ///< page 1 is everything

    /// Rows to show: the total, or the records so far and a page of placeholders while more may come.
    qint64 records() const;
    std::optional<qint64> total() const;
    int lastPage() const;
    int pageOf(qint64 record) const { return static_cast<int>(record / m_pageSize) + 1; }
    qint64 firstRecordOf(int page) const { return static_cast<qint64>(page - 1) * m_pageSize; }

private:
    void learnTotal(const PageRequest &asked, qsizetype count, qint64 total, Lesson &lesson);
    void learnGrowth(const PageRequest &asked, qsizetype count, bool hasNews, Lesson &lesson);

    int m_asked = 25; ///< as the user chose
    int m_pageSize = 25;
    int m_requestSize = 25;
    int m_sizeChanges = 0;
    std::optional<qint64> m_total;
    qint64 m_seenEnd = 0; ///< records up to here were seen (total unknown)
    bool m_ended = false; ///< nothing comes after m_seenEnd
    bool m_whole = false;
};

} // namespace Balehook
