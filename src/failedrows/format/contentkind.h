// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// What a file is by its first bytes; its name is not asked.
enum class ContentKind {
    Table, ///< text that can be read as rows
    Empty, ///< no byte, or nothing but a byte order mark and blanks
    Workbook, ///< .xlsx, .xlsm, .ods, .xls
    Zip, ///< any other zip archive
    Compressed, ///< gzip, bzip2, xz, zstd, 7z
    Image,
    Pdf,
    WebPage, ///< HTML
    Xml, ///< such as the error document of a storage service
    Json,
    Program,
    Binary, ///< anything else that is no text
};

/// So many first bytes are enough for contentKind(); fewer are where the file is shorter.
constexpr qsizetype contentKindBytes = 4096;

ContentKind contentKind(QByteArrayView firstBytes);

} // namespace Balehook
