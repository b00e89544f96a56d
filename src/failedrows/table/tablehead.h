// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/format/sniffer.h"
#include "failedrows/table/opentable.h"

#include <optional>
#include <vector>

namespace Balehook {

class RowBlock;

/// What the beginning of a file tells, and its first rows.
struct TableHead
{
    Sniffed sniffed;
    std::shared_ptr<OpenTable> table; ///< its index holds the first blocks, or all of a small file
    std::vector<std::shared_ptr<const RowBlock>> blocks; ///< none where the file is no table
};

/// What rules where somebody knew better than the guess: all of \a wanted, but for a byte order mark.
TableFormat chosenFormat(const std::optional<TableFormat> &wanted, const TableFormat &guessed);

/// Reads it; \a format rules over the guess, but for a byte order mark. Blocks; for worker threads.
/// ErrorKind::Cancelled once \a stop is set.
Result<TableHead> readTableHead(const QString &path, const std::optional<TableFormat> &format, const StopFlag &stop);
/// The same of what is unpacked from the file: waits for the first of it. \a isRows: rows as RowSpooler writes them.
Result<TableHead> readSpooledHead(const QString &path, const std::shared_ptr<Spool> &spool, bool isRows,
                                  const std::optional<TableFormat> &format);

} // namespace Balehook
