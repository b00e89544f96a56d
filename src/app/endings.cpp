// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/endings.h"

#include <QApplication>

#include <utility>

namespace Balehook {

Endings::Endings(std::function<void()> keep, std::function<bool()> isHeld)
    : m_keep(std::move(keep))
    , m_isHeld(std::move(isHeld))
    , m_signals(StopSignals::Hangup::IsTold)
{
    connect(&m_signals, &StopSignals::stopped, this, &Endings::end);
    // The desktop waits for those who hear of this, and ends the program later, or not at all.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, [this] { m_keep(); });
    connect(qGuiApp, &QGuiApplication::saveStateRequest, this, [this] { m_keep(); });
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this, [this] { m_keep(); });
}

/// As when the window is closed, but no dialog keeps the program by asking something.
void Endings::end()
{
    m_keep();
    QApplication::closeAllWindows();
    if (!m_isHeld())
        QCoreApplication::exit();
}

} // namespace Balehook
