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

} // namespace Balehook
