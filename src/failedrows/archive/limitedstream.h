// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"

namespace Balehook {

/// Fails after so many bytes of another stream, which outlives it: also what nobody looks at takes its time.
class LimitedStream final : public ByteStream
{
public:
    LimitedStream(ByteStream &stream, qint64 mostBytes)
        : m_stream(stream)
        , m_mostBytes(mostBytes)
    { }

    qint64 read(char *to, qint64 size) override
    {
        if (failure())
            return 0;
        const qint64 count = m_stream.read(to, size);
        m_read += count;
        if (m_stream.failure())
            fail(*m_stream.failure());
        else if (m_read > m_mostBytes)
            return fail(Obstacle{Obstacle::Kind::TooManyBytes, {}, m_mostBytes});
        return count;
    }
    double share() const override { return m_stream.share(); }

private:
    ByteStream &m_stream;
    const qint64 m_mostBytes;
    qint64 m_read = 0;
};

} // namespace Balehook
