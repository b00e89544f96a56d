// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

namespace Balehook {

class DesktopNotifier;
class ImportJobsModel;
class JobWatch;
class ListingTabs;
class MessageBar;
class Sessions;
class WindowActions;
struct WindowContext;

/// Watched jobs in the window: the action, the marks in the list, the menu of those of the account, and what is told
/// when one changes. Owned by the window.
class WatchDesk final : public QObject
{
    Q_OBJECT

public:
    explicit WatchDesk(const WindowContext &window, QObject *parent = nullptr);

    void start();
    JobWatch &jobs() { return *m_watch; }
    DesktopNotifier &notifier() { return *m_notifier; }

Q_SIGNALS:
    /// The user wants to see this job; the window may be behind others or minimised.
    void jobRequested(const QString &accountId, const QString &jobId);
    /// A short line for the status bar.
    void done(const QString &text);

private:
    ImportJobsModel *model() const;
    QString currentId() const;
    void toggle();
    void adoptCurrent();
    void markRows();
    void fillMenu();
    void tell(const QString &accountId, const QString &jobId, const QString &title, const QString &body);
    /// Removed, or another merchant's, where the IDs would be those of other jobs.
    void forgetAccount(const QString &accountId);
    void tellInBar(const QString &key, const QString &title, const QString &body);
    void open(const QString &key);

    Sessions &m_sessions;
    ListingTabs &m_tabs;
    MessageBar &m_bar;
    WindowActions &m_actions;
    JobWatch *m_watch;
    DesktopNotifier *m_notifier;
};

} // namespace Balehook
