// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/rowspooler.h"

namespace Balehook {

/// Writes the rows of sheet \a number (from 0) of an .ods file into \a spool and finishes it, with what could be read
/// before a failure. Blocks.
void readOpenSheet(ByteStream &part, std::size_t number, Spool &spool, const Bounds &bounds);

} // namespace Balehook
