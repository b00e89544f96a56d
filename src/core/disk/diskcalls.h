// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

/// The calls of the system that durable files are made of, the same on every system. Those that were interrupted by a
/// signal are made again. All of them return a negative value and set errno where they fail, unless they say otherwise.
namespace Balehook::DiskCalls {

/// A new file (0600) for writing that counts as in use until it is closed. EEXIST: there is one of that name, or it was
/// taken for an abandoned one in the moment of its making.
int openNew(const QString &path);
/// How many bytes were written: perhaps not all.
qint64 write(int file, QByteArrayView bytes);
/// How many bytes at \a offset were read: perhaps not all.
qint64 read(int file, qint64 offset, void *to, qint64 size);
int bringToDisk(int file);
qint64 lengthOf(int file);
void close(int file);

/// Some network file systems cannot do it, which is no error of a file.
int bringFolderToDisk(const QString &folder);
enum class Exchanged {
    Yes,
    NothingThere, ///< no \a other
    Unknown, ///< the system, or this file system, cannot do it
    Failed, ///< errno says why
};
/// Gives each the name of the other.
Exchanged exchange(const QString &one, const QString &other);
/// Gives \a from the name \a to, whatever has it.
int replace(const QString &from, const QString &to);
/// Whether no file is to be had at \a path, for certain: where looking fails, there may be one. Links are followed.
bool isMissing(const QString &path);
/// Whether \a path is the name of \a file now.
bool isFile(int file, const QString &path);

/// Gives \a file the name \a to in place of \a from, in the same folder, and brings the folder to the disk. 0, or the
/// error of the system; then everything is as before, if the system can exchange two names (Linux can) or there was no
/// \a to. Otherwise the new file may be in place. Where one must, \a file is closed.
int putInPlace(int file, const QString &from, const QString &to);

/// Removes \a path if it was made by openNew() and its writer is gone.
void removeAbandoned(const QString &path);

} // namespace Balehook::DiskCalls
