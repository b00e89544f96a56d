// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/reading.h"

#include <QtGlobal>

namespace Balehook {

/// Unpacked bytes, from the first to the last. Blocks; for worker threads.
class ByteStream
{
public:
    virtual ~ByteStream() = default;
    ByteStream() = default;
    Q_DISABLE_COPY_MOVE(ByteStream)

    /// Up to \a size more bytes; 0 at the end, and where there is a failure().
    virtual qint64 read(char *to, qint64 size) = 0;
    const std::optional<ReadingFailure> &failure() const { return m_failure; }
    /// How much of the packed bytes is read, 0 to 1.
    virtual double share() const = 0;

protected:
    qint64 fail(ReadingFailure failure)
    {
        m_failure = std::move(failure);
        return 0;
    }

private:
    std::optional<ReadingFailure> m_failure;
};

} // namespace Balehook
