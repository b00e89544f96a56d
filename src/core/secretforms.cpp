// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secretforms.h"

#include "core/escapedreader.h"
#include "core/knownsecrets.h"

#include <algorithm>
#include <cstring>

namespace Balehook {

namespace {

constexpr int sextetBits = 6;

/// What \a value stands for in Base64 or base64url; -1 for anything else.
constexpr int sextetOf(int value)
{
    if (value >= 'A' && value <= 'Z')
        return value - 'A';
    if (value >= 'a' && value <= 'z')
        return value - 'a' + 26;
    if (value >= '0' && value <= '9')
        return value - '0' + 52;
    if (value == '+' || value == '-')
        return 62;
    return value == '/' || value == '_' ? 63 : -1;
}

constexpr bool isLetter(int value)
{
    return ((value | 0x20) >= 'a') && ((value | 0x20) <= 'z');
}

/// Six bits of the stream of Base64; those that the bytes do not know are 0 in the mask.
struct Sextet
{
    int bits = 0;
    int mask = 0;
};

/// The one that begins at bit \a from of \a bytes, which may be before their first or behind their last.
Sextet sextetAt(QByteArrayView bytes, qsizetype from)
{
    Sextet found;
    for (qsizetype bit = from; bit < from + sextetBits; ++bit) {
        found.bits <<= 1;
        found.mask <<= 1;
        if (bit >= 0 && bit < bytes.size() * 8) {
            found.bits |= (uchar(bytes[bit / 8]) >> (7 - bit % 8)) & 1;
            found.mask |= 1;
        }
    }
    return found;
}

/// Where the first sextet begins that holds a bit of the bytes.
qsizetype firstBit(int alignment)
{
    return (alignment * 8 / sextetBits) * sextetBits - alignment * 8;
}

qsizetype withoutPadding(QByteArrayView bytes)
{
    qsizetype size = bytes.size();
    while (size > 0 && bytes[size - 1] == '=')
        --size;
    return size >= shortestKnownSecret ? size : bytes.size();
}

/// What is made of a secret, one piece after the other.
class Pieces final
{
public:
    explicit Pieces(char *at)
        : m_at(at)
        , m_begin(at)
    { }

    void put(char c) { *m_at++ = c; }
    QByteArrayView end()
    {
        const QByteArrayView piece(m_begin, m_at - m_begin);
        m_begin = m_at;
        return piece;
    }

private:
    char *m_at;
    char *m_begin;
};

/// \a kept: signs that are left as they are.
QByteArrayView percentEncoded(Pieces &pieces, QByteArrayView bytes, const char *digits, QByteArrayView kept)
{
    for (const char c : bytes) {
        const bool isPlain = isLetter(uchar(c)) || (c >= '0' && c <= '9') || kept.contains(c);
        if (isPlain) {
            pieces.put(c);
            continue;
        }
        pieces.put('%');
        pieces.put(digits[uchar(c) >> 4]);
        pieces.put(digits[uchar(c) & 15]);
    }
    return pieces.end();
}

QByteArrayView withEscapedSlashes(Pieces &pieces, QByteArrayView bytes)
{
    for (const char c : bytes) {
        if (c == '/')
            pieces.put('\\');
        pieces.put(c);
    }
    return pieces.end();
}

/// The characters of Base64 that hold nothing but bits of \a bytes.
QByteArrayView base64(Pieces &pieces, QByteArrayView bytes, int alignment, const char *signs)
{
    constexpr char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    const qsizetype first = firstBit(alignment);
    for (qsizetype bit = first < 0 ? first + sextetBits : first; bit + sextetBits <= bytes.size() * 8;
         bit += sextetBits) {
        const int bits = sextetAt(bytes, bit).bits;
        pieces.put(bits < 62 ? alphabet[bits] : signs[bits - 62]);
    }
    return pieces.end();
}

} // namespace

qsizetype SecretForm::units() const
{
    if (kind == Kind::Plain)
        return bytes.size();
    if (kind == Kind::Hex)
        return bytes.size() * 2;
    return (bytes.size() * 8 - firstBit(alignment) + sextetBits - 1) / sextetBits;
}

qsizetype SecretForm::coreUnits() const
{
    if (core == bytes.size())
        return units();
    if (kind == Kind::Base64)
        return (core * 8 - firstBit(alignment)) / sextetBits;
    return kind == Kind::Hex ? core * 2 : core;
}

bool SecretForm::accepts(qsizetype index, int value, Qt::CaseSensitivity cases) const
{
    if (value < 0 || value > 0xff)
        return false;
    const bool isEither = cases == Qt::CaseInsensitive && isLetter(value);
    if (kind == Kind::Plain) {
        const int wanted = uchar(bytes[index]);
        return value == wanted || (isEither && (value ^ 0x20) == wanted);
    }
    if (kind == Kind::Hex) {
        const int byte = uchar(bytes[index / 2]);
        return hexDigit(value) == (index % 2 == 0 ? byte >> 4 : byte & 15);
    }
    const Sextet wanted = sextetAt(bytes, firstBit(alignment) + index * sextetBits);
    const auto fits = [&wanted](int sextet) { return sextet >= 0 && (sextet & wanted.mask) == wanted.bits; };
    return fits(sextetOf(value)) || (isEither && fits(sextetOf(value ^ 0x20)));
}

SecretForms::SecretForms(QByteArrayView secret)
    // The secret; four times percent-encoded, up to three times as long; with its slashes escaped; six times Base64.
    : m_memory(std::size_t(secret.size()) * (1 + 4 * 3 + 2 + 6 * 2) + 16)
{
    std::memcpy(m_memory.data(), secret.data(), std::size_t(secret.size()));
    m_secret = {m_memory.data(), secret.size()};
    const qsizetype core = withoutPadding(m_secret);
    m_all.push_back({SecretForm::Kind::Plain, 0, m_secret, core});
    m_all.push_back({SecretForm::Kind::Hex, 0, m_secret, core});
    addBase64(m_secret, core);

    Pieces pieces(m_memory.data() + secret.size());
    const QByteArrayView stem = m_secret.first(core);
    for (const QByteArrayView kept : {QByteArrayView("-._~"), QByteArrayView()}) {
        addEncoded(percentEncoded(pieces, stem, "0123456789ABCDEF", kept));
        addEncoded(percentEncoded(pieces, stem, "0123456789abcdef", kept));
    }
    addEncoded(withEscapedSlashes(pieces, stem));
    for (int alignment = 0; alignment < 3; ++alignment) {
        addEncoded(base64(pieces, stem, alignment, "+/"));
        addEncoded(base64(pieces, stem, alignment, "-_"));
    }
}

void SecretForms::addEncoded(QByteArrayView bytes)
{
    const bool isKnown = std::any_of(m_all.begin(), m_all.end(), [bytes](const SecretForm &form) {
        return form.bytes == bytes || form.bytes.first(form.core) == bytes;
    });
    if (!isKnown)
        addBase64(bytes, bytes.size());
}

void SecretForms::addBase64(QByteArrayView bytes, qsizetype core)
{
    for (int alignment = 0; alignment < 3; ++alignment)
        m_all.push_back({SecretForm::Kind::Base64, alignment, bytes, core});
}

} // namespace Balehook
