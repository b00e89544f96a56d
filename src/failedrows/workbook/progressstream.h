// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/spool.h"

namespace Balehook {

/// Tells a spool how much of a part is read, and ends where nobody wants the rest.
class ProgressStream final : public ByteStream
{
public:
    ProgressStream(ByteStream &part, Spool &spool)
        : m_part(part)
        , m_spool(spool)
    { }

    qint64 read(char *to, qint64 size) override
    {
        if (m_spool.isStopped())
            return fail(Error(ErrorKind::Cancelled));
        const qint64 count = m_part.read(to, size);
        m_spool.setShare(m_part.share());
        if (m_part.failure())
            fail(*m_part.failure());
        return count;
    }
    double share() const override { return m_part.share(); }

private:
    ByteStream &m_part;
    Spool &m_spool;
};

} // namespace Balehook
