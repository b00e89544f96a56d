// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowparts.h"

#include "widgets/aboutbox.h"
#include "widgets/diagnosticdialog.h"
#include "widgets/requestsdock.h"
#include "widgets/shortcutsdialog.h"
#include "widgets/windowactions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

namespace Balehook {

WindowParts::WindowParts(const Context &context)
    : QObject(&context.window)
    , m_context(context)
    , m_requests(new RequestsDock(context.sessions, *context.actions.requests, WindowSettings(context.settings),
                                  context.window))
{
    m_requests->setParent(this);
    connectDialogs();
}

WindowParts::~WindowParts() = default;

void WindowParts::connectDialogs()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_context.actions.shortcuts,
       [this] { (new ShortcutsDialog(*m_context.window.menuBar(), &m_context.window))->open(); });
    on(m_context.actions.diagnosticReport,
       [this] { DiagnosticDialog::present(m_context.sessions, m_context.settings, m_context.window); });
    on(m_context.actions.about, [this] { openAboutBox(m_context.window); });
}

void WindowParts::start()
{
    m_requests->start();
}

void WindowParts::save()
{
    m_requests->save();
}

} // namespace Balehook
