// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/liststatus.h"

#include <QKeySequence>
#include <QObject>

#include <array>
#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace Balehook {

struct Account;

/// The actions of the window with their texts, keys and places in the menus, but for those of one list's search and
/// views (PageActions) and of the rows of a file (RowsActions). What an action does is connected by whoever does it.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    static constexpr int accountKeys = 9; ///< Ctrl+1 to Ctrl+9

    explicit WindowActions(QMainWindow &window);

    // File
    QAction *openTable;
    QAction *exportList;
    QAction *recentFiles;
    QAction *addAccount;
    QAction *editAccount;
    QAction *updateToken;
    QAction *removeAccount;
    QAction *pinAccount;
    QAction *moveAccountUp;
    QAction *moveAccountDown;
    std::array<QAction *, accountKeys> switchAccount;
    QAction *quit;
    // Edit
    QAction *copy;
    QAction *copyWithHeaders;
    QAction *copyLink;
    QAction *copyJobLink;
    QAction *selectAll;
    QAction *goTo;
    QAction *findInFailedRows;
    QAction *nextRow;
    QAction *previousRow;
    // View
    QAction *palette;
    QAction *refresh;
    QAction *back;
    QAction *recordPane;
    QAction *recordPaneBelow;
    QAction *activity;
    QAction *requests;
    QAction *compactRows;
    QAction *utcTimes;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomReset;
    std::array<QAction *, 3> showListing; ///< by Listing
    // Jobs
    QAction *onlyValue;
    QAction *openRecord;
    QAction *showFailedRows;
    QAction *showImportedFile;
    QAction *comparePrevious;
    QAction *compareWith;
    QAction *handOff;
    QAction *reasonsAcrossJobs;
    QAction *downloadFailed;
    QAction *saveFailedFile;
    QAction *saveImportedFile;
    QAction *downloads;
    QAction *watchJob;
    QAction *nextFailedFile;
    QAction *previousFailedFile;
    // Webhooks
    QAction *registerWebhook;
    QAction *registerSimilar;
    // Properties
    QAction *openListing;
    QAction *closeListing;
    // Settings
    QAction *appearance; ///< shown where there is something that it changes
    QAction *network;
    QAction *keptIndexes;
    // Help
    QAction *manual;
    QAction *shortcuts;
    QAction *diagnosticReport;
    QAction *unknowns;
    QAction *about;

    QMenu *toolBarMenu = nullptr; ///< filled by WindowToolBar
    QMenu *settingsMenu = nullptr;
    QMenu *jobsMenu = nullptr;
    QMenu *webhooksMenu = nullptr;
    QMenu *propertiesMenu = nullptr;
    QMenu *rowsMenu = nullptr; ///< of a file that is shown
    QMenu *autoRefreshMenu = nullptr; ///< filled by AutoRefresh
    QMenu *requestsMenu = nullptr; ///< of the request inspector, while it is open
    QMenu *watchedMenu = nullptr; ///< filled when it is about to show
    QMenu *columnsMenu = nullptr; ///< filled when it is about to show

    /// Those of the current account, for a context menu.
    QList<QAction *> accountActions() const;
    /// Those of the rows of a list, for a context menu.
    QList<QAction *> rowActions(Listing listing) const;
    /// Opens that menu at \a place of the screen.
    void openRowMenu(Listing listing, const QPoint &place) const;
    /// Names beside Ctrl+1...9, in the order of the list of accounts, where \a shown are; the rest is hidden. Each
    /// action holds the id of its account.
    void setAccounts(const std::vector<const Account *> &shown, const QString &currentId);
    /// Where the current account is among all of them, which is what moving it changes.
    void setAccountPlace(const std::vector<Account> &all, const QString &currentId);
    void setHasAccount(bool hasAccount);
    /// Which list is shown; what does nothing there is off.
    void setListing(Listing listing);
    /// Which files the current job has; none where no job is current or its row is not there yet.
    void setJobFiles(bool hasFailed, bool hasImported);
    /// A file stands in the place of the lists: what is done with rows of a list is off.
    void setFileShown(bool isShown);

private:
    QAction *make(const QString &text, const QList<QKeySequence> &keys = {}, const char *icon = nullptr);
    QAction *makeToggle(const QString &text, const QList<QKeySequence> &keys = {});
    void makeAll();
    void makeListActions();
    void enable();
    void fillMenus();
    void fillFileMenu(QMenu &menu);
    void fillViewMenu(QMenu &menu);
    void fillListMenus();

    QMainWindow &m_window;
    QMenu *m_switchMenu = nullptr;
    Listing m_listing = Listing::ImportJobs;
    bool m_hasAccount = false;
    bool m_isFileShown = false;
    bool m_hasFailedFile = false;
    bool m_hasImportedFile = false;
};

} // namespace Balehook
