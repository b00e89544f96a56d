// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filecopier.h"

#include "core/background.h"
#include "core/durablefile.h"
#include "failedrows/diskerror.h"
#include "failedrows/originmark.h"

#include <QFile>

#include <algorithm>

namespace Balehook {

namespace {

using Copied = Result<qint64>;

constexpr qint64 chunk = 1024 * 1024;
constexpr int steps = 1000; ///< of the progress: its numbers are no larger than int

Copied copy(QPromise<Copied> &promise, const QString &from, const QString &to)
{
    QFile source(from);
    if (!source.open(QFile::ReadOnly))
        return diskError(to, source.errorString(), 0);
    const qint64 total = source.size();
    if (!hasDiskRoom(to, total))
        return Error(ErrorKind::DiskFull);
    // Failed rows are personal data: a new file is for the user's eyes only.
    DurableFile target(to, DurableFile::Access::AsBefore);
    if (const Outcome opened = target.open(); !opened)
        return opened.error();
    promise.setProgressRange(0, steps);
    qint64 copied = 0;
    while (copied < total) {
        const QByteArray bytes = source.read(std::min(chunk, total - copied));
        if (promise.isCanceled())
            return Error(ErrorKind::Cancelled);
        if (bytes.isEmpty())
            return diskError(to, source.errorString(), 0);
        if (const Outcome written = target.write(bytes); !written)
            return written.error();
        copied += bytes.size();
        promise.setProgressValue(int(double(copied) / double(total) * steps));
    }
    if (const Outcome committed = target.commit(); !committed)
        return committed.error();
    markAsDownloaded(to);
    return copied;
}

} // namespace

FileCopier::FileCopier(QString source, QString target, FileHold hold, QObject *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_target(std::move(target))
    , m_hold(std::move(hold))
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, [this](int step) {
        if (!m_isOver)
            Q_EMIT progressed(step, steps);
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &FileCopier::tell);
}

FileCopier::~FileCopier()
{
    cancel();
}

void FileCopier::start()
{
    if (m_isOver || m_watcher.isRunning())
        return;
    const auto work = [from = m_source, to = m_target, hold = m_hold](QPromise<Copied> &promise) {
        return copy(promise, from, to);
    };
    m_watcher.setFuture(inBackground<Copied>(work));
}

void FileCopier::cancel()
{
    m_isOver = true;
    m_watcher.cancel();
    m_hold.reset();
}

void FileCopier::tell()
{
    if (std::exchange(m_isOver, true))
        return;
    m_hold.reset();
    Q_EMIT finished(m_watcher.result());
}

} // namespace Balehook
