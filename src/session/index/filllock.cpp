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
{ }

bool FillLock::take()
{
    if (!makePrivateFolder(QFileInfo(m_indexFile).absolutePath()))
        return true;
    return m_lock.tryLock() != FileLock::Attempt::Held;
}

} // namespace Balehook
