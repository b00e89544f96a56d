// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/filesfolder.h"

#include "core/disk/privatefolder.h"
#include "net/singleinstance.h"
#include "settings/profile.h"

#include <QDir>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

FilesFolder::FilesFolder(const Profile &profile)
{
    const QDir cache(profile.cacheFolder());
    makePrivateFolder(cache.path());
    m_lock.emplace(cache.filePath(u"files.lock"_s));
    if (m_lock->tryLock() == FileLock::Attempt::Taken && !SingleInstance(profile.runtimeName()).isRunning()) {
        m_path = profile.filesFolder();
        return;
    }
    m_lock->unlockAndRemove();
    m_lock.reset();
    m_own = std::make_unique<QTemporaryDir>(cache.filePath(u"ctl-XXXXXX"_s)); // 0700
    // Not below an empty path, which would be the current folder.
    if (m_own->isValid())
        m_path = m_own->filePath(u"files"_s);
}

FilesFolder::~FilesFolder()
{
    if (m_lock)
        m_lock->unlockAndRemove();
}

} // namespace Balehook::Ctl
