// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filestamp.h"
#include "core/errors/result.h"
#include "failedrows/archive/bounds.h"
#include "failedrows/reasons/reasoncolumnguess.h"
#include "failedrows/table/opentable.h"
#include "failedrows/text/tableformat.h"
#include "failedrows/workbook/tablecontents.h"

#include <QByteArrayList>
#include <QHash>
#include <QStringList>

#include <vector>

namespace Balehook {

/// One of two files that are compared, as its beginning shows it. A value.
struct ComparedTable
{
    /// Which file, and how the user looks at its kind.
    struct Source
    {
        QString path;
        QString format; ///< as TableFormat writes it; empty: as guessed
        QString reasonColumn; ///< by its name; empty: guessed
        TableChoice choice = {}; ///< of a file with several tables
    };

    QString path;
    FileStamp stamp; ///< of the file, before any of it was read
    TableChoice choice; ///< of the table in it
    std::shared_ptr<Spool> spool; ///< what was unpacked of it, while it is read; null: it is read as it is
    TableFormat format;
    QStringList header; ///< empty where the file has none
    qsizetype columns = 0;
    std::vector<QByteArrayList> sample; ///< the cells of some of its first rows
    ReasonColumnGuess::Guess reason;

    /// Blocks, and unpacks a workbook or what is compressed; for worker threads. ErrorKind::NotATable where it is none;
    /// ErrorKind::FileNotUsable as in UnpackedTable.
    static Result<ComparedTable> open(const Source &source, const StopFlag &stop,
                                      qint64 mostBytes = Bounds().spooledBytes);

    /// The column called \a name, without regard to case; -1 where there is none.
    int columnNamed(const QString &name) const;
    /// The same for many names, by what foldedName() makes of them.
    QHash<QString, int> columnsByName() const;
    static QString foldedName(const QString &name) { return name.trimmed().toCaseFolded(); }
    /// Of the header; else "3" for the third column.
    QString columnName(int column) const;
};

} // namespace Balehook
