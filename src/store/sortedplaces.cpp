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

SortedPlaces::SortedPlaces(bool isDescending)
    : m_isDescending(isDescending)
{ }

void SortedPlaces::add(qint64 place, std::optional<quint64> key)
{
    m_entries.push_back({key.value_or(0), place, 0, key ? 0 : noKey});
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
    m_entries.push_back(entry);
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
    if (begin == m_entries.size())
        return;
    std::sort(m_entries.begin() + std::ptrdiff_t(begin), m_entries.end(),
              [this](const Entry &a, const Entry &b) { return isBefore(a, b); });
    m_slices.push_back({begin, m_entries.size()});
}

bool SortedPlaces::take(std::size_t count, std::vector<qint64> &places)
{
    const auto isLater = [this](const Slice &a, const Slice &b) { return isBefore(m_entries[b.at], m_entries[a.at]); };
    if (!m_isMerging)
        std::make_heap(m_slices.begin(), m_slices.end(), isLater);
    m_isMerging = true;
    for (; count > 0 && !m_slices.empty(); --count) {
        std::pop_heap(m_slices.begin(), m_slices.end(), isLater);
        Slice &slice = m_slices.back();
        places.push_back(m_entries[slice.at++].place);
        if (slice.at == slice.end)
            m_slices.pop_back();
        else
            std::push_heap(m_slices.begin(), m_slices.end(), isLater);
    }
    if (!m_slices.empty())
        return true;
    m_entries = {};
    m_rests = {};
    return false;
}

} // namespace Balehook
