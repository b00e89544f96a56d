// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filestamp.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace Balehook {

std::optional<FileStamp> FileStamp::of(const QString &path)
{
#ifdef Q_OS_WIN
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    return FileStamp{info.size(), info.lastModified().toMSecsSinceEpoch(), info.isFile()};
#else
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
#ifdef Q_OS_DARWIN
    const timespec &time = found.st_mtimespec;
#else
    const timespec &time = found.st_mtim;
#endif
    return FileStamp{found.st_size, qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000, S_ISREG(found.st_mode)};
#endif
}

} // namespace Balehook
