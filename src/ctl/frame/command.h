// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/exitstatus.h"

#include <QObject>

namespace Balehook::Ctl {

/// One command of balehookctl while it runs. Made with what it needs, started once by the Program, which deletes it.
///
/// Data goes to Terminal::write(), messages to Terminal::say(), before finished().
class Command : public QObject
{
    Q_OBJECT

public:
    /// Returns at once; finished() comes later, through the event loop.
    virtual void start() = 0;

    /// Somebody wants it to end (a signal, --timeout, a closed pipe): no request leaves any more, what is on its way is
    /// dropped, nothing half-made stays. Ends in finished() too, with \a status unless the command knows better (a
    /// webhook that may have been registered). The Program does not wait longer than a few seconds for it.
    virtual void cancel(ExitStatus status) = 0;

Q_SIGNALS:
    /// Exactly once, and the last thing done.
    void finished(Balehook::Ctl::ExitStatus status);

protected:
    explicit Command(QObject *parent = nullptr)
        : QObject(parent)
    { }
};

} // namespace Balehook::Ctl
