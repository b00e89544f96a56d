// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "net/httpanswer.h"

#include <QObject>

#include <chrono>

namespace Balehook {

/// One call in flight, retries included. Owned by the HttpClient that made it, deletes itself after finished().
///
/// answered() comes before a finished() that is no error, so that another request can leave before the answer is
/// decoded. finished() comes exactly once and always through the event loop, also for what was refused before it left;
/// nothing comes after cancel() or once the receiver is gone. Hold it in a QPointer.
class ApiReply : public QObject
{
    Q_OBJECT

public:
    /// Ends the call without a signal and deletes the handle. Safe at any time.
    virtual void cancel() = 0;

    /// For creations, once finished: false where it is certain that the service never got the body (refused here, no
    /// connection, failed handshake), so that nothing can have been created.
    bool mayHaveArrived() const { return m_mayHaveArrived; }

Q_SIGNALS:
    /// finished() follows from the event loop, with a result that is no error.
    void answered();
    void finished(const Balehook::Result<Balehook::HttpAnswer> &result);
    /// A retry is due in so many seconds (for a countdown); zero when it leaves.
    void waiting(std::chrono::seconds seconds);

protected:
    explicit ApiReply(QObject *parent)
        : QObject(parent)
    { }

    void setMayHaveArrived(bool may) { m_mayHaveArrived = may; }

private:
    bool m_mayHaveArrived = false;
};

} // namespace Balehook
