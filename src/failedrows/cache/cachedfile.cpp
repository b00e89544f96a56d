// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachedfile.h"

#include "core/disk/filestamp.h"
#include "core/secrets/redaction.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype diskNameLength = 40;

} // namespace

QString FileKey::diskName() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QString role = QString::number(int(which));
    const bool mayBeOneOfSeveral = jobId.isEmpty() || which == JobFile::Details;
    const QString place = mayBeOneOfSeveral ? link.toString(QUrl::FullyEncoded) : redactedUrl(link);
    for (const QString &part : {accountId, jobId, role, place}) {
        hash.addData(part.toUtf8());
        hash.addData(QByteArray(1, '\0'));
    }
    return QString::fromLatin1(hash.result().toHex().first(diskNameLength));
}

bool FileKey::isDiskName(const QString &name)
{
    return name.size() == diskNameLength && std::all_of(name.begin(), name.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

bool CachedFile::isWhole() const
{
    return FileStamp::orNone(path).size == bytes;
}

} // namespace Balehook
