// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>

#include <memory>

class QLabel;
class QSettings;

namespace Balehook {

class AccountBanner;
class AccountCommands;
class AccountsPane;
class ImportJobsPage;
class NetworkWatch;
class RecordPage;
class RecordPane;
class Sessions;
class StatusLine;
class WindowActions;
class WindowLayout;

/// The console's window: accounts at the left, the list in the middle, the selected record at the right. It only puts
/// its parts together; each part knows its own work. Nothing is asked of the keychain or the network before it has been
/// painted once.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// \a brokenSettingsFile: where unreadable settings were set aside, to be told; empty if they were fine.
    MainWindow(Sessions &sessions, QSettings &settings, QString brokenSettingsFile = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    void showAccount(const QString &accountId);

protected:
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void connectActions();
    void connectViewActions();
    void connectParts();
    void start();
    void adoptAccounts();
    void showJob(const std::shared_ptr<const RecordPage> &page, qsizetype index);
    void setRecordPaneVisible(bool visible);
    void openRecord();
    void goBack();
    void openTableMenu(const QPoint &position);
    void tellBrokenSettings();
    RecordPane &recordPane();

    Sessions &m_sessions;
    QString m_brokenSettingsFile;
    bool m_started = false;
    WindowActions *m_actions;
    AccountBanner *m_banner = nullptr;
    AccountsPane *m_accountsPane = nullptr;
    ImportJobsPage *m_jobs = nullptr;
    AccountCommands *m_accountCommands = nullptr;
    StatusLine *m_status = nullptr;
    NetworkWatch *m_network = nullptr;
    QWidget *m_recordHost = nullptr;
    QLabel *m_recordHint = nullptr; ///< until the record pane is built
    RecordPane *m_record = nullptr;
    std::unique_ptr<WindowLayout> m_layout;
};

} // namespace Balehook
