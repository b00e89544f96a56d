// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/diskcalls.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <limits>

#include <fcntl.h>
#include <sys/stat.h>

#ifdef Q_OS_WIN
#include <io.h>
#include <qt_windows.h>
#else
#include <sys/file.h>
#include <unistd.h>
#endif

namespace Balehook::DiskCalls {

#ifdef Q_OS_WIN

namespace {

const wchar_t *wide(const QString &path)
{
    return reinterpret_cast<const wchar_t *>(path.utf16());
}

} // namespace

int openNew(const QString &path)
{
    return _wopen(wide(path), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
}

qint64 write(int file, QByteArrayView bytes)
{
    return _write(file, bytes.data(), unsigned(std::min<qint64>(bytes.size(), std::numeric_limits<int>::max())));
}

qint64 read(int file, qint64 offset, void *to, qint64 size)
{
    if (_lseeki64(file, offset, SEEK_SET) < 0)
        return -1;
    return _read(file, to, unsigned(std::min<qint64>(size, std::numeric_limits<int>::max())));
}

int bringToDisk(int file)
{
    return _commit(file);
}

qint64 lengthOf(int file)
{
    return _filelengthi64(file);
}

void close(int file)
{
    _close(file);
}

/// Folders cannot be brought to the disk here; replace() writes the new name through.
int bringFolderToDisk(const QString & /*folder*/)
{
    return 0;
}

Exchanged exchange(const QString & /*one*/, const QString & /*other*/)
{
    return Exchanged::Unknown;
}

int replace(const QString &from, const QString &to)
{
    const QString native[] = {QDir::toNativeSeparators(from), QDir::toNativeSeparators(to)};
    if (MoveFileExW(wide(native[0]), wide(native[1]), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return 0;
    const DWORD why = GetLastError();
    errno = why == ERROR_DISK_FULL || why == ERROR_HANDLE_DISK_FULL ? ENOSPC : EACCES;
    return -1;
}

bool isMissing(const QString &path)
{
    if (GetFileAttributesW(wide(path)) != INVALID_FILE_ATTRIBUTES)
        return false;
    const DWORD error = GetLastError();
    return error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND;
}

bool isFile(int /*file*/, const QString & /*path*/)
{
    return false;
}

/// One that is open cannot be removed.
void removeAbandoned(const QString &path)
{
    QFile::remove(path);
}

#else

namespace {

template <typename Call>
auto retried(const Call &call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// What is the same in two of these is the same file.
bool isSame(const struct stat &one, const struct stat &other)
{
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

} // namespace

int openNew(const QString &path)
{
    const int file = retried([&path] {
        return ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    });
    if (file < 0)
        return file;
    // Says that its writer lives. Somebody who looks for abandoned files may have been faster: then it has no name any
    // more.
    retried([file] { return ::flock(file, LOCK_EX); });
    struct stat status = {};
    if (::fstat(file, &status) == 0 && status.st_nlink > 0)
        return file;
    ::close(file);
    errno = EEXIST;
    return -1;
}

qint64 write(int file, QByteArrayView bytes)
{
    return retried([&] { return ::write(file, bytes.data(), std::size_t(bytes.size())); });
}

qint64 read(int file, qint64 offset, void *to, qint64 size)
{
    return retried([&] { return ::pread(file, to, std::size_t(size), off_t(offset)); });
}

int bringToDisk(int file)
{
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0)
        return 0;
#endif
    return retried([file] { return ::fsync(file); });
}

qint64 lengthOf(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) == 0 ? qint64(status.st_size) : -1;
}

void close(int file)
{
    ::close(file);
}

int bringFolderToDisk(const QString &folder)
{
    const int file = retried(
        [&folder] { return ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    if (file < 0)
        return errno == EACCES ? 0 : -1; // a folder that may be written to but not read
    const int result = retried([file] { return ::fsync(file); });
    const int why = errno;
    ::close(file);
    errno = why;
    return result == 0 || why == EINVAL || why == ENOTSUP || why == ENOSYS ? 0 : -1;
}

Exchanged exchange([[maybe_unused]] const QString &one, [[maybe_unused]] const QString &other)
{
#if defined(Q_OS_LINUX) && defined(RENAME_EXCHANGE)
    const QByteArray from = QFile::encodeName(one);
    const QByteArray to = QFile::encodeName(other);
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_EXCHANGE) == 0)
        return Exchanged::Yes;
    if (errno == ENOENT)
        return Exchanged::NothingThere;
    // EPERM: some containers know no renameat2(). If it is meant, replace() will say so.
    if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP && errno != EPERM)
        return Exchanged::Failed;
#endif
    return Exchanged::Unknown;
}

int replace(const QString &from, const QString &to)
{
    return ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData());
}

bool isMissing(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

bool isFile(int file, const QString &path)
{
    struct stat ours = {};
    struct stat named = {};
    return ::fstat(file, &ours) == 0 && ::lstat(QFile::encodeName(path).constData(), &named) == 0
        && isSame(ours, named);
}

/// It stays locked until it is gone: a writer that has just made it waits for the lock, and sees that it has to make
/// another.
void removeAbandoned(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const int file = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return;
    if (::flock(file, LOCK_EX | LOCK_NB) == 0 && isFile(file, path))
        ::unlink(name.constData());
    ::close(file);
}

#endif

int putInPlace(int file, const QString &from, const QString &to)
{
    const Exchanged exchanged = exchange(from, to);
    const bool isExchanged = exchanged == Exchanged::Yes;
    if (exchanged == Exchanged::Failed || (!isExchanged && replace(from, to) != 0))
        return errno;
    if (bringFolderToDisk(QFileInfo(to).absolutePath()) == 0) {
        if (isExchanged)
            QFile::remove(from); // the old one
        return 0;
    }
    const int problem = errno;
    // Only this very file goes: another writer may have been faster. With an old file, one step puts that in its place
    // and removes the new one.
    if (exchanged != Exchanged::Unknown && isFile(file, to)) {
        if (isExchanged)
            replace(from, to);
        else
            QFile::remove(to);
    }
    return problem;
}

} // namespace Balehook::DiskCalls
