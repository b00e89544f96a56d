// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/proxysignin.h"

#include "net/httpclient.h"
#include "session/account/accountsession.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

/// A session that is not shown may have nothing to ask for, and one that was cut off asks no more.
constexpr std::chrono::seconds patience{1};

} // namespace

ProxySignIn::ProxySignIn(QObject *parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        const Member *trying = find(m_trying);
        if (!trying || trying->inFlight == 0)
            tryNext();
    });
}

void ProxySignIn::watch(AccountSession &session)
{
    std::erase_if(m_members, [](const Member &member) { return !member.session; });
    Member &member = m_members.emplace_back();
    member.session = &session;
    member.has = m_isTaken;
    if (m_isTaken)
        session.setProxyCredentials(m_credentials);
    const HttpClient *http = &session.http();
    connect(http, &HttpClient::proxyPasswordRequested, this,
            [this, &session](const QString &proxyHost) { askedBy(session, proxyHost); });
    connect(http, &HttpClient::proxyPasswordTaken, this, [this] { accepted(m_credentials); });
    connect(http, &HttpClient::inFlightChanged, this, [this, &session](int inFlight) { count(session, inFlight); });
}

void ProxySignIn::unwatch(AccountSession &session)
{
    session.http().disconnect(this);
    std::erase_if(m_members, [&session](const Member &member) { return member.session == &session; });
    if (m_trying == &session)
        tryNext();
}

void ProxySignIn::set(const ProxyCredentials &typed)
{
    m_credentials = typed;
    m_isTaken = false;
    for (Member &member : m_members) {
        member.has = false;
        if (member.session)
            member.session->setProxyCredentials({}); // so that it may ask again
    }
    tryNext();
}

void ProxySignIn::forget()
{
    drop();
    for (Member &member : m_members)
        member.asked = 0; // that was another proxy
}

void ProxySignIn::accepted(const ProxyCredentials &offered)
{
    if (m_isTaken || offered.isEmpty() || offered != m_credentials)
        return;
    m_isTaken = true;
    m_trying.clear();
    m_patience.stop();
    // Apart from the walk: what resuming brings about may make or drop sessions.
    std::vector<QPointer<AccountSession>> waiting;
    for (Member &member : m_members) {
        // What is under way without them is about to be refused, with nobody to ask for.
        const bool waits = std::exchange(member.asked, 0) > 0 || member.inFlight > 0;
        if (!member.session || std::exchange(member.has, true))
            continue;
        member.session->setProxyCredentials(m_credentials);
        if (waits)
            waiting.push_back(member.session);
    }
    for (const QPointer<AccountSession> &session : waiting) {
        if (session)
            session->resume();
    }
    Q_EMIT taken();
}

void ProxySignIn::refused(const QString &proxyHost, const ProxyCredentials &offered)
{
    if (offered.isFor(proxyHost) && offered == m_credentials)
        drop();
}

void ProxySignIn::ask(const QString &proxyHost)
{
    const auto askNow = [this, proxyHost] {
        if (!m_credentials.isFor(proxyHost))
            Q_EMIT wanted(proxyHost);
    };
    QMetaObject::invokeMethod(this, askNow, Qt::QueuedConnection);
}

ProxySignIn::Member *ProxySignIn::find(const AccountSession *session)
{
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [session](const Member &member) { return session && member.session == session; });
    return found == m_members.end() ? nullptr : &*found;
}

/// In the middle of the request that was refused: nobody else offers the same from now on, and the rest waits for the
/// event loop.
void ProxySignIn::askedBy(AccountSession &session, const QString &proxyHost)
{
    Member *asker = find(&session);
    if (asker && m_credentials.isFor(proxyHost) && std::exchange(asker->has, false))
        drop(); // its own copy is gone already
    QMetaObject::invokeMethod(
        this, [this, asked = QPointer(&session), proxyHost] { answer(asked, proxyHost); }, Qt::QueuedConnection);
}

void ProxySignIn::answer(AccountSession *session, const QString &proxyHost)
{
    Member *asker = find(session);
    const bool isKnown = m_credentials.isFor(proxyHost);
    if (!asker || (isKnown && asker->has))
        return; // gone, or it was given them meanwhile
    asker->asked = ++m_lastAsked;
    if (!isKnown)
        Q_EMIT wanted(proxyHost);
    else if (m_isTaken)
        give(*asker);
    else if (!m_trying)
        tryNext();
}

void ProxySignIn::count(const AccountSession &session, int inFlight)
{
    if (Member *member = find(&session))
        member->inFlight = inFlight;
    if (inFlight == 0 && m_trying == &session)
        m_patience.start();
}

/// Also after one that found out nothing, because its service is out of reach.
void ProxySignIn::tryNext()
{
    m_trying.clear();
    m_patience.stop();
    if (m_credentials.isEmpty() || m_isTaken)
        return;
    Member *next = nullptr;
    for (Member &member : m_members) {
        if (member.session && member.asked > (next ? next->asked : 0))
            next = &member;
    }
    if (!next)
        return;
    m_trying = next->session;
    m_patience.start();
    give(*next);
}

void ProxySignIn::give(Member &member)
{
    AccountSession *session = member.session;
    member.has = true;
    member.asked = 0;
    session->setProxyCredentials(m_credentials);
    session->resume(); // which may make or drop sessions
}

/// Whoever asked goes on waiting, for what is typed next.
void ProxySignIn::drop()
{
    m_credentials = {};
    m_isTaken = false;
    m_trying.clear();
    m_patience.stop();
    for (Member &member : m_members) {
        if (std::exchange(member.has, false) && member.session)
            member.session->setProxyCredentials({});
    }
}

} // namespace Balehook
