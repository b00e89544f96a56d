// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/searchactions.h"

#include "widgets/searchscope.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace Balehook {

using namespace Qt::StringLiterals;

SearchActions::SearchActions(QWidget &page, QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_menu(menu)
{
    using Key = QKeySequence;
    menu.addSeparator();
    search = make(tr("&Search Jobs"), "searchJobs", Key::keyBindings(Key::Find) + QList{Key(Qt::Key_Slash)});
    next = make(tr("Next &Match"), "nextMatch", {Key(Qt::Key_F3)});
    previous = make(tr("Pre&vious Match"), "previousMatch", {Key(Qt::SHIFT | Qt::Key_F3)});
    conditions = menu.addMenu(tr("Add &Filter"));
    sorting = menu.addMenu(tr("Sor&t By"));
    views = menu.addMenu(tr("Vi&ews"));
    clear = make(tr("&Clear Search and Filters"), "clearSearch");
    menu.addSeparator();
    load = make({}, "loadAllJobs");
    showLoadsAgain(false);
    pause = make(tr("Pa&use Loading"), "pauseLoading");
    for (const QMenu *each : {conditions, sorting, views})
        m_all.push_back(each->menuAction());
    page.installEventFilter(this);
    enable(page.isVisible());
}

QAction *SearchActions::make(const QString &text, const char *name, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    action->setShortcuts(keys);
    m_menu.addAction(action);
    m_page.window()->addAction(action); // its keys work while the menu bar is hidden, too
    m_all.push_back(action);
    return action;
}

void SearchActions::showLoadsAgain(bool loadsAgain)
{
    load->setText(loadsAgain ? SearchScope::againText() : tr("&Load All Jobs"));
}

void SearchActions::enable(bool isOn)
{
    for (QAction *action : m_all)
        action->setEnabled(isOn);
}

bool SearchActions::eventFilter(QObject *watched, QEvent *event)
{
    // A file that stands in the place of the list has the same keys.
    if (watched == &m_page && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        enable(event->type() == QEvent::Show);
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
