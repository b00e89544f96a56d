// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/diskerror.h"

#include <filesystem>
#include <system_error>

#include <QFileInfo>

namespace Balehook {

bool hasDiskRoom(const QString &fileName, qint64 bytes)
{
    // Not QStorageInfo: it reads the mount table, which need not have an entry (chroots, some containers).
    std::error_code unknown;
    const auto room = std::filesystem::space(QFileInfo(fileName).filesystemAbsolutePath(), unknown);
    return bytes <= 0 || unknown || room.available >= std::uintmax_t(bytes);
}

Error diskError(const QString &fileName, const QString &systemWords, qint64 wanted)
{
    Error error(hasDiskRoom(fileName, wanted) ? ErrorKind::DiskFailed : ErrorKind::DiskFull);
    error.detail = systemWords;
    return error;
}

} // namespace Balehook
