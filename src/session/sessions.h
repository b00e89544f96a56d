// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "credentials/tokenstore.h"
#include "domain/account.h"
#include "domain/proxysettings.h"
#include "session/accountsession.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QSettings;

namespace Balehook {

/// All accounts of the profile and their sessions, made when first shown. Saves accounts to the settings and keeps them
/// in the user's order. Owned by the composition root.
class Sessions final : public QObject
{
    Q_OBJECT

public:
    Sessions(QSettings &settings, QString profileId, TokenStore &tokens, QObject *parent = nullptr);
    ~Sessions() override;

    const std::vector<Account> &accounts() const;
    const Account *account(const QString &accountId) const;
    /// The session of \a accountId, made if need be and started; null for an unknown id.
    AccountSession *session(const QString &accountId);

    /// Adds or changes an account; a changed key (origins, slug) drops its session and its stored token is asked for again.
    void saveAccount(const Account &account);
    /// Removes the account, its token and its cache; \a done says what failed.
    void removeAccount(const QString &accountId, QObject *context, std::function<void(const Outcome &)> done);
    void moveAccount(int from, int to);

    QString currentAccount() const;
    void setCurrentAccount(const QString &accountId);

    QString baseUrlTemplate() const;
    void setBaseUrlTemplate(const QString &text);

    ProxySettings proxy() const;
    void setProxy(const ProxySettings &proxy);
    void setProxyCredentials(const QString &user, const QString &password);
    void resumeAll();

Q_SIGNALS:
    void accountsChanged();
    void accountChanged(const QString &accountId);
    void accountRemoved(const QString &accountId);
    void proxyPasswordWanted(const QString &proxyHost);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
