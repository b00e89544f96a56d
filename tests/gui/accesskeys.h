// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

class QAction;
class QWidget;

/// The access keys (the letters behind a "&") that two texts share although both are there at once: then a key does not
/// do what it says. Each is a line for the person who reads the test.
namespace Balehook::AccessKeys {

/// Those of \a actions, as they stand in one menu, and those of each menu below them; what is filled when it is about
/// to show is filled.
QStringList sharedInMenus(const QList<QAction *> &actions);

/// Those of all that is visible in \a window: menus of its menu bar, buttons, labels of fields, tabs, and the keys with
/// Alt that its actions have. An open menu is a window of its own.
QStringList sharedInWindow(const QWidget &window);

} // namespace Balehook::AccessKeys
