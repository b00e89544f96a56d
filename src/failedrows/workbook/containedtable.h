// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/workbookfile.h"

namespace Balehook {

/// What was found in a file that may have to be unpacked before there are rows.
struct ContainedTable
{
    TableContents contents = {};
    /// Why there are no rows to be had. Empty where the file is plain, a member has to be chosen first, or fill is set.
    std::optional<Obstacle> obstacle = {};
    SpoolFiller fill = {}; ///< empty: there is nothing to unpack
    bool isRows = false; ///< what fill writes is rows as RowSpooler writes them, else text of any kind

    bool isPlain() const { return contents.isPlain() && !obstacle; }
};

/// Looks into the file at \a path. Blocks, and unpacks a workbook that is within an archive; for worker threads.
/// Errors: those of the file, FileNotUsable with a sentence for a \a choice that it does not offer, and Cancelled once
/// \a stop is set, which also ends what fills a spool, with the piece that it has.
Result<ContainedTable> findTable(const QString &path, const TableChoice &choice, const Bounds &bounds,
                                 const std::shared_ptr<std::atomic_bool> &stop);

} // namespace Balehook
