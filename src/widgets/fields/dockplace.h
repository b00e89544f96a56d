// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"

#include <QString>

class QDockWidget;
class QMainWindow;

namespace Balehook {

/// Where a dock of the window is, kept between starts for this dock alone: QMainWindow::restoreState() would also open,
/// close and move the others, whose parts are made when they are first wanted.
class DockPlace final
{
public:
    DockPlace(const WindowSettings &settings, QMainWindow &window);

    /// Puts \a dock where it was, else at the bottom, with a part of the window's height.
    void restore(QDockWidget &dock) const;
    void save(const QDockWidget &dock);

private:
    WindowSettings m_settings;
    QMainWindow &m_window;
};

} // namespace Balehook
