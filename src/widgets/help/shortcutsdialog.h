// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace Balehook {

/// Every key of the window, read from the menus, and those that no menu shows; what is typed above narrows them.
/// Deletes itself; show it with open().
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar &menus, QWidget *parent = nullptr);

private:
    void fill(const QMenuBar &menus);
    void narrow(const QString &typed);

    QLineEdit *m_filter;
    QTreeWidget *m_tree;
};

} // namespace Balehook
