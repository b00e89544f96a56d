// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablefile.h"

#include <QFileInfo>

namespace Balehook {

namespace {

Error unreadable(const QString &detail)
{
    Error error(ErrorKind::FileUnreadable);
    error.detail = detail;
    return error;
}

} // namespace

Outcome TableFile::open()
{
    if (m_spool)
        return Nothing();
    const QFileInfo info(m_file.fileName());
    if (!info.exists())
        return Error(ErrorKind::FileGone);
    // A pipe or a device may never answer.
    if (!info.isFile())
        return unreadable(QString());
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(m_file.errorString());
    m_stamp = stampOfPath();
    return Nothing();
}

Outcome TableFile::open(const FileStamp &stamp)
{
    if (const Outcome opened = open(); !opened)
        return opened;
    if (!m_spool && m_stamp != stamp)
        return Error(ErrorKind::FileChanged);
    return Nothing();
}

Outcome TableFile::check() const
{
    if (m_spool) {
        // What is wrong with the contents is not wrong with the file: the rows before it are good.
        const auto failure = m_spool->failure();
        const Error *const error = failure ? std::get_if<Error>(&*failure) : nullptr;
        return error ? Outcome(*error) : Outcome(Nothing());
    }
    if (!QFileInfo::exists(m_file.fileName()))
        return Error(ErrorKind::FileGone);
    if (stampOfPath() != m_stamp)
        return Error(ErrorKind::FileChanged);
    return Nothing();
}

Result<qint64> TableFile::waitFor(qint64 offset)
{
    if (!m_spool)
        return m_stamp.size;
    const qint64 there = m_spool->waitFor(offset + 1);
    if (m_spool->isStopped())
        return Error(ErrorKind::Cancelled);
    return there;
}

Outcome TableFile::read(char *to, qint64 offset, qint64 size)
{
    if (m_spool)
        return size > 0 ? m_spool->read(to, offset, size) : Outcome(Nothing());
    if (!m_file.seek(offset))
        return unreadable(m_file.errorString());
    while (size > 0) {
        const qint64 count = m_file.read(to, size);
        if (count < 0)
            return unreadable(m_file.errorString());
        if (count == 0)
            return Error(ErrorKind::FileChanged);
        to += count;
        size -= count;
    }
    return Nothing();
}

FileStamp TableFile::stampOf(const QString &path)
{
    const QFileInfo info(path);
    const QDateTime modified = info.lastModified(); // first: it gets the size at the same time
    return {info.size(), modified};
}

} // namespace Balehook
