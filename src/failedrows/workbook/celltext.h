// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// What stands between the cells of spooled rows: no document of XML can hold it, but as an escape.
constexpr char spooledDelimiter = '\x1f';

/// Appends a cell as RowTokenizer reads it, in quotes where it needs them.
void appendSpooledCell(QByteArray &out, QByteArrayView text);

/// Puts the characters for which _x000D_ and the like stand in their places, as appendCellXml() writes them; what
/// stands for no character stays as it is.
void decodeEscapes(QByteArray &text);

/// UTF-16 units, as the limit of a cell is counted.
qsizetype characterCount(QByteArrayView utf8);

} // namespace Balehook
