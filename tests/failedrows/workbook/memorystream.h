// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"

#include <QByteArray>

#include <cstring>

/// Bytes in memory that come in pieces of one size.
class MemoryStream final : public Balehook::ByteStream
{
public:
    explicit MemoryStream(QByteArray bytes, qint64 piece = 1'000'000)
        : m_bytes(std::move(bytes))
        , m_piece(piece)
    { }

    qint64 read(char *to, qint64 size) override
    {
        const qint64 count = std::min({size, m_piece, m_bytes.size() - m_at});
        std::memcpy(to, m_bytes.constData() + m_at, std::size_t(count));
        m_at += count;
        return count;
    }
    double share() const override { return 0; }

private:
    const QByteArray m_bytes;
    const qint64 m_piece;
    qint64 m_at = 0;
};
