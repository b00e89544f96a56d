// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/reasons/reasoncolumnguess.h"
#include "failedrows/text/tableformat.h"

#include <QByteArrayList>
#include <QStringList>

#include <vector>

namespace Balehook {

/// One of two files that are compared, as its beginning shows it. A value.
struct ComparedTable
{
    QString path;
    TableFormat format;
    QStringList header; ///< empty where the file has none
    qsizetype columns = 0;
    std::vector<QByteArrayList> sample; ///< the cells of some of its first rows
    ReasonColumnGuess::Guess reason;

    /// \a wantedFormat: how the user wants it to be read, as TableFormat writes it; empty: as guessed. Blocks; for
    /// worker threads. ErrorKind::NotATable where it is none.
    static Result<ComparedTable> open(const QString &path, const QString &wantedFormat);

    /// The column called \a name, without regard to case; -1 where there is none.
    int columnNamed(const QString &name) const;
    /// Of the header; else "3" for the third column.
    QString columnName(int column) const;
};

} // namespace Balehook
