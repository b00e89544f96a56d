// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/origin.h"

#include <QCoreApplication>
#include <QFlags>
#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

/// What can be said about a webhookUrl as typed, before it is sent (interface 2.1). A fault keeps it
/// from being sent; a warning does not. Nothing is guessed, trimmed or repaired: what is judged is what is sent.
class WebhookUrlCheck final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::WebhookUrlCheck)

public:
    enum class Fault {
        None,
        Empty,
        OuterSpaces, ///< before or after it
        Spaces,
        OddCharacters, ///< control and invisible characters, backslashes, lone surrogates
        Scheme, ///< not absolute, or neither http nor https
        Host, ///< none, or none that any resolver takes
        Invalid, ///< no URL for another reason: port, percent signs, brackets
    };
    enum Warning {
        PlainHttp = 0x01,
        Loopback = 0x02,
        PrivateNetwork = 0x04, ///< private, link-local and unspecified addresses, names that only a local network knows
        OwnHost = 0x08, ///< one of the account's own hosts; the interface wants a foreign one
        ForeignLetters = 0x10, ///< the name of the host is not ASCII; host() is its punycode form
        UserInfo = 0x20,
        VeryLong = 0x40,
    };
    Q_DECLARE_FLAGS(Warnings, Warning)

    /// More characters than this are more than many programs take.
    static constexpr qsizetype longUrl = 2'000;

    /// \a own: the origins of the account.
    explicit WebhookUrlCheck(const QString &text, const std::vector<Origin> &own = {});

    Fault fault() const { return m_fault; }
    /// None while there is a fault.
    Warnings warnings() const { return m_warnings; }
    /// In ASCII, as a resolver gets it; empty while there is a fault.
    const QString &host() const { return m_host; }

    /// The sentence to show beside the field; empty without a fault.
    QString faultText() const;
    /// One sentence a warning, the gravest first.
    QStringList warningTexts() const;

private:
    Fault m_fault = Fault::None;
    Warnings m_warnings;
    QString m_host;
    qsizetype m_length = 0;

    static Fault faultOf(const QString &text);
};

Q_DECLARE_OPERATORS_FOR_FLAGS(WebhookUrlCheck::Warnings)

} // namespace Balehook
