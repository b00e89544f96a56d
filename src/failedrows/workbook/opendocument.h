// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/workbookfile.h"

namespace Balehook {

/// Whether the archive is a spreadsheet (.ods), by what it says of itself; an obstacle where it is another document.
Reading<bool> isSpreadsheet(ByteSource &source, const ZipDirectory &directory);

/// As openWorkbook(), for .ods. Looks through the whole of it, because only there its sheets are named.
Reading<WorkbookFile> openSpreadsheet(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory,
                                      const TableChoice &choice, const Bounds &bounds,
                                      const std::shared_ptr<std::atomic_bool> &stop);

} // namespace Balehook
