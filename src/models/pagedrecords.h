// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/listextent.h"
#include "models/pagecache.h"
#include "models/refreshsnapshot.h"
#include "models/rowidentity.h"

namespace Balehook {

/// What is known of the records of a listing: the pages held, which record is where, and how long the list is. It takes
/// answers and tells what they changed; it knows no signals, no requests and no window of rows.
class PagedRecords final
{
public:
    enum class Presence { Absent, There, Vacated, Gone };

    /// One record: where it is, if it is anywhere.
    struct Record
    {
        Presence presence =
            Presence::Absent; ///< Vacated: to be read again; Gone: it moved, or its page ended before it
        const CachedPage *page = nullptr; ///< only There, with its records; valid until the next change
        qsizetype index = 0;
    };

    struct Change
    {
        std::vector<int> pages; ///< whose rows say something else now
        bool everything = false; ///< no row is what it was
        bool listChanged = false; ///< the list moved under us since the last refresh
        bool pageIgnored = false; ///< the service sends the same page whatever is asked
    };

    void reset(int perPage);
    Change take(const PageRequest &asked, const PageAnswer &answer, qint64 now, const RefreshSnapshot::Same &same);
    /// All pages become stale; \a shown are compared with what comes. \a pointsOut: what is other then is news.
    void beginRefresh(PageRange shown, bool pointsOut);
    /// Pages that became stale go, but for \a shown; returns them.
    std::vector<int> forgetStale(PageRange shown);
    /// Pages of another size will come.
    void setPerPage(int perPage);

    bool isNeeded(int page) const;
    Record record(qint64 number) const;
    /// Its id, without looking at more of it; empty if it is not there or has none.
    QString idOf(qint64 number) const;
    /// The number of the record with \a id, or -1.
    qint64 numberOf(const QString &id) const;

    /// The user has seen the changes between the records given; returns whether there were any.
    bool markSeen(qint64 first, qint64 last);

    /// What the refreshes so far showed and the user has not seen yet.
    struct News
    {
        qint64 fresh = 0; ///< records pointed out as new
        qint64 changed = 0; ///< records pointed out as changed
        qint64 growth = 0; ///< by how many the list became longer, those seen since not counted
        qint64 first = -1; ///< the first record pointed out as new, or else as changed; -1: none
        bool isBefore = false; ///< the list became longer before what was shown, since that moved down

        bool isEmpty() const { return fresh == 0 && changed == 0 && growth == 0; }
        friend bool operator==(const News &a, const News &b) = default;
    };
    News news() const;
    void forgetGrowth() { m_growth = 0; }

    /// True if a row is pointed out as new or changed.
    bool hasChanges() const;

    PageCache &cache() { return m_cache; }
    const PageCache &cache() const { return m_cache; }
    const ListExtent &extent() const { return m_extent; }

private:
    Record recordOn(const CachedPage *held, int page, qint64 number) const;
    bool hasNews(const PageRequest &asked, const RecordPage &records) const;
    bool repeatsAnotherPage(const PageRequest &asked, const PageAnswer &answer);
    void store(int page, const PageAnswer &answer, qint64 now, const RefreshSnapshot::Same &same, Change &change);
    /// What was pointed out on \a old and not seen yet is still to be seen.
    void keepUnseen(const CachedPage &old, CachedPage &content) const;
    void forget(const std::vector<std::pair<int, CachedPage>> &gone, Change *change);

    mutable PageCache m_cache; ///< a page that is looked at is unfolded there, and says what it said
    RowIdentity m_identity;
    ListExtent m_extent;
    RefreshSnapshot m_snapshot;
    int m_generation = 0;
    int m_answers = 0; ///< in this generation
    bool m_pointsOut = true; ///< what the refresh brings
    qint64 m_growth = 0;
    bool m_movedDown = false;
    int m_repeats = 0; ///< pages equal to another one in this generation
};

} // namespace Balehook
