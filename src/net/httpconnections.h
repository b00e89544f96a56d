// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secret.h"
#include "domain/account/proxysettings.h"
#include "net/httprequest.h"
#include "net/httptry.h"
#include "net/proxyfactory.h"
#include "net/requestwatch.h"

#include <QNetworkRequest>
#include <QObject>

#include <array>
#include <memory>

class QNetworkAccessManager;
class QNetworkProxy;
class QNetworkReply;

namespace Balehook {

/// The QNetworkAccessManagers of one HttpClient, their proxy and its password, and how many requests are under way.
///
/// Reading requests share a manager, made with the first of them. Every creation has a manager of its own and so a
/// connection that nobody used before. Clearing a manager's connections would leave its running requests hanging for
/// ever, so a manager is replaced instead and goes when its last request does.
///
/// A password that no proxy has taken yet goes with one request at a time, while the others wait for their turn: a
/// wrong one is offered once, not by each of them. Downloads do not wait, as whoever wants one gets its reply at once.
class HttpConnections final : public QObject
{
    Q_OBJECT

public:
    explicit HttpConnections(QObject *parent = nullptr);

    std::shared_ptr<QNetworkAccessManager> manager(HttpKind kind);

    /// Whether a request for \a url goes to its host itself, rather than to a proxy, which looks names up on its own.
    bool isDirect(const QUrl &url) const;

    /// A streamed GET that counts as under way until its reply is deleted. \a wanted is what \a request was made of.
    QNetworkReply *get(const QNetworkRequest &request, const HttpRequest &wanted);

    /// Where requests are written down; nowhere without it.
    void setRecorder(const RequestRecorder &recorder) { m_recorder = recorder; }
    const RequestRecorder &recorder() const { return m_recorder; }

    void setProxy(const ProxySettings &proxy);
    void setProxyCredentials(const ProxyCredentials &credentials);
    void forget();

    /// Whether \a request may leave for \a url now; if not, it asks again at turnCame(). One that may says
    /// noteAnswer(), if one comes, and then endTurn().
    bool takeTurn(const QObject &request, const QUrl &url);
    void noteAnswer(const QObject &request, int status);
    void endTurn(const QObject &request);

    void requestStarted();
    void requestEnded();

Q_SIGNALS:
    void inFlightChanged(int count);
    void tried(const Balehook::HttpTry &attempt);
    void proxyPasswordRequested(const QString &proxyHost);
    /// The proxy let a request through with the credentials; said once for those that were set last.
    void proxyPasswordTaken();
    void turnCame();

private:
    std::shared_ptr<QNetworkAccessManager> makeManager();
    std::shared_ptr<QNetworkAccessManager> directManager();
    void noteRefusal(const QNetworkProxy &proxy);
    void passTurn();

    ProxySettings m_proxy;
    ProxyCredentials m_credentials;
    std::array<Secret, 2> m_hidden; ///< the password, as a proxy may repeat it: to be found in what is written down
    RequestRecorder m_recorder;
    bool m_passwordWasAskedFor = false;
    bool m_passwordWasTaken = false;
    const QObject *m_trying = nullptr; ///< the request that goes with a password not taken yet; never looked into
    int m_inFlight = 0;
    std::shared_ptr<QNetworkAccessManager> m_reading;
    std::shared_ptr<QNetworkAccessManager> m_direct; ///< without a proxy
};

} // namespace Balehook
