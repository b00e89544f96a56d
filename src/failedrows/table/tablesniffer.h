// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/format/sniffer.h"

namespace Balehook {

class TableFile;

/// What an open file is, by its first bytes; how a text is encoded, by the first bytes that are not ASCII, which may
/// come far behind. Waits for them where they are still being unpacked. \a isRows: rows as RowSpooler writes them.
Result<Sniffed> sniffFile(TableFile &file, bool isRows);

} // namespace Balehook
