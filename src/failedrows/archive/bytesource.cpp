// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/bytesource.h"

#include <QFileInfo>

#include <algorithm>

namespace Balehook {

namespace {

Error unreadable(const QString &detail)
{
    Error error(ErrorKind::FileUnreadable);
    error.detail = detail;
    return error;
}

} // namespace

Result<QByteArray> ByteSource::bytes(qint64 offset, qint64 size)
{
    QByteArray bytes(std::clamp<qint64>(this->size() - offset, 0, size), Qt::Uninitialized);
    if (bytes.isEmpty())
        return bytes;
    if (const Outcome outcome = read(bytes.data(), offset, bytes.size()); !outcome)
        return outcome.error();
    return bytes;
}

Outcome FileSource::open()
{
    const QFileInfo info(m_file.fileName());
    if (!info.exists())
        return Error(ErrorKind::FileGone);
    // A pipe or a device may never end.
    if (!info.isFile())
        return unreadable(QString());
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(m_file.errorString());
    m_size = m_file.size();
    m_modified = info.lastModified();
    return Nothing();
}

Outcome FileSource::check() const
{
    const QFileInfo info(m_file.fileName());
    if (!info.exists())
        return Error(ErrorKind::FileGone);
    if (info.size() != m_size || info.lastModified() != m_modified)
        return Error(ErrorKind::FileChanged);
    return Nothing();
}

Outcome FileSource::read(char *to, qint64 offset, qint64 size)
{
    const std::scoped_lock lock(m_mutex);
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

} // namespace Balehook
