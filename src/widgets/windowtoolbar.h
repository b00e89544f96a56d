// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"

#include <QToolBar>

class QMainWindow;
class QMenu;

namespace Balehook {

class WindowActions;

/// What people with a mouse do most, as buttons: the same actions as in the menus. Can be hidden, and shows icons, text
/// or both as chosen under View > Tool Bar. Owned by the window.
class WindowToolBar final : public QToolBar
{
    Q_OBJECT

public:
    WindowToolBar(WindowActions &actions, const WindowSettings &settings, QMainWindow &window);

private:
    void addRefresh(WindowActions &actions);
    void fillMenu(QMenu &menu);

    WindowSettings m_settings;
};

} // namespace Balehook
