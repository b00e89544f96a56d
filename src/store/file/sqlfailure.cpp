// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/sqlfailure.h"

#include <QSqlError>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// https://www.sqlite.org/rescode.html, the primary codes
enum Code {
    General = 1,
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    IoFailed = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    TooBig = 18,
    Constraint = 19,
    Mismatch = 20,
    NotADatabase = 26
};

// and extended ones, of what could not be read
enum ExtendedCode { ReadFailed = 266, ShortRead = 522, DataFailed = 8202, FileSystemCorrupt = 8458 };

int code(const QSqlError &error)
{
    return error.nativeErrorCode().toInt();
}

int primaryCode(const QSqlError &error)
{
    return code(error) & 0xff;
}

} // namespace

Error SqlFailure::sentence(const QString &text)
{
    return Error(ErrorKind::FileNotUsable, text);
}

bool SqlFailure::isCorruption(const QSqlError &error)
{
    switch (primaryCode(error)) {
    case Corrupt:
    case NotADatabase:
    // What is stored is never so large, and never what the tables do not take.
    case TooBig:
    case Constraint:
    case Mismatch:
        return true;
    case IoFailed:
        return code(error) == ReadFailed || code(error) == ShortRead || code(error) == DataFailed
            || code(error) == FileSystemCorrupt;
    case General:
        // "no such table", "unsupported file format": the statements are all known. What was rolled back says nothing.
        return !error.databaseText().contains("transaction"_L1);
    default:
        return false;
    }
}

bool SqlFailure::isReadOnly(const QSqlError &error)
{
    return code(error) == ReadOnly;
}

bool SqlFailure::isNotOpened(const QSqlError &error)
{
    return primaryCode(error) == CannotOpen;
}

Error SqlFailure::of(const QSqlError &error)
{
    switch (primaryCode(error)) {
    case Busy:
    case Locked:
        return busy();
    case Corrupt:
    case NotADatabase:
        return corrupt();
    case ReadOnly:
        return sentence(tr("The jobs stored for searching cannot be written. Check the folder's permissions."));
    case Full:
        return Error(ErrorKind::DiskFull);
    case CannotOpen:
        return sentence(tr("The file of the jobs stored for searching could not be opened. Check the folder's "
                           "permissions and free space."));
    default:
        break;
    }
    Error failed(ErrorKind::DiskFailed);
    failed.detail = error.databaseText();
    return failed;
}

Error SqlFailure::busy()
{
    return sentence(tr("The jobs stored for searching are in use by another program. Close it, then try again."));
}

Error SqlFailure::corrupt()
{
    return sentence(tr("The file of the jobs stored for searching was damaged and has been set aside. Load "
                       "the jobs again to search them."));
}

Error SqlFailure::deleted()
{
    return Error(ErrorKind::IndexDeleted);
}

Error SqlFailure::removed()
{
    return sentence(tr("The jobs stored for searching were deleted. Load the jobs again to search them."));
}

Error SqlFailure::outdated()
{
    return Error(ErrorKind::IndexOutdated);
}

Error SqlFailure::foreign()
{
    return sentence(tr("The file of the jobs stored for searching was not written by this program and has "
                       "been set aside. Load the jobs again to search them."));
}

Error SqlFailure::cannotSetAside()
{
    return sentence(tr("The file of the jobs stored for searching is damaged and could not be set aside. "
                       "Check the folder's permissions."));
}

Error SqlFailure::noDriver()
{
    return sentence(tr("Qt's SQLite driver is missing, so jobs cannot be stored for searching. Install it: "
                       "on Debian, the package is libqt6sql6-sqlite."));
}

Error SqlFailure::noFolder()
{
    return sentence(tr("The folder for the jobs stored for searching could not be created. Check the "
                       "permissions of its parent folder."));
}

Error SqlFailure::cannotRemove()
{
    return sentence(tr("The jobs stored for searching could not be deleted. Check the folder's permissions."));
}

} // namespace Balehook
