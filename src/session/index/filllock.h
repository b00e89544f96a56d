// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"

#include <QString>

namespace Balehook {

/// Sees to it that one program at a time fills an index: two passes at once would each take for no longer listed what
/// the other has yet to read. Given back when it is released, deleted, or its program ends, also where it was killed
/// while it took the lock. Owned by AccountSync.
class FillLock final
{
public:
    /// \a indexFile: the lock lies beside it.
    explicit FillLock(const QString &indexFile);
    ~FillLock() { release(); }
    Q_DISABLE_COPY_MOVE(FillLock)

    /// False: another program fills it now. Where no lock can be made, the index cannot be written either, which it
    /// says itself.
    bool take();
    bool isHeld() const { return m_lock.isHeld(); }
    void release() { m_lock.unlockAndRemove(); }

private:
    QString m_indexFile;
    FileLock m_lock;
};

} // namespace Balehook
