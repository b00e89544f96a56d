// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablefile.h"

namespace Balehook {

Outcome TableFile::open(const FileStamp &stamp)
{
    if (const Outcome opened = open(); !opened)
        return opened;
    if (!m_spool && m_file.stamp() != stamp)
        return Error(ErrorKind::FileChanged);
    return Nothing();
}

Outcome TableFile::check() const
{
    if (!m_spool)
        return m_file.check();
    // What is wrong with the contents is not wrong with the file: the rows before it are good.
    const auto failure = m_spool->failure();
    const Error *const error = failure ? std::get_if<Error>(&*failure) : nullptr;
    return error ? Outcome(*error) : Outcome(Nothing());
}

Result<qint64> TableFile::waitFor(qint64 offset)
{
    if (!m_spool)
        return m_file.size();
    const qint64 there = m_spool->waitFor(offset + 1);
    if (m_spool->isStopped())
        return Error(ErrorKind::Cancelled);
    return there;
}

Outcome TableFile::read(char *to, qint64 offset, qint64 size)
{
    if (!m_spool)
        return m_file.read(to, offset, size);
    return size > 0 ? m_spool->read(to, offset, size) : Outcome(Nothing());
}

} // namespace Balehook
