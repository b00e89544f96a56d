// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"

#include <QByteArray>

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace Balehook {

/// The bytes of another stream, which a thread of its own unpacks ahead while those before them are worked on. What a
/// reader sees is the same.
class AheadStream final : public ByteStream
{
public:
    /// \a stream outlives it, and nobody else reads it.
    explicit AheadStream(ByteStream &stream);
    /// Waits for the thread, which ends with the piece that it unpacks.
    ~AheadStream() override;

    qint64 read(char *to, qint64 size) override;
    double share() const override { return m_share; }

private:
    /// Some bytes; none: the end.
    struct Piece
    {
        QByteArray bytes;
        qint64 size = 0;
        double share = 0; ///< of the stream, once it is read
    };
    static constexpr std::size_t pieces = 4;

    void unpack();
    bool waitForPiece();

    ByteStream &m_stream;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::array<Piece, pieces> m_pieces;
    std::size_t m_unpacked = 0; ///< so many pieces were
    std::size_t m_taken = 0;
    bool m_isStopped = false;
    qint64 m_at = 0; ///< in the piece that is taken
    double m_share = 0;
    std::thread m_thread; ///< last: it uses all others
};

} // namespace Balehook
