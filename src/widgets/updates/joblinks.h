// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

namespace Balehook {

class JobLink;
class JobSeeker;
class ListingTabs;
class MessageBar;
class SearchDesk;
class Sessions;

/// Makes links to jobs and follows them. A link comes from anywhere: it can make an account that is set up here show a
/// job that it lists, and nothing else. Owned by the window.
class JobLinks final : public QObject
{
    Q_OBJECT

public:
    JobLinks(Sessions &sessions, ListingTabs &tabs, MessageBar &bar, QObject *parent);

    /// A search without the job gives way to the list.
    void follow(SearchDesk &search);
    /// The current job's, onto the clipboard.
    void copy();
    /// What is no good link is told and does nothing. Before start() it waits.
    void open(const QString &text);
    /// The window has been painted and shows its account.
    void start();
    /// Shows the job \a jobId of an account that is set up here.
    void showJob(const QString &accountId, const QString &jobId);

    static QString unknownAccount(const QString &slug);

Q_SIGNALS:
    /// This account is to be shown, and its lists rather than a file.
    void accountChosen(const QString &accountId);
    void newAccountRequested();
    /// A short line for the status bar.
    void done(const QString &text);

private:
    void follow(const JobLink &link);

    Sessions &m_sessions;
    ListingTabs &m_tabs;
    MessageBar &m_bar;
    JobSeeker *m_seeker;
    QStringList m_waiting;
    bool m_isStarted = false;
};

} // namespace Balehook
