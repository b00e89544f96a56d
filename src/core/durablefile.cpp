// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/durablefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <limits>
#include <system_error>

#include <fcntl.h>

#ifdef Q_OS_WIN
#include <io.h>
#include <sys/stat.h>
#else
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <cstdio> // renameat2
#endif

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// Short, whatever the name of the file: that may be as long as the file system allows.
constexpr auto temporaryPrefix = ".balehook-"_L1;
constexpr auto temporarySuffix = ".new"_L1;
constexpr int mostTries = 100;

Error diskError(int systemError)
{
    const bool isFull = systemError == ENOSPC
#ifdef EDQUOT
        || systemError == EDQUOT
#endif
        ;
    Error error(isFull ? ErrorKind::DiskFull : ErrorKind::DiskFailed);
    error.detail = qt_error_string(systemError);
    return error;
}

/// An interrupted call is made again.
template <typename Call>
auto retried(const Call &call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

#ifdef Q_OS_WIN

int openNew(const QString &path)
{
    return _wopen(reinterpret_cast<const wchar_t *>(path.utf16()), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY,
                  _S_IREAD | _S_IWRITE);
}

qint64 writeSome(int file, const char *bytes, qint64 count)
{
    return _write(file, bytes, unsigned(std::min<qint64>(count, std::numeric_limits<int>::max())));
}

int bringToDisk(int file)
{
    return _commit(file);
}

qint64 lengthOf(int file)
{
    return _filelengthi64(file);
}

int closeFile(int file)
{
    return _close(file);
}

/// Folders cannot be brought to the disk here; the rename is written through.
int bringFolderToDisk(const QString & /*folder*/)
{
    return 0;
}

bool isInUse(const QString & /*path*/)
{
    return false; // such a file cannot be removed
}

#else

int openNew(const QString &path)
{
    const int file = retried([&path] {
        return ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    });
    if (file < 0)
        return file;
    // Says that its writer lives. Somebody who looks for leftovers may have been faster: then there is no name any
    // more.
    retried([file] { return ::flock(file, LOCK_EX); });
    struct stat status = {};
    if (::fstat(file, &status) == 0 && status.st_nlink > 0)
        return file;
    ::close(file);
    errno = EEXIST;
    return -1;
}

qint64 writeSome(int file, const char *bytes, qint64 count)
{
    return ::write(file, bytes, std::size_t(count));
}

int bringToDisk(int file)
{
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0)
        return 0;
#endif
    return ::fsync(file);
}

qint64 lengthOf(int file)
{
    struct stat status = {};
    return ::fstat(file, &status) == 0 ? qint64(status.st_size) : -1;
}

int closeFile(int file)
{
    return ::close(file);
}

/// Some network file systems cannot do it, which is not an error of this file.
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

bool isInUse(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return true;
    const bool isLocked = ::flock(file, LOCK_EX | LOCK_NB) != 0;
    ::close(file);
    return isLocked;
}

#endif

} // namespace

/// The file that is written until it gets its name.
class DurableFile::Temporary final
{
public:
    explicit Temporary(QString target)
        : m_target(std::move(target))
        , m_folder(QFileInfo(m_target).absolutePath())
    { }
    ~Temporary()
    {
        close();
        if (!m_path.isEmpty())
            QFile::remove(m_path);
    }
    Q_DISABLE_COPY_MOVE(Temporary)

    const QString &target() const { return m_target; }

    /// Each of these: 0, or the error of the system.
    int create(QFile::Permissions permissions);
    int write(QByteArrayView bytes) const;
    int finish(qint64 length);
    int putInPlace();

private:
    int close();
    int exchange(bool *exchanged);

    const QString m_target;
    const QString m_folder;
    QString m_path; ///< empty: there is none
    int m_file = -1;
};

int DurableFile::Temporary::create(QFile::Permissions permissions)
{
    for (int tries = 0; tries < mostTries && m_file < 0; ++tries) {
        const QString number = QString::number(QRandomGenerator::global()->generate(), 36);
        const QString path = m_folder + u'/' + temporaryPrefix + number + temporarySuffix;
        m_file = openNew(path);
        if (m_file >= 0)
            m_path = path;
        else if (errno != EEXIST)
            return errno;
    }
    if (m_file < 0)
        return EEXIST;
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    return permissions == ownerOnly || QFile::setPermissions(m_path, permissions) ? 0 : EACCES;
}

int DurableFile::Temporary::write(QByteArrayView bytes) const
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const qint64 written =
            retried([&] { return writeSome(m_file, bytes.data() + done, qint64(bytes.size() - done)); });
        if (written < 0)
            return errno;
        if (written == 0)
            return ENOSPC;
        done += qsizetype(written);
    }
    return 0;
}

/// Never a second fsync after one that failed: the system may have dropped the pages and would say that all is well.
int DurableFile::Temporary::finish(qint64 length)
{
    if (retried([this] { return bringToDisk(m_file); }) != 0)
        return errno;
    if (lengthOf(m_file) != length)
        return EIO;
    return 0;
}

/// The old file is kept under the temporary name until the folder is on the disk too, where the system can do that.
int DurableFile::Temporary::putInPlace()
{
    bool exchanged = false;
    if (const int problem = exchange(&exchanged))
        return problem;
    if (!exchanged) {
        std::error_code problem;
        std::filesystem::rename(QFileInfo(m_path).filesystemFilePath(), QFileInfo(m_target).filesystemFilePath(),
                                problem);
        if (problem)
            return problem.value();
    }
    if (bringFolderToDisk(m_folder) != 0) {
        const int problem = errno;
        if (exchanged)
            exchange(&exchanged);
        else
            m_path.clear();
        return problem;
    }
    const QString old = std::exchange(m_path, QString());
    close();
    if (exchanged)
        QFile::remove(old); // one that stays is a leftover
    return 0;
}

/// Swaps both names, so that there is a way back.
int DurableFile::Temporary::exchange(bool *exchanged)
{
    *exchanged = false;
#if defined(Q_OS_LINUX) && defined(RENAME_EXCHANGE)
    const QByteArray from = QFile::encodeName(m_path);
    const QByteArray to = QFile::encodeName(m_target);
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_EXCHANGE) == 0)
        *exchanged = true;
    else if (errno != ENOENT && errno != EINVAL && errno != ENOSYS)
        return errno;
#endif
    return 0;
}

int DurableFile::Temporary::close()
{
    const int file = std::exchange(m_file, -1);
    return file < 0 ? 0 : closeFile(file);
}

DurableFile::DurableFile(const QString &path, Access access)
    : m_path(path)
    , m_access(access)
{ }

DurableFile::~DurableFile() = default;

Outcome DurableFile::failed(int systemError)
{
    Error error = diskError(systemError);
    error.detail = m_path + u'\n' + error.detail;
    m_state = error;
    discard();
    return m_state;
}

Outcome DurableFile::open()
{
    const QFileInfo there(m_path);
    QString target = there.absoluteFilePath();
    if (there.isSymLink())
        target = there.exists() ? there.canonicalFilePath() : there.symLinkTarget();
    const QFileInfo info(target);
    if (info.exists() && !info.isFile())
        return failed(info.isDir() ? EISDIR : EINVAL);
    removeLeftovers(info.absolutePath());
    m_temporary = std::make_unique<Temporary>(target);
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    constexpr auto all = QFile::Permissions(0x7777);
    const bool keeps = m_access == Access::AsBefore && info.exists();
    const int problem = m_temporary->create(keeps ? info.permissions() & all : ownerOnly);
    return problem == 0 ? m_state : failed(problem);
}

Outcome DurableFile::write(QByteArrayView bytes)
{
    if (!m_state)
        return m_state;
    if (!m_temporary)
        return failed(EBADF);
    if (const int problem = m_temporary->write(bytes))
        return failed(problem);
    m_size += bytes.size();
    return m_state;
}

Outcome DurableFile::commit()
{
    if (!m_state)
        return m_state;
    if (!m_temporary)
        return failed(EBADF);
    int problem = m_temporary->finish(m_size);
    if (problem == 0)
        problem = m_temporary->putInPlace();
    if (problem != 0)
        return failed(problem);
    m_temporary.reset();
    return m_state;
}

void DurableFile::discard()
{
    m_temporary.reset();
}

Outcome DurableFile::replace(const QString &path, QByteArrayView bytes, Access access)
{
    DurableFile file(path, access);
    if (const Outcome opened = file.open(); !opened)
        return opened;
    if (const Outcome written = file.write(bytes); !written)
        return written;
    return file.commit();
}

void DurableFile::removeLeftovers(const QString &folder)
{
    const QStringList names =
        QDir(folder).entryList({temporaryPrefix + u'*' + temporarySuffix}, QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &name : names) {
        const QString path = folder + u'/' + name;
        if (!isInUse(path))
            QFile::remove(path);
    }
}

} // namespace Balehook
