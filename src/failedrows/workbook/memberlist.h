// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/zipdirectory.h"
#include "failedrows/workbook/tablecontents.h"

namespace Balehook {

/// The members of an archive that are tables or workbooks by their first bytes, and what is wrong where there are none.
struct MemberList
{
    std::vector<ZipEntry> entries = {}; ///< as in the archive; names are unique
    std::vector<TableContents::Member> members = {}; ///< the same for people
    Obstacle none = {Obstacle::Kind::NoTable};
};

MemberList listTables(ByteSource &source, const ZipDirectory &directory);

} // namespace Balehook
