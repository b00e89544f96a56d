// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"

#include <QtGlobal>

#include <list>
#include <memory>
#include <unordered_map>
#include <vector>

namespace Balehook {

/// What a refresh showed of a record, until the user has seen it.
enum class Novelty : quint8 { None, Changed, New };

/// A page as the table holds it.
struct CachedPage
{
    std::shared_ptr<const RecordPage> records; ///< folded perhaps, see PageCache::opened()
    qint64 arrivedAt = 0; ///< milliseconds since 1970 UTC
    int generation = 0; ///< the refresh it belongs to; an older one is stale
    bool readAgain = false; ///< it was already read twice in its generation
    std::vector<bool> vacated; ///< rows whose record has shown up elsewhere; empty if none
    std::vector<Novelty> changed; ///< rows to point out as new or changed; empty if none

    qsizetype count() const { return records ? records->count() : 0; }
    bool isVacated(qsizetype index) const { return !vacated.empty() && vacated[std::size_t(index)]; }
    Novelty noveltyOf(qsizetype index) const { return changed.empty() ? Novelty::None : changed[std::size_t(index)]; }
    bool isChanged(qsizetype index) const { return !changed.empty() && changed[std::size_t(index)] != Novelty::None; }
};

/// The pages of a listing that are in memory: least recently used first out, bounded in rows and bytes. Those that
/// nobody looked at for a while are folded.
///
/// Invariants, whatever was called before:
/// - rows() and bytes() are the sums over the pages held;
/// - after insert(), at most mostOpenRows rows are open beside the pages shown, the one just inserted and those that
///   cannot be folded;
/// - after insert(), either both are within their bounds or every page left is kept (shown) or the one just inserted;
/// - a kept page leaves only by remove(), removeFrom() or clear().
class PageCache final
{
public:
    static constexpr qsizetype maxRows = 5000;
    static constexpr qsizetype maxBytes = 8 * 1024 * 1024;
    /// What holding a record costs beside RecordPage::byteCost(): string headers, the index of ids.
    static constexpr qsizetype recordOverhead = 512;
    /// Some screens of rows, so that nothing is unfolded while people scroll to and fro.
    static constexpr qsizetype mostOpenRows = 400;

    /// The page as it is kept: a folded one has ids and raw bytes, but no records.
    CachedPage *find(int page);
    const CachedPage *find(int page) const;
    /// The page with its records.
    CachedPage *opened(int page);

    /// Replaces or adds \a page as the most recently used; returns what had to go.
    std::vector<std::pair<int, CachedPage>> insert(int page, CachedPage content);
    /// Marks \a page as used just now.
    void touch(int page);
    /// Pages \a first to \a last are on screen and stay whatever comes.
    void keep(int first, int last);

    void remove(int page);
    /// Removes \a page and all after it; returns them.
    std::vector<std::pair<int, CachedPage>> removeFrom(int page);
    void clear();

    std::vector<int> pages() const;
    qsizetype rows() const { return m_rows; }
    qsizetype bytes() const { return m_bytes; }

private:
    struct Node
    {
        CachedPage content;
        std::list<int>::iterator used;
        qsizetype cost = 0;
    };
    using Nodes = std::unordered_map<int, Node>;

    bool isKept(int page) const { return page >= m_firstKept && page <= m_lastKept; }
    CachedPage take(Nodes::iterator it);
    void hold(Node &node, std::shared_ptr<const RecordPage> records);
    void foldUnused(int inserted);

    Nodes m_nodes;
    std::list<int> m_used; ///< least recently used first
    qsizetype m_rows = 0;
    qsizetype m_bytes = 0;
    int m_firstKept = 0;
    int m_lastKept = -1;
};

} // namespace Balehook
