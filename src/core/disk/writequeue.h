// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace Balehook {

/// A worker thread that writes one thing after the other, in the order in which they came: what is older never comes
/// after what is newer. Whoever owns the data owns the queue.
class WriteQueue final
{
public:
    WriteQueue();
    /// Waits until all is written: what was handed over before the program ends is on the disk then.
    ~WriteQueue();
    Q_DISABLE_COPY_MOVE(WriteQueue)

    /// Runs \a work in the worker thread. \a done is called once with what it returned, from the event loop of
    /// \a context, and not at all if that goes first; it may be empty.
    void run(std::function<Outcome()> work, QObject *context = nullptr, std::function<void(const Outcome &)> done = {});

    /// Blocks until nothing is left to do. Not in the GUI thread, but when the program ends.
    void waitForDone();

private:
    QThreadPool m_thread;
};

} // namespace Balehook
