// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/discardfile.h"

#include <filesystem>
#include <system_error>

#include <QFile>
#include <QFileInfo>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 large = 16 * 1024 * 1024;

} // namespace

bool discardFile(const QString &path)
{
    const QFileInfo info(path);
    if (info.size() >= large && info.isFile() && !info.isSymLink()) {
        const QString gone = path + ".gone"_L1;
        std::error_code failed;
        std::filesystem::rename(info.filesystemFilePath(), QFileInfo(gone).filesystemFilePath(), failed);
        if (!failed) {
            QThreadPool::globalInstance()->start([gone] { QFile::remove(gone); });
            return true;
        }
    }
    return QFile::remove(path) || !QFileInfo::exists(path);
}

} // namespace Balehook
