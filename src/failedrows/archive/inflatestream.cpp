// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/inflatestream.h"

#include <zlib.h>

namespace Balehook {

namespace {

constexpr qint64 packedPiece = 128 * 1024;

} // namespace

Result<QByteArrayView> PackedBytes::next()
{
    m_buffer.resize(std::min(packedPiece, m_end - m_at));
    if (!m_buffer.isEmpty()) {
        if (const Outcome outcome = m_source.read(m_buffer.data(), m_at, m_buffer.size()); !outcome)
            return outcome.error();
    }
    m_at += m_buffer.size();
    return QByteArrayView(m_buffer);
}

class InflateStream::State final
{
public:
    explicit State(Wrapping wrapping)
    {
        isReady = inflateInit2(&zlib, wrapping == Wrapping::Raw ? -MAX_WBITS : MAX_WBITS + 16) == Z_OK;
    }
    ~State() { inflateEnd(&zlib); }
    Q_DISABLE_COPY_MOVE(State)

    z_stream zlib = {};
    bool isReady = false;
};

InflateStream::InflateStream(ByteSource &source, qint64 begin, qint64 size, Wrapping wrapping)
    : m_packed(source, begin, size)
    , m_wrapping(wrapping)
    , m_state(std::make_unique<State>(wrapping))
{ }

InflateStream::~InflateStream() = default;

qint64 InflateStream::read(char *to, qint64 size)
{
    if (m_isOver || failure() || size <= 0)
        return 0;
    z_stream &zlib = m_state->zlib;
    if (!m_state->isReady)
        return fail(Obstacle{Obstacle::Kind::Damaged});
    zlib.next_out = reinterpret_cast<Bytef *>(to);
    zlib.avail_out = uInt(std::min<qint64>(size, 1 << 30));
    const uInt room = zlib.avail_out;
    while (zlib.avail_out == room) {
        bool isLastTry = false;
        if (zlib.avail_in == 0) {
            const auto piece = m_packed.next();
            if (!piece)
                return fail(piece.error());
            isLastTry = piece.value().isEmpty(); // what was taken before may hold some more
            zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(piece.value().data()));
            zlib.avail_in = uInt(piece.value().size());
        }
        const int status = inflate(&zlib, Z_NO_FLUSH);
        if (status == Z_STREAM_END) {
            if (m_wrapping == Wrapping::Gzip && zlib.avail_in == 0 && !m_packed.isAtEnd()) {
                const auto piece = m_packed.next();
                if (!piece)
                    return fail(piece.error());
                zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(piece.value().data()));
                zlib.avail_in = uInt(piece.value().size());
            }
            // A further member may follow; what is anything else is padding, as for gzip itself.
            m_isOver = m_wrapping == Wrapping::Raw || zlib.avail_in == 0 || *zlib.next_in != 0x1f;
            if (m_isOver)
                break;
            inflateReset(&zlib);
        } else if ((status != Z_OK && status != Z_BUF_ERROR) || (isLastTry && zlib.avail_out == room)) {
            const qint64 count = room - zlib.avail_out;
            fail(Obstacle{Obstacle::Kind::Damaged});
            return count;
        }
    }
    return room - zlib.avail_out;
}

} // namespace Balehook
