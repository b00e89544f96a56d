// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/wantedvalue.h"

#include "failedrows/find/filterhash.h"
#include "failedrows/text/eightbytes.h"
#include "failedrows/text/foldedtext.h"

namespace Balehook {

namespace {

/// Lower case for the ASCII letters among eight bytes.
quint64 lowerCase(quint64 word)
{
    constexpr quint64 each = 0x0101010101010101ULL;
    const quint64 low = word & ~notAscii;
    const quint64 fromA = low + each * (0x80 - 'A');
    const quint64 behindZ = low + each * (0x7f - 'Z');
    const quint64 isUpper = (fromA ^ behindZ) & ~word & notAscii;
    return word | (isUpper >> 2);
}

quint64 mixed(quint64 hash, quint64 word)
{
    hash = (hash ^ word) * 0x9fb21c651e98df25ULL;
    return hash ^ (hash >> 32);
}

/// Of ASCII text it is the hash of its lower case. \a high gets a bit for a byte that is not ASCII.
quint64 hashOfBytes(QByteArrayView text, quint64 &high)
{
    const char *from = text.data();
    const qsizetype size = text.size();
    const char *const end = from + size;
    quint64 hash = quint64(size) * 0xd6e8feb86659fd93ULL;
    quint64 word = 0;
    if (size >= 8) {
        for (; end - from > 8; from += 8) {
            word = eightBytes(from);
            high |= word;
            hash = mixed(hash, lowerCase(word));
        }
        word = eightBytes(end - 8);
    } else {
        word = fewBytes(from, size);
    }
    high |= word;
    return mixed(mixed(hash, lowerCase(word)), 0xa0761d6478bd642fULL);
}

QByteArray folded(QByteArrayView text)
{
    QByteArray result;
    result.reserve(text.size());
    while (!text.isEmpty()) {
        const QByteArrayView before = text;
        const char32_t letter = FoldedText::takeLetter(text);
        if (letter < 0x80)
            result += char(letter);
        else if (letter == FoldedText::noLetter)
            result += before.front();
        else
            result += QString::fromUcs4(&letter, 1).toUtf8();
    }
    return result;
}

} // namespace

quint64 valueHash(QByteArrayView cell)
{
    quint64 high = 0;
    const quint64 hash = hashOfBytes(cell, high);
    if (!(high & notAscii))
        return hash;
    return hashOfBytes(folded(cell), high);
}

quint64 filterHashOfFolded(QByteArrayView cell)
{
    quint64 allBytes = 0;
    return filterHashOfLetters(folded(cell), allBytes);
}

WantedValue::WantedValue(const QString &text)
    : m_folded(folded(withoutBlanks(text.toUtf8())))
    , m_hash(filterHash(m_folded))
{ }

bool WantedValue::isIn(QByteArrayView cell) const
{
    QByteArrayView value = withoutBlanks(cell);
    QByteArrayView wanted = m_folded;
    while (!value.isEmpty() && !wanted.isEmpty()) {
        const char32_t letter = FoldedText::takeLetter(value);
        if (letter == FoldedText::noLetter || letter != FoldedText::takeLetter(wanted))
            return false;
    }
    return value.isEmpty() && wanted.isEmpty();
}

} // namespace Balehook
