// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/tableformat.h"

#include <QByteArrayView>

namespace Balehook {

struct EncodingGuess
{
    TextEncoding encoding = TextEncoding::Utf8;
    int bomLength = 0; ///< bytes of the byte order mark that said so
};

/// How a text is encoded that begins with these bytes, which may end within a character.
EncodingGuess guessEncoding(QByteArrayView firstBytes);

/// How a text with a byte a letter is encoded: UTF-8 or Windows-1252. \a bytes may end within a character.
TextEncoding guessByteEncoding(QByteArrayView bytes);

} // namespace Balehook
