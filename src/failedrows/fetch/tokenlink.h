// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QUrl>

namespace Balehook {

/// Whether a link would carry a token to whoever runs its host.
class TokenLink final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::TokenLink)

public:
    /// Why the link \a text is not opened, as it contains a token, written in any way, or did so before the token was
    /// taken out of it: a sentence to show. Empty for any other text.
    static QString refusal(const QString &text);
    /// The same for what a host at \a from redirects to.
    static QString refusalOfRedirect(const QUrl &from, const QByteArray &location);
    /// What refusal() says.
    static QString refusalText();
};

} // namespace Balehook
