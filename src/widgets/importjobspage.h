// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/jobsviews.h"
#include "widgets/liststatus.h"

#include <QTimer>
#include <QWidget>

class QStackedLayout;

namespace Balehook {

class AccountNotices;
class EmptyState;
class JobsCommands;
class MessageBar;
class PagedTableView;
class ProgressStrip;
class Sessions;
class TableColumns;

/// The import jobs of one account at a time: the table, or what stands in its place while it is empty, with the message
/// bar above it.
class ImportJobsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ImportJobsPage(Sessions &sessions, QWidget *parent = nullptr);
    ~ImportJobsPage() override;

    /// Empty: no account.
    void showAccount(const QString &accountId);
    void forgetAccount(const QString &accountId);
    /// The account was edited.
    void updateAccount(const QString &accountId);

    void refresh();
    void setOffline(bool offline);
    void setUtc(bool utc);
    void focusTable();
    /// Emits jobChanged() for the current row.
    void announceJob();

    ListStatus status() const;
    JobsView *current() const { return m_current; }
    PagedTableView &table() { return *m_table; }
    TableColumns &columns() { return *m_columns; }
    JobsCommands &commands() { return *m_commands; }
    MessageBar &messages() { return *m_bar; }

Q_SIGNALS:
    void statusChanged();
    /// The job in the current row, once it is loaded; null: none.
    void jobChanged(std::shared_ptr<const Balehook::RecordPage> page, qsizetype index);
    /// Enter or a double click on a row.
    void jobOpened();
    void accountWanted();
    void tokenWanted();

private:
    void build();
    void keepPlace();
    void connectView(JobsView &view);
    void updateContent();
    void presentEmpty(const QString &icon, const QString &text, const QString &action, std::function<void()> run);

    Sessions &m_sessions;
    JobsViews m_views;
    ImportJobsModel m_none; ///< shows the columns where there is no account yet
    JobsView *m_current = nullptr;
    MessageBar *m_bar = nullptr;
    ProgressStrip *m_strip = nullptr;
    PagedTableView *m_table = nullptr;
    TableColumns *m_columns = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
    AccountNotices *m_notices = nullptr;
    JobsCommands *m_commands = nullptr;
    std::function<void()> m_emptyAction;
    QTimer m_minute;
};

} // namespace Balehook
