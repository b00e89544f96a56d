// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/table/opentable.h"
#include "failedrows/workbook/tablecontents.h"

#include <QByteArrayView>

namespace Balehook {

/// What has to be there before the rows of a file can be read to their end: nothing for a text; a workbook, a
/// compressed file or a member of an archive is unpacked. A value.
struct UnpackedTable
{
    /// Bytes of text that are unpacked of a file which is one of many, so that nobody looked at it: what hardly
    /// anybody's file has, and still little enough for the disk.
    static constexpr qint64 mostOfMany = qint64(1) << 30;

    std::shared_ptr<Spool> spool = {}; ///< finished, with the text; null: the file is read as it is
    bool isRows = false; ///< of the spool: as RowSpooler writes them

    /// Blocks until all is unpacked; for worker threads. \a choice says what of it, where there are several tables.
    /// ErrorKind::FileNotUsable, with a sentence, where it holds no table, several of which none is chosen, or one that
    /// cannot be read to its end, or that has more than \a mostBytes of text; ErrorKind::Cancelled where it is stopped.
    static Result<UnpackedTable> of(const QString &path, const TableChoice &choice, const StopFlag &stop,
                                    qint64 mostBytes = Bounds().spooledBytes);
    /// Whether a file that begins so is no text of its own, but may hold one.
    static bool isPacked(QByteArrayView firstBytes);
};

} // namespace Balehook
