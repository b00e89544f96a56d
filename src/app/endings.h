// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/process/stopsignals.h"

#include <QObject>

#include <functional>

namespace Balehook {

/// Ends of the program that are not the closing of its window: by a signal, with the desktop session, by whoever quits
/// it. Nothing is to be lost by them either. Owned by Application.
class Endings final : public QObject
{
    Q_OBJECT

public:
    /// \a keep writes what is to be found again at the next start; it may come more than once, and the program may go
    /// on after it. \a isHeld: once the windows are closed, something else ends the program soon.
    Endings(std::function<void()> keep, std::function<bool()> isHeld);

private:
    void end();

    std::function<void()> m_keep;
    std::function<bool()> m_isHeld;
    StopSignals m_signals;
};

} // namespace Balehook
