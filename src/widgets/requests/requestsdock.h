// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/fields/dockplace.h"

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace Balehook {

class Sessions;

/// The request inspector as a dock of the window: made when it is first shown, closed or moved as the user likes. Owned
/// by the window's parts.
class RequestsDock final : public QObject
{
    Q_OBJECT

public:
    struct Actions
    {
        QAction &show; ///< and hide; follows its close button
        QMenu &menu; ///< is there while it is open, and holds what can be done with what it lists
    };
    RequestsDock(Sessions &sessions, const Actions &actions, const WindowSettings &settings, QMainWindow &window);
    ~RequestsDock() override;

    /// Opens it if it was open when the program ended.
    void start();
    /// Keeps for the next start whether it is open, and where.
    void save();

private:
    void show(bool isOpen);
    void make();

    Sessions &m_sessions;
    WindowSettings m_settings;
    DockPlace m_place;
    QMainWindow &m_window;
    QAction &m_action;
    QMenu &m_menu;
    QDockWidget *m_dock = nullptr; ///< null before it was first shown
};

} // namespace Balehook
