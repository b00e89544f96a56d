// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace Balehook {

class AccountSession;
class Error;
class WebhookRegistration;

/// What the form says of a registration.
struct RegistrationTexts
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RegistrationTexts)

public:
    /// What has to be waited for before something can be sent; empty while that is nothing.
    static QString progress(const AccountSession &session, const WebhookRegistration &registration);
    /// What progress() says while another program registers: of what waits here, or where nothing does.
    static QString notSentYet();
    static QString nothingElseSent();
    /// Why it was refused, and what can be done. \a hasNewToken: the account has another one than was sent.
    static QString refusal(const Error &error, bool hasNewToken);
    /// Why nothing was registered: \a unsent or \a refused, of the last try, or that it cannot be; empty if nothing is
    /// in the way.
    static QString problem(const AccountSession &session, const std::optional<Error> &unsent,
                           const std::optional<Error> &refused);
    /// Another token is needed before anything can be sent.
    static bool lacksToken(const AccountSession &session);
};

} // namespace Balehook
