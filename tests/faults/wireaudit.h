// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/scriptedserver.h"

#include <QStringList>

namespace Balehook::Testing {

/// The rule of the wire. With the token: requests to the account's two origins only, and only those of the interface.
/// Without it: hosts of links that the test opened. Nothing else, ever; and as many POSTs as the case says.
class WireAudit final
{
public:
    /// A server of the account: with the token, listings or creations or both.
    void addOwn(const ScriptedServer &server) { m_own.append(&server); }
    void addForeign(const ScriptedServer &server) { m_foreign.append(&server); }

    /// The test opened a link at \a server, or a redirect to it was shown for one: from now on it may be asked, without
    /// the token.
    void allowLinks(const ScriptedServer &server) { m_linked.append(&server); }
    /// The user said that files of the account's own origin get the token.
    void allowTokenForFiles() { m_tokenForFiles = true; }
    /// Connections to \a addressAndPort (where nobody listens) and look-ups of \a name are part of the case.
    void allowConnection(const QString &addressAndPort) { m_connections.append(addressAndPort); }
    void allowName(const QString &name) { m_names.append(name); }
    /// A token that took the place of the first one.
    void addToken(const QByteArray &token) { m_tokens.append(token); }
    void expectPosts(int posts) { m_posts = posts; }

    /// One sentence for each breach.
    QStringList breaches() const;

private:
    QStringList breachesAt(const ScriptedServer &server, bool isOwn) const;
    QString breachOf(const RecordedRequest &request, bool isOwn, bool isLinked) const;
    QStringList strayConnections() const;

    QList<const ScriptedServer *> m_own;
    QList<const ScriptedServer *> m_foreign;
    QList<const ScriptedServer *> m_linked;
    QStringList m_connections;
    QStringList m_names;
    QList<QByteArray> m_tokens;
    int m_posts = 0;
    bool m_tokenForFiles = false;
};

} // namespace Balehook::Testing
