// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortedplaces.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace Balehook {

namespace {

constexpr qsizetype lengthSize = sizeof(quint16);

} // namespace

SortedPlaces::SortedPlaces(bool isDescending, std::size_t first, std::size_t most)
    : m_isDescending(isDescending)
    , m_wanted(first)
    , m_most(most)
{ }

QByteArrayView SortedPlaces::Slice::restOf(const Entry &entry) const
{
    if (entry.rest >= noRest)
        return {};
    const char *const begin = rests.constData() + entry.rest;
    return {begin + lengthSize, qFromUnaligned<quint16>(begin)};
}

void SortedPlaces::add(qint64 place, std::optional<quint64> key)
{
    add(place, Entry{key.value_or(0), 0, key ? noRest : noKey}, {});
}

void SortedPlaces::add(qint64 place, QByteArrayView key)
{
    if (key.isEmpty()) {
        add(place, Entry{0, 0, noKey}, {});
        return;
    }
    add(place, Entry{headOf(key), 0, noRest}, restOf(key));
}

void SortedPlaces::append(Slice &slice, Entry entry, QByteArrayView rest)
{
    if (!rest.isEmpty()) {
        entry.rest = quint32(slice.rests.size());
        char length[lengthSize];
        qToUnaligned(quint16(rest.size()), length);
        slice.rests.append(length, lengthSize).append(rest);
    }
    slice.entries.push_back(entry);
}

/// To a slice that counts its places one by one.
void SortedPlaces::appendFar(Slice &slice, qint64 place, Entry entry, QByteArrayView rest)
{
    entry.place = slice.places.size();
    slice.places.push_back(place);
    append(slice, entry, rest);
}

void SortedPlaces::appendFar(Slice &slice, const Slice &from, const Entry &entry)
{
    appendFar(slice, from.placeOf(entry), entry, from.restOf(entry));
}

/// One look at the last of the first tells of most that they are not among them, while what is compared is still near.
void SortedPlaces::add(qint64 place, Entry entry, QByteArrayView rest)
{
    m_size += isRest() ? 0 : 1;
    if (place < m_adding.base || quint64(place) - quint64(m_adding.base) > farthest
        || m_adding.rests.size() > longestRests)
        endSlice();
    if (m_adding.entries.empty())
        m_adding.base = place;
    entry.place = quint64(place) - quint64(m_adding.base);
    append(m_adding, entry, rest);
    const Entry &added = m_adding.entries.back();
    const bool isLeftOut =
        !isBeforeBound(added, m_adding, m_upper) || (isRest() && isBeforeBound(added, m_adding, m_lower));
    if (m_wanted > 0 && !(m_bound && !isBefore(added, m_adding, *m_bound, m_first))) {
        appendFar(m_first, place, entry, rest);
        if (m_first.entries.size() >= 2 * m_wanted)
            keepFirst();
    }
    if (!isLeftOut)
        return;
    if (added.rest < noRest)
        m_adding.rests.truncate(qsizetype(added.rest));
    m_adding.entries.pop_back();
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
    kept.places.reserve(2 * m_wanted);
    for (const Entry &entry : entries)
        appendFar(kept, m_first, entry);
    m_first = std::move(kept);
    m_bound = m_first.entries.back();
}

bool SortedPlaces::isBefore(const Entry &a, const Slice &ofA, const Entry &b, const Slice &ofB) const
{
    const bool isKeyed = a.rest != noKey;
    if (isKeyed != (b.rest != noKey))
        return isKeyed;
    if (isKeyed && a.key != b.key)
        return (a.key < b.key) != m_isDescending;
    if (isKeyed && (a.rest != noRest || b.rest != noRest)) {
        const QByteArrayView restOfA = ofA.restOf(a);
        const QByteArrayView restOfB = ofB.restOf(b);
        const int order = restOfA.compare(restOfB);
        if (order != 0)
            return (order < 0) != m_isDescending;
    }
    return ofA.placeOf(a) < ofB.placeOf(b);
}

void SortedPlaces::endSlice()
{
    if (m_adding.entries.empty())
        return;
    m_adding.rests.squeeze();
    m_bytes += m_adding.bytes();
    m_slices.push_back(std::exchange(m_adding, Slice()));
    if (m_bytes > m_most && m_slices.size() + m_slices.front().entries.size() > 2)
        cut();
}

SortedPlaces::Slice SortedPlaces::sliceOf(const Slice &slice, const Entry &entry)
{
    Slice one;
    appendFar(one, slice, entry);
    return one;
}

/// Nothing is behind a bound that is not there.
bool SortedPlaces::isBeforeBound(const Entry &entry, const Slice &ofEntry, const Slice &bound) const
{
    return bound.entries.empty() || isBefore(entry, ofEntry, bound.entries.front(), bound);
}

/// Some entry that about half of the others are before.
SortedPlaces::Slice SortedPlaces::middle() const
{
    constexpr std::size_t mostSamples = 1'000;
    std::size_t all = 0;
    for (const Slice &slice : m_slices)
        all += slice.entries.size();
    const std::size_t step = all / mostSamples + 1;
    std::vector<std::pair<const Entry *, const Slice *>> samples;
    std::size_t next = 0;
    for (const Slice &slice : m_slices) {
        for (; next < slice.entries.size(); next += step)
            samples.emplace_back(&slice.entries[next], &slice);
        next -= slice.entries.size();
    }
    const auto half = samples.begin() + std::ptrdiff_t(samples.size() / 2);
    std::nth_element(samples.begin(), half, samples.end(), [this](const auto &a, const auto &b) {
        return isBefore(*a.first, *a.second, *b.first, *b.second);
    });
    return sliceOf(*half->second, *half->first);
}

/// Leaves out about half: what is not before the upper bound.
void SortedPlaces::cut()
{
    m_upper = middle();
    m_bytes = 0;
    for (Slice &slice : m_slices) {
        Slice kept;
        kept.base = slice.base;
        for (const Entry &entry : slice.entries) {
            if (isBeforeBound(entry, slice, m_upper))
                append(kept, entry, slice.restOf(entry));
        }
        kept.entries.shrink_to_fit();
        kept.rests.squeeze();
        m_bytes += kept.bytes();
        slice = std::move(kept);
    }
    std::erase_if(m_slices, [](const Slice &slice) { return slice.entries.empty(); });
}

void SortedPlaces::beginRest()
{
    m_wanted = 0;
    m_lower = std::exchange(m_upper, Slice());
    m_slices.clear();
    m_bytes = 0;
    m_sorted = 0;
    m_isMerging = false;
}

std::optional<quint64> SortedPlaces::bound() const
{
    return m_bound && m_bound->rest != noKey ? std::optional(m_bound->key) : std::nullopt;
}

QByteArray SortedPlaces::boundText() const
{
    if (!m_bound || m_bound->rest == noKey)
        return {};
    QByteArray head(headSize, '\0');
    qToBigEndian(m_bound->key, head.data());
    while (head.endsWith('\0')) // no text has it
        head.chop(1);
    return head + m_first.restOf(*m_bound).toByteArray();
}

bool SortedPlaces::takeFirst(std::vector<qint64> &places)
{
    endSlice();
    keepFirst();
    sortSlice(m_first);
    for (const Entry &entry : m_first.entries)
        places.push_back(m_first.placeOf(entry));
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
        m_given -= merge(m_given, nullptr); // these were taken first
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

std::size_t SortedPlaces::merge(std::size_t count, std::vector<qint64> *places)
{
    std::size_t merged = 0;
    const auto later = [this](std::size_t a, std::size_t b) { return isLater(a, b); };
    for (; merged < count && !m_heap.empty(); ++merged) {
        std::pop_heap(m_heap.begin(), m_heap.end(), later);
        Slice &slice = m_slices[m_heap.back()];
        if (places)
            places->push_back(slice.placeOf(slice.entries[slice.at]));
        if (++slice.at < slice.entries.size()) {
            std::push_heap(m_heap.begin(), m_heap.end(), later);
            continue;
        }
        slice = Slice();
        m_heap.pop_back();
    }
    return merged;
}

} // namespace Balehook
