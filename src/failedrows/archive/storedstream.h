// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/bytestream.h"

namespace Balehook {

/// Bytes that are not packed.
class StoredStream final : public ByteStream
{
public:
    StoredStream(ByteSource &source, qint64 begin, qint64 size)
        : m_source(source)
        , m_at(begin)
        , m_begin(begin)
        , m_end(begin + size)
    { }

    qint64 read(char *to, qint64 size) override
    {
        size = std::min(size, m_end - m_at);
        if (size <= 0)
            return 0;
        if (const Outcome outcome = m_source.read(to, m_at, size); !outcome)
            return fail(outcome.error());
        m_at += size;
        return size;
    }
    double share() const override { return m_end > m_begin ? double(m_at - m_begin) / double(m_end - m_begin) : 1; }

private:
    ByteSource &m_source;
    qint64 m_at;
    const qint64 m_begin;
    const qint64 m_end;
};

} // namespace Balehook
