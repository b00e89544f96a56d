// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace Balehook {

/// Has work done over and over that covers all changes so far, but for no more than about a tenth of the time: after
/// each run there is a pause ten times as long as it took. The first want() begins at once; those that come while the
/// work runs or pauses are one. Owned by whoever does the work; it begins from want() or the event loop.
class Pace final
{
public:
    /// \a begin begins the work and sees to it that isOver() is called when it is done, at once or later.
    explicit Pace(std::function<void()> begin);
    Q_DISABLE_COPY_MOVE(Pace)

    void want();
    void isOver();
    /// There is work that was not begun yet.
    bool isWanted() const { return m_isWanted; }

private:
    void begin();
    void goOn();

    const std::function<void()> m_begin;
    QTimer m_pause;
    QElapsedTimer m_sinceBegin;
    bool m_isBusy = false; ///< it runs, or pauses
    bool m_isWanted = false;
};

} // namespace Balehook
