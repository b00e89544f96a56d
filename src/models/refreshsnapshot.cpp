// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/refreshsnapshot.h"

#include <algorithm>

namespace Balehook {

void RefreshSnapshot::take(PageCache &cache, PageRange shown, int lastPage)
{
    clear();
    m_shown = shown;
    m_knowsBefore = shown.first <= 1 || cache.find(shown.first - 1);
    m_knowsAfter = shown.last >= lastPage || cache.find(shown.last + 1);
    for (int page = shown.first - 1; page <= shown.last + 1; ++page) {
        const CachedPage *held = cache.opened(page);
        for (qsizetype i = 0; held && i < held->count(); ++i)
            m_seen.insert(held->records->idAt(i), {held->records, i, page});
    }
}

void RefreshSnapshot::clear()
{
    m_seen.clear();
    m_shown = {};
}

std::vector<Novelty> RefreshSnapshot::changes(int page, const RecordPage &now, qsizetype count,
                                              const RecordPage &before, const Same &same) const
{
    QHash<QString, qsizetype> old;
    if (!m_shown.contains(page)) {
        for (qsizetype i = 0; i < before.count(); ++i)
            old.insert(before.idAt(i), i);
    }
    std::vector<Novelty> changed(static_cast<std::size_t>(count));
    bool any = false;
    for (qsizetype i = 0; i < count; ++i) {
        const QString &id = now.idAt(i);
        if (id.isEmpty())
            continue;
        const auto unless = [](bool isSame) { return isSame ? Novelty::None : Novelty::Changed; };
        Novelty novelty = Novelty::None;
        if (const auto seen = m_seen.constFind(id); seen != m_seen.cend())
            novelty = unless(same(*seen->records, seen->index, now, i));
        else if (const auto there = old.constFind(id); there != old.cend())
            novelty = unless(same(before, *there, now, i));
        else if (m_shown.contains(page)) // elsewhere an unknown id only says that the list moved
            novelty = Novelty::New;
        changed[static_cast<std::size_t>(i)] = novelty;
        any = any || novelty != Novelty::None;
    }
    dropMovedIn(page, changed);
    if (!any)
        changed.clear();
    return changed;
}

void RefreshSnapshot::dropMovedIn(int page, std::vector<Novelty> &changed) const
{
    const auto drop = [](auto from, auto end) {
        for (; from != end && *from == Novelty::New; ++from)
            *from = Novelty::None;
    };
    if (page == m_shown.first && !m_knowsBefore)
        drop(changed.begin(), changed.end());
    if (page == m_shown.last && !m_knowsAfter)
        drop(changed.rbegin(), changed.rend());
}

qint64 RefreshSnapshot::shift(int page, const RecordPage &now, qsizetype count, int pageSize) const
{
    for (qsizetype i = 0; i < count; ++i) {
        const auto seen = m_seen.constFind(now.idAt(i));
        if (seen != m_seen.cend())
            return qint64(page - seen->page) * pageSize + (i - seen->index);
    }
    return 0;
}

} // namespace Balehook
