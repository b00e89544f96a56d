// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "core/secrets/secret.h"
#include "credentials/tokenstore.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "domain/account/proxycredentials.h"
#include "domain/account/proxysettings.h"
#include "domain/records/lentsource.h"
#include "domain/records/pagesource.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace Balehook {

class AccountSync;
class ApiClient;
class ApiReply;
class HttpClient;
class IndexedJobs;
class JobIndex;
class KnownWebhooks;
class Observations;
class RegistrationStore;
class RequestHistory;
class WebhookRegistration;
template <typename Record>
class IndexedRecords;

/// One account with its token, its client and its sources: the only place where the three meet. One state machine:
///
///   Idle -start()-> ReadingToken -> Ready | NoToken | TokenUnavailable
///   Ready -401/403-> TokenRefused -setToken()-> Ready
///
/// In TokenRefused, NoToken and TokenUnavailable the account's requests wait (they are neither sent nor failed); they
/// go on in Ready. Owned by Sessions; deleting it cancels everything but never a keychain job.
///
/// What a callback or a signal may do here is not limited, except that it deletes the session only by deleteLater().
class AccountSession final : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, ReadingToken, Ready, NoToken, TokenUnavailable, TokenRefused };
    Q_ENUM(State)

    enum class KeepToken { InKeychain, ForThisSession };

    /// \a registrations outlives it; without it nothing is kept of a form or of what was sent.
    AccountSession(Account account, QString profileId, TokenStore &tokens, RegistrationStore *registrations = nullptr,
                   QObject *parent = nullptr);
    ~AccountSession() override;

    const Account &account() const;
    State state() const;
    /// Why the token is missing, unavailable or refused.
    std::optional<Error> tokenError() const;
    bool isTokenForThisSessionOnly() const;

    /// Reads the token if that was not done yet; does nothing otherwise.
    void start();
    /// Reads the token again (after a keyring was unlocked). Does nothing in Ready and while it is being read.
    void retryToken();
    /// Uses \a token from now on; with InKeychain it is stored first and \a done gets the store's answer. When storing
    /// fails the token is not used: the caller offers ForThisSession. \a done comes once, from the event loop, unless
    /// \a context or the session is gone by then; the token is used also when \a context is gone.
    void setToken(const BearerToken &token, KeepToken keep, QObject *context,
                  std::function<void(const Outcome &)> done);

    PageSource &importJobs();
    PageSource &webhooks();
    /// Null where the account gives no path for it; ask again after accountChanged().
    PageSource *properties();
    /// A source of its own for work that goes on whatever the window shows. It goes with transfers(), and says
    /// invalidated() where the account's address or its pages become other ones.
    LentSource<PageSource> newImportJobs();
    /// As well; null without an index.
    LentSource<IndexedJobs> newIndexedJobs();
    /// Learns from webhooks() and from the registration.
    KnownWebhooks &knownWebhooks();
    WebhookRegistration &registration();
    /// Before jobIndex() is asked for: the file of the account's index, in a folder that is made when needed.
    void setIndexFile(const QString &file);
    /// The index of import jobs, what fills it, and what searches it for the window. All null without a file for it.
    JobIndex *jobIndex();
    AccountSync *sync();
    IndexedJobs *indexedJobs();
    /// Searches all webhooks for the window; with an index they are kept there.
    IndexedRecords<Webhook> &indexedWebhooks();
    /// As well for properties; null where the account gives no path for them.
    IndexedRecords<Property> *indexedProperties();
    /// What the answers showed of what the interface leaves open.
    const Observations &observations() const;
    HttpClient &http();
    /// The token for a file behind \a link: only while the user allows it for this account, and only on its own
    /// origins.
    std::optional<Secret> tokenForFile(const QUrl &link) const;
    /// The token would go with \a link if the user allowed it.
    bool couldSendTokenFor(const QUrl &link) const;
    /// The token for a command that the user runs by hand: only while it is known, and only for \a url at the account's
    /// own origins.
    std::optional<Secret> tokenForCommand(const QUrl &url) const;
    /// Parent for work that uses http() for somebody outside; it is deleted before http() is.
    QObject *transfers();

    /// Puts newer values (name, colour, labels, page size, paths, the way pages are asked for) in place; what the
    /// session knows of the stored token stays. A source that is asked at another address or in another way from now on
    /// says invalidated(). What was kept of the listings at another path is forgotten; a fill or look of them ends. A
    /// changed origin or slug needs a new session.
    void updateAccount(const Account &account);
    /// Writes all requests down there, with the name of the account.
    void setHistory(RequestHistory &history);
    void setProxy(const ProxySettings &proxy);
    /// For this run only.
    void setProxyCredentials(const ProxyCredentials &credentials);
    /// From the network watch: back online, or awake again. Dead connections are dropped, failed work is retried.
    void resume();
    /// Cancels listing requests (another account is shown now); creations, with what is listed to find out what became
    /// of them, and downloads go on. Whoever still waits for
    /// a page is told ErrorKind::Cancelled.
    void cancelListings();
    /// The account is shown again: sources that cancelListings() cut say invalidated(), from the event loop.
    void recallListings();

Q_SIGNALS:
    void stateChanged();
    void accountChanged();
    /// Requests of this account under way.
    void inFlightChanged(int count);
    /// The token was stored or removed: Account::hasStoredToken changed and wants saving.
    void storedTokenChanged(bool stored);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
