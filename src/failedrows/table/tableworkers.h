// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMetaObject>
#include <QThreadPool>

#include <functional>
#include <utility>

namespace Balehook {

/// The threads of a document. Passes run one after the other; reads of single blocks have a thread of their own, so
/// that no pass keeps a person waiting. Waits for both when it goes: whoever owns it sets the stop flags before.
class TableWorkers final
{
public:
    /// What is posted is called in the thread of \a receiver, which owns this.
    explicit TableWorkers(QObject *receiver);
    ~TableWorkers();
    Q_DISABLE_COPY_MOVE(TableWorkers)

    void runPass(std::function<void()> work);
    /// Fills what passes wait for.
    void runUnpacking(std::function<void()> work);
    /// The newest read goes first.
    void runRead(std::function<void()> work);

    /// For the workers.
    template <typename Call>
    void post(Call call)
    {
        QMetaObject::invokeMethod(m_receiver, std::move(call), Qt::QueuedConnection);
    }

private:
    QObject *const m_receiver;
    QThreadPool m_passes;
    QThreadPool m_reads;
    QThreadPool m_unpacking;
    int m_newestRead = 0;
};

} // namespace Balehook
