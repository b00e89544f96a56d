// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/bytestream.h"
#include "failedrows/archive/reading.h"
#include "failedrows/workbook/tablecontents.h"

#include <atomic>

namespace Balehook {

/// The sheets in the contents of an .ods file, with how many rows they have up to the last one that is not empty; those
/// that could be read where it is damaged.
Reading<std::vector<TableContents::Sheet>> listOpenSheets(ByteStream &part, const Bounds &bounds,
                                                          const std::atomic_bool &stop);

} // namespace Balehook
