// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sqlfailure.h"

#include <QSqlError>

namespace Balehook {

namespace {

// https://www.sqlite.org/rescode.html, the primary codes
enum Code { Busy = 5, Locked = 6, ReadOnly = 8, Corrupt = 11, Full = 13, CannotOpen = 14, NotADatabase = 26 };

int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

} // namespace

Error SqlFailure::sentence(const QString &text)
{
    Error error(ErrorKind::FileNotUsable);
    error.detail = text;
    return error;
}

bool SqlFailure::isCorruption(const QSqlError &error)
{
    const int code = primaryCode(error);
    return code == Corrupt || code == NotADatabase;
}

Error SqlFailure::of(const QSqlError &error)
{
    switch (primaryCode(error)) {
    case Busy:
    case Locked:
        return sentence(tr("The jobs kept for searching are in use by another program. Close it, then try again."));
    case Corrupt:
    case NotADatabase:
        return corrupt();
    case ReadOnly:
        return sentence(tr("The jobs kept for searching may not be written. Check who may write to their folder."));
    case Full:
        return Error(ErrorKind::DiskFull);
    case CannotOpen:
        return sentence(tr("The file of the jobs kept for searching could not be opened. Check its folder and room."));
    default:
        break;
    }
    Error failed(ErrorKind::DiskFailed);
    failed.detail = error.databaseText();
    return failed;
}

Error SqlFailure::corrupt()
{
    return sentence(tr("The file of the jobs kept for searching is damaged. Load the jobs again to search them."));
}

Error SqlFailure::newer()
{
    return sentence(tr("The jobs kept for searching were written by a newer version of this program. Use that version, "
                       "or delete them in the settings."));
}

Error SqlFailure::noDriver()
{
    return sentence(tr("The part of Qt that reads SQLite files is missing, so jobs cannot be kept for searching. "
                       "Install it: on Debian it is the package libqt6sql6-sqlite."));
}

Error SqlFailure::noFolder()
{
    return sentence(tr("The folder for the jobs kept for searching could not be made. Check who may write above it."));
}

Error SqlFailure::cannotRemove()
{
    return sentence(tr("The jobs kept for searching could not be deleted. Check who may write to their folder."));
}

} // namespace Balehook
