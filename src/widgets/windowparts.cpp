// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowparts.h"

#include "widgets/aboutbox.h"
#include "widgets/manualdesk.h"
#include "widgets/shortcutsdialog.h"
#include "widgets/windowactions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

namespace Balehook {

WindowParts::WindowParts(const Context &context)
    : QObject(&context.window)
    , m_context(context)
    , m_manual(new ManualDesk(WindowSettings(context.settings), *context.actions.manual, context.window, this))
{
    connectDialogs();
}

WindowParts::~WindowParts() = default;

void WindowParts::connectDialogs()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_context.actions.shortcuts,
       [this] { (new ShortcutsDialog(*m_context.window.menuBar(), &m_context.window))->open(); });
    on(m_context.actions.about, [this] { openAboutBox(m_context.window); });
}

void WindowParts::start()
{ }

void WindowParts::save()
{ }

} // namespace Balehook
