// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/httprequest.h"
#include "net/httpverdict.h"
#include "net/requestwatch.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>

class QNetworkAccessManager;

namespace Balehook {

class SingleUseBody;

/// Most bytes of an answer that are read, decompressed: more ends the exchange.
constexpr qsizetype answerByteCap = 4 * 1024 * 1024;
constexpr qsizetype errorByteCap = 64 * 1024;

/// What came of one try. The body is empty unless it can be trusted: a success, or the words of a refusal.
struct HttpExchangeOutcome
{
    HttpFacts facts;
    QByteArray contentType;
    QByteArray body;
    QByteArray retryAfter;
    QByteArray date;
    QByteArray location;
    QStringList tlsErrors;
    QString proxyHost; ///< of the proxy on the way, if something went wrong
    bool bodyWasRead = false; ///< creations: the service may have the request
    std::chrono::milliseconds elapsed{};
};

/// One request on the wire: a QNetworkReply under our own deadline and byte cap, with our own note of why it was
/// stopped. Deleting it aborts.
class HttpExchange final : public QObject
{
    Q_OBJECT

public:
    HttpExchange(std::shared_ptr<QNetworkAccessManager> manager, QObject *parent);
    ~HttpExchange() override;

    /// Before start(): writes it down there.
    void setRecorder(const RequestRecorder &recorder) { m_recorder = recorder; }
    void start(const QNetworkRequest &request, const HttpRequest &wanted, std::chrono::milliseconds deadline);
    /// Ends the request without a signal.
    void abandon();
    /// Ends \a exchange for its \a listener, also from one of its own signals: it goes by the event loop, or with
    /// \a keeper where there is none any more, but its request goes now.
    static void letGo(std::unique_ptr<HttpExchange> exchange, const QObject &listener, QObject &keeper);

Q_SIGNALS:
    void ended(const Balehook::HttpExchangeOutcome &outcome);

private:
    void send();
    bool goOnAtOtherLoopback();
    void stop(StopReason reason);
    void readSome();
    void conclude();
    /// \a received: how many bytes of body came.
    HttpExchangeOutcome outcome(qsizetype received);

    std::shared_ptr<QNetworkAccessManager> m_manager;
    QPointer<QNetworkReply> m_reply;
    QPointer<SingleUseBody> m_body;
    RequestRecorder m_recorder;
    QPointer<RequestWatch> m_watch; ///< null if nobody writes it down
    QNetworkRequest m_request;
    HttpRequest m_wanted;
    HttpKind m_kind = HttpKind::Listing;
    StopReason m_stop = StopReason::None;
    QTimer m_deadline;
    QElapsedTimer m_clock;
    QByteArray m_received;
    QStringList m_tlsErrors;
};

} // namespace Balehook
