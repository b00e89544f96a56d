// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/blockcache.h"

#include "failedrows/table/rowblock.h"

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
    while (m_bytes > m_mostBytes && m_blocks.size() > 1) {
        m_bytes -= m_blocks.back()->bytes();
        m_places.remove(m_blocks.back()->place().number);
        m_blocks.pop_back();
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
    m_places.clear();
    m_blocks.clear();
    m_bytes = 0;
}

} // namespace Balehook
