// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>
#include <memory>

namespace Balehook {

/// A lock that one program at a time has, for as long as it likes: the system itself gives it back when the process
/// ends, however that happens. Unlike that of QLockFile it is neither ever thought to be stale while it is held, nor
/// left behind. Within a process two objects exclude each other as well.
///
/// The file is empty. It stays, unless who has the lock removes it.
class FileLock final
{
public:
    enum class Attempt {
        Taken,
        Held, ///< by somebody else
        Impossible ///< there can be no lock at this place
    };

    /// The folder of \a path exists, or no lock can be made.
    explicit FileLock(QString path);
    /// Gives it back.
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    /// Does not wait. Taken also if this object has it already.
    Attempt tryLock();
    /// The same, and asks again for up to \a patience while somebody else has it. Blocks.
    Attempt lock(std::chrono::milliseconds patience);
    bool isHeld() const;
    void unlock();
    /// Gives it back and leaves no file; whoever has opened that meanwhile sees it, and tries another time. Does
    /// nothing if somebody else has the lock.
    void unlockAndRemove();

private:
    class Handle;

    QString m_path;
    std::unique_ptr<Handle> m_handle;
};

/// Such a lock for a moment: waits for it, and leaves no file behind.
class FileTurn final
{
public:
    FileTurn(const QString &path, std::chrono::milliseconds patience)
        : m_lock(path)
        , m_attempt(m_lock.lock(patience))
    { }
    ~FileTurn() { m_lock.unlockAndRemove(); }
    Q_DISABLE_COPY_MOVE(FileTurn)

    FileLock::Attempt attempt() const { return m_attempt; }

private:
    FileLock m_lock;
    const FileLock::Attempt m_attempt;
};

} // namespace Balehook
