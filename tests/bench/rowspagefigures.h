// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

namespace Balehook::Bench {

/// What a person has of a large file, in the real page on a display: the first rows painted, all rows read and grouped,
/// jumps, memory, and the longest gap of the event loop. \a rowsOfFile is how many there are; \a libcsvMs runs libcsv
/// over the same file once, in turns with the page.
bool measureRowsPage(const QString &path, qint64 rowsOfFile, std::function<double()> libcsvMs);

/// A file that has to be unpacked.
struct PackedFile
{
    QString name; ///< "workbook of 1,000,000 rows"
    QString path;
    qint64 rows = 0;
};
/// The same page with it: first rows painted, all rows read and grouped, memory, gaps. \a baselineMs does the least
/// that has to be done with it once, in turns with the page.
bool measurePackedPage(const PackedFile &file, const QString &baseline, std::function<double()> baselineMs);

/// The same page with a file of very many rows: until all are read and grouped, and the memory that takes.
bool measureManyRows(const QString &path, qint64 rowsOfFile);

} // namespace Balehook::Bench
