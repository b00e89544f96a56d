// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/profile.h"

#include "settings/setaside.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto idKey = "profile/id"_L1;
constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr auto ownerOnlyFolder = ownerOnly | QFile::ExeOwner;

Error diskError(const QString &detail)
{
    Error error(ErrorKind::DiskFailed);
    error.detail = detail;
    return error;
}

/// Makes \a path and what is missing above it for the owner alone; a folder that exists keeps its permissions.
bool makePrivateFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return info.isWritable();
    const QString parent = info.absolutePath();
    return parent != path && (QFileInfo(parent).isDir() || makePrivateFolder(parent))
        && QDir(parent).mkdir(info.fileName(), ownerOnlyFolder);
}

/// QSettings gives a new file to everybody, but keeps the permissions of one that is there.
bool makePrivateFile(const QString &path)
{
    QFile file(path);
    return file.exists() || file.open(QFile::WriteOnly | QFile::NewOnly, ownerOnly);
}

/// QSettings reads what it can of a broken file and writes only that back: such a file is moved away before any write.
bool setAsideIfBroken(const QString &path, QString *newName)
{
    {
        const QSettings probe(path, QSettings::IniFormat);
        probe.allKeys(); // sections are parsed, and errors found, only when asked for
        if (probe.status() != QSettings::FormatError)
            return true;
    }
    *newName = setAside(path);
    return !newName->isEmpty();
}

/// Two consoles that start at once must agree on one id.
bool ensureId(QSettings &settings)
{
    const auto hasId = [&settings] { return !QUuid::fromString(settings.value(idKey).toString()).isNull(); };
    if (hasId())
        return true;
    QLockFile lock(settings.fileName() + ".id.lock"_L1);
    if (!lock.lock())
        return false;
    settings.sync();
    if (hasId())
        return true;
    settings.setValue(idKey, QUuid::createUuid().toString(QUuid::WithoutBraces));
    settings.sync();
    return settings.status() == QSettings::NoError;
}

} // namespace

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
        if (!makePrivateFolder(path))
            return diskError(path);
    }

    const QString file = QDir(configFolder).filePath(u"settings.ini"_s);
    // Opening a named pipe would wait for somebody who writes to it.
    if (const QFileInfo info(file); info.exists() && !info.isFile())
        return diskError(file);
    if (!setAsideIfBroken(file, &profile->m_brokenSettingsFile) || !makePrivateFile(file))
        return diskError(file);
    profile->m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    if (profile->m_settings->status() != QSettings::NoError || !ensureId(*profile->m_settings))
        return diskError(file);
    return profile;
}

Profile::~Profile() = default;

QString Profile::id() const
{
    return m_settings->value(idKey).toString();
}

QString Profile::registrationsFile() const
{
    return QFileInfo(m_settings->fileName()).dir().filePath(u"registrations.json"_s);
}

QString Profile::runtimeName() const
{
    const QString path = QFileInfo(m_settings->fileName()).canonicalFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    // Short, because the path of a socket may have no more than about 100 bytes.
    return "balehook-"_L1 + QString::fromLatin1(hash.toHex().first(16));
}

} // namespace Balehook
