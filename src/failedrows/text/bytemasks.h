// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#if defined(__SSE2__) || (defined(_MSC_VER) && defined(_M_X64))
#define BALEHOOK_SSE2
#include <emmintrin.h>
#ifdef __GNUC__
#define BALEHOOK_MAY_HAVE_AVX2
#endif
#else
#include <QtEndian>

#include <cstring>
#endif

namespace Balehook {

#ifdef BALEHOOK_MAY_HAVE_AVX2
/// Whether this processor looks at 32 bytes at once: half the time, where a function of its own is worth it.
inline bool hasAvx2()
{
    static const bool has = __builtin_cpu_supports("avx2");
    return has;
}
#endif

/// Where wanted bytes stand among 64 bytes of text: bit n of a mask is byte n.
class ByteMasks final
{
public:
    static constexpr qsizetype blockBytes = 64;

    /// The places of \a wanted.
    static quint64 of(const char *bytes, char wanted)
    {
        return each(bytes, [any = all(wanted)](Vector v) { return equal(v, any); });
    }

    /// The places of any of three.
    static quint64 of(const char *bytes, char first, char second, char third)
    {
        return each(bytes, [a = all(first), b = all(second), c = all(third)](Vector v) {
            return either(either(equal(v, a), equal(v, b)), equal(v, c));
        });
    }

    /// The places of digits, colons, ASCII quotes and some near them, '@', backticks and the lead bytes of other
    /// quotes: where a value in a message may begin, and some more.
    static quint64 ofValueStarts(const char *bytes)
    {
        return each(bytes, [](Vector v) {
            const Vector digitOrColon = within(v, '0', ':');
            const Vector quoteOrNear = within(v, '"', '\'');
            const Vector atOrBacktick = equal(both(v, all(char(0xdf))), all('@'));
            const Vector leadOfQuote = equal(either(v, all(0x21)), all(char(0xe3)));
            return either(either(digitOrColon, quoteOrNear), either(atOrBacktick, leadOfQuote));
        });
    }

    /// The places n where byte n is one of two and byte n + \a distance one of two others.
    static quint64 ofPair(const char *bytes, const char (&here)[2], const char (&there)[2], qsizetype distance)
    {
        const Vector a = all(here[0]);
        const Vector b = all(here[1]);
        const Vector c = all(there[0]);
        const Vector d = all(there[1]);
        quint64 mask = 0;
        for (qsizetype at = 0; at < blockBytes; at += vectorBytes) {
            const Vector v = load(bytes + at);
            const Vector w = load(bytes + at + distance);
            mask |= bits(both(either(equal(v, a), equal(v, b)), either(equal(w, c), equal(w, d)))) << at;
        }
        return mask;
    }

private:
#ifdef BALEHOOK_SSE2
    using Vector = __m128i;
    static Vector load(const char *bytes)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
    }
    static Vector all(char byte)
    {
        return _mm_set1_epi8(byte);
    }
    static Vector equal(Vector a, Vector b)
    {
        return _mm_cmpeq_epi8(a, b);
    }
    static Vector within(Vector v, char first, char last)
    {
        const Vector place = _mm_sub_epi8(v, all(first));
        return equal(_mm_min_epu8(place, all(char(last - first))), place);
    }
    static Vector either(Vector a, Vector b)
    {
        return _mm_or_si128(a, b);
    }
    static Vector both(Vector a, Vector b)
    {
        return _mm_and_si128(a, b);
    }
    static quint64 bits(Vector v)
    {
        return quint64(quint32(_mm_movemask_epi8(v)));
    }
#else
    // Eight bytes in a word: a byte that is found is 0x80, all others are 0.
    using Vector = quint64;
    static Vector load(const char *bytes)
    {
        return qFromLittleEndian<quint64>(bytes);
    }
    static Vector all(char byte)
    {
        return 0x0101010101010101ULL * quint8(byte);
    }
    static Vector equal(Vector a, Vector b)
    {
        constexpr quint64 low = 0x7f7f7f7f7f7f7f7fULL;
        const quint64 difference = a ^ b;
        return ~(((difference & low) + low) | difference | low);
    }
    static Vector within(Vector v, char first, char last)
    {
        Vector found = 0;
        for (int bit = 0; bit < 64; bit += 8) {
            if (quint8(quint8(v >> bit) - quint8(first)) <= quint8(last - first))
                found |= Vector(0x80) << bit;
        }
        return found;
    }
    static Vector either(Vector a, Vector b)
    {
        return a | b;
    }
    static Vector both(Vector a, Vector b)
    {
        return a & b;
    }
    static quint64 bits(Vector v)
    {
        return ((v >> 7) * 0x0102040810204080ULL) >> 56;
    }
#endif
    static constexpr qsizetype vectorBytes = sizeof(Vector);

    template <typename Find>
    static quint64 each(const char *bytes, Find find)
    {
        quint64 mask = 0;
        for (qsizetype at = 0; at < blockBytes; at += vectorBytes)
            mask |= bits(find(load(bytes + at))) << at;
        return mask;
    }
};

} // namespace Balehook
