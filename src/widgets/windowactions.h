// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QObject>

#include <array>

class QAction;
class QMainWindow;
class QMenu;

namespace Balehook {

/// Every action of the window with its text, keys and place in the menus. What an action does is connected by the
/// window; here is only what it is called.
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    static constexpr int accountKeys = 9; ///< Ctrl+1 to Ctrl+9

    explicit WindowActions(QMainWindow &window);

    // File
    QAction *addAccount;
    QAction *editAccount;
    QAction *updateToken;
    QAction *removeAccount;
    std::array<QAction *, accountKeys> switchAccount;
    QAction *quit;
    // Edit
    QAction *copy;
    QAction *copyWithHeaders;
    QAction *copyLink;
    QAction *selectAll;
    QAction *goTo;
    // View
    QAction *refresh;
    QAction *back;
    QAction *recordPane;
    QAction *recordPaneBelow;
    QAction *compactRows;
    QAction *utcTimes;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomReset;
    // Jobs
    QAction *openRecord;
    QAction *nextFailedFile;
    QAction *previousFailedFile;
    // Settings
    QAction *network;
    // Help
    QAction *shortcuts;
    QAction *about;

    QMenu *columnsMenu = nullptr; ///< filled when it is about to show
    QMenu *webhooksMenu = nullptr; ///< hidden while it has no actions

    /// Those of the current account, for a context menu.
    QList<QAction *> accountActions() const;
    /// Those of the table's rows, for a context menu.
    QList<QAction *> rowActions() const;
    /// Names beside Ctrl+1...9; the rest is hidden.
    void setAccountNames(const QStringList &names, int current);
    void setHasAccount(bool hasAccount);

private:
    QAction *make(const QString &text, const QList<QKeySequence> &keys = {}, const char *icon = nullptr);
    QAction *makeToggle(const QString &text, const QList<QKeySequence> &keys = {});
    void makeAll();
    void fillMenus();
    void fillFileMenu(QMenu &menu);
    void fillViewMenu(QMenu &menu);

    QMainWindow &m_window;
    QMenu *m_switchMenu = nullptr;
};

} // namespace Balehook
