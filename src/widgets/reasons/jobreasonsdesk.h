// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/reasons/jobreasonswindow.h"

#include <QObject>

#include <memory>

namespace Balehook {

/// Opens the window of the reasons across jobs, which is one. Owned by the main window, after which it does not stay.
class JobReasonsDesk final : public QObject
{
    Q_OBJECT

public:
    JobReasonsDesk(Sessions &sessions, SettingsFile &settings, QWidget &window);
    ~JobReasonsDesk() override;

    void open(const JobReasonsWindow::Shown &shown);
    bool isBusy() const { return m_reasons && m_reasons->isBusy(); }

Q_SIGNALS:
    void jobsRequested(const QString &accountId, const QStringList &ids);
    void rowsRequested(const Balehook::ShownFile &file);
    void downloadRequested(const Balehook::JobsChoice &chosen);

protected:
    /// It has no parent to take its font from, or to ask for help.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void forget();

    Sessions &m_sessions;
    SettingsFile &m_settings;
    QWidget &m_window;
    std::unique_ptr<JobReasonsWindow> m_reasons; ///< until it is closed
};

} // namespace Balehook
