// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/fields/taborder.h"
#include "widgets/window/starttrouble.h"

#include <QMainWindow>

#include <memory>

namespace Balehook {

class AccountBanner;
class AccountCommands;
class AccountsPane;
class ExportCommands;
class FilesDesk;
class ListingPage;
class ListingTabs;
class MessageBar;
class NetworkWatch;
class PropertiesCommands;
class RecordHost;
class RecordLayout;
class RecordPage;
class SearchDesk;
class Sessions;
class SettingsFile;
class StatusLine;
class UpdateCommands;
class UpdateNotice;
class UpdatesDesk;
class WebhookCommands;
class WindowActions;
class WindowFrame;
class WindowLayout;
class WindowParts;

/// The console's window: accounts at the left, the list in the middle, the selected record at the right. It only puts
/// its parts together; each part knows its own work. Nothing is asked of the keychain or the network before it has been
/// painted once.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// \a trouble is told after the first paint.
    MainWindow(Sessions &sessions, SettingsFile &settings, StartTrouble trouble = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Before the first paint; without it nothing is seen of new versions. \a notice outlives the window.
    void setUpdateNotice(UpdateNotice &notice);
    void showAccount(const QString &accountId);
    /// What it is made of, for those that wire it from outside.
    WindowParts &parts() { return *m_parts; }
    /// Keeps for the next window where everything is, and what is typed; done when it closes, too.
    void keepLooks();
    /// Something is being done for the user that would end with the window.
    bool isBusy() const;
    /// Files and links to jobs named on a command line.
    void openLocalFiles(const QStringList &paths);
    void setVisible(bool visible) override; ///< at the start of the program, so that the first paint has rows

protected:
    void paintEvent(QPaintEvent *event) override;
    bool focusNextPrevChild(bool next) override { return TabOrder::step(*this, next); }
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void connectActions();
    void connectListActions();
    void connectFiles();
    void connectViewActions();
    void connectParts();
    void start(); ///< after the first paint: from here on the keychain and the network are used
    void adoptAccounts();
    void adoptPage(ListingPage &page);
    void showRecord(const std::shared_ptr<const RecordPage> &page, qsizetype index);
    void setRecordPaneVisible(bool visible);
    void tell(const QString &text);
    /// Enter on a row: its failed rows if there are any, else its record.
    void openRow();
    void openRecord();
    void goBack();

    Sessions &m_sessions;
    StartTrouble m_trouble;
    bool m_started = false;
    WindowActions *m_actions;
    AccountBanner *m_banner = nullptr;
    AccountsPane *m_accountsPane = nullptr;
    MessageBar *m_messages = nullptr;
    StatusLine *m_status = nullptr;
    NetworkWatch *m_network = nullptr;
    SearchDesk *m_search = nullptr; ///< of the import jobs
    UpdateCommands *m_newVersion = nullptr; ///< null where nobody looks for one
    WindowFrame *m_frame = nullptr;
    RecordHost *m_record = nullptr;
    RecordLayout *m_recordLayout = nullptr;
    std::unique_ptr<WindowLayout> m_layout;
    // Each uses those before it, and goes before them.
    std::unique_ptr<ListingTabs> m_tabs;
    std::unique_ptr<AccountCommands> m_accountCommands;
    std::unique_ptr<FilesDesk> m_files;
    std::unique_ptr<PropertiesCommands> m_properties;
    std::unique_ptr<WebhookCommands> m_webhooks;
    std::unique_ptr<UpdatesDesk> m_updates;
    std::unique_ptr<ExportCommands> m_export;
    std::unique_ptr<WindowParts> m_parts;
    QObject m_links; ///< to what all of them tell: goes first
};

} // namespace Balehook
