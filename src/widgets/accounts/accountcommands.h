// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/errorkind.h"

#include <QObject>

class QWidget;

namespace Balehook {

class MessageBar;
class Sessions;

/// Add, edit and remove accounts, update tokens, network settings: opens the dialog of each.
class AccountCommands final : public QObject
{
    Q_OBJECT

public:
    AccountCommands(Sessions &sessions, MessageBar &bar, QWidget &window);

    void add();
    void edit(const QString &accountId);
    /// As edit(), with the focus in the field for the path of the properties.
    void editPath(const QString &accountId);
    void updateToken(const QString &accountId);
    /// Asks first: the token goes with it.
    void remove(const QString &accountId);
    void openNetwork();

    /// %1 is the account, %2 why.
    static QString notRemovedText();

Q_SIGNALS:
    void accountAdded(const QString &accountId);

private:
    /// What is said where the account is gone, but not all of it.
    static QString textOfRest(ErrorKind kind);
    void tellOfWait();
    void removeNow(const QString &accountId, const QString &name);
    void askForProxyPassword(const QString &proxyHost);

    Sessions &m_sessions;
    MessageBar &m_bar;
    QWidget &m_window;
    bool m_askingForPassword = false;
};

} // namespace Balehook
