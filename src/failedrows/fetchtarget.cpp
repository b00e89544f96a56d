// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetchtarget.h"

#include "failedrows/originmark.h"

#include <filesystem>
#include <system_error>

#include <QFileInfo>

namespace Balehook {

bool FetchTarget::open(qint64 expected)
{
    // Not QStorageInfo: it reads the mount table, which need not have an entry (chroots, some containers).
    std::error_code unknown;
    const auto room = std::filesystem::space(QFileInfo(m_fileName).filesystemAbsolutePath(), unknown);
    if (expected > 0 && !unknown && room.available < std::uintmax_t(expected)) {
        m_error = tr("There is not enough room on the disk.");
        return false;
    }
    const bool isNew = !QFileInfo::exists(m_fileName);
    m_file = std::make_unique<QSaveFile>(m_fileName);
    if (!m_file->open(QIODevice::WriteOnly))
        return failed();
    // Failed rows are personal data.
    if (isNew)
        m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return true;
}

bool FetchTarget::write(const QByteArray &bytes)
{
    if (m_file->write(bytes) != bytes.size())
        return failed();
    m_size += bytes.size();
    return true;
}

bool FetchTarget::commit()
{
    if (!m_file->commit())
        return failed();
    m_file.reset();
    markAsDownloaded(m_fileName);
    return true;
}

bool FetchTarget::failed()
{
    m_error = m_file->errorString();
    m_file.reset();
    return false;
}

} // namespace Balehook
