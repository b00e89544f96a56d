// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

namespace Balehook {

/// Runs what would block, such as reading a file, on another thread and brings the result back to the thread of an
/// object. A member of that object: once it is gone, nothing is delivered any more, and nobody waits for what still
/// runs.
class BackgroundWork final
{
public:
    explicit BackgroundWork(QObject *owner);
    ~BackgroundWork();
    Q_DISABLE_COPY_MOVE(BackgroundWork)

    /// \a done gets the result of \a work through the event loop. \a work must own all that it touches.
    template <typename Work, typename Done>
    void run(Work work, Done done)
    {
        QThreadPool::globalInstance()->start([mailbox = m_mailbox, work = std::move(work), done = std::move(done)] {
            mailbox->post([result = work(), done] { done(result); });
        });
    }

private:
    struct Mailbox
    {
        QMutex mutex;
        QObject *owner = nullptr; ///< null once it is gone

        void post(std::function<void()> deliver);
    };

    std::shared_ptr<Mailbox> m_mailbox;
};

} // namespace Balehook
