// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/zipdirectory.h"
#include "failedrows/workbook/tablecontents.h"

namespace Balehook {

/// Where the parts of a workbook (.xlsx) are. Nothing is taken from their usual names: relationships say what is what.
struct WorkbookParts
{
    struct Sheet
    {
        TableContents::Sheet shown = {};
        const ZipEntry *part = nullptr;
    };

    std::vector<Sheet> sheets = {};
    const ZipEntry *strings = nullptr; ///< null where there is none, as with the next
    const ZipEntry *styles = nullptr;
    bool isFrom1904 = false;
    bool hasMacros = false;
};

/// \a directory outlives the parts.
Reading<WorkbookParts> findWorkbookParts(ByteSource &source, const ZipDirectory &directory, const Bounds &bounds);

} // namespace Balehook
