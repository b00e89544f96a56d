// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetchtarget.h"

#include "failedrows/diskerror.h"

namespace Balehook {

bool FetchTarget::write(const QByteArray &bytes)
{
    if (device()->write(bytes) != bytes.size())
        return failed(device()->errorString(), bytes.size());
    m_size += bytes.size();
    return true;
}

bool FetchTarget::hasRoomFor(qint64 bytes)
{
    if (hasDiskRoom(m_fileName, bytes))
        return true;
    m_error = Error(ErrorKind::DiskFull);
    return false;
}

bool FetchTarget::failed(const QString &systemWords, qint64 wanted)
{
    m_error = diskError(m_fileName, systemWords, wanted);
    discard();
    return false;
}

} // namespace Balehook
