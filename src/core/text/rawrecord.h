// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// What becomes of the white space between the parts of a record.
enum class RawSpace { Kept, Dropped };

/// A piece of JSON as it was sent, fit for a file or standard output: every number, key and escape stays. Control
/// characters that stand in a text without being escaped could drive a terminal: they are escaped, also where JSON
/// allows them, since the value stays the same. What Qt reads but JSON does not know is put right: a mark of the byte
/// order, a backslash before any other character, a number that begins or ends with its point.
QByteArray rawRecord(QByteArrayView json, RawSpace space);

/// How many bytes the control character takes that UTF-8 \a text begins with: U+0000 to U+001F, U+007F to U+009F. 0: it
/// begins with none.
inline qsizetype controlLength(QByteArrayView text)
{
    const auto at = [text](qsizetype i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0x20; };
    if (at(0) < 0x20 || at(0) == 0x7f)
        return 1;
    return at(0) == 0xc2 && at(1) >= 0x80 && at(1) < 0xa0 ? 2 : 0;
}

/// Appends the escape for \a control, as controlLength() measured it, to a text in JSON.
void appendControlEscape(QByteArray &json, QByteArrayView control);

} // namespace Balehook
