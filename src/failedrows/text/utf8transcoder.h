// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/tableformat.h"

#include <QByteArrayView>

namespace Balehook {

/// Makes UTF-8 of the other encodings, in pieces that may end anywhere. Each unit of the file (a byte, or two of
/// UTF-16) becomes a character of its own or half of a pair, so that places in the text can be told as places in the
/// file.
class Utf8Transcoder final
{
public:
    explicit Utf8Transcoder(TextEncoding encoding)
        : m_encoding(encoding)
    { }

    /// UTF-8 needs no transcoder.
    static bool isNeeded(TextEncoding encoding) { return encoding != TextEncoding::Utf8; }

    /// So many bytes may come of \a bytes.
    static qsizetype mostBytes(qsizetype bytes) { return 3 * bytes + 3; }

    /// Writes the text of \a bytes, which follow on the former ones, and returns its end. Nothing that is no character
    /// is left out: it becomes U+FFFD. Half a character at the end is kept for the next piece.
    char *append(char *to, QByteArrayView bytes);
    /// There is nothing behind the former bytes: writes U+FFFD for half a character.
    char *finish(char *to);

    /// How many bytes of the file became \a utf8, which begins and ends between characters.
    static qint64 fileBytes(TextEncoding encoding, QByteArrayView utf8);

private:
    char *appendWindows1252(char *to, QByteArrayView bytes);
    char *appendUtf16(char *to, QByteArrayView bytes);
    char *appendUnit(char *to, char16_t unit);

    TextEncoding m_encoding;
    int m_firstByte = -1; ///< of a UTF-16 unit whose second byte is still to come
    char16_t m_high = 0; ///< a high surrogate whose low one is still to come
};

} // namespace Balehook
