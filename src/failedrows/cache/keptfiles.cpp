// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/keptfiles.h"

#include "failedrows/cache/cacheindex.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

QString accountFolderName(const QString &accountId)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(accountId.toUtf8(), QCryptographicHash::Sha256).toHex().first(32));
}

bool isAccountFolderName(const QString &name)
{
    return name.size() == 32 && std::all_of(name.begin(), name.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

std::vector<CachedFile> keptFiles(const QString &root, const QString &accountId)
{
    const QString folder = root + u'/' + accountFolderName(accountId);
    QFile file(folder + "/index.json"_L1);
    if (QFileInfo(folder).isSymLink() || !file.open(QFile::ReadOnly))
        return {};
    constexpr qint64 longestIndex = 16 * 1024 * 1024;
    auto index = CacheIndex::fromJson(file.read(longestIndex));
    if (!index || index->accountId != accountId)
        return {};
    std::erase_if(index->files, [&folder](CachedFile &cached) {
        cached.path = folder + u'/' + cached.diskName;
        const QFileInfo info(cached.path);
        return !info.isFile() || info.isSymLink() || info.size() != cached.bytes;
    });
    return std::move(index->files);
}

} // namespace Balehook
