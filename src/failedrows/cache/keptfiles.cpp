// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/keptfiles.h"

#include "failedrows/cache/cachecontents.h"

#include <QCryptographicHash>

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
    CacheContents contents = CacheContents::of(root + u'/' + accountFolderName(accountId));
    if (contents.index.accountId != accountId)
        return {};
    std::erase_if(contents.index.files, [&contents](const CachedFile &file) { return !contents.isWhole(file); });
    return std::move(contents.index.files);
}

} // namespace Balehook
