// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/wireaudit.h"

#include "faults/connectionlog.h"
#include "faults/goodservice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

QString addressOf(const ScriptedServer &server)
{
    return u"127.0.0.1:%1"_s.arg(server.serverPort());
}

/// One of the three listings or the creation, below whatever prefix.
bool isOfTheInterface(const RecordedRequest &request)
{
    const QByteArray path = request.target.split('?').constFirst();
    if (request.method == "POST")
        return path.endsWith(GoodService::creationPath) && !request.target.contains('?');
    return request.method == "GET"
        && (path.endsWith(GoodService::jobsPath) || path.endsWith(GoodService::webhooksPath)
            || path.endsWith(GoodService::propertiesPath));
}

} // namespace

QStringList WireAudit::breaches() const
{
    QStringList all;
    int posts = 0;
    for (const ScriptedServer *server : m_own) {
        all += breachesAt(*server, true);
        posts += int(std::count_if(server->requests().begin(), server->requests().end(),
                                   [](const RecordedRequest &request) { return request.method == "POST"; }));
    }
    for (const ScriptedServer *server : m_foreign)
        all += breachesAt(*server, false);
    if (posts != m_posts)
        all += u"%1 POSTs instead of %2"_s.arg(QString::number(posts), QString::number(m_posts));
    return all + strayConnections();
}

QStringList WireAudit::breachesAt(const ScriptedServer &server, bool isOwn) const
{
    QStringList all;
    const bool isLinked = m_linked.contains(&server);
    if (!isOwn && !isLinked && server.connections() > 0)
        all += u"%1 connections to the foreign host %2"_s.arg(QString::number(server.connections()), addressOf(server));
    for (const RecordedRequest &request : server.requests()) {
        const QString breach = breachOf(request, isOwn, isLinked);
        if (!breach.isEmpty())
            all += breach + u": "_s + QString::fromLatin1(request.method + ' ' + request.target);
    }
    return all;
}

QString WireAudit::breachOf(const RecordedRequest &request, bool isOwn, bool isLinked) const
{
    const QByteArray authorization = request.header("Authorization");
    const bool hasToken = std::any_of(m_tokens.begin(), m_tokens.end(),
                                      [&](const QByteArray &token) { return authorization == "Bearer " + token; });
    const bool tokenAnywhere = std::any_of(m_tokens.begin(), m_tokens.end(), [&](const QByteArray &token) {
        return QByteArray(request.head + request.body).contains(token);
    });
    const bool isInterface = isOwn && isOfTheInterface(request);
    if (!isOwn && tokenAnywhere)
        return u"the token went to a foreign host"_s;
    if (!isOwn && !authorization.isNull())
        return u"credentials went to a foreign host"_s;
    if (isInterface && !hasToken)
        return u"not exactly our Bearer token, but \"%1\""_s.arg(QString::fromLatin1(authorization));
    if (hasToken && request.head.count("Bearer ") != 1)
        return u"the token was sent twice"_s;
    if (isOwn && !isInterface && !isLinked)
        return u"neither of the interface nor opened by the test"_s;
    if (isOwn && !isInterface && !authorization.isNull() && !m_tokenForFiles)
        return u"a file was asked for with the token"_s;
    if (!isInterface && request.method != "GET")
        return u"not a GET"_s;
    for (const char *header : {"Cookie", "Referer", "Upgrade", "HTTP2-Settings", "Proxy-Authorization"}) {
        if (!request.header(header).isNull())
            return u"has the header %1"_s.arg(QLatin1StringView(header));
    }
    if (!request.head.left(request.head.indexOf('\r')).endsWith(" HTTP/1.1"))
        return u"not HTTP/1.1"_s;
    return {};
}

QStringList WireAudit::strayConnections() const
{
    QStringList all;
    QStringList known = m_connections;
    for (const ScriptedServer *server : m_own + m_foreign)
        known.append(addressOf(*server));
    const QStringList connections = ConnectionLog::connections();
    for (const QString &connection : connections) {
        if (!known.contains(connection))
            all += u"a connection to %1"_s.arg(connection);
    }
    const QStringList names = ConnectionLog::names();
    for (const QString &name : names) {
        if (!m_names.contains(name))
            all += u"the name %1 was looked up"_s.arg(name);
    }
    // The log itself must work, or it proves nothing.
    const bool wasAsked =
        std::any_of(m_own.begin(), m_own.end(), [](const ScriptedServer *server) { return server->connections() > 0; });
    if (wasAsked && connections.isEmpty())
        all += u"connections are not logged"_s;
    all.removeDuplicates(); // Qt calls connect() once more to learn what became of it
    return all;
}

} // namespace Balehook::Testing
