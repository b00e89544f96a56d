// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/recentreasons.h"

#include <QHash>

#include <cstring>

namespace Balehook {

namespace {

constexpr std::size_t recentSlots = 1024;
constexpr int trial = 256; ///< messages after which the cache asks itself whether it is of use
constexpr int leastFound = trial / 3; ///< a look costs about a third of what a hit saves
constexpr int pauseLength = 8192;

} // namespace

RecentReasons::RecentReasons()
    : m_slots(recentSlots)
    , m_seed(QHashSeed::globalSeed())
{ }

bool RecentReasons::isPaused(QByteArrayView message)
{
    if (m_pause > 0) {
        --m_pause;
        return true;
    }
    if (++m_asked == trial) {
        if (m_found < leastFound)
            m_pause = pauseLength;
        m_asked = m_found = 0;
    }
    return message.isEmpty() || message.size() > qsizetype(longest);
}

GroupId RecentReasons::find(QByteArrayView message)
{
    m_slot = nullptr;
    if (isPaused(message))
        return ReasonGroupId::none;
    const auto size = std::size_t(message.size());
    m_slot = &m_slots[qHashBits(message.data(), size, m_seed) % recentSlots];
    if (m_slot->size != size || std::memcmp(m_slot->bytes.data(), message.data(), size) != 0)
        return ReasonGroupId::none;
    ++m_found;
    return m_slot->id;
}

void RecentReasons::remember(QByteArrayView message, GroupId id)
{
    if (!m_slot)
        return;
    m_slot->size = quint16(message.size());
    m_slot->id = id;
    std::memcpy(m_slot->bytes.data(), message.data(), std::size_t(message.size()));
}

} // namespace Balehook
