// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonsnapshot.h"

#include <vector>

namespace Balehook {

/// Finds the group of a pattern: open addressing, seeded so that no file can be made to collide.
class PatternTable final
{
public:
    PatternTable();

    /// ReasonGroupId::none if there is none yet.
    GroupId find(QByteArrayView pattern, const std::vector<ReasonGroup> &groups) const;
    /// Makes \a pattern, which was not found, known. At most 20,000 of them.
    void insert(QByteArrayView pattern, GroupId id);

private:
    struct Slot
    {
        quint32 hash = 0;
        GroupId id = ReasonGroupId::none; ///< none: the slot is free
    };

    quint32 hashOf(QByteArrayView pattern) const;

    std::vector<Slot> m_slots;
    std::size_t m_seed;
};

} // namespace Balehook
