// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowparts.h"

#include "widgets/aboutbox.h"
#include "widgets/listingtabs.h"
#include "widgets/shortcutsdialog.h"
#include "widgets/unknownsdialog.h"
#include "widgets/windowactions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

namespace Balehook {

WindowParts::WindowParts(const Context &context)
    : QObject(&context.window)
    , m_context(context)
{
    connectDialogs();
}

WindowParts::~WindowParts() = default;

void WindowParts::connectDialogs()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_context.actions.shortcuts,
       [this] { (new ShortcutsDialog(*m_context.window.menuBar(), &m_context.window))->open(); });
    on(m_context.actions.unknowns, [this] { showUnknowns(); });
    on(m_context.actions.about, [this] { openAboutBox(m_context.window); });
}

void WindowParts::showUnknowns()
{
    if (!m_unknowns) {
        m_unknowns = new UnknownsDialog(m_context.sessions, &m_context.window);
        connect(&m_context.tabs, &ListingTabs::statusChanged, m_unknowns,
                [this] { m_unknowns->setAccount(m_context.tabs.accountId()); });
    }
    m_unknowns->setAccount(m_context.tabs.accountId());
    m_unknowns->show();
    m_unknowns->raise();
    m_unknowns->activateWindow();
}

void WindowParts::start()
{ }

void WindowParts::save()
{ }

} // namespace Balehook
