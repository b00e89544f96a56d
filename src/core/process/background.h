// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace Balehook {

/// Runs \a work in a thread of \a pool. Take the value by whenDone().
template <typename T>
QFuture<T> inBackground(std::function<T(QPromise<T> &)> work, QThreadPool &pool = *QThreadPool::globalInstance())
{
    // Shared, because the pool copies what it runs and a promise cannot be copied.
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    QFuture<T> future = promise->future();
    pool.start([promise, work = std::move(work)] {
        promise->addResult(work(*promise));
        promise->finish();
    });
    return future;
}

/// Calls \a done with the value of \a future, from the event loop of \a context; never if that goes first. Not
/// QFuture::then(context, ...), which in Qt 6.4 looks at the context from the thread of the pool, and ends the program
/// or worse if it is gone by then.
template <typename T, typename Done>
void whenDone(const QFuture<T> &future, QObject *context, Done done)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    watcher->setFuture(future);
}

} // namespace Balehook
