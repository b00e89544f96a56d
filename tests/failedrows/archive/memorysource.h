// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"

#include <cstring>

/// Bytes in memory.
class MemorySource final : public Balehook::ByteSource
{
public:
    explicit MemorySource(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    qint64 size() const override { return m_bytes.size(); }
    Balehook::Outcome read(char *to, qint64 offset, qint64 size) override
    {
        if (offset < 0 || size < 0 || offset > m_bytes.size() - size)
            return Balehook::Error(Balehook::ErrorKind::FileChanged);
        std::memcpy(to, m_bytes.constData() + offset, std::size_t(size));
        return Balehook::Nothing();
    }

private:
    const QByteArray m_bytes;
};
