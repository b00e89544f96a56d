// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pageasker.h"
#include "store/jobindex.h"

#include <limits>
#include <map>
#include <set>

namespace Balehook {

/// One look for news at both ends of a listing, because nobody says at which of them jobs appear: reads on from an end
/// until a page holds nothing new, and says at last whether the index now has as many jobs as are listed. Owned by
/// AccountSync; source and index outlive it. Nothing is said any more after stop().
class IndexLook final : public QObject
{
    Q_OBJECT

public:
    static constexpr int perPage = 100;
    /// With so much news a full pass is the better way.
    static constexpr int mostPages = 40;
    static constexpr qint64 gaveUp = std::numeric_limits<qint64>::max();

    IndexLook(PageSource &source, JobIndex &index, QObject *parent = nullptr);

    /// \a largestPage: as far as it is known what the service hands out.
    void start(int largestPage);
    void stop();

    qint64 added() const { return m_added; }
    qint64 changed() const { return m_changed; }
    /// What the service said last; -1: nothing that can be used.
    qint64 saidTotal() const { return m_isTotalSaid ? m_total : -1; }

Q_SIGNALS:
    void waiting(std::chrono::seconds seconds);
    /// \a missing: how many more jobs are listed than the index holds as listed; below 0: fewer; or gaveUp.
    void finished(qint64 missing);
    void failed(const Balehook::Error &error);
    /// It waits for another token.
    void blocked(const Balehook::Error &error);

private:
    void ask(int page);
    void onFailed(const PageRequest &asked, const Error &error);
    void onArrived(const PageRequest &asked, const PageAnswer &answer);
    void onStored(int page, qsizetype count, const StoredPage &change);
    void goOn(int page, qsizetype count, bool hasNews);
    void conclude();
    void fail(const Error &error);
    qint64 listed() const;

    JobIndex &m_index;
    PageAsker m_asker;
    std::set<int> m_asked;
    int m_pageSize = perPage;
    int m_storing = 0;
    int m_endPage = 0; ///< where the reading from the end began; 0: it is not known yet
    qint64 m_begunAt = 0;
    qint64 m_total = -1; ///< as said, or as found where nothing is said
    bool m_isTotalSaid = false;
    bool m_isSizeKnown = false;
    qint64 m_added = 0;
    qint64 m_changed = 0;
    bool m_isOver = false;
};

} // namespace Balehook
