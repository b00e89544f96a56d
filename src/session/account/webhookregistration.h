// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "core/errors/result.h"
#include "domain/records/webhook.h"
#include "domain/records/webhookdraft.h"
#include "session/account/registrationmatches.h"
#include "settings/registrationturn.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class ApiClient;
class KnownWebhooks;
class PageSource;
class RegistrationStore;

/// Registering webhooks in one account (interface 4.2): one at a time, each sent exactly once. Owned by the account's
/// session; lives on while other accounts are shown and while the form is closed.
///
///   Idle -send()-> Sending -> Created | Refused | Checking -> Unknown
///   Created, Refused, Unknown -settle()-> Idle
///   Sending -> Waiting -> Sending, while another program registers at the same address
///   Sending, Waiting -> Idle, where nothing could be sent: sendingProblem() says why
///
/// Whatever leaves is on the disk first, and one program of the user at a time sends to one address (RegistrationTurn):
/// if the program ends before the answer, the next one starts in Checking. What a program sent that still runs is its
/// own to look up: Waiting, until it is settled there. Checking lists all webhooks again and compares; Unknown says
/// what was found. What went to another address than the account has now is Unknown at once: it may be another
/// merchant's, whose webhooks cannot be listed. Nothing is ever sent again but by send(). A listing that needs another
/// token waits for it, in Checking.
///
/// What is sent is also kept like what was typed, until it is known to be created: a refusal or a lost answer loses
/// none of it. Unless something else is to stay kept: setKeepsWhatIsSent().
class WebhookRegistration final : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Waiting, Sending, Created, Refused, Checking, Unknown };
    Q_ENUM(State)

    using Match = RegistrationMatches::Match;

    static constexpr std::chrono::minutes clockTolerance = RegistrationMatches::clockTolerance;

    struct Target
    {
        QString accountId;
        QString address; ///< where webhooks are sent to
    };
    /// \a listing is asked in Checking only; when it says invalidated(), the
    /// checking begins anew. \a store and \a listing outlive it; \a store may be null (nothing is kept then, and
    /// nothing sent). \a known may be null.
    WebhookRegistration(Target target, PageSource &listing, KnownWebhooks *known, RegistrationStore *store,
                        QObject *parent = nullptr);
    ~WebhookRegistration() override;

    State state() const;
    /// What is being registered, or was last.
    const WebhookDraft &draft() const;
    /// When it was sent: milliseconds since 1970 UTC; 0 if never.
    qint64 sentAt() const;
    /// Where it was sent to, if the account has another address by now; empty otherwise.
    QString otherAddress() const;
    /// True if this was sent by an earlier run of the program, or before the account's address was changed.
    bool isFromEarlierRun() const;
    /// Created: as answered. Unknown: what could be read of an odd answer, if anything.
    const Webhook &webhook() const;
    /// Created: the same as the service wrote it, unknown fields included.
    const QByteArray &answer() const;
    /// Why it was refused or is unknown.
    std::optional<Error> error() const;
    /// Refused: the fields that the service's words mention by name.
    std::vector<Webhook::Field> namedFields() const;

    /// Unknown: those found, newer ones first.
    const std::vector<Match> &matches() const;
    /// Unknown: why the webhooks could not be listed again, or were not; there are no matches() then. Nothing if a
    /// newer one was found before the listing failed.
    std::optional<Error> listingError() const;
    /// Checking: webhooks read so far.
    qint64 checkedCount() const;

    /// Through which requests leave; null while there is no usable token.
    void setClient(ApiClient *client);
    /// How many webhooks a page to ask for in Checking; 25 until it is said.
    void setPageSize(int perPage);
    /// The account says another one now. An outcome that is not settled is looked up again, or no longer.
    void setAddress(const QString &address);
    /// What is sent takes the place of what was typed until it is registered; yes until it is said. Otherwise only the
    /// record of its sending holds it, and draft() while it has not left or was refused.
    void setKeepsWhatIsSent(bool keeps);

    /// False (and nothing happens) unless Idle, Created or Refused and with a client; sendingProblem() says why not. An
    /// unknown outcome is settled first, by the user. It leaves once it is written down; where that fails, or another
    /// program has sent the same since \a since (milliseconds since 1970 UTC; now if it is left out), the end is Idle.
    bool send(const WebhookDraft &draft, std::optional<qint64> since = {});
    /// Why nothing was sent, until send() or settle().
    std::optional<Error> sendingProblem() const;
    /// Another program sent the same, and this is how it ended; nothing otherwise.
    std::optional<RegistrationLock::Ending> sentElsewhere() const;

    /// Waiting: for whom.
    const RegistrationLook &waitedFor() const;
    /// Waiting: there is something to send afterwards.
    bool isWaitingToSend() const;
    /// Waiting: no longer. Nothing is sent, and what was to be sent stays kept as setKeepsWhatIsSent() says.
    void stopWaiting();
    /// Unknown: lists again.
    void checkAgain();
    /// The user has seen the outcome. Forgets what was written down. Does nothing while Waiting, Sending or Checking.
    void settle();

    /// What was typed and, as far as is known, not registered; kept across runs. Empty if there is none.
    WebhookDraft keptDraft() const;
    void keepDraft(const WebhookDraft &draft);

Q_SIGNALS:
    void stateChanged();
    /// keepDraft() has been written, or is kept in this run only.
    void draftKept(const Balehook::Outcome &outcome);
    /// It was created: webhook() and answer() say what. Comes before what was written down is forgotten, and before
    /// Created, so that whoever tells of it has done so even if the program ends in between.
    void answered();
    /// Checking goes on: checkedCount().
    void progressed();
    /// The token was not accepted: the session asks for another one.
    void tokenRefused(const Balehook::Error &error);
    /// A webhook was created or found: listings may be read again.
    void listingOutdated();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
