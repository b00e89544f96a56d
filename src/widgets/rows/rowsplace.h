// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"
#include "failedrows/rows/roworder.h"

#include <QStringList>

#include <vector>

namespace Balehook {

/// Where the user is in the rows of a file.
struct RowsPlace
{
    QStringList reasons; ///< whose rows are shown; empty: all
    std::vector<CellCondition> conditions;
    RowOrder order;
    qint64 fileRow = -1; ///< the current one; -1: none
    bool isAtTop = true; ///< the user has not gone down yet
};

} // namespace Balehook
