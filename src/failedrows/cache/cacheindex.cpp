// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cacheindex.h"

#include "failedrows/text/filename.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int indexVersion = 1;

struct Role
{
    JobFile which;
    QLatin1StringView name;
};
constexpr std::array roles{Role{JobFile::FailedRows, "failedFilePath"_L1}, Role{JobFile::Imported, "filePath"_L1},
                           Role{JobFile::Details, "additionalDetails"_L1}};

QJsonValue timeValue(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeOf(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toUTC();
}

QJsonObject entryOf(const CachedFile &file)
{
    const auto *role = std::find_if(roles.begin(), roles.end(), [&](const Role &r) { return r.which == file.which; });
    QJsonObject entry{{u"file"_s, file.diskName},
                      {u"job"_s, file.jobId},
                      {u"jobType"_s, file.jobType},
                      {u"which"_s, role->name},
                      {u"name"_s, file.name},
                      {u"host"_s, file.host},
                      {u"contentType"_s, file.contentType},
                      {u"fetchedAt"_s, timeValue(file.fetchedAt)},
                      {u"usedAt"_s, timeValue(file.usedAt)},
                      {u"bytes"_s, file.bytes},
                      {u"lengthVerified"_s, file.lengthVerified}};
    if (file.jobCreatedAt.isValid())
        entry.insert(u"jobCreatedAt"_s, timeValue(file.jobCreatedAt));
    if (file.jobChangedAt.isValid())
        entry.insert(u"jobChangedAt"_s, timeValue(file.jobChangedAt));
    return entry;
}

std::optional<CachedFile> fileOf(const QJsonObject &entry, const QString &accountId)
{
    const QString which = entry.value("which"_L1).toString();
    const auto *role = std::find_if(roles.begin(), roles.end(), [&](const Role &r) { return r.name == which; });
    CachedFile file;
    file.diskName = entry.value("file"_L1).toString();
    file.fetchedAt = timeOf(entry.value("fetchedAt"_L1));
    file.bytes = entry.value("bytes"_L1).toInteger(-1);
    if (role == roles.end() || !FileKey::isDiskName(file.diskName) || !file.fetchedAt.isValid() || file.bytes < 0)
        return std::nullopt;
    const QDateTime usedAt = timeOf(entry.value("usedAt"_L1));
    file.accountId = accountId;
    file.jobId = entry.value("job"_L1).toString();
    file.jobType = entry.value("jobType"_L1).toString();
    file.jobCreatedAt = timeOf(entry.value("jobCreatedAt"_L1));
    file.jobChangedAt = timeOf(entry.value("jobChangedAt"_L1));
    file.which = role->which;
    file.name = safeFileName(entry.value("name"_L1).toString());
    if (file.name.isEmpty())
        file.name = defaultFileName(file.jobId);
    file.host = entry.value("host"_L1).toString();
    file.contentType = entry.value("contentType"_L1).toString();
    file.usedAt = usedAt.isValid() ? usedAt : file.fetchedAt;
    file.lengthVerified = entry.value("lengthVerified"_L1).toBool();
    return file;
}

} // namespace

QByteArray CacheIndex::toJson() const
{
    QJsonArray entries;
    for (const CachedFile &file : files)
        entries.append(entryOf(file));
    const QJsonObject index{{u"version"_s, indexVersion}, {u"account"_s, accountId}, {u"files"_s, entries}};
    return QJsonDocument(index).toJson(QJsonDocument::Compact);
}

std::optional<CacheIndex> CacheIndex::fromJson(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.value("version"_L1).toInt() != indexVersion || !object.value("files"_L1).isArray())
        return std::nullopt;
    CacheIndex index;
    index.accountId = object.value("account"_L1).toString();
    const QJsonArray entries = object.value("files"_L1).toArray();
    for (const QJsonValue entry : entries) {
        if (auto file = fileOf(entry.toObject(), index.accountId))
            index.files.push_back(*std::move(file));
    }
    return index;
}

} // namespace Balehook
