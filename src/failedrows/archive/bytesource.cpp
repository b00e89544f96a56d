// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/bytesource.h"

#include "core/disk/diskcalls.h"

#include <algorithm>

namespace Balehook {

namespace {

Error unreadable(const QString &detail)
{
    return Error(ErrorKind::FileUnreadable, detail);
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
    const auto stamp = FileStamp::of(m_file.fileName());
    if (!stamp)
        return Error(ErrorKind::FileGone);
    if (!stamp->isRegular)
        return unreadable(QString());
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(m_file.errorString());
    m_stamp = *stamp;
    return Nothing();
}

Outcome FileSource::check() const
{
    const auto stamp = FileStamp::of(m_file.fileName());
    if (!stamp)
        return Error(ErrorKind::FileGone);
    return *stamp == m_stamp ? Outcome(Nothing()) : Outcome(Error(ErrorKind::FileChanged));
}

Outcome FileSource::read(char *to, qint64 offset, qint64 size)
{
    if (m_stop && *m_stop)
        return Error(ErrorKind::Cancelled);
    const std::scoped_lock lock(m_mutex);
    const int handle = m_file.handle();
    while (size > 0) {
        const qint64 count = DiskCalls::read(handle, offset, to, size);
        if (count < 0)
            return unreadable(qt_error_string());
        if (count == 0)
            return Error(ErrorKind::FileChanged);
        to += count;
        offset += count;
        size -= count;
    }
    return Nothing();
}

} // namespace Balehook
