// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "failedrows/filecache.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

namespace Balehook {

/// "Save as": copies a cached file to where the user wants it, in a worker, through DurableFile: there is either the
/// whole copy or what was there before. Only the user can read the copy, and it is marked as downloaded. finished()
/// comes exactly once after start(), through the event loop; nothing comes after cancel(). Deleting it cancels.
class FileCopier final : public QObject
{
    Q_OBJECT

public:
    /// \a hold keeps \a source in the cache until the end.
    FileCopier(QString source, QString target, FileHold hold, QObject *parent = nullptr);
    ~FileCopier() override;

    void start();
    void cancel();

Q_SIGNALS:
    /// \a done of \a steps: a share, no bytes.
    void progressed(int done, int steps);
    /// The number of bytes, or ErrorKind::DiskFull or DiskFailed.
    void finished(const Balehook::Result<qint64> &result);

private:
    void tell();

    QString m_source;
    QString m_target;
    FileHold m_hold;
    QFutureWatcher<Result<qint64>> m_watcher;
    bool m_isOver = false;
};

} // namespace Balehook
