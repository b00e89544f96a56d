// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace Balehook {
class Profile;
}

namespace Balehook::Ctl {

/// Where fetched files are kept while this program runs: the console's own cache, if nobody else uses it now. The cache
/// belongs to one program at a time, because two would write the same parts and throw out each other's files; beside a
/// running console, or another balehookctl, files go to a folder that ends with this object.
class FilesFolder final
{
public:
    explicit FilesFolder(const Profile &profile);
    ~FilesFolder();
    Q_DISABLE_COPY_MOVE(FilesFolder)

    /// Empty if none could be made.
    const QString &path() const { return m_path; }
    bool isShared() const { return !m_own; }

private:
    QString m_path;
    std::optional<FileLock> m_lock;
    std::unique_ptr<QTemporaryDir> m_own;
};

} // namespace Balehook::Ctl
