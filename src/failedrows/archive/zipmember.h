// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytestream.h"
#include "failedrows/archive/zipdirectory.h"

#include <memory>

namespace Balehook {

/// The bytes of a member, checked against the sum that the archive has of them: wrong ones fail at their end.
class ZipMember final : public ByteStream
{
public:
    /// \a source outlives it.
    ZipMember(ByteSource &source, const ZipEntry &entry);
    ~ZipMember() override;

    qint64 read(char *to, qint64 size) override;
    double share() const override { return m_packed ? m_packed->share() : 1; }

    /// All of it, at most \a mostBytes.
    static Reading<QByteArray> bytes(ByteSource &source, const ZipEntry &entry, qint64 mostBytes);

private:
    std::optional<ReadingFailure> open(ByteSource &source);

    const ZipEntry m_entry;
    std::unique_ptr<ByteStream> m_packed;
    quint32 m_checksum = 0;
    qint64 m_read = 0;
};

} // namespace Balehook
