// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// At most \a limit bytes of \a text, cut between characters.
inline QByteArrayView utf8Cut(QByteArrayView text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    qsizetype size = limit;
    // Of what is no UTF-8 not more is lost than of what is.
    while (size > 0 && limit - size < 3 && isContinuation(text[size]))
        --size;
    return text.first(size);
}

} // namespace Balehook
