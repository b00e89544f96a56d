// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/savetarget.h"

#include "failedrows/originmark.h"

#include <QFileInfo>

namespace Balehook {

bool SaveTarget::begin(const FileVersion &version)
{
    discard();
    m_version = version;
    if (!hasRoomFor(version.total))
        return false;
    const bool isNew = !QFileInfo::exists(fileName());
    m_file = std::make_unique<QSaveFile>(fileName());
    if (!m_file->open(QIODevice::WriteOnly))
        return failed(m_file->errorString());
    // Failed rows are personal data.
    if (isNew)
        m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return true;
}

bool SaveTarget::proceed(qint64 total)
{
    m_version.total = total;
    return hasRoomFor(total - size());
}

void SaveTarget::commit(QObject * /*context*/, std::function<void(bool)> done)
{
    if (!m_file->commit()) {
        done(failed(m_file->errorString()));
        return;
    }
    m_file.reset();
    markAsDownloaded(fileName());
    done(true);
}

void SaveTarget::discard()
{
    m_file.reset();
    m_size = 0;
    m_version = {};
}

} // namespace Balehook
