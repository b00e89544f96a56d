// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/pageactions.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace Balehook {

PageActions::PageActions(QWidget &page, QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_menu(menu)
{
    menu.addSeparator();
    page.installEventFilter(this);
}

QAction *PageActions::add(const QString &text, const char *name, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    action->setShortcuts(keys);
    m_menu.addAction(action);
    m_page.window()->addAction(action); // its keys work while the menu bar is hidden, too
    take(*action);
    return action;
}

QMenu *PageActions::addMenu(const QString &text)
{
    QMenu *menu = m_menu.addMenu(text);
    take(*menu->menuAction());
    return menu;
}

void PageActions::take(QAction &action)
{
    action.setEnabled(m_page.isVisible());
    m_all.push_back(&action);
}

QList<QKeySequence> PageActions::searchKeys()
{
    return QKeySequence::keyBindings(QKeySequence::Find) + QList{QKeySequence(Qt::Key_Slash)};
}

bool PageActions::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_page && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
        for (QAction *action : m_all)
            action->setEnabled(event->type() == QEvent::Show);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
