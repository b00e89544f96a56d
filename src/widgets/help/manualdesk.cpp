// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualdesk.h"

#include "widgets/fields/helppage.h"
#include "widgets/help/manualwindow.h"

#include <QAction>

#include <utility>

namespace Balehook {

ManualDesk::ManualDesk(const WindowSettings &settings, QAction &open, QWidget &window, Shown shown)
    : m_settings(settings)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(&open, &QAction::triggered, this,
            [this, shown = std::move(shown)] { show(HelpPage::ofScreen(m_window, shown())); });
}

ManualDesk::~ManualDesk() = default;

void ManualDesk::show(const QString &page)
{
    if (!m_manual) {
        m_manual = std::make_unique<ManualWindow>(m_settings);
        m_manual->setFont(m_window.font());
    }
    m_manual->bring(page);
}

bool ManualDesk::isOpen() const
{
    return m_manual && m_manual->isVisible();
}

bool ManualDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == HelpPage::Request::type())
        show(static_cast<const HelpPage::Request *>(event)->page());
    else if (m_manual && event->type() == QEvent::FontChange)
        m_manual->setFont(m_window.font()); // it has no parent to take it from
    else if (m_manual && event->type() == QEvent::Close)
        m_manual->close();
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
