// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMetaType>

namespace Balehook {

enum class SortKind {
    Text, ///< by letter, without regard to case and accents
    Number, ///< by value; what is no number follows as text
    Natural, ///< as text, but "A-9" before "A-10"
};

/// How to sort rows. Empty cells always stand last; equal ones keep the order of the file.
struct RowOrder
{
    int column = -1; ///< -1: the order of the file
    SortKind kind = SortKind::Text;
    bool descending = false;

    bool operator==(const RowOrder &) const = default;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::RowOrder)
