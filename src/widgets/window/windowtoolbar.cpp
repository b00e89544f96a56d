// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windowtoolbar.h"

#include "widgets/actions/windowactions.h"
#include "widgets/fields/menutext.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QStyle>
#include <QToolButton>

#include <array>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

WindowToolBar::WindowToolBar(WindowActions &actions, const WindowSettings &settings, QMainWindow &window)
    : QToolBar(tr("Tool Bar"), &window)
    , m_settings(settings)
{
    setObjectName(u"toolBar"_s);
    setMovable(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    setIconSize({side, side});
    setToolButtonStyle(m_settings.toolBarStyle());
    MenuText::nameButtons({actions.refresh, actions.showFailedRows, actions.exportList, actions.registerWebhook,
                           actions.recordPane, actions.activity, actions.palette});
    addRefresh(actions);
    addSeparator();
    addActions({actions.showFailedRows, actions.exportList});
    addSeparator();
    addAction(actions.registerWebhook);
    addSeparator();
    addActions({actions.recordPane, actions.activity});
    auto *room = new QWidget(this);
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(room);
    addAction(actions.palette);
    setVisible(m_settings.isToolBarVisible());
    fillMenu(*actions.toolBarMenu);
    connect(this, &QWidget::customContextMenuRequested, actions.toolBarMenu,
            [this, menu = actions.toolBarMenu](const QPoint &place) { menu->popup(mapToGlobal(place)); });
    toggleViewAction()->setVisible(false); // it would not be remembered
    window.addToolBar(this);
}

/// How often it refreshes by itself is chosen beside it.
void WindowToolBar::addRefresh(WindowActions &actions)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"refreshButton"_s);
    button->setDefaultAction(actions.refresh);
    button->setMenu(actions.autoRefreshMenu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // like the other buttons of a tool bar: F10 and the menus are for the keyboard
    button->setToolButtonStyle(toolButtonStyle());
    button->setIconSize(iconSize());
    connect(this, &QToolBar::toolButtonStyleChanged, button, &QToolButton::setToolButtonStyle);
    connect(this, &QToolBar::iconSizeChanged, button, &QAbstractButton::setIconSize);
    addWidget(button);
}

void WindowToolBar::fillMenu(QMenu &menu)
{
    QAction *shown = menu.addAction(tr("&Show Tool Bar"));
    shown->setObjectName(u"showToolBar"_s);
    shown->setCheckable(true);
    shown->setChecked(m_settings.isToolBarVisible());
    connect(shown, &QAction::toggled, this, [this](bool isShown) {
        m_settings.setToolBarVisible(isShown);
        setVisible(isShown);
    });
    menu.addSeparator();
    auto *styles = new QActionGroup(this);
    const std::array<std::pair<Qt::ToolButtonStyle, QString>, 5> choices{{
        {Qt::ToolButtonTextBesideIcon, tr("Text &Beside Icons")},
        {Qt::ToolButtonTextUnderIcon, tr("Text &Under Icons")},
        {Qt::ToolButtonIconOnly, tr("&Icons Only")},
        {Qt::ToolButtonTextOnly, tr("&Text Only")},
        {Qt::ToolButtonFollowStyle, tr("&Desktop Default")},
    }};
    for (const auto &[style, text] : choices) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(style == m_settings.toolBarStyle());
        styles->addAction(action);
        connect(action, &QAction::triggered, this, [this, style = style] {
            m_settings.setToolBarStyle(style);
            setToolButtonStyle(style);
        });
    }
}

} // namespace Balehook
