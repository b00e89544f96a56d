// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/eightbytes.h"

#include <QByteArrayView>

namespace Balehook {

/// Of text whose letters are small, whatever its bytes are.
inline quint64 filterHashOfLetters(QByteArrayView text, quint64 &allBytes)
{
    // The bit makes small letters of capitals. That it makes one of "@" and "`", too, costs a filter nothing.
    constexpr quint64 small = 0x2020202020202020ULL;
    constexpr quint64 odd = 0xa0761d6478bd642fULL;
    const char *from = text.data();
    const char *const end = from + text.size();
    quint64 hash = 0x9fb21c651e98df25ULL;
    quint64 one = 0;
    quint64 two = 0;
    if (text.size() < 8) {
        one = fewBytes(from, text.size());
    } else {
        for (; end - from > 16; from += 16) {
            one = eightBytes(from);
            two = eightBytes(from + 8);
            allBytes |= one | two;
            hash = foldedProduct((one | small) ^ hash, (two | small) ^ odd);
        }
        two = eightBytes(end - 8);
        one = end - from >= 8 ? eightBytes(from) : two;
    }
    allBytes |= one | two;
    return foldedProduct((one | small) ^ hash, (two | small) ^ odd ^ quint64(text.size()));
}

/// The same of text with letters beyond ASCII, once their case is folded.
quint64 filterHashOfFolded(QByteArrayView cell);

/// The same for all spellings of a value that are equal by WantedValue, and for few others: made in half the time of
/// valueHash(). \a cell is without blanks.
inline quint64 filterHash(QByteArrayView cell)
{
    quint64 allBytes = 0;
    const quint64 hash = filterHashOfLetters(cell, allBytes);
    return allBytes & notAscii ? filterHashOfFolded(cell) : hash;
}

} // namespace Balehook
