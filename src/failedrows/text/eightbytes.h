// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

namespace Balehook {

/// Of eight bytes those bits that no ASCII character has.
constexpr quint64 notAscii = 0x8080808080808080ULL;

/// The bytes from \a from on as a number, wherever they lie.
inline quint64 eightBytes(const char *from)
{
    quint64 word = 0;
    std::memcpy(&word, from, sizeof word);
    return word;
}

/// The same of fewer than eight bytes: each length and each content is a number of its own among those of its length.
inline quint64 fewBytes(const char *from, qsizetype size)
{
    if (size >= 4) {
        quint32 front = 0;
        quint32 back = 0;
        std::memcpy(&front, from, sizeof front);
        std::memcpy(&back, from + size - 4, sizeof back);
        return front | quint64(back) << 32;
    }
    if (size == 0)
        return 0;
    return quint64(quint8(from[0])) | quint64(quint8(from[size / 2])) << 8 | quint64(quint8(from[size - 1])) << 16;
}

/// Both halves of the product of two numbers, folded into one: each of their bits has a say in most of its own.
inline quint64 foldedProduct(quint64 one, quint64 two)
{
#if defined(__SIZEOF_INT128__)
    __extension__ using Product = unsigned __int128;
    const Product product = Product(one) * two;
    return quint64(product) ^ quint64(product >> 64);
#else
    const quint64 low = (one & 0xffffffffU) * (two & 0xffffffffU);
    const quint64 middle = (one >> 32) * (two & 0xffffffffU) + (low >> 32);
    const quint64 other = (one & 0xffffffffU) * (two >> 32) + (middle & 0xffffffffU);
    return (one * two) ^ ((one >> 32) * (two >> 32) + (middle >> 32) + (other >> 32));
#endif
}

} // namespace Balehook
