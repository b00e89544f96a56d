// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortedplaces.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace Balehook {

namespace {

constexpr qsizetype headSize = sizeof(quint64);
constexpr qsizetype longestRest = 500; // of a text that goes on and on the beginning is enough

} // namespace

SortedPlaces::SortedPlaces(bool isDescending, std::size_t first)
    : m_isDescending(isDescending)
    , m_wanted(first)
{ }

void SortedPlaces::add(qint64 place, std::optional<quint64> key)
{
    add(Entry{key.value_or(0), place, 0, key ? 0 : noKey});
}

void SortedPlaces::add(qint64 place, QByteArrayView key)
{
    Entry entry{0, place, 0, noKey};
    if (!key.isEmpty()) {
        char head[headSize] = {};
        std::memcpy(head, key.data(), std::size_t(std::min(key.size(), headSize)));
        entry.key = qFromBigEndian<quint64>(head);
        const QByteArrayView rest = key.sliced(std::min(key.size(), headSize))
                                        .first(std::clamp(key.size() - headSize, qsizetype(0), longestRest));
        entry.rest = quint32(m_rests.size());
        entry.length = quint32(rest.size());
        m_rests.append(rest);
    }
    add(entry);
}

/// One look at the last of the first tells of most that they are not among them, while what is compared is still near.
void SortedPlaces::add(const Entry &entry)
{
    m_entries.push_back(entry);
    if (m_bound && !isBefore(entry, *m_bound))
        return;
    m_first.push_back(entry);
    if (m_first.size() >= 2 * m_wanted)
        keepFirst();
}

void SortedPlaces::keepFirst()
{
    if (m_first.size() <= m_wanted)
        return;
    std::nth_element(m_first.begin(), m_first.begin() + std::ptrdiff_t(m_wanted) - 1, m_first.end(),
                     [this](const Entry &a, const Entry &b) { return isBefore(a, b); });
    m_first.resize(m_wanted);
    m_bound = m_first.back();
}

bool SortedPlaces::isBefore(const Entry &a, const Entry &b) const
{
    const bool isKeyed = a.length != noKey;
    if (isKeyed != (b.length != noKey))
        return isKeyed;
    if (isKeyed && a.key != b.key)
        return (a.key < b.key) != m_isDescending;
    if (isKeyed && (a.length > 0 || b.length > 0)) {
        const QByteArrayView ofA(m_rests.constData() + a.rest, qsizetype(a.length));
        const QByteArrayView ofB(m_rests.constData() + b.rest, qsizetype(b.length));
        const int order = std::memcmp(ofA.data(), ofB.data(), std::size_t(std::min(ofA.size(), ofB.size())));
        if (order != 0)
            return (order < 0) != m_isDescending;
        if (ofA.size() != ofB.size())
            return (ofA.size() < ofB.size()) != m_isDescending;
    }
    return a.place < b.place;
}

void SortedPlaces::endSlice()
{
    const std::size_t begin = m_slices.empty() ? 0 : m_slices.back().end;
    if (begin < m_entries.size())
        m_slices.push_back({begin, m_entries.size()});
}

bool SortedPlaces::takeFirst(std::vector<qint64> &places)
{
    keepFirst();
    std::sort(m_first.begin(), m_first.end(), [this](const Entry &a, const Entry &b) { return isBefore(a, b); });
    for (const Entry &entry : m_first)
        places.push_back(entry.place);
    m_wanted = m_first.size();
    m_first = {};
    const bool hasMore = m_wanted < m_entries.size();
    if (hasMore)
        places.reserve(m_entries.size());
    else
        m_entries = {};
    return hasMore;
}

bool SortedPlaces::takeMore(std::size_t count, std::vector<qint64> &places)
{
    if (m_sorted < m_slices.size() && !m_isMerging) {
        sortSlice();
        return true;
    }
    if (!m_isMerging) {
        std::make_heap(m_slices.begin(), m_slices.end(),
                       [this](const Slice &a, const Slice &b) { return isBefore(m_entries[b.at], m_entries[a.at]); });
        m_isMerging = true;
        merge(m_wanted, nullptr); // these were taken first
    }
    merge(count, &places);
    if (!m_slices.empty())
        return true;
    m_entries = {};
    m_rests = {};
    return false;
}

void SortedPlaces::sortSlice()
{
    const Slice &slice = m_slices[m_sorted++];
    std::sort(m_entries.begin() + std::ptrdiff_t(slice.at), m_entries.begin() + std::ptrdiff_t(slice.end),
              [this](const Entry &a, const Entry &b) { return isBefore(a, b); });
}

void SortedPlaces::merge(std::size_t count, std::vector<qint64> *places)
{
    const auto isLater = [this](const Slice &a, const Slice &b) { return isBefore(m_entries[b.at], m_entries[a.at]); };
    for (; count > 0 && !m_slices.empty(); --count) {
        std::pop_heap(m_slices.begin(), m_slices.end(), isLater);
        Slice &slice = m_slices.back();
        if (places)
            places->push_back(m_entries[slice.at].place);
        if (++slice.at == slice.end)
            m_slices.pop_back();
        else
            std::push_heap(m_slices.begin(), m_slices.end(), isLater);
    }
}

} // namespace Balehook
