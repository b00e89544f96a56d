// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cacheindex.h"

#include <QHash>
#include <QString>

#include <vector>

namespace Balehook {

/// What is in the cache folder of an account: its index and its files. A value; changes nothing on the disk.
struct CacheContents
{
    CacheIndex index; ///< also of files that are not there any more; paths are set
    bool isIndexBroken = false; ///< there is one that cannot be used: it makes no sense, or is of a newer version
    /// Bytes of all files by their names; -1 for what is no file itself, such as a link.
    QHash<QString, qint64> files;

    /// Of the folder at \a path; nothing where that is a link: what it leads to is not ours. Blocks, with ten thousands
    /// of files for some tenths of a second.
    static CacheContents of(const QString &path);
    static QString indexName() { return QStringLiteral("index.json"); }

    /// It is here, with all the bytes that it had.
    bool isWhole(const CachedFile &file) const { return files.value(file.diskName, -1) == file.bytes; }
};

} // namespace Balehook
