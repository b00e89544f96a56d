// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Balehook {

bool makePrivateFolder(const QString &path)
{
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    const QFileInfo info(path);
    if (info.isSymLink())
        return false;
    if (info.isDir())
        return QFile::setPermissions(path, ownerOnly);
    const QString parent = info.absolutePath();
    return parent != path && (QFileInfo(parent).isDir() || makePrivateFolder(parent))
        && QDir(parent).mkdir(info.fileName(), ownerOnly);
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
