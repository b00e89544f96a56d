// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/delimiter.h"

#include <QString>

#include <optional>

namespace Balehook {

/// How the bytes of a table become text.
enum class TextEncoding { Utf8, Utf16LE, Utf16BE, Windows1252 };

/// How a table file is read, a value: guessed from its first bytes (sniffer.h), changed by a person, and kept by the
/// caller as toString().
struct TableFormat
{
    TextEncoding encoding = TextEncoding::Utf8;
    int skippedBytes = 0; ///< before the first row; belong to the file and are not kept
    Delimiter delimiter = ',';
    bool hasHeader = true; ///< the first row names the columns
    bool hasMark = false; ///< some of the skipped bytes are a byte order mark, which says the encoding

    /// Such as "utf-8;comma;header": what is remembered for the next file of its kind.
    QString toString() const;
    /// Nothing where the text is none of ours.
    static std::optional<TableFormat> fromString(const QString &text);

    friend bool operator==(const TableFormat &a, const TableFormat &b) = default;
};

} // namespace Balehook
