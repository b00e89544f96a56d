// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// How cells leave the program as text.
enum class ExportFormat {
    Tsv, ///< for pasting into a spreadsheet; quoted where needed, line ends LF
    Csv, ///< RFC 4180, every cell quoted, line ends CRLF
    Markdown, ///< a pipe table
    Json, ///< an array of objects, or of arrays where there is no header
    JsonLines, ///< one object (or array) a line
    Xlsx, ///< a workbook, which is no text: failedrows/workbook/workbookwriter.h
};

} // namespace Balehook
