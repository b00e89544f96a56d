// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/packednumbers.h"

#include <bit>

namespace Balehook {

/// Places that rise, in a byte or two each where jobs lie as in a fresh index. A value.
class PlaceList final
{
public:
    /// Between jobs beside each other there: as many bits of what lies between two are zero.
    static constexpr int stepBits = 20;

    /// Behind those that are there.
    void append(qint64 place)
    {
        appendPacked(m_packed, std::rotr(quint64(place) - quint64(m_last), stepBits));
        m_last = place;
        ++m_size;
    }
    std::size_t size() const { return m_size; }

    /// To be asked for rising places, from the first one after each rewind().
    bool contains(qint64 place)
    {
        while (m_at < m_packed.size() && (!m_isAtOne || m_current < place)) {
            PackedNumbers packed(QByteArrayView(m_packed).sliced(m_at));
            m_current = qint64(quint64(m_current) + std::rotl(packed.next(), stepBits));
            m_at = m_packed.size() - qsizetype(packed.left());
            m_isAtOne = true;
        }
        return m_isAtOne && m_current == place;
    }
    void rewind()
    {
        m_at = 0;
        m_current = 0;
        m_isAtOne = false;
    }

private:
    QByteArray m_packed; ///< of each the difference to the one before, with its low bits at the top
    qint64 m_last = 0;
    std::size_t m_size = 0;
    qsizetype m_at = 0; ///< what is not passed yet
    qint64 m_current = 0; ///< one that was passed, if m_isAtOne
    bool m_isAtOne = false;
};

} // namespace Balehook
