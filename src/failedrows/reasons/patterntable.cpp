// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/patterntable.h"

#include <QHash>

namespace Balehook {

namespace {

constexpr std::size_t patternSlots = 32'768;
static_assert(patternSlots > RowGroups::idLimit, "a free slot ends every search");

} // namespace

PatternTable::PatternTable()
    : m_slots(patternSlots)
    , m_seed(QHashSeed::globalSeed())
{ }

quint32 PatternTable::hashOf(QByteArrayView pattern) const
{
    return quint32(qHashBits(pattern.data(), std::size_t(pattern.size()), m_seed));
}

GroupId PatternTable::find(QByteArrayView pattern, const std::vector<ReasonGroup> &groups) const
{
    const quint32 hash = hashOf(pattern);
    for (std::size_t at = hash % patternSlots; m_slots[at].id != ReasonGroupId::none; at = (at + 1) % patternSlots) {
        if (m_slots[at].hash == hash && QByteArrayView(groups[m_slots[at].id].pattern) == pattern)
            return m_slots[at].id;
    }
    return ReasonGroupId::none;
}

void PatternTable::insert(QByteArrayView pattern, GroupId id)
{
    const quint32 hash = hashOf(pattern);
    std::size_t at = hash % patternSlots;
    while (m_slots[at].id != ReasonGroupId::none)
        at = (at + 1) % patternSlots;
    m_slots[at] = {hash, id};
}

} // namespace Balehook
