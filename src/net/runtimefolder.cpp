// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/runtimefolder.h"

#include "core/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Balehook {

using namespace Qt::StringLiterals;

#ifdef Q_OS_UNIX

bool isPrivateFolder(const QString &path)
{
    struct stat found = {};
    return lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISDIR(found.st_mode)
        && found.st_uid == geteuid() && (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

bool isSameUser(qintptr descriptor)
{
    const auto socket = static_cast<int>(descriptor);
#ifdef SO_PEERCRED
    ucred peer = {};
    socklen_t length = sizeof peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && length == sizeof peer
        && peer.uid == geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return getpeereid(socket, &user, &group) == 0 && user == geteuid();
#endif
}

QString runtimeFolder()
{
    const QString usual = u"/run/user/"_s + QString::number(geteuid());
    for (const QString &folder : {qEnvironmentVariable("XDG_RUNTIME_DIR"), usual}) {
        if (QDir::isAbsolutePath(folder) && isPrivateFolder(folder))
            return folder;
    }
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    const QString own = QDir(cache).filePath(u"balehook/run"_s);
    return !cache.isEmpty() && makePrivateFolder(own) && isPrivateFolder(own) ? own : QString();
}

#else

bool isPrivateFolder(const QString &path)
{
    return QDir(path).exists(); // the profile of a user is that user's own
}

bool isSameUser(qintptr)
{
    return true; // a named pipe lets only its user in
}

QString runtimeFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QDir::tempPath() : folder;
}

#endif

} // namespace Balehook
