// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/aheadstream.h"

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype pieceBytes = 128 * 1024;

} // namespace

AheadStream::AheadStream(ByteStream &stream)
    : m_stream(stream)
    , m_thread([this] { unpack(); })
{ }

AheadStream::~AheadStream()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopped = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

/// In the thread.
void AheadStream::unpack()
{
    for (std::size_t number = 0;; ++number) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return m_isStopped || number < m_taken + pieces; });
            if (m_isStopped)
                return;
        }
        Piece &piece = m_pieces[number % pieces];
        piece.bytes.resize(pieceBytes);
        piece.size = m_stream.read(piece.bytes.data(), pieceBytes);
        piece.share = m_stream.share();
        {
            const std::scoped_lock lock(m_mutex);
            m_unpacked = number + 1;
        }
        m_changed.notify_all();
        if (piece.size == 0)
            return;
    }
}

bool AheadStream::waitForPiece()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_unpacked > m_taken; });
    return m_pieces[m_taken % pieces].size > 0;
}

qint64 AheadStream::read(char *to, qint64 size)
{
    if (!waitForPiece())
        return m_stream.failure() ? fail(*m_stream.failure()) : 0;
    const Piece &piece = m_pieces[m_taken % pieces];
    const qint64 count = std::min(size, piece.size - m_at);
    std::copy_n(piece.bytes.constData() + m_at, count, to);
    m_at += count;
    m_share = piece.share;
    if (m_at == piece.size) {
        m_at = 0;
        {
            const std::scoped_lock lock(m_mutex);
            ++m_taken;
        }
        m_changed.notify_all();
    }
    return count;
}

} // namespace Balehook
