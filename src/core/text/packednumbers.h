// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <algorithm>

namespace Balehook {

/// Adds \a value to \a written, in as few bytes as it takes: seven bits in each, and the highest says that more follow.
inline void appendPacked(QByteArray &written, quint64 value)
{
    constexpr quint64 more = 0x80;
    for (; value >= more; value >>= 7)
        written.append(char(value | more));
    written.append(char(value));
}

/// Takes numbers from the front of what appendPacked() wrote. Beyond the end, which only a damaged file has, all are 0.
class PackedNumbers final
{
public:
    explicit PackedNumbers(QByteArrayView written)
        : m_at(written.begin())
        , m_end(written.end())
    { }

    bool isAtEnd() const { return m_at == m_end; }
    /// A number, or the end of one, was not there.
    bool wereTooFew() const { return m_wereTooFew; }
    quint64 left() const { return quint64(m_end - m_at); } ///< bytes
    quint64 next()
    {
        quint64 value = 0;
        for (int shift = 0; m_at != m_end && shift < 64; shift += 7) {
            const auto byte = quint8(*m_at++);
            value |= quint64(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value;
        }
        m_wereTooFew = true;
        return value;
    }
    QByteArrayView nextBytes(quint64 count)
    {
        const auto size = qsizetype(std::min(count, left()));
        const QByteArrayView bytes(m_at, size);
        m_at += size;
        return bytes;
    }

private:
    QByteArrayView::const_iterator m_at;
    QByteArrayView::const_iterator m_end;
    bool m_wereTooFew = false;
};

} // namespace Balehook
