// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsstorage.h"

#include "core/disk/diskcalls.h"
#include "core/disk/durablefile.h"
#include "core/text/datasize.h"
#include "settings/setaside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStorageInfo>

#include <chrono>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int currentVersion = 1;
constexpr auto settingsVersionKey = "version"_L1;
constexpr auto valuesKey = "values"_L1;
constexpr qint64 mostBytes = 16 * 1024 * 1024;
constexpr auto settingsPatience = std::chrono::seconds(10); // writing takes milliseconds
constexpr qint64 roomForALock = 4096;

using Contents = SettingsStorage::Contents;
using State = SettingsStorage::State;

Contents parse(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    const double version = root.value(settingsVersionKey).toDouble();
    if (version > currentVersion)
        return {State::Newer, {}};
    const QJsonValue found = root.value(valuesKey);
    if (version != currentVersion || !found.isObject())
        return {State::Damaged, {}};
    Contents contents{State::Good, {}};
    const QJsonObject values = found.toObject();
    for (auto at = values.begin(); at != values.end(); ++at)
        contents.values.insert(at.key(), at.value());
    return contents;
}

QByteArray textOf(const SettingsValues &values)
{
    QJsonObject all;
    for (auto at = values.begin(); at != values.end(); ++at)
        all.insert(at.key(), at.value());
    return QJsonDocument(QJsonObject{{settingsVersionKey, currentVersion}, {valuesKey, all}}).toJson();
}

} // namespace

// The system gives it back when a program dies: none that was killed on its way keeps the next one waiting.
SettingsStorage::Lock::Lock(const QString &path)
    : m_file(path + ".lock"_L1)
    , m_attempt(m_file.lock(settingsPatience))
{
    if (m_attempt == FileLock::Attempt::Taken)
        return;
    Error error(ErrorKind::DiskFailed, path);
    const QStorageInfo disk(QFileInfo(path).absolutePath());
    // Its name may take a page.
    if (isBlockedByDisk() && disk.isValid() && disk.bytesAvailable() < roomForALock)
        error.kind = ErrorKind::DiskFull;
    m_outcome = error;
}

Contents SettingsStorage::read(const QString &path)
{
    const QFileInfo info(path);
    if (DiskCalls::isMissing(path) && !info.isSymLink())
        return {State::Missing, {}};
    // Opening a named pipe would wait for somebody who writes to it.
    QFile file(path);
    if ((info.exists() && !info.isFile()) || !file.open(QFile::ReadOnly))
        return {State::Unreadable, {}};
    if (file.size() > mostBytes)
        return {State::Damaged, {}};
    const QByteArray bytes = file.readAll();
    return file.error() == QFile::NoError ? parse(bytes) : Contents{State::Unreadable, {}};
}

QString SettingsStorage::lastGoodPath(const QString &path)
{
    return path + ".last-good"_L1;
}

Error SettingsStorage::errorOf(State state, const QString &path)
{
    if (state != State::Newer)
        return Error(ErrorKind::DiskFailed, path);
    return Error(ErrorKind::FileNotUsable,
                 tr("The settings in %1 are from a newer version of Balehook, which this version cannot "
                    "read. They were not changed. Start the newer version.")
                     .arg(QDir::toNativeSeparators(path)));
}

Error SettingsStorage::tooLarge(qint64 bytes)
{
    return Error(ErrorKind::FileNotUsable,
                 tr("The settings would take %1, and can take at most %2.").arg(dataSize(bytes), dataSize(mostBytes)));
}

Result<SettingsValues> SettingsStorage::update(const QString &path, const SettingsValues &known,
                                               const std::function<void(SettingsValues &)> &change)
{
    const Lock lock(path);
    if (!lock.outcome())
        return lock.outcome().error();
    const Contents there = read(path);
    if (there.state == State::Newer || there.state == State::Unreadable)
        return errorOf(there.state, path);
    const bool isGood = there.state == State::Good;
    SettingsValues values = isGood ? there.values : known;
    change(values);
    if (isGood && values == there.values)
        return values;
    if (there.state == State::Damaged && setAside(path).isEmpty())
        return Error(ErrorKind::DiskFailed, path);
    if (const Outcome written = write(path, values); !written)
        return written.error();
    return values;
}

Outcome SettingsStorage::write(const QString &path, const SettingsValues &values)
{
    const QByteArray text = textOf(values);
    // Nobody would read it again, nor the copy: all that was kept would be gone.
    if (text.size() > mostBytes)
        return tooLarge(text.size());
    const Outcome written = DurableFile::replace(path, text);
    // Only after the file itself, which has the first claim to the room that is left. Without it the settings are saved
    // all the same, and the copy before is still there.
    if (written)
        static_cast<void>(DurableFile::replace(lastGoodPath(path), text).ok());
    return written;
}

} // namespace Balehook
