// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/bytestream.h"
#include "failedrows/workbook/numberformat.h"

#include <atomic>
#include <vector>

namespace Balehook {

/// What the numbers are, by the number of a cell's style (the part with the styles).
using CellFormats = std::vector<NumberKind>;

/// Of \a part, which has at most Bounds::styleBytes. Blocks; \a stop ends it soon.
Reading<CellFormats> readCellFormats(ByteStream &part, const Bounds &bounds, const std::atomic_bool &stop);

} // namespace Balehook
