// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/tablecontents.h"

#include <QCoreApplication>

namespace Balehook {

/// What of a file is read, in words. Names are one line each and safe to show.
struct ContentsText
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ContentsText)

public:
    /// "ZIP archive", "Excel workbook"; empty for a plain file.
    static QString kind(const TableContents &contents);
    /// "ZIP archive, a.xlsx, sheet Errors"; empty for a plain file.
    static QString summary(const TableContents &contents);
    /// Where copied rows are from: "prices.zip, ZIP archive, a.xlsx, sheet Errors". Empty for a file that holds one
    /// table and no name for it, which says nothing that the rows do not.
    static QString source(const QString &fileName, const TableContents &contents);
    /// A line of a chooser: "Errors, 1,001 rows, hidden".
    static QString sheet(const TableContents::Sheet &sheet);
    /// What a file of its rows is called: "prices-Errors" of "prices.xlsx".
    static QString baseName(const QString &fileName, const TableContents &contents);
};

} // namespace Balehook
