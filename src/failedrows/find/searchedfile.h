// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/tablecontents.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace Balehook {

/// A kept file that is looked through. A value.
struct SearchedFile
{
    QString path;
    QString diskName; ///< in its folder; empty: it is in no index
    QString indexPath; ///< of its account's ValueIndex
    QString format; ///< how the user wants files of its kind to be read; empty: as guessed
    TableChoice choice = {}; ///< of a file with several tables
    std::optional<qint64> bytes = {}; ///< that it has; with others it is as if it were gone
};

/// A row that has what is looked for.
struct FoundRow
{
    qint64 number = 0; ///< in the file, from 0; the header is no row
    std::vector<int> columns; ///< whose cells have it, ascending
    QStringList values; ///< the cells of these columns, of the first 200 of them; very long ones are cut
    QStringList cells; ///< of the row, the first 200; cut as well
};

/// What a file has of it.
struct FoundRows
{
    QStringList header; ///< empty where the file has none
    std::vector<FoundRow> rows; ///< the first ones, in the order of the file
    qint64 count = 0; ///< of all rows that have it
};

} // namespace Balehook
