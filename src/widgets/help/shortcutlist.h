// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <vector>

class QMenu;
class QMenuBar;

namespace Balehook {

/// Every key of the window, menu by menu, and then those that no menu shows, place by place. A value.
class ShortcutList final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ShortcutList)

public:
    struct Line
    {
        QString text;
        QString keys; ///< as the platform writes them
    };
    struct Group
    {
        QString title;
        std::vector<Line> lines;
    };

    static ShortcutList of(const QMenuBar &menus);

    const std::vector<Group> &groups() const { return m_groups; }

private:
    void add(const QString &title, std::vector<Line> lines);
    void addMenus(const QMenuBar &menus);
    void addFileKeys();
    void addTableKeys();
    void addFieldKeys();
    static void collect(const QMenu &menu, std::vector<Line> &lines);

    std::vector<Group> m_groups;
};

} // namespace Balehook
