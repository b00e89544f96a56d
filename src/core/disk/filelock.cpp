// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"

#include <QDeadlineTimer>
#include <QFile>

#include <cerrno>
#include <thread>
#include <utility>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Balehook {

namespace {

constexpr auto interval = std::chrono::milliseconds(5); // between two looks

} // namespace

#ifdef Q_OS_WIN

/// Nobody else can open the file meanwhile.
class FileLock::Handle final
{
public:
    explicit Handle(HANDLE file)
        : m_file(file)
    { }
    ~Handle() { CloseHandle(m_file); }
    Q_DISABLE_COPY_MOVE(Handle)

    static Attempt open(const QString &path, std::unique_ptr<Handle> *handle)
    {
        const HANDLE file = CreateFileW(reinterpret_cast<const wchar_t *>(path.utf16()), GENERIC_READ | GENERIC_WRITE,
                                        0, nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
        if (file == INVALID_HANDLE_VALUE)
            return GetLastError() == ERROR_SHARING_VIOLATION ? Attempt::Held : Attempt::Impossible;
        *handle = std::make_unique<Handle>(file);
        return Attempt::Taken;
    }

private:
    HANDLE m_file;
};

#else

class FileLock::Handle final
{
public:
    explicit Handle(int file)
        : m_file(file)
    { }
    ~Handle() { ::close(m_file); }
    Q_DISABLE_COPY_MOVE(Handle)

    static Attempt open(const QString &path, std::unique_ptr<Handle> *handle)
    {
        const QByteArray name = QFile::encodeName(path);
        const int file = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
        if (file < 0)
            return Attempt::Impossible;
        auto opened = std::make_unique<Handle>(file);
        int result = ::flock(file, LOCK_EX | LOCK_NB);
        while (result < 0 && errno == EINTR)
            result = ::flock(file, LOCK_EX | LOCK_NB);
        if (result < 0)
            return errno == EWOULDBLOCK ? Attempt::Held : Attempt::Impossible;
        // Somebody may have removed it between the two; the next one would lock another file then.
        struct stat mine = {};
        struct stat there = {};
        const bool isThere = ::fstat(file, &mine) == 0 && ::lstat(name.constData(), &there) == 0
            && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev && S_ISREG(mine.st_mode);
        if (!isThere)
            return S_ISREG(mine.st_mode) ? Attempt::Held : Attempt::Impossible;
        *handle = std::move(opened);
        return Attempt::Taken;
    }

private:
    int m_file;
};

#endif

FileLock::FileLock(QString path)
    : m_path(std::move(path))
{ }

FileLock::~FileLock() = default;

FileLock::Attempt FileLock::tryLock()
{
    return m_handle ? Attempt::Taken : Handle::open(m_path, &m_handle);
}

FileLock::Attempt FileLock::lock(std::chrono::milliseconds patience)
{
    const QDeadlineTimer deadline(patience);
    Attempt attempt = tryLock();
    while (attempt == Attempt::Held && !deadline.hasExpired()) {
        std::this_thread::sleep_for(interval);
        attempt = tryLock();
    }
    return attempt;
}

bool FileLock::isHeld() const
{
    return m_handle != nullptr;
}

void FileLock::unlock()
{
    m_handle.reset();
}

void FileLock::unlockAndRemove()
{
    if (!m_handle)
        return;
    QFile::remove(m_path); // before somebody else has it
    m_handle.reset();
}

} // namespace Balehook
