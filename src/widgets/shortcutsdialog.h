// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QMenuBar;

namespace Balehook {

/// Every key of the window, read from the menus. Deletes itself; show it with open().
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar &menus, QWidget *parent = nullptr);
};

} // namespace Balehook
