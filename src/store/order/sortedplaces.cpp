// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/order/sortedplaces.h"

#include <numeric>
#include <utility>

namespace Balehook {

SortedPlaces::SortedPlaces(bool isDescending, std::size_t first, std::size_t most)
    : m_order(isDescending)
    , m_wanted(first)
    , m_most(most)
    , m_pieces(m_order)
{ }

/// One look at the last of the first tells of most that they are not among them, while what is compared is still near.
void SortedPlaces::add(const KeySlice::Added &added)
{
    if (m_wanted > 0 && !(m_bound && !m_order.isBefore(added.entry, added, *m_bound, m_first))) {
        m_first.appendFar(added);
        if (m_first.entries.size() >= 2 * m_wanted)
            keepFirst();
    }
    if (!m_adding.canTake(added))
        endSlice(); // first: it may leave more to the next piece
    if (m_pieces.isKept(added))
        m_adding.append(added);
}

void SortedPlaces::keepFirst()
{
    auto &entries = m_first.entries;
    if (entries.size() <= m_wanted)
        return;
    std::nth_element(entries.begin(), entries.begin() + std::ptrdiff_t(m_wanted) - 1, entries.end(),
                     [this](const auto &a, const auto &b) { return m_order.isBefore(a, m_first, b, m_first); });
    entries.resize(m_wanted);
    KeySlice kept;
    kept.entries.reserve(2 * m_wanted);
    kept.places.reserve(2 * m_wanted);
    for (const auto &entry : entries)
        kept.appendFar(m_first, entry);
    m_first = std::move(kept);
    m_bound = m_first.entries.back();
}

void SortedPlaces::endSlice()
{
    if (m_adding.entries.empty())
        return;
    m_adding.rests.squeeze();
    m_bytes += m_adding.bytes();
    m_slices.push_back({std::exchange(m_adding, KeySlice())});
    if (m_bytes > m_most && m_slices.size() + m_slices.front().slice.entries.size() > 2)
        cut();
}

/// Some entry that about half of the others are before.
KeySlice SortedPlaces::middle() const
{
    constexpr std::size_t mostSamples = 1'000;
    std::size_t all = 0;
    for (const Sorted &sorted : m_slices)
        all += sorted.slice.entries.size();
    const std::size_t step = all / mostSamples + 1;
    std::vector<std::pair<const KeySlice::Entry *, const KeySlice *>> samples;
    std::size_t next = 0;
    for (const Sorted &sorted : m_slices) {
        for (; next < sorted.slice.entries.size(); next += step)
            samples.emplace_back(&sorted.slice.entries[next], &sorted.slice);
        next -= sorted.slice.entries.size();
    }
    const auto half = samples.begin() + std::ptrdiff_t(samples.size() / 2);
    std::nth_element(samples.begin(), half, samples.end(), [this](const auto &a, const auto &b) {
        return m_order.isBefore(*a.first, *a.second, *b.first, *b.second);
    });
    KeySlice one;
    one.appendFar(*half->second, *half->first);
    return one;
}

/// Leaves about half to the next piece.
void SortedPlaces::cut()
{
    m_pieces.cut(middle());
    m_bytes = 0;
    for (Sorted &sorted : m_slices) {
        KeySlice &slice = sorted.slice;
        slice.keep([this, &slice](const auto &entry) { return m_pieces.isBeforeNext(entry, slice); });
        m_bytes += slice.bytes();
    }
    std::erase_if(m_slices, [](const Sorted &sorted) { return sorted.slice.entries.empty(); });
}

void SortedPlaces::beginPiece(std::optional<std::size_t> row)
{
    m_pieces.begin(row, m_most);
    m_wanted = 0;
    m_adding = KeySlice();
    m_slices.clear();
    m_bytes = 0;
    m_sorted = 0;
    m_next.reset();
}

std::optional<std::size_t> SortedPlaces::firstMissing(std::size_t first, std::size_t end) const
{
    return m_pieces.firstMissing(std::max(first, m_given), end, m_next);
}

bool SortedPlaces::takeFirst(std::vector<qint64> &places)
{
    endSlice();
    keepFirst();
    m_order.sort(m_first);
    for (const auto &entry : m_first.entries)
        places.push_back(m_first.placeOf(entry));
    m_given = m_first.entries.size();
    m_first = KeySlice();
    m_bound.reset();
    const bool hasMore = m_given < size();
    if (!hasMore) {
        m_slices.clear();
        m_pieces.setAllOrdered();
    }
    return hasMore;
}

bool SortedPlaces::takeMore(std::size_t count, std::vector<qint64> &places)
{
    if (m_sorted < m_slices.size() && !m_next) {
        m_order.sort(m_slices[m_sorted++].slice);
        return true;
    }
    if (!m_next)
        beginMerging(places);
    merge(count, places);
    if (m_heap.empty())
        m_pieces.setOrdered();
    return !m_heap.empty();
}

bool SortedPlaces::isLater(std::size_t a, std::size_t b) const
{
    const Sorted &ofA = m_slices[a];
    const Sorted &ofB = m_slices[b];
    return m_order.isBefore(ofB.slice.entries[ofB.at], ofB.slice, ofA.slice.entries[ofA.at], ofA.slice);
}

void SortedPlaces::beginMerging(std::vector<qint64> &places)
{
    std::size_t kept = 0;
    for (const Sorted &sorted : m_slices)
        kept += sorted.slice.entries.size();
    m_pieces.endReading(kept);
    m_heap.resize(m_slices.size());
    std::iota(m_heap.begin(), m_heap.end(), 0);
    std::make_heap(m_heap.begin(), m_heap.end(), [this](std::size_t a, std::size_t b) { return isLater(a, b); });
    m_next = m_pieces.firstRow();
    places.resize(size());
}

void SortedPlaces::merge(std::size_t count, std::vector<qint64> &places)
{
    const auto later = [this](std::size_t a, std::size_t b) { return isLater(a, b); };
    const std::size_t end = m_pieces.endRow();
    for (; count > 0 && !m_heap.empty(); --count) {
        std::pop_heap(m_heap.begin(), m_heap.end(), later);
        Sorted &sorted = m_slices[m_heap.back()];
        if (*m_next < end) // a damaged file may have more each time
            places[(*m_next)++] = sorted.slice.placeOf(sorted.slice.entries[sorted.at]);
        if (++sorted.at < sorted.slice.entries.size()) {
            std::push_heap(m_heap.begin(), m_heap.end(), later);
            continue;
        }
        sorted.slice = KeySlice();
        m_heap.pop_back();
    }
}

} // namespace Balehook
