// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/rowgroups.h"

#include <QByteArrayView>

#include <array>
#include <vector>

namespace Balehook {

/// Remembers the groups of messages seen lately, byte for byte, for files in which the same message comes again and
/// again. Pauses itself while nearly every message is a new one.
class RecentReasons final
{
public:
    RecentReasons();

    /// ReasonGroupId::none if it is not known.
    GroupId find(QByteArrayView message);
    /// \a message is the one that find() was asked for last.
    void remember(QByteArrayView message, GroupId id);

private:
    static constexpr std::size_t longest = 252;
    struct Slot
    {
        quint16 size = 0;
        GroupId id = ReasonGroupId::none;
        std::array<char, longest> bytes;
    };

    bool isPaused(QByteArrayView message);

    std::vector<Slot> m_slots;
    std::size_t m_seed;
    Slot *m_slot = nullptr; ///< of the message asked for last
    int m_asked = 0;
    int m_found = 0;
    int m_pause = 0;
};

} // namespace Balehook
