// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/bytestream.h"

#include <memory>

namespace Balehook {

/// The packed bytes of a stream, in pieces.
class PackedBytes final
{
public:
    PackedBytes(ByteSource &source, qint64 begin, qint64 size)
        : m_source(source)
        , m_begin(begin)
        , m_at(begin)
        , m_end(begin + size)
    { }

    /// The next piece; empty at the end.
    Result<QByteArrayView> next();
    bool isAtEnd() const { return m_at >= m_end; }
    double share() const { return m_end > m_begin ? double(m_at - m_begin) / double(m_end - m_begin) : 1; }

private:
    ByteSource &m_source;
    const qint64 m_begin;
    qint64 m_at;
    const qint64 m_end;
    QByteArray m_buffer;
};

/// Deflated bytes: raw, as a member of a zip archive has them, or a gzip file with one or several members.
class InflateStream final : public ByteStream
{
public:
    enum class Wrapping { Raw, Gzip };

    InflateStream(ByteSource &source, qint64 begin, qint64 size, Wrapping wrapping);
    ~InflateStream() override;

    qint64 read(char *to, qint64 size) override;
    double share() const override { return m_packed.share(); }

private:
    class State;

    PackedBytes m_packed;
    const Wrapping m_wrapping;
    std::unique_ptr<State> m_state;
    bool m_isOver = false;
};

} // namespace Balehook
