// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortedplaces.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

namespace Balehook {

namespace {

constexpr qsizetype headSize = sizeof(quint64);
constexpr qsizetype longestRest = SortedPlaces::longestKey - headSize;

} // namespace

SortedPlaces::SortedPlaces(bool isDescending, std::size_t first)
    : m_isDescending(isDescending)
    , m_wanted(first)
{ }

void SortedPlaces::add(qint64 place, std::optional<quint64> key)
{
    add(Entry{key.value_or(0), place, 0, key ? 0 : noKey}, {});
}

void SortedPlaces::add(qint64 place, QByteArrayView key)
{
    Entry entry{0, place, 0, noKey};
    QByteArrayView rest;
    if (!key.isEmpty()) {
        char head[headSize] = {};
        std::memcpy(head, key.data(), std::size_t(std::min(key.size(), headSize)));
        entry.key = qFromBigEndian<quint64>(head);
        rest = key.sliced(std::min(key.size(), headSize))
                   .first(std::clamp(key.size() - headSize, qsizetype(0), longestRest));
        entry.length = quint32(rest.size());
    }
    add(entry, rest);
}

void SortedPlaces::append(Slice &slice, Entry entry, QByteArrayView rest)
{
    entry.rest = quint32(slice.rests.size());
    slice.rests.append(rest);
    slice.entries.push_back(entry);
}

/// One look at the last of the first tells of most that they are not among them, while what is compared is still near.
void SortedPlaces::add(const Entry &entry, QByteArrayView rest)
{
    ++m_size;
    append(m_adding, entry, rest);
    if (m_wanted == 0)
        return;
    if (m_bound && !isBefore(m_adding.entries.back(), m_adding, *m_bound, m_first))
        return;
    append(m_first, entry, rest);
    if (m_first.entries.size() >= 2 * m_wanted)
        keepFirst();
}

void SortedPlaces::keepFirst()
{
    std::vector<Entry> &entries = m_first.entries;
    if (entries.size() <= m_wanted)
        return;
    std::nth_element(entries.begin(), entries.begin() + std::ptrdiff_t(m_wanted) - 1, entries.end(),
                     [this](const Entry &a, const Entry &b) { return isBefore(a, m_first, b, m_first); });
    entries.resize(m_wanted);
    Slice kept;
    kept.entries.reserve(2 * m_wanted);
    for (const Entry &entry : entries) {
        const qsizetype length = entry.length == noKey ? 0 : qsizetype(entry.length);
        append(kept, entry, QByteArrayView(m_first.rests).sliced(qsizetype(entry.rest), length));
    }
    m_first = std::move(kept);
    m_bound = m_first.entries.back();
}

bool SortedPlaces::isBefore(const Entry &a, const Slice &ofA, const Entry &b, const Slice &ofB) const
{
    const bool isKeyed = a.length != noKey;
    if (isKeyed != (b.length != noKey))
        return isKeyed;
    if (isKeyed && a.key != b.key)
        return (a.key < b.key) != m_isDescending;
    if (isKeyed && (a.length > 0 || b.length > 0)) {
        const char *const restOfA = ofA.rests.constData() + a.rest;
        const char *const restOfB = ofB.rests.constData() + b.rest;
        const int order = std::memcmp(restOfA, restOfB, std::min(a.length, b.length));
        if (order != 0)
            return (order < 0) != m_isDescending;
        if (a.length != b.length)
            return (a.length < b.length) != m_isDescending;
    }
    return a.place < b.place;
}

void SortedPlaces::endSlice()
{
    if (m_adding.entries.empty())
        return;
    m_adding.rests.squeeze();
    m_slices.push_back(std::exchange(m_adding, Slice()));
}

std::optional<quint64> SortedPlaces::bound() const
{
    return m_bound && m_bound->length != noKey ? std::optional(m_bound->key) : std::nullopt;
}

QByteArray SortedPlaces::boundText() const
{
    if (!m_bound || m_bound->length == noKey)
        return {};
    QByteArray head(headSize, '\0');
    qToBigEndian(m_bound->key, head.data());
    while (head.endsWith('\0')) // no text has it
        head.chop(1);
    return head + QByteArrayView(m_first.rests).sliced(m_bound->rest, m_bound->length).toByteArray();
}

bool SortedPlaces::takeFirst(std::vector<qint64> &places)
{
    endSlice();
    keepFirst();
    sortSlice(m_first);
    for (const Entry &entry : m_first.entries)
        places.push_back(entry.place);
    m_given = m_first.entries.size();
    m_first = Slice();
    m_bound.reset();
    const bool hasMore = m_given < m_size;
    if (hasMore)
        places.reserve(m_size);
    else
        m_slices.clear();
    return hasMore;
}

bool SortedPlaces::takeMore(std::size_t count, std::vector<qint64> &places)
{
    if (m_sorted < m_slices.size() && !m_isMerging) {
        sortSlice(m_slices[m_sorted++]);
        return true;
    }
    if (!std::exchange(m_isMerging, true)) {
        m_heap.resize(m_slices.size());
        std::iota(m_heap.begin(), m_heap.end(), 0);
        std::make_heap(m_heap.begin(), m_heap.end(), [this](std::size_t a, std::size_t b) { return isLater(a, b); });
        merge(m_given, nullptr); // these were taken first
    }
    merge(count, &places);
    return !m_heap.empty();
}

void SortedPlaces::sortSlice(Slice &slice) const
{
    std::sort(slice.entries.begin(), slice.entries.end(),
              [this, &slice](const Entry &a, const Entry &b) { return isBefore(a, slice, b, slice); });
}

bool SortedPlaces::isLater(std::size_t a, std::size_t b) const
{
    const Slice &ofA = m_slices[a];
    const Slice &ofB = m_slices[b];
    return isBefore(ofB.entries[ofB.at], ofB, ofA.entries[ofA.at], ofA);
}

void SortedPlaces::merge(std::size_t count, std::vector<qint64> *places)
{
    const auto later = [this](std::size_t a, std::size_t b) { return isLater(a, b); };
    for (; count > 0 && !m_heap.empty(); --count) {
        std::pop_heap(m_heap.begin(), m_heap.end(), later);
        Slice &slice = m_slices[m_heap.back()];
        if (places)
            places->push_back(slice.entries[slice.at].place);
        if (++slice.at < slice.entries.size()) {
            std::push_heap(m_heap.begin(), m_heap.end(), later);
            continue;
        }
        slice = Slice();
        m_heap.pop_back();
    }
}

} // namespace Balehook
