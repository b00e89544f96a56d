// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace Balehook {

/// How much a file may turn into when it is unpacked. A ratio is no bound: what counts is what it costs.
struct Bounds
{
    qint64 spooledBytes = qint64(8) << 30; ///< of text, on the disk
    qint64 nestedBytes = qint64(1) << 30; ///< of a workbook within an archive
    qint64 partBytes = qint64(16) << 20; ///< of a small part that is held in memory, such as a list of sheets
    qint64 styleBytes = qint64(64) << 20; ///< of the part with the styles of cells, which comes before all rows
    int entries = 10'000; ///< of an archive
    qint64 directoryBytes = qint64(16) << 20; ///< of its list of members
    int sheets = 1'000;
    int cellFormats = 70'000;
    qint64 strings = qint64(32) << 20; ///< different texts of a workbook
    qint64 rows = 1'048'576; ///< of a sheet
    int columns = 16'384;
    qint64 rowBytes = qint64(32) << 20; ///< of a row as it is spooled; RowReader takes no longer ones
    int cellCharacters = 32'767; ///< UTF-16 units
    int depth = 64; ///< elements of XML within each other
    qint64 xmlBytes = qint64(32) << 30; ///< of a part, also where it holds nothing
    qint64 parserBytes = qint64(24) << 20; ///< of memory; different names are kept in it
};

} // namespace Balehook
