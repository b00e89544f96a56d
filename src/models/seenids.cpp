// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/seenids.h"

#include <QHash>

#include <utility>

namespace Balehook {

SeenIds::SeenIds()
    : m_slots(1024)
    , m_seed(QHashSeed::globalSeed())
{ }

bool SeenIds::insert(QStringView id)
{
    return insertHash(qHash(id, m_seed));
}

bool SeenIds::insertBytes(QByteArrayView bytes)
{
    return insertHash(qHash(bytes, m_seed + 1));
}

bool SeenIds::insertHash(quint64 hash)
{
    if (hash == 0)
        hash = 1;
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at] != 0) {
        if (m_slots[at] == hash)
            return false;
        at = (at + 1) & mask;
    }
    if (isFull())
        return true;
    m_slots[at] = hash;
    ++m_count;
    if (m_count * 4 > m_slots.size() * 3)
        grow();
    return true;
}

void SeenIds::grow()
{
    const std::vector<quint64> old = std::exchange(m_slots, std::vector<quint64>(m_slots.size() * 2));
    const std::size_t mask = m_slots.size() - 1;
    for (const quint64 hash : old) {
        if (hash == 0)
            continue;
        std::size_t at = hash & mask;
        while (m_slots[at] != 0)
            at = (at + 1) & mask;
        m_slots[at] = hash;
    }
}

} // namespace Balehook
