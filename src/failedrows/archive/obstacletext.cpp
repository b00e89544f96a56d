// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/obstacletext.h"

#include "core/text/datasize.h"
#include "core/text/pluralcount.h"

#include <QLocale>

namespace Balehook {

QString ObstacleText::of(const Obstacle &obstacle)
{
    const QLocale locale;
    const QString bound = locale.toString(obstacle.bound);
    switch (obstacle.kind) {
    case Obstacle::Kind::Encrypted:
        return tr("The file is protected with a password. Open it in another program, and save a copy without one.");
    case Obstacle::Kind::Damaged:
        return tr("The file is damaged or incomplete. Download it again, or ask for a new copy.");
    case Obstacle::Kind::Method:
        return tr("The file is compressed with %1, which is not supported here.").arg(obstacle.name);
    case Obstacle::Kind::Unsafe:
        return tr("The archive is not opened: files in it overlap or have absolute paths. It may have been made to do "
                  "harm.");
    case Obstacle::Kind::NestedArchive:
        return tr("The archive contains another archive, which is not opened here.");
    case Obstacle::Kind::NoTable:
        return tr("The archive contains no table.");
    case Obstacle::Kind::Tar:
        return tr("The file is a tar archive. It is not opened here; unpack it first, then open the table in it.");
    case Obstacle::Kind::OldWorkbook:
        return tr("The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see "
                  "its rows here.");
    case Obstacle::Kind::BinaryWorkbook:
        return tr(
            "The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows "
            "here.");
    case Obstacle::Kind::SevenZip:
        return tr("The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.");
    case Obstacle::Kind::Rar:
        return tr("The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.");
    case Obstacle::Kind::Compression:
        return tr("The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.")
            .arg(obstacle.name);
    case Obstacle::Kind::Document:
        return tr("The file is an office document, not a table.");
    case Obstacle::Kind::TooManyNames:
        return tr(
            "The workbook is not read further: its contents would need too much memory. It may have been made to do "
            "harm.");
    case Obstacle::Kind::DeclaresTypes:
        return tr("The workbook is not opened: it contains a document type declaration, which may have been made to do "
                  "harm.");
    case Obstacle::Kind::TooManyBytes:
        return tr("The file unpacks to more than %1, which is the limit here.").arg(dataSize(obstacle.bound));
    case Obstacle::Kind::TooManyEntries:
        return tr("The archive contains more than %1 files, which is the limit here.").arg(bound);
    case Obstacle::Kind::TooManyStrings:
        return tr("The workbook has more than %1 different texts, which is the limit here.").arg(bound);
    case Obstacle::Kind::TooManyRows:
        return tr("The sheet has more than %1 rows, which is the limit of a sheet.").arg(bound);
    case Obstacle::Kind::TooManyColumns:
        return tr("The sheet has more than %1 columns, which is the limit of a sheet.").arg(bound);
    case Obstacle::Kind::CellTooLong:
        return tr("A cell has more than %1 characters, which is the limit of a cell.").arg(bound);
    case Obstacle::Kind::RowTooLong:
        return tr("A row has more than %1 of text, which is the limit here.").arg(dataSize(obstacle.bound));
    case Obstacle::Kind::NestedTooDeeply:
        return tr("The workbook's elements are nested more than %1 deep, which is the limit here.").arg(bound);
    }
    return {};
}

QString ObstacleText::of(const Obstacle &obstacle, qint64 rows)
{
    const int shown = pluralCount(rows);
    return of(obstacle) + u' ' + tr("%Ln row(s) could be read.", nullptr, shown);
}

} // namespace Balehook
