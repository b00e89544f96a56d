// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/filecomparison.h"

#include <QCoreApplication>

namespace Balehook {

/// A comparison in words, translated and as plain text.
class ComparisonText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ComparisonText)

public:
    /// What became of rows, as a title.
    static QString kind(FileComparison::Kind kind);
    /// What is said of a row, in the order to show.
    enum Column { What, Key, ReasonBefore, ReasonAfter, ChangedCells, RowBefore, RowAfter, ColumnCount };
    static QString column(int column);
    /// "price: 12 → 13; name: a → b", whole and on one line.
    static QString changes(const std::vector<FileComparison::Change> &changes);
    /// Which rows were not compared, in sentences; empty where all were.
    static QString leftOut(const TableComparison &result);
};

} // namespace Balehook
