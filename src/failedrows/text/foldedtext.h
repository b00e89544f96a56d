// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QChar>

namespace Balehook::FoldedText {

/// A byte that begins no letter.
constexpr char32_t noLetter = 0xffffffff;

/// Takes the first letter off \a text, which is UTF-8 and not empty, and folds its case: simple folding, one letter for
/// one. A byte that begins no letter is noLetter.
inline char32_t takeLetter(QByteArrayView &text)
{
    const quint8 lead = quint8(text.front());
    if (lead < 0x80) {
        text = text.sliced(1);
        return lead >= 'A' && lead <= 'Z' ? lead | 0x20U : lead;
    }
    const int length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
    if (length == 1 || text.size() < length) {
        text = text.sliced(1);
        return noLetter;
    }
    char32_t letter = lead & (0xffU >> (length + 1));
    for (int i = 1; i < length; ++i) {
        if ((quint8(text[i]) & 0xc0) != 0x80) {
            text = text.sliced(1);
            return noLetter;
        }
        letter = (letter << 6) | (quint8(text[i]) & 0x3fU);
    }
    text = text.sliced(length);
    return letter <= QChar::LastValidCodePoint ? QChar::toCaseFolded(letter) : noLetter;
}

} // namespace Balehook::FoldedText
