// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/indexpeek.h"

#include <QString>

namespace Balehook {

/// The jobs of an account that are kept for searching on this computer: what there is to see and to delete of them. A
/// value.
struct KeptIndex
{
    QString name; ///< of its files, see IndexFolder::nameOf()
    QString accountId; ///< empty: of an account that there is not any more
    qint64 bytes = 0; ///< on the disk, with all that belongs to it; 0: nothing is there
    IndexPeek now;
    bool hasDamagedCopy = false; ///< a damaged file was put aside
    bool isFilling = false; ///< by this program
};

} // namespace Balehook
