// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requestsdock.h"

#include "widgets/messages/announcer.h"
#include "widgets/requests/requestspanel.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int messageTime = 5000;

} // namespace

RequestsDock::RequestsDock(Sessions &sessions, const Actions &actions, const WindowSettings &settings,
                           QMainWindow &window)
    : m_sessions(sessions)
    , m_settings(settings)
    , m_place(settings, window)
    , m_window(window)
    , m_action(actions.show)
    , m_menu(actions.menu)
{
    connect(&m_action, &QAction::toggled, this, &RequestsDock::show);
}

RequestsDock::~RequestsDock() = default;

void RequestsDock::start()
{
    if (m_settings.areRequestsVisible())
        m_action.setChecked(true);
}

void RequestsDock::save()
{
    if (m_dock) // or what was kept before still holds
        m_place.save(*m_dock);
}

void RequestsDock::show(bool isOpen)
{
    m_settings.setRequestsVisible(isOpen);
    if (isOpen && !m_dock)
        make();
    if (!m_dock)
        return;
    m_dock->setVisible(isOpen);
    m_menu.menuAction()->setVisible(isOpen);
    if (isOpen)
        m_dock->raise(); // from behind another one
}

void RequestsDock::make()
{
    m_dock = new QDockWidget(tr("Requests"), &m_window);
    m_dock->setObjectName(u"requestsDock"_s);
    auto *panel = new RequestsPanel(m_sessions, m_dock);
    m_dock->setWidget(panel);
    m_menu.addActions(panel->tableActions());
    m_place.restore(*m_dock);
    // The close button hides it; only then does nobody else tell the action.
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_dock->isHidden())
            m_action.setChecked(false);
    });
    connect(panel, &RequestsPanel::messageRequested, &m_window, [&window = m_window](const QString &text) {
        window.statusBar()->showMessage(text, messageTime);
        Announcer::say(window, text);
    });
}

} // namespace Balehook
