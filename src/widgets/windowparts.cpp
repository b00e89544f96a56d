// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowparts.h"

#include "widgets/aboutbox.h"
#include "widgets/appearance.h"
#include "widgets/appearancedialog.h"
#include "widgets/shortcutsdialog.h"
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
    on(m_context.actions.about, [this] { openAboutBox(m_context.window); });
}

void WindowParts::setAppearance(Appearance &appearance)
{
    m_appearance = &appearance;
    WindowActions &actions = m_context.actions;
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    const auto zoom = [&appearance](int steps) { appearance.setZoom(appearance.zoom() + steps); };
    on(actions.zoomIn, [zoom] { zoom(1); });
    on(actions.zoomOut, [zoom] { zoom(-1); });
    on(actions.zoomReset, [&appearance] { appearance.setZoom(0); });
    on(actions.appearance, [this, &appearance] {
        QAction *compactRows = m_context.actions.compactRows;
        auto *dialog = new AppearanceDialog(appearance, compactRows->isChecked(), &m_context.window);
        connect(dialog, &AppearanceDialog::compactWanted, compactRows, [compactRows](bool isCompact) {
            if (compactRows->isChecked() != isCompact)
                compactRows->trigger();
        });
        dialog->open();
    });
    actions.appearance->setVisible(true);
}

void WindowParts::start()
{
    if (m_appearance)
        m_appearance->followDesktop();
}

void WindowParts::save()
{ }

} // namespace Balehook
