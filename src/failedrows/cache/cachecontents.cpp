// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachecontents.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace Balehook {

namespace {

constexpr qint64 longestIndex = 256 * 1024 * 1024; // of some 500,000 files

} // namespace

CacheContents CacheContents::of(const QString &path)
{
    CacheContents contents;
    if (QFileInfo(path).isSymLink())
        return contents;
    // The index first: a file that another program adds meanwhile is one that no index tells of, and not one that the
    // index tells of in vain.
    QFile file(path + u'/' + indexName());
    if (file.open(QFile::ReadOnly)) {
        const QByteArray bytes = file.read(longestIndex);
        if (auto index = CacheIndex::fromJson(bytes))
            contents.index = *std::move(index);
        else
            contents.isIndexBroken = file.error() == QFile::NoError;
    }
    for (CachedFile &known : contents.index.files)
        known.path = path + u'/' + known.diskName;
    QDirIterator each(path, QDir::Files | QDir::Hidden | QDir::System);
    while (each.hasNext()) {
        each.next();
        const QFileInfo info = each.fileInfo();
        contents.files.insert(info.fileName(), info.isFile() && !info.isSymLink() ? info.size() : -1);
    }
    return contents;
}

} // namespace Balehook
