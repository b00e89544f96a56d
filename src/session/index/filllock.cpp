// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/filllock.h"

#include "core/disk/privatefolder.h"

#include <QFileInfo>

namespace Balehook {

using namespace Qt::StringLiterals;

FillLock::FillLock(const QString &indexFile)
    : m_indexFile(indexFile)
    , m_lock(indexFile + ".filling"_L1)
{
    // A pass may take hours; only the end of its program makes the lock void.
    m_lock.setStaleLockTime(0);
}

bool FillLock::take()
{
    if (m_lock.isLocked())
        return true; // tryLock() would refuse its own owner
    if (!makePrivateFolder(QFileInfo(m_indexFile).absolutePath()))
        return true;
    return m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError;
}

} // namespace Balehook
