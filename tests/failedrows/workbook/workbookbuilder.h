// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/zipbuilder.h"

/// The parts of a small workbook (.xlsx) of one sheet; empty ones are as they should be.
struct WorkbookPieces
{
    QByteArray sheet = {};
    QByteArray strings = {};
    QByteArray styles = {};
    QByteArray workbook = {};
    QByteArray relationships = {};
};

inline QByteArray workbookOf(const WorkbookPieces &pieces)
{
    const auto orElse = [](const QByteArray &piece, const QByteArray &usual) {
        return piece.isEmpty() ? usual : piece;
    };
    ZipBuilder builder;
    builder.members = {
        {.name = "[Content_Types].xml", .content = "<Types/>"},
        {.name = "_rels/.rels",
         .content = "<Relationships><Relationship Id='a' Type='x/officeDocument' Target='w.xml'/></Relationships>"},
        {.name = "w.xml",
         .content =
             orElse(pieces.workbook, "<workbook xmlns:r='r'><sheets><sheet name='S' r:id='s'/></sheets></workbook>")},
        {.name = "_rels/w.xml.rels",
         .content =
             orElse(pieces.relationships,
                    "<Relationships><Relationship Id='s' Type='x/worksheet' Target='s.xml'/><Relationship Id='t' "
                    "Type='x/sharedStrings' Target='t.xml'/><Relationship Id='f' Type='x/styles' "
                    "Target='f.xml'/></Relationships>")},
        {.name = "s.xml", .content = orElse(pieces.sheet, "<worksheet><sheetData/></worksheet>")},
        {.name = "t.xml", .content = orElse(pieces.strings, "<sst/>")},
        {.name = "f.xml", .content = orElse(pieces.styles, "<styleSheet/>")},
    };
    return builder.bytes();
}

inline QByteArray sheetOf(const QByteArray &rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

/// An .ods file.
inline QByteArray spreadsheetOf(const QByteArray &content)
{
    ZipBuilder builder;
    builder.members = {
        {.name = "mimetype", .content = "application/vnd.oasis.opendocument.spreadsheet", .isDeflated = false},
        {.name = "content.xml", .content = content},
    };
    return builder.bytes();
}

inline QByteArray openSheetOf(const QByteArray &rows)
{
    return "<document xmlns:table='t' xmlns:text='x'><table:table table:name='S'>" + rows + "</table:table></document>";
}
