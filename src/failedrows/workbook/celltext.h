// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// What stands between the cells of spooled rows: no document of XML can hold it.
constexpr char spooledDelimiter = '\x1f';

/// Appends a cell as RowTokenizer reads it, in quotes where it needs them.
void appendSpooledCell(QByteArray &out, QByteArrayView text);

/// Puts the characters that stand for _x000D_ and the like in their places; those that text cannot hold stay as they
/// are.
void decodeEscapes(QByteArray &text);

/// UTF-16 units, as the limit of a cell is counted.
qsizetype characterCount(QByteArrayView utf8);

} // namespace Balehook
