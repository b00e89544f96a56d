// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/jobreasonsdesk.h"

#include "widgets/fields/helppage.h"

#include <QCoreApplication>
#include <QEvent>

namespace Balehook {

JobReasonsDesk::JobReasonsDesk(Sessions &sessions, SettingsFile &settings, QWidget &window)
    : m_sessions(sessions)
    , m_settings(settings)
    , m_window(window)
{
    window.installEventFilter(this);
}

JobReasonsDesk::~JobReasonsDesk() = default;

void JobReasonsDesk::open(const JobReasonsWindow::Shown &shown)
{
    if (!m_reasons) {
        m_reasons = std::make_unique<JobReasonsWindow>(m_sessions, m_settings);
        // Queued: it is what tells this. Until then it is owned, so that it does not outlive what it works on.
        connect(m_reasons.get(), &QDialog::finished, this, &JobReasonsDesk::forget, Qt::QueuedConnection);
        connect(m_reasons.get(), &JobReasonsWindow::jobsRequested, this, &JobReasonsDesk::jobsRequested);
        connect(m_reasons.get(), &JobReasonsWindow::rowsRequested, this, &JobReasonsDesk::rowsRequested);
        connect(m_reasons.get(), &JobReasonsWindow::downloadRequested, this, &JobReasonsDesk::downloadRequested);
        m_reasons->installEventFilter(this);
        m_reasons->setFont(m_window.font());
    }
    m_reasons->begin(shown);
    m_reasons->show();
    m_reasons->raise();
    m_reasons->activateWindow();
}

void JobReasonsDesk::forget()
{
    if (m_reasons && !m_reasons->isVisible()) // it was not opened again
        m_reasons.reset();
}

bool JobReasonsDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window) { // which may be on its way out, so nothing else is asked of it
        if (event->type() == HelpPage::Request::type())
            QCoreApplication::sendEvent(&m_window, event);
    } else if (m_reasons && event->type() == QEvent::Close) {
        m_reasons->close();
    } else if (m_reasons && event->type() == QEvent::FontChange) {
        m_reasons->setFont(m_window.font());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
