// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatefolder.h"

#include "core/disk/diskcalls.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Balehook {

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

} // namespace

bool makePrivateFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.isSymLink())
        return false;
    return info.isDir() ? QFile::setPermissions(path, ownerOnly) : makeFolder(path) && !QFileInfo(path).isSymLink();
}

bool makeFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return info.isWritable();
    const QString parent = info.absolutePath();
    if (parent == path || (!QFileInfo(parent).isDir() && !makeFolder(parent)))
        return false;
    // Another program may have made it in this moment.
    const bool isThere = QDir(parent).mkdir(info.fileName(), ownerOnly) || QFileInfo(path).isDir();
    return isThere && DiskCalls::bringFolderToDisk(parent) == 0;
}

QStringList deleteFolder(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return {};
    QStringList remaining;
    if (info.isDir() && !info.isSymLink()) {
        const QFileInfoList entries =
            QDir(path).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        for (const QFileInfo &entry : entries)
            remaining += deleteFolder(entry.filePath());
        if (remaining.isEmpty() && !QDir().rmdir(path))
            remaining.append(path);
        return remaining;
    }
    if (!QFile::remove(path) && (QFileInfo::exists(path) || info.isSymLink()))
        remaining.append(path);
    return remaining;
}

} // namespace Balehook
