// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"
#include "failedrows/workbook/cellformats.h"
#include "failedrows/workbook/rowspooler.h"

namespace Balehook {

class SharedStrings;

/// What the cells of a sheet refer to.
struct SheetContext
{
    CellFormats formats = {};
    bool isFrom1904 = false;
    SharedStrings *strings = nullptr; ///< null: the workbook has none
};

/// Writes the rows of a sheet (.xlsx) into \a spool and finishes it, with what could be read before a failure. Blocks.
void readSheet(ByteStream &part, const SheetContext &context, Spool &spool, const Bounds &bounds);

} // namespace Balehook
