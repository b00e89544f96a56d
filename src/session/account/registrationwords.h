// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "settings/registrationturn.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// Sentences about registering that the window and balehookctl have in common.
struct RegistrationWords
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RegistrationWords)

public:
    /// Why nobody knows what became of what was sent: what Error::userMessage() says, but for the advice to try again,
    /// which would register a second one.
    static QString lostAnswer(const Error &error);
    /// Why the webhooks could not be listed to find out; the same.
    static QString listingFailed(const Error &error);
    /// The same, of a listing that ended: nothing if it was whole.
    static std::optional<Error> partlyListed(qint64 listed, std::optional<qint64> total);
    /// Of an account that is about to be removed.
    static QString forgotten(const QString &url, const QString &time);
    /// The same: it was sent to \a sentTo, where the account is no longer.
    static QString addressChanged(const QString &sentTo);
    static QString registered(const QString &id);
    static QString nothingSent();
    /// Of one that is not on screen; the second where an earlier draft is kept in its place.
    static QString rejected();
    static QString rejectedBesideDraft();
    static QString unknown();
    /// Who is waited for; \a time is when that one began, as it is shown.
    static QString waitedFor(const RegistrationLook &busy, const QString &time);
    /// While that one's own user has not settled it.
    static QString unknownElsewhere(const QString &program, const QString &pid, const QString &time);
    /// Another program has sent the same, so nothing was sent here.
    static QString sentElsewhere(RegistrationLock::Ending ending);
};

} // namespace Balehook
