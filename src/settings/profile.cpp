// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/profile.h"

#include "core/disk/privatefolder.h"
#include "settings/settingsstart.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace Balehook {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Profile>> Profile::open(const QString &folder)
{
    std::unique_ptr<Profile> profile(new Profile);
    QString configFolder;
    if (folder.isEmpty()) {
        configFolder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        profile->m_cacheFolder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
        profile->m_downloadFolder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    } else {
        const QDir root(QDir(folder).absolutePath());
        configFolder = root.path();
        profile->m_cacheFolder = root.filePath(u"cache"_s);
        profile->m_downloadFolder = root.filePath(u"downloads"_s);
    }
    for (const QString &path : {configFolder, profile->m_cacheFolder, profile->m_downloadFolder}) {
        if (!makeFolder(path))
            return Error(ErrorKind::DiskFailed, path);
    }

    auto start = SettingsStart::open(QDir(configFolder).filePath(u"settings.json"_s),
                                     QDir(configFolder).filePath(u"settings.ini"_s));
    if (!start)
        return start.error();
    profile->m_settings = std::make_unique<SettingsFile>(start.value().path, start.value().values);
    profile->m_brokenSettingsFile = start.value().brokenFile;
    profile->m_settingsRestoredFrom = start.value().restoredFrom;
    return profile;
}

Profile::~Profile() = default;

QString Profile::id() const
{
    return m_settings->value(SettingsStart::idKey).toString();
}

QString Profile::filesFolder() const
{
    return QDir(m_cacheFolder).filePath(u"files"_s);
}

QString Profile::registrationsFile() const
{
    return QFileInfo(m_settings->fileName()).dir().filePath(u"registrations.json"_s);
}

QString Profile::runtimeName() const
{
    // By the name that the settings had once: a console of an older version is the same one.
    const QFileInfo folder(QFileInfo(m_settings->fileName()).absolutePath());
    const QString path = folder.canonicalFilePath() + "/settings.ini"_L1;
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    // Short, because the path of a socket may have no more than about 100 bytes.
    return "balehook-"_L1 + QString::fromLatin1(hash.toHex().first(16));
}

} // namespace Balehook
