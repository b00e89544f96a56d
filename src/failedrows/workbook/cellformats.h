// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/reading.h"
#include "failedrows/workbook/numberformat.h"

#include <QByteArrayView>

#include <vector>

namespace Balehook {

/// What the numbers are, by the number of a cell's style (the part with the styles).
using CellFormats = std::vector<NumberKind>;

Reading<CellFormats> readCellFormats(QByteArrayView part, const Bounds &bounds);

} // namespace Balehook
