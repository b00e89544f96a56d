// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace Balehook {

/// The one way in which the program writes a file that is to last: open(), write() as often as needed, commit(). After
/// commit() succeeded the new contents are on the disk under their name, also after a power failure. On any error, and
/// when it is deleted without commit(), the old file is untouched and the caller knows.
///
/// A temporary file in the same folder is written without a buffer of its own, so that a full disk is noticed by the
/// write that does not fit; then come fsync, a comparison of the length, the rename and fsync of the folder. (In Qt
/// 6.4, QSaveFile::commit() succeeds when its last buffered piece could not be written.)
///
/// One case leaves the new file instead of the old one after an error: it is in its place, whole, but the folder could
/// not be brought to the disk, on a system that cannot exchange two names (Linux can).
///
/// All of it blocks. In the console it runs on a worker thread (core/disk/writequeue.h, core/process/background.h),
/// never in the GUI thread. An object belongs to one thread at a time.
class DurableFile final
{
public:
    enum class Access {
        OwnerOnly, ///< 0600, also where a file with other permissions is replaced
        AsBefore, ///< the permissions of the file that is replaced; 0600 for a new one
    };

    /// A \a path that is a link to a file replaces what it points to. What is there and is no file, or may not be
    /// written to, is refused.
    explicit DurableFile(const QString &path, Access access = Access::OwnerOnly);
    /// Discards what was not committed.
    ~DurableFile();

    const QString &path() const { return m_path; }
    /// Bytes written so far.
    qint64 size() const { return m_size; }

    /// Makes the temporary file, and removes those that killed programs left in the same folder.
    /// Errors of all four: ErrorKind::DiskFull or DiskFailed with the system's words; the first one holds.
    Outcome open();
    /// All of \a bytes, or an error.
    Outcome write(QByteArrayView bytes);
    /// Brings it to the disk, under its temporary name still: what may fail for want of room has failed then. For files
    /// that come together; commit() does the same.
    Outcome settle();
    Outcome commit();
    /// Removes the temporary file. Does nothing after commit().
    void discard();

    /// All of \a bytes in one go.
    static Outcome replace(const QString &path, QByteArrayView bytes, Access access = Access::OwnerOnly);

    /// Removes the temporary files in \a folder whose writers are gone.
    static void removeLeftovers(const QString &folder);

private:
    class Temporary;

    Outcome failed(int systemError);

    QString m_path;
    Access m_access;
    qint64 m_size = 0;
    Outcome m_state = Nothing();
    bool m_isSettled = false;
    std::unique_ptr<Temporary> m_temporary;
};

} // namespace Balehook
