// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasoncolumnguess.h"
#include "failedrows/reasons/reasonseparator.h"
#include "failedrows/rows/roworder.h"

#include <vector>

namespace Balehook {

class TableDocument;

/// What the rows that are in memory once a document's head was read tell of its columns.
struct ColumnGuesses
{
    ReasonColumnGuess::Guess reason;
    std::vector<int> personal; ///< columns with personal data

    static ColumnGuesses of(const TableDocument &document);
};

/// How several reasons in a cell of \a column are told apart.
ReasonSeparator guessedSeparator(const TableDocument &document, int column);
/// What separates them if a person says that there are several where none was evident.
ReasonSeparator likelySeparator(const TableDocument &document, int column);
/// Number where nearly all cells of \a column are some.
SortKind guessedSortKind(const TableDocument &document, int column);
/// Up to three columns that tell which record a row is about.
std::vector<int> tellingColumns(const TableDocument &document, int reasonColumn);

} // namespace Balehook
