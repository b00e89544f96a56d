// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpconnections.h"

#include "core/secrets/redaction.h"

#include <QAuthenticator>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>

namespace Balehook {

namespace {

QElapsedTimer startedClock()
{
    QElapsedTimer clock;
    clock.start();
    return clock;
}

/// Lives as long as its reply and keeps the reply's manager alive with it.
class ManagerHolder final : public QObject
{
public:
    ManagerHolder(std::shared_ptr<QNetworkAccessManager> manager, QNetworkReply *reply)
        : QObject(reply)
        , m_manager(std::move(manager))
    { }

private:
    std::shared_ptr<QNetworkAccessManager> m_manager;
};

} // namespace

HttpConnections::HttpConnections(QObject *parent)
    : QObject(parent)
{ }

std::shared_ptr<QNetworkAccessManager> HttpConnections::manager(HttpKind kind)
{
    if (kind == HttpKind::Creation)
        return makeManager();
    if (!m_reading)
        m_reading = makeManager();
    return m_reading;
}

/// For requests that name the address to connect to: it was looked up because no proxy does so.
std::shared_ptr<QNetworkAccessManager> HttpConnections::directManager()
{
    if (!m_direct) {
        m_direct = makeManager();
        m_direct->setProxyFactory(new ProxyFactory({ProxySettings::Mode::None, {}, 0}));
    }
    return m_direct;
}

bool HttpConnections::isDirect(const QUrl &url) const
{
    const QList<QNetworkProxy> proxies = ProxyFactory(m_proxy, m_credentials).queryProxy(QNetworkProxyQuery(url));
    return proxies.isEmpty() || proxies.constFirst().type() == QNetworkProxy::NoProxy;
}

std::shared_ptr<QNetworkAccessManager> HttpConnections::makeManager()
{
    std::shared_ptr<QNetworkAccessManager> made(new QNetworkAccessManager(this),
                                                [](QNetworkAccessManager *manager) { manager->deleteLater(); });
    made->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    made->setProxyFactory(new ProxyFactory(m_proxy, m_credentials));
    // authenticationRequired stays unconnected: nothing but the token ever answers a 401.
    connect(made.get(), &QNetworkAccessManager::proxyAuthenticationRequired, this, &HttpConnections::noteRefusal);
    return made;
}

QNetworkReply *HttpConnections::get(const QNetworkRequest &request, const HttpRequest &wanted)
{
    const auto used = wanted.address.isEmpty() ? manager(HttpKind::Download) : directManager();
    QNetworkReply *reply = used->get(request);
    RequestWatch::begin(m_recorder, *reply, wanted);
    auto *holder = new ManagerHolder(used, reply);
    connect(holder, &QObject::destroyed, this, &HttpConnections::requestEnded);
    connect(reply, &QNetworkReply::finished, this, [this, reply, asked = wanted.url, clock = startedClock()] {
        const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        const QUrl url(redactedUrl(asked));
        Q_EMIT tried({"GET", url, status, std::chrono::milliseconds(clock.elapsed()), 1});
    });
    requestStarted();
    return reply;
}

void HttpConnections::setProxy(const ProxySettings &proxy)
{
    if (m_proxy == proxy)
        return;
    m_proxy = proxy;
    setProxyCredentials({}); // what was typed for one proxy is nothing for another
}

void HttpConnections::setProxyCredentials(const ProxyCredentials &credentials)
{
    m_credentials = credentials;
    // As it is, and as Basic writes it. Without a new one the old stays hidden: an answer to come may repeat it.
    if (!credentials.isEmpty())
        m_hidden = {Secret(credentials.password.toUtf8()),
                    Secret((credentials.user + u':' + credentials.password).toUtf8().toBase64())};
    m_passwordWasAskedFor = false;
    m_passwordWasTaken = false;
    passTurn();
    forget(); // the old manager offers what it was made with
}

void HttpConnections::forget()
{
    m_reading.reset();
    m_direct.reset();
}

bool HttpConnections::takeTurn(const QObject &request, const QUrl &url)
{
    if (m_passwordWasTaken || !ProxyFactory(m_proxy, m_credentials).usesCredentials(QNetworkProxyQuery(url)))
        return true;
    if (m_trying && m_trying != &request)
        return false;
    m_trying = &request;
    return true;
}

void HttpConnections::noteAnswer(const QObject &request, int status)
{
    constexpr int passwordWanted = 407; // by whatever stands behind the proxy
    if (m_trying != &request || status <= 0 || status == passwordWanted)
        return;
    m_passwordWasTaken = true;
    passTurn();
    Q_EMIT proxyPasswordTaken();
}

void HttpConnections::endTurn(const QObject &request)
{
    if (m_trying == &request)
        passTurn();
}

/// From the event loop: whoever waits may start a request at once.
void HttpConnections::passTurn()
{
    m_trying = nullptr;
    QMetaObject::invokeMethod(this, &HttpConnections::turnCame, Qt::QueuedConnection);
}

void HttpConnections::requestStarted()
{
    Q_EMIT inFlightChanged(++m_inFlight);
}

void HttpConnections::requestEnded()
{
    Q_EMIT inFlightChanged(--m_inFlight);
}

/// The proxy wants a password and got none, or a wrong one.
void HttpConnections::noteRefusal(const QNetworkProxy &proxy)
{
    // A server that answers 407 without being a proxy gets nothing.
    if (proxy.hostName().isEmpty() || proxy.type() == QNetworkProxy::NoProxy)
        return;
    if (m_credentials.isFor(proxy.hostName())) {
        if (proxy.user() != m_credentials.user || proxy.password() != m_credentials.password)
            return; // a request of before the password was given
        // Wrong. Offering it again with every request may lock the user out, so what offers it goes.
        m_credentials = {};
        passTurn();
        forget();
    }
    if (m_passwordWasAskedFor)
        return;
    m_passwordWasAskedFor = true;
    Q_EMIT proxyPasswordRequested(proxy.hostName());
}

} // namespace Balehook
