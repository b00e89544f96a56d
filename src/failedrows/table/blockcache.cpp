// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/blockcache.h"

#include "failedrows/table/rowblock.h"

#include <algorithm>

namespace Balehook {

void BlockCache::insert(std::shared_ptr<const RowBlock> block)
{
    const qint64 number = block->place().number;
    if (const auto at = m_places.constFind(number); at != m_places.constEnd()) {
        m_bytes -= (**at)->bytes();
        m_blocks.erase(*at);
    }
    m_bytes += block->bytes();
    m_blocks.push_front(std::move(block));
    m_places.insert(number, m_blocks.begin());
    dropBeyondBounds();
}

void BlockCache::keep(const QSet<qint64> &numbers)
{
    m_kept = numbers;
    dropBeyondBounds();
}

void BlockCache::dropBeyondBounds()
{
    drop(m_mostBytes, false);
    drop(std::max(m_mostBytes, mostKeptBytes), true);
}

/// Those that were not used for longest, until what is left has at most so many bytes.
void BlockCache::drop(qsizetype mostBytes, bool isKeptToo)
{
    for (auto at = m_blocks.end(); m_bytes > mostBytes && at != m_blocks.begin() && --at != m_blocks.begin();) {
        const qint64 number = (*at)->place().number;
        if (!isKeptToo && m_kept.contains(number))
            continue;
        m_bytes -= (*at)->bytes();
        m_places.remove(number);
        at = m_blocks.erase(at);
    }
}

std::shared_ptr<const RowBlock> BlockCache::block(qint64 number) const
{
    const auto at = m_places.constFind(number);
    if (at == m_places.constEnd())
        return nullptr;
    m_blocks.splice(m_blocks.begin(), m_blocks, *at);
    return m_blocks.front();
}

void BlockCache::clear()
{
    m_kept.clear();
    m_places.clear();
    m_blocks.clear();
    m_bytes = 0;
}

} // namespace Balehook
