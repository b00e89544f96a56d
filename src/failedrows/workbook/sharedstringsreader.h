// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"
#include "failedrows/workbook/sharedstrings.h"

namespace Balehook {

/// Adds all texts of a part to \a strings and finishes them, or as many as can be read. Blocks.
void readSharedStrings(ByteStream &part, SharedStrings &strings, const Bounds &bounds, const std::atomic_bool &stop);

} // namespace Balehook
