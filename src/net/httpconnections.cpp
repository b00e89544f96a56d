// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpconnections.h"

#include "core/redaction.h"

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
    const auto used = manager(HttpKind::Download);
    QNetworkReply *reply = used->get(request);
    RequestWatch::begin(m_recorder, *reply, wanted);
    auto *holder = new ManagerHolder(used, reply);
    connect(holder, &QObject::destroyed, this, &HttpConnections::requestEnded);
    connect(reply, &QNetworkReply::finished, this, [this, reply, clock = startedClock()] {
        const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        const QUrl url(redactedUrl(reply->request().url()));
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
    m_passwordWasAskedFor = false;
    forget();
}

void HttpConnections::setProxyCredentials(const QString &user, const QString &password)
{
    m_credentials = {user, password};
    // As it is, and as Basic writes it.
    m_hidden = {Secret(password.toUtf8()), Secret((user + u':' + password).toUtf8().toBase64())};
    m_passwordWasAskedFor = false;
    forget(); // the old manager offers what it was made with
}

void HttpConnections::forget()
{
    m_reading.reset();
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
    if (!m_credentials.user.isEmpty()) {
        if (proxy.user() != m_credentials.user || proxy.password() != m_credentials.password)
            return; // a request of before the password was given
        // Wrong. Offering it again with every request may lock the user out, so what offers it goes.
        m_credentials = {};
        forget();
    }
    if (m_passwordWasAskedFor)
        return;
    m_passwordWasAskedFor = true;
    Q_EMIT proxyPasswordWanted(proxy.hostName());
}

} // namespace Balehook
