// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace Balehook {

/// What the desktop may do with a file on this computer. Only here are files handed to it.
class DesktopFile final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::DesktopFile)

public:
    /// True for names of tables, texts, archives and images; false for what could run or lead elsewhere.
    static bool mayOpen(const QString &path);
    /// Warns, since a file from elsewhere may harm the program that opens it, and opens it with the desktop's program
    /// when the user agrees. Says so if such a file is not opened at all.
    static void askAndOpen(const QString &path, QWidget &window);
    /// Shows the file in the desktop's file manager, marked where that can be done.
    static void reveal(const QString &path);

private:
    static void open(const QString &path, QWidget &window);
    static void openFolderOf(const QString &path);
};

} // namespace Balehook
