// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/refreshsnapshot.h"

#include <algorithm>

namespace Balehook {

void RefreshSnapshot::take(const PageCache &cache, PageRange shown)
{
    clear();
    m_shown = shown;
    for (int page = shown.first - 1; page <= shown.last + 1; ++page) {
        const CachedPage *held = cache.find(page);
        for (qsizetype i = 0; held && i < held->count(); ++i)
            m_seen.insert(held->records->idAt(i), {held->records, i});
    }
}

void RefreshSnapshot::clear()
{
    m_seen.clear();
    m_shown = {};
}

std::vector<bool> RefreshSnapshot::changes(int page, const RecordPage &now, qsizetype count, const RecordPage &before,
                                           const Same &same) const
{
    QHash<QString, qsizetype> old;
    if (!m_shown.contains(page)) {
        for (qsizetype i = 0; i < before.count(); ++i)
            old.insert(before.idAt(i), i);
    }
    std::vector<bool> changed(static_cast<std::size_t>(count));
    bool any = false;
    for (qsizetype i = 0; i < count; ++i) {
        const QString &id = now.idAt(i);
        if (id.isEmpty())
            continue;
        bool differs = false;
        if (const auto seen = m_seen.constFind(id); seen != m_seen.cend())
            differs = !same(*seen->records, seen->index, now, i);
        else if (const auto there = old.constFind(id); there != old.cend())
            differs = !same(before, *there, now, i);
        else
            differs = m_shown.contains(page); // elsewhere an unknown id only says that the list moved
        changed[static_cast<std::size_t>(i)] = differs;
        any = any || differs;
    }
    if (!any)
        changed.clear();
    return changed;
}

} // namespace Balehook
