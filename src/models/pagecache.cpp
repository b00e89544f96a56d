// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagecache.h"

#include <utility>

namespace Balehook {

namespace {

qsizetype costOf(const CachedPage &content)
{
    return content.records ? content.records->byteCost() + content.count() * PageCache::recordOverhead : 0;
}

} // namespace

CachedPage *PageCache::find(int page)
{
    const auto it = m_nodes.find(page);
    return it == m_nodes.end() ? nullptr : &it->second.content;
}

const CachedPage *PageCache::find(int page) const
{
    const auto it = m_nodes.find(page);
    return it == m_nodes.end() ? nullptr : &it->second.content;
}

std::vector<std::pair<int, CachedPage>> PageCache::insert(int page, CachedPage content)
{
    remove(page);
    const qsizetype cost = costOf(content);
    m_rows += content.count();
    m_bytes += cost;
    m_nodes.emplace(page, Node{std::move(content), m_used.insert(m_used.end(), page), cost});

    foldUnused(page);
    std::vector<std::pair<int, CachedPage>> evicted;
    for (auto candidate = m_used.begin(); candidate != m_used.end() && (m_rows > maxRows || m_bytes > maxBytes);) {
        const int old = *candidate++;
        if (old != page && !isKept(old))
            evicted.emplace_back(old, take(m_nodes.find(old)));
    }
    return evicted;
}

CachedPage *PageCache::opened(int page)
{
    const auto it = m_nodes.find(page);
    if (it == m_nodes.end())
        return nullptr;
    if (const CachedPage &held = it->second.content; held.records)
        hold(it->second, held.records->unfolded());
    return &it->second.content;
}

/// Keeps \a records in place of what says the same; null: leaves it.
void PageCache::hold(Node &node, std::shared_ptr<const RecordPage> records)
{
    if (!records)
        return;
    node.content.records = std::move(records);
    m_bytes -= node.cost;
    node.cost = costOf(node.content);
    m_bytes += node.cost;
}

void PageCache::foldUnused(int inserted)
{
    qsizetype rows = 0;
    for (auto used = m_used.rbegin(); used != m_used.rend(); ++used) {
        Node &node = m_nodes.at(*used);
        rows += node.content.count();
        if (rows > mostOpenRows && *used != inserted && !isKept(*used) && node.content.records)
            hold(node, node.content.records->folded());
    }
}

void PageCache::touch(int page)
{
    if (const auto it = m_nodes.find(page); it != m_nodes.end())
        m_used.splice(m_used.end(), m_used, it->second.used);
}

void PageCache::keep(int first, int last)
{
    m_firstKept = first;
    m_lastKept = last;
}

void PageCache::remove(int page)
{
    if (const auto it = m_nodes.find(page); it != m_nodes.end())
        take(it);
}

std::vector<std::pair<int, CachedPage>> PageCache::removeFrom(int page)
{
    std::vector<std::pair<int, CachedPage>> removed;
    for (const int held : pages()) {
        if (held >= page)
            removed.emplace_back(held, take(m_nodes.find(held)));
    }
    return removed;
}

void PageCache::clear()
{
    m_nodes.clear();
    m_used.clear();
    m_rows = 0;
    m_bytes = 0;
}

std::vector<int> PageCache::pages() const
{
    return {m_used.begin(), m_used.end()};
}

CachedPage PageCache::take(Nodes::iterator it)
{
    m_rows -= it->second.content.count();
    m_bytes -= it->second.cost;
    m_used.erase(it->second.used);
    CachedPage content = std::move(it->second.content);
    m_nodes.erase(it);
    return content;
}

} // namespace Balehook
