// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/registrationtexts.h"

#include "core/errors/error.h"
#include "core/text/safetext.h"
#include "session/account/accountsession.h"
#include "session/account/registrationwords.h"
#include "session/account/webhookregistration.h"

#include <QDateTime>
#include <QLocale>

namespace Balehook {

QString RegistrationTexts::progress(const AccountSession &session, const WebhookRegistration &registration)
{
    using State = WebhookRegistration::State;
    if (registration.state() == State::Sending)
        return tr("Sending once. You can close this window; the registration continues.");
    if (registration.state() != State::Waiting)
        return session.state() == AccountSession::State::ReadingToken
            ? tr("The token of the account is being read from the keychain.")
            : QString();
    const RegistrationLook &busy = registration.waitedFor();
    const QString since = QLocale().toString(QDateTime::fromMSecsSinceEpoch(busy.since), QLocale::ShortFormat);
    return RegistrationWords::waitedFor(busy, since) + u' '
        + (registration.isWaitingToSend() ? notSentYet() : nothingElseSent());
}

QString RegistrationTexts::notSentYet()
{
    return tr("Your webhook has not been sent yet. It is sent when the other program has finished.");
}

QString RegistrationTexts::nothingElseSent()
{
    return tr("Nothing else is sent until it has finished.");
}

QString RegistrationTexts::refusal(const Error &error, bool hasNewToken)
{
    if (error.kind == ErrorKind::TokenRefused && hasNewToken)
        return tr("Nothing was registered because the token was not accepted. The token has "
                  "changed since: you can register again.");
    QString text = tr("Nothing was registered. %1").arg(error.userMessage());
    if (!error.serviceText.isEmpty())
        text += u'\n' + Error::fromService(detailText(error.serviceText));
    return text;
}

QString RegistrationTexts::problem(const AccountSession &session, const std::optional<Error> &unsent,
                                   const std::optional<Error> &refused)
{
    if (unsent)
        return RegistrationWords::nothingSent() + u' ' + unsent->userMessage();
    const bool needsToken = lacksToken(session);
    if (refused)
        return refusal(*refused, !needsToken);
    return needsToken && session.tokenError() ? session.tokenError()->userMessage() : QString();
}

bool RegistrationTexts::lacksToken(const AccountSession &session)
{
    return session.state() == AccountSession::State::NoToken || session.state() == AccountSession::State::TokenRefused
        || session.state() == AccountSession::State::TokenUnavailable;
}

} // namespace Balehook
