// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetchtarget.h"

#include "failedrows/diskerror.h"

namespace Balehook {

bool FetchTarget::write(const QByteArray &bytes)
{
    if (const Outcome outcome = put(bytes); !outcome)
        return failed(outcome.error());
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

bool FetchTarget::failed(const Error &error)
{
    m_error = error;
    discard();
    return false;
}

} // namespace Balehook
