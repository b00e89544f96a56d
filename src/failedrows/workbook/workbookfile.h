// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/spool.h"
#include "failedrows/workbook/tablecontents.h"
#include "failedrows/workbook/workbookparts.h"

#include <functional>

namespace Balehook {

/// Fills a spool with the rows of a table and finishes it. Blocks.
using SpoolFiller = std::function<void(Spool &spool)>;

/// A workbook whose sheets are known.
struct WorkbookFile
{
    TableContents::Workbook kind = TableContents::Workbook::Xlsx;
    std::vector<TableContents::Sheet> sheets = {};
    std::size_t sheet = 0; ///< that is to be read
    SpoolFiller fill = {};
};

/// Opens the sheet of this name; the first that is not hidden where it is empty or, unless \a isStrict, not there. An
/// error FileNotUsable, with a sentence, where there is no such sheet.
Reading<WorkbookFile> openWorkbook(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory,
                                   const TableChoice &choice, const Bounds &bounds,
                                   const std::shared_ptr<std::atomic_bool> &stop);

/// Which of \a sheets is meant.
Reading<std::size_t> chosenSheet(const std::vector<TableContents::Sheet> &sheets, const TableChoice &choice);

} // namespace Balehook
