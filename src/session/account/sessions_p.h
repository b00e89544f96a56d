// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"
#include "net/requesthistory.h"
#include "session/account/accountturn.h"
#include "session/account/filetransfers.h"
#include "session/account/proxysignin.h"
#include "session/account/savedtokens.h"
#include "session/account/sessions.h"
#include "session/index/indexfolder.h"
#include "settings/accountsettings.h"
#include "settings/filesettings.h"
#include "settings/networksettings.h"

#include <QSet>

#include <map>
#include <utility>

namespace Balehook {

struct AccountRemoval;

class Sessions::Private final
{
public:
    Private(Sessions *owner, SettingsFile &profileSettings, QString profile, TokenStore &store,
            const QString &filesFolder)
        : q(owner)
        , settings(profileSettings)
        , accountSettings(profileSettings, &administrator)
        , networkSettings(profileSettings)
        , profileId(std::move(profile))
        , tokens(
              profileSettings, store, [this](const TokenKey &key) { return isTokenStored(key); },
              [this](const TokenKey &key) { return isTokenWanted(key); })
        , files(filesFolder)
        , transfers([owner](const QString &accountId) { return owner->session(accountId); }, files)
        , accounts(accountSettings.load())
        , current(accountSettings.currentAccount())
    {
        files.setLimit(FileSettings(settings).limit(FileCache::standardLimit));
        files.setFilterDays(FileSettings(settings).indexDays(FileCache::standardFilterDays));
    }

    std::vector<Account>::iterator find(const QString &accountId);
    AccountSession *known(const QString &accountId) const;
    TokenKey keyOf(const Account &account) const { return TokenKey(account, profileId); }
    bool isKeyInUse(const TokenKey &key);
    bool isTokenStored(const TokenKey &key);
    bool isTokenWanted(const TokenKey &key);
    AccountSession *make(const Account &account);
    void drop(const QString &accountId);
    /// The same, and deletes the index; \a done comes from the event loop.
    void dropWithIndex(const Account &account, std::function<void(const Outcome &)> done);
    void removeIndexOf(AccountSession *retired, const QString &key, std::function<void(const Outcome &)> done);
    void removeIndex(const QString &key, std::function<void(const Outcome &)> done);
    void retire(AccountSession *session);
    /// Not the key alone: two accounts may have the same.
    static QString indexKeyOf(const QString &accountId, const TokenKey &key)
    {
        return accountId + u'\n' + key.toString();
    }
    QString indexKeyOf(const Account &account) const { return indexKeyOf(account.id, keyOf(account)); }
    void tidyRemoved();
    void tidyLeftBehind(std::function<void()> done);
    void tidyIndexes(const std::shared_ptr<AccountTurn> &turn);
    /// True if it has another key now.
    bool change(Account &account, Account newer);
    /// Takes over what another program did to the accounts.
    void adopt();
    void adoptChange(const Account &older);
    /// Nobody shows it any more. Its session, which goes only now; null if there is none.
    AccountSession *leave(const Account &account);
    void erase(const Account &account, AccountSession *retired, const std::shared_ptr<AccountRemoval> &removal);
    void eraseFiles(const QString &accountId, const std::shared_ptr<AccountRemoval> &removal);
    void forgetElsewhere(const Account &account);
    void leaveUnreadable(const Account &account);
    void endClearing(const Outcome &outcome);
    QStringList ids() const;
    /// Calls \a what of the sessions there are now: it may make or drop some.
    void each(void (AccountSession::*what)()) const;
    /// Calls \a begin once no other program is adding or removing an account.
    AccountTurn *takeTurn(std::function<void(AccountTurn *)> begin);
    void endTurn(AccountTurn *turn);
    /// After the settings were written without it, or could not be.
    void finishRemoval(const QString &accountId, const Outcome &saved, std::function<void(const Outcome &)> done);
    void removeOldToken(const QString &left, const TokenKey &key, bool wasStored);
    void removeToken(const TokenKey &key, bool wasStored, std::function<void(const Outcome &)> done);
    /// Empty if none was stored.
    QString storedKeyOf(const Account &account) const;
    void forgetLeft(const QString &name, const TokenKey &key);

    Sessions *const q;
    SettingsFile &settings;
    AdministratorSettings administrator;
    AccountSettings accountSettings;
    NetworkSettings networkSettings;
    const QString profileId;
    IndexFolder indexes;
    SavedTokens tokens;
    RegistrationStore *registrations = nullptr; ///< may be null
    RequestHistory requests;
    FileCache files;
    FileTransfers transfers;
    std::vector<Account> accounts;
    std::vector<std::unique_ptr<AccountTurn>> turns; ///< one for each removal that waits or is under way
    std::shared_ptr<AccountTurn> tidying; ///< until it is this program's turn
    int clearing = 0; ///< accounts that isClearingUp() is about
    QSet<QString> removing; ///< ids of accounts that are being removed here
    QString current;
    bool isHeld = false;
    ProxySignIn proxySignIn;
    std::map<QString, AccountSession *> sessions; ///< children of q
};

} // namespace Balehook
