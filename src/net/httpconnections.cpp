// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpconnections.h"

#include "net/proxyfactory.h"

#include <QAuthenticator>
#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace Balehook {

namespace {

/// A password that was refused twice in a row is wrong; offering it again may lock the user's account.
constexpr int maxProxyAnswers = 2;

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
    made->setProxyFactory(new ProxyFactory(m_proxy));
    // authenticationRequired stays unconnected: nothing but the token ever answers a 401.
    connect(made.get(), &QNetworkAccessManager::proxyAuthenticationRequired, this, &HttpConnections::authenticateProxy);
    return made;
}

QNetworkReply *HttpConnections::get(const QNetworkRequest &request)
{
    const auto used = manager(HttpKind::Download);
    QNetworkReply *reply = used->get(request);
    auto *holder = new ManagerHolder(used, reply);
    connect(holder, &QObject::destroyed, this, &HttpConnections::requestEnded);
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
    m_proxyUser = user;
    m_proxyPassword = password;
    m_proxyAnswers.clear();
    m_passwordWasAskedFor = false;
    forget(); // the old manager may remember a wrong password
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

void HttpConnections::authenticateProxy(const QNetworkProxy &proxy, QAuthenticator *authenticator)
{
    // A server that answers 407 without being a proxy gets nothing.
    if (proxy.hostName().isEmpty() || proxy.type() == QNetworkProxy::NoProxy)
        return;
    int &answers = m_proxyAnswers[proxy.hostName()];
    if (!m_proxyUser.isEmpty() && answers < maxProxyAnswers) {
        ++answers;
        authenticator->setUser(m_proxyUser);
        authenticator->setPassword(m_proxyPassword);
        return;
    }
    if (!m_proxyUser.isEmpty()) {
        // Wrong. Qt's own cache would offer it again with every request, so the manager that has it goes, too.
        m_proxyUser.clear();
        m_proxyPassword.clear();
        forget();
    }
    if (m_passwordWasAskedFor)
        return;
    m_passwordWasAskedFor = true;
    Q_EMIT proxyPasswordWanted(proxy.hostName());
}

} // namespace Balehook
