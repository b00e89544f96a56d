// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/shortcutlist.h"

#include "widgets/actions/rowsactions.h"
#include "widgets/fields/menutext.h"

#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

QString native(std::initializer_list<QKeySequence> keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

} // namespace

ShortcutList ShortcutList::of(const QMenuBar &menus)
{
    ShortcutList list;
    list.addMenus(menus);
    list.addFileKeys();
    list.addTableKeys();
    list.addFieldKeys();
    return list;
}

void ShortcutList::add(const QString &title, std::vector<Line> lines)
{
    if (!lines.empty())
        m_groups.push_back({title, std::move(lines)});
}

void ShortcutList::collect(const QMenu &menu, std::vector<Line> &lines)
{
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        if (action->menu())
            collect(*action->menu(), lines);
        else if (const QString keys = MenuText::keys(*action); !keys.isEmpty() && action->isVisible())
            lines.push_back({MenuText::plain(action->text()), keys});
    }
}

void ShortcutList::addMenus(const QMenuBar &menus)
{
    const QList<QAction *> tops = menus.actions();
    for (const QAction *top : tops) {
        std::vector<Line> lines;
        if (top->menu() && top->isVisible())
            collect(*top->menu(), lines);
        add(MenuText::plain(top->text()), std::move(lines));
    }
}

/// Their menu is there only while a file is shown, but its keys are of use before.
void ShortcutList::addFileKeys()
{
    const QString title = tr("In the rows of a file");
    QWidget page;
    const RowsActions actions(page);
    QMenu menu;
    actions.fillMenu(menu);
    std::vector<Line> lines;
    collect(menu, lines);
    const auto isSame = [&lines](const Group &group) {
        return std::any_of(group.lines.begin(), group.lines.end(),
                           [&lines](const Line &line) { return line.text == lines.front().text; });
    };
    if (!lines.empty() && std::none_of(m_groups.begin(), m_groups.end(), isSame))
        add(title, std::move(lines));
}

void ShortcutList::addTableKeys()
{
    add(tr("In a table"),
        {{tr("Open the failed rows, the record, or the row in full"), native({Qt::Key_Return})},
         {tr("First row"), native({Qt::CTRL | Qt::Key_Home})},
         {tr("Last row"), native({Qt::CTRL | Qt::Key_End})},
         {tr("Actions for the row"), native({Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10})},
         {tr("Next row whose current cell begins with these letters"), tr("Letters")}});
    add(tr("In the record"),
        {{tr("Facts or raw text"), native({Qt::CTRL | Qt::Key_Tab})},
         {tr("Back to the list"), native({Qt::Key_Escape})}});
}

void ShortcutList::addFieldKeys()
{
    add(tr("In the search field of a list"),
        {{tr("To the matching rows"), native({Qt::Key_Return, Qt::Key_Down})},
         {tr("Clear the search, then back to the list"), native({Qt::Key_Escape})}});
    add(tr("In the find bar of a file"),
        {{tr("Next match"), native({Qt::Key_Return})},
         {tr("Previous match"), native({Qt::SHIFT | Qt::Key_Return})},
         {tr("To the rows"), native({Qt::Key_Down})},
         {tr("Close the find bar"), native({Qt::Key_Escape})}});
    add(tr("In Quick Open"),
        {{tr("Run the selected item"), native({Qt::Key_Return})},
         {tr("Down and up"), native({Qt::Key_Down, Qt::Key_Up, Qt::CTRL | Qt::Key_N, Qt::CTRL | Qt::Key_P})},
         {tr("Close"), native({Qt::Key_Escape})}});
}

} // namespace Balehook
