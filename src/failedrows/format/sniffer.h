// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/format/contentkind.h"
#include "failedrows/text/tableformat.h"

namespace Balehook {

/// What the first bytes of a file say. The format is only of use where the kind is Table.
struct Sniffed
{
    ContentKind kind = ContentKind::Empty;
    TableFormat format;
};

/// So many first bytes give a good guess.
constexpr qsizetype sniffedBytes = 64 * 1024;

/// \a firstBytes may end anywhere, also within a character or a quoted cell, unless they are the whole file.
Sniffed sniff(QByteArrayView firstBytes, bool isWhole);

/// The same of a table in UTF-8 whose cells are known to be separated by \a delimiter: only its header is guessed.
Sniffed sniffTable(QByteArrayView firstBytes, bool isWhole, const Delimiter &delimiter);

} // namespace Balehook
