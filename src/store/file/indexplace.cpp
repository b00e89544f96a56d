// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexplace.h"

#include "core/disk/filelock.h"
#include "core/disk/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr auto longestWait = std::chrono::seconds(3); // what is done under the lock takes a moment
constexpr int mostAside = 9; // folders that cannot be deleted

bool isThere(const QString &name)
{
    const QFileInfo info(name);
    return info.exists() || info.isSymLink();
}

bool mayBeUsed(const QString &name)
{
    const QFileInfo info(name);
    return info.isReadable() && info.isWritable();
}

bool isPlainFile(const QString &name)
{
#ifdef Q_OS_UNIX
    struct stat found = {};
    return ::lstat(QFile::encodeName(name).constData(), &found) == 0 && S_ISREG(found.st_mode);
#else
    const QFileInfo info(name);
    return info.isFile() && !info.isSymLink();
#endif
}

std::optional<IndexPlace::Identity> identityOf(const QString &name)
{
#ifdef Q_OS_UNIX
    struct stat found = {};
    if (::lstat(QFile::encodeName(name).constData(), &found) != 0)
        return std::nullopt;
    return IndexPlace::Identity{quint64(found.st_dev), quint64(found.st_ino)};
#else
    // There a file that is open keeps its name.
    return isThere(name) ? std::optional(IndexPlace::Identity()) : std::nullopt;
#endif
}

/// Not what is in a folder: that is nothing of ours.
bool isDeleted(const QString &name)
{
    return QFile::remove(name) || QDir().rmdir(name) || !isThere(name);
}

} // namespace

IndexPlace::IndexPlace(QString file)
    : m_file(std::move(file))
{ }

QStringList IndexPlace::parts() const
{
    return {m_file, m_file + "-wal"_L1, m_file + "-shm"_L1, m_file + "-journal"_L1};
}

QString IndexPlace::lockFile() const
{
    return m_file + ".lock"_L1;
}

QString IndexPlace::asideFile(int number) const
{
    const QString aside = m_file + ".corrupt"_L1;
    return number == 0 ? aside : QString(aside + u'-' + QString::number(number));
}

bool IndexPlace::exists() const
{
    return identity().has_value();
}

std::optional<IndexPlace::Identity> IndexPlace::identity() const
{
    return identityOf(m_file);
}

bool IndexPlace::isUsable() const
{
    for (const QString &part : parts()) {
        const auto mayBeMadeUsable = [&part] { return QFile::setPermissions(part, ownerOnly) && mayBeUsed(part); };
        const bool isGood = !isThere(part) || (isPlainFile(part) && (mayBeUsed(part) || mayBeMadeUsable()));
        if (!isGood && isThere(part)) // or SQLite has just deleted it, in another program
            return false;
    }
    return true;
}

bool IndexPlace::mayBeReplaced() const
{
    return QFileInfo(QFileInfo(m_file).absolutePath()).isWritable();
}

bool IndexPlace::make() const
{
    if (exists())
        return true;
    if (!makePrivateFolder(QFileInfo(m_file).absolutePath()))
        return false;
    const FileTurn turn(lockFile(), longestWait); // where there can be none there can be no file either
    // What is left of another file would be taken for news of this one.
    for (const QString &part : parts().mid(1)) {
        if (!exists())
            (void)isDeleted(part);
    }
    // SQLite gives what it makes beside a file the rights of the file.
    QFile made(m_file);
    return made.open(QFile::WriteOnly | QFile::NewOnly, ownerOnly) || exists();
}

qint64 IndexPlace::bytes() const
{
    qint64 sum = QFileInfo(asideFile()).size();
    for (const QString &part : parts())
        sum += QFileInfo(part).size();
    return sum;
}

bool IndexPlace::clear(const QString &name) const
{
    for (int number = 0; number <= mostAside; ++number) {
        const QString aside = asideFile(number);
        if (isDeleted(aside) && QDir().rename(name, aside))
            return true;
    }
    return isDeleted(name);
}

bool IndexPlace::setAside(const Identity &identity) const
{
    const FileTurn turn(lockFile(), longestWait);
    if (this->identity() != identity)
        return true;
    if (!clear(m_file))
        return false;
    bool isGone = true;
    for (const QString &part : parts().mid(1))
        isGone = (isDeleted(part) || clear(part)) && isGone;
    return isGone;
}

bool IndexPlace::isSetAside(const Identity &identity) const
{
    for (int number = 0; number <= mostAside; ++number) {
        if (identityOf(asideFile(number)) == identity)
            return true;
    }
    return false;
}

bool IndexPlace::remove() const
{
    const FileTurn turn(lockFile(), longestWait); // or what another program has just made would go with it
    return removeParts();
}

bool IndexPlace::removeParts() const
{
    bool isGone = true;
    for (const QString &part : parts())
        isGone = isDeleted(part) && isGone;
    return isGone;
}

bool IndexPlace::removeAll() const
{
    const FileTurn turn(lockFile(), longestWait);
    bool isGone = removeParts();
    for (int number = 0; number <= mostAside; ++number)
        isGone = isDeleted(asideFile(number)) && isGone;
    return isGone;
}

} // namespace Balehook
