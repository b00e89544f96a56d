// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "credentials/tokenstore.h"
#include "domain/account/account.h"
#include "domain/account/proxysettings.h"
#include "session/account/accountsession.h"
#include "settings/administratorsettings.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class FileCache;
class FileTransfers;
class IndexFolder;
class ProxySignIn;
class RegistrationStore;
class RequestHistory;
class SettingsFile;
struct PendingRegistration;

/// All accounts of the profile and their sessions, made when first shown. Saves accounts to the settings and keeps them
/// in the user's order. Owned by the composition root.
class Sessions final : public QObject
{
    Q_OBJECT

public:
    /// Fetched files are kept below \a filesFolder.
    Sessions(SettingsFile &settings, QString profileId, TokenStore &tokens, const QString &filesFolder,
             QObject *parent = nullptr);
    ~Sessions() override;

    /// Forms and what was sent are kept in \a registrations, which outlive it; without them nothing is. Before the
    /// first session().
    void setRegistrations(RegistrationStore &registrations);
    /// Indexes of import jobs are kept below \a folder; without it there are none. Before the first session().
    void setIndexFolder(const QString &folder);
    const IndexFolder &indexes() const;
    /// Throws out what is left of downloads that nobody went on with, and of accounts that are gone, as the disk knows
    /// them now: tokens, files and drafts that a program was killed before it deleted, indexes, views. Only for the
    /// program that the profile's folders belong to, which is the console: others would do so beside it, and what they
    /// fetch keeps to the limit of files() without it.
    void tidy();
    /// The part of tidy() for a program that adds an account, in its AccountTurn: what LeftBehind has noted, also of
    /// accounts that were not quite added. \a done comes from the event loop, whatever could be deleted.
    void tidyLeftBehind(QObject *context, std::function<void()> done);
    /// Of the account's index in indexes().
    QString indexKey(const Account &account) const;

    /// Reads the accounts again, with those of \a administrator, whose locks hold from now on. Before the first
    /// session().
    void setAdministrator(AdministratorSettings administrator);
    const AdministratorSettings &administrator() const;

    const std::vector<Account> &accounts() const;
    /// \a ids, or those of all accounts where there are none.
    QStringList idsOrAll(const QStringList &ids) const;
    const Account *account(const QString &accountId) const;
    /// The session of \a accountId, made if need be and started; null for an unknown id.
    AccountSession *session(const QString &accountId);
    /// The same, but null if nobody asked for it yet.
    AccountSession *knownSession(const QString &accountId) const;

    /// Sessions neither read a token nor ask the service until begin(): a window shows what it knows first. That of the
    /// current account begins at once if no rows of it are kept, as there is nothing to show before the service
    /// responds.
    void hold();
    /// The file of the rows of the current account that are kept for the start; empty if there is none.
    QString keptRowsFile() const;
    bool isHeld() const;
    /// Starts the sessions there are, and those to come. Does nothing if they are not held.
    void begin();

    /// What every session asked and was answered.
    RequestHistory &requests() const;

    /// The files that were fetched, of all accounts, and the downloads that bring more.
    FileCache &files();
    FileTransfers &transfers();
    /// Saved and kept to: how many bytes files() takes at most.
    void setFilesLimit(qint64 bytes);

    /// Adds or changes an account. With a changed key (origins, slug) the token is asked for again: the session is
    /// dropped, the fetched files and the index are removed, and once that is on the disk the old keychain entry.
    /// Account::hasStoredToken of a known account is kept here, whatever \a account says; so is what the administrator
    /// locked.
    void saveAccount(const Account &account);
    /// Removes the account from the settings, and once that is on the disk its token, its fetched files, its index and
    /// its draft of a webhook. If the settings cannot be written, all of it stays and account() still knows
    /// it. \a done comes from the event loop and says what could not be removed. A webhook on its way is not waited
    /// for. One that the administrator locked stays: ErrorKind::NotAllowed.
    void removeAccount(const QString &accountId, QObject *context, std::function<void(const Outcome &)> done);
    /// A webhook that this user sent in the account and whose outcome is unknown: nobody looks it up after
    /// removeAccount(), until one is registered at that address again.
    /// Only its draft and its time count.
    std::optional<PendingRegistration> openRegistration(const QString &accountId) const;
    /// Removing it has begun and is not over; one that waits for another program has not begun.
    bool isRemoving(const QString &accountId) const;
    /// An account, or what it has left, is still being removed.
    bool isRemovingAny() const;
    /// What is left here of an account that another program removed, or gave another address, is being deleted.
    bool isClearingUp() const;
    void moveAccount(int from, int to);

    /// The account that is or was shown; the first one if there is none such, empty without accounts.
    QString currentAccount() const;
    /// Keeps it, cancels the listing requests of the account shown before, and recalls those cancelled in this one.
    void setCurrentAccount(const QString &accountId);

    /// The ids of the accounts shown last, the latest first; some may be gone.
    QStringList recentAccounts() const;

    QString baseUrlTemplate() const;
    void setBaseUrlTemplate(const QString &text);

    ProxySettings proxy() const;
    /// Saved and used by all sessions; what failed is retried. A password that was typed before is forgotten.
    void setProxy(const ProxySettings &proxy);
    /// The proxy's password, for this run only.
    ProxySignIn &proxySignIn() const;
    void resumeAll();

Q_SIGNALS:
    /// Accounts were added, removed or moved.
    void accountsChanged();
    /// Other values. Ask for session() again: a new one takes the place of the old if the key changed. The old one and
    /// its sources live on until control returns to the event loop.
    void accountChanged(const QString &accountId);
    /// By another program; accountRemoved() comes next. Its session is still what it was.
    void accountRemovedElsewhere(const Balehook::Account &account);
    /// The same, but it was only written as this version cannot read it: all that belongs to it stays.
    void accountUnreadable(const Balehook::Account &account);
    /// By another program: it is at another address now; accountChanged() comes next. Its session is still what it was.
    void accountMovedElsewhere(const QString &accountId);
    /// isClearingUp() no longer.
    void clearedUp();
    /// Its session and sources live on until control returns to the event loop.
    void accountRemoved(const QString &accountId);
    /// Removed, or perhaps another merchant's since its address changed: nothing of it may stay on screen, or be taken
    /// for what the account has now. After accountRemoved(), before accountChanged().
    void accountGone(const QString &accountId);
    /// removeAccount() waits for another program; for some seconds already, see AccountTurn::waitingText().
    void removalWaits();
    /// By a session or by somebody who told proxySignIn(), which takes the answer.
    void proxyPasswordRequested(const QString &proxyHost);

private:
    class Private;

    void removeInTurn(const QString &accountId, std::function<void(const Outcome &)> done);

    std::unique_ptr<Private> d;
};

} // namespace Balehook
