// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpexchange.h"

#include "core/errors/logging.h"
#include "core/secrets/knownsecrets.h"
#include "net/singleusebody.h"

#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QSslError>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// After a failed decompression garbage is readable. Qt uses the same code for several 4xx statuses, so
/// that only what is still whole JSON is believed then.
bool mayBeGarbage(const QNetworkReply &reply, const QByteArray &body)
{
    return reply.error() == QNetworkReply::UnknownContentError && reply.hasRawHeader("Content-Encoding")
        && !QJsonDocument::fromJson(body).isObject();
}

/// Where an answer in chunks is cut, Qt takes that for its end or tells an error, by chance. An object says what it
/// was: one that is closed has come whole, and one that is not was not sent to its end.
QNetworkReply::NetworkError errorOfChunks(const QNetworkReply &reply, const QByteArray &body,
                                          QNetworkReply::NetworkError told)
{
    if (reply.rawHeader("Transfer-Encoding").toLower() != "chunked" || !body.startsWith('{'))
        return told;
    if (told == QNetworkReply::NoError)
        return body.trimmed().endsWith('}') ? told : QNetworkReply::RemoteHostClosedError;
    const bool isCut = told == QNetworkReply::RemoteHostClosedError || told == QNetworkReply::ContentReSendError;
    return isCut && QJsonDocument::fromJson(body).isObject() ? QNetworkReply::NoError : told;
}

/// The proxy that \a manager uses for \a url; empty without one.
QString proxyHostOf(const QNetworkAccessManager &manager, const QUrl &url)
{
    QNetworkProxyFactory *factory = manager.proxyFactory();
    const QList<QNetworkProxy> proxies =
        factory ? factory->queryProxy(QNetworkProxyQuery(url)) : QList<QNetworkProxy>();
    return proxies.isEmpty() ? QString() : proxies.constFirst().hostName();
}

} // namespace

HttpExchange::HttpExchange(std::shared_ptr<QNetworkAccessManager> manager, QObject *parent)
    : QObject(parent)
    , m_manager(std::move(manager))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { stop(StopReason::Deadline); });
}

HttpExchange::~HttpExchange()
{
    abandon();
}

void HttpExchange::abandon()
{
    m_deadline.stop();
    if (m_reply) {
        if (m_watch)
            m_watch->stop(m_body && m_body->wasRead());
        m_reply->disconnect(this);
        m_reply->abort();
        m_reply->deleteLater();
        m_reply = nullptr;
    }
    m_manager.reset();
}

void HttpExchange::letGo(std::unique_ptr<HttpExchange> exchange, const QObject &listener, QObject &keeper)
{
    exchange->disconnect(&listener);
    exchange->abandon();
    exchange->setParent(&keeper);
    exchange.release()->deleteLater();
}

void HttpExchange::start(const QNetworkRequest &request, const HttpRequest &wanted, std::chrono::milliseconds deadline)
{
    m_kind = wanted.kind;
    m_wanted = wanted;
    m_request = request;
    m_clock.start();
    send();
    m_deadline.start(deadline);
}

void HttpExchange::send()
{
    if (m_kind == HttpKind::Creation) {
        m_body = new SingleUseBody(m_wanted.body, this);
        m_reply = m_manager->post(m_request, m_body);
        m_body->setParent(m_reply); // the reply may outlive this object until the event loop deletes it
    } else {
        m_reply = m_manager->get(m_request);
    }
    m_watch = RequestWatch::begin(m_recorder, *m_reply, m_wanted);
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpExchange::readSome);
    connect(m_reply, &QNetworkReply::finished, this, &HttpExchange::conclude);
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            m_tlsErrors.append(error.errorString());
    });
}

/// "localhost" is two addresses. Where nobody listens at the first one nothing was sent, and the second one is asked.
bool HttpExchange::goOnAtOtherLoopback()
{
    QUrl url = m_request.url();
    const bool isFirst =
        m_wanted.url.host().compare("localhost"_L1, Qt::CaseInsensitive) == 0 && url.host() == "127.0.0.1"_L1;
    if (!isFirst || m_stop != StopReason::None || m_reply->error() != QNetworkReply::ConnectionRefusedError
        || (m_body && m_body->wasRead()))
        return false;
    url.setHost(u"::1"_s);
    m_request.setUrl(url);
    m_reply->disconnect(this);
    m_reply->deleteLater();
    send();
    return true;
}

void HttpExchange::stop(StopReason reason)
{
    if (m_stop != StopReason::None || !m_reply || m_reply->isFinished())
        return;
    m_stop = reason;
    m_reply->abort(); // emits finished()
}

void HttpExchange::readSome()
{
    if (m_stop != StopReason::None || !m_reply->isOpen()) // closed by time-outs
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const qsizetype cap = status >= 300 ? errorByteCap : answerByteCap;
    // Not more than there is: room for the cap would be made, and given back, with each piece.
    m_received += m_reply->read(std::min<qint64>(m_reply->bytesAvailable(), cap - m_received.size() + 1));
    if (m_received.size() <= cap)
        return;
    m_received.truncate(cap);
    // What came with the end of the answer is as much too much, though nothing is left to be stopped.
    if (m_reply->isFinished())
        m_stop = StopReason::ByteCap;
    else
        stop(StopReason::ByteCap);
}

void HttpExchange::conclude()
{
    if (goOnAtOtherLoopback())
        return;
    m_deadline.stop();
    readSome();
    m_received.squeeze(); // a cache counts what a page holds
    const bool isGarbage = mayBeGarbage(*m_reply, m_received);
    const qsizetype received = m_received.size();
    // Once for all who see it. A record that repeats the token would be shown, copied and kept; its links would carry
    // it to other hosts.
    m_received = withoutKnownSecrets(m_received);
    const QByteArray seen = m_watch && !isGarbage ? m_received : QByteArray();
    const HttpExchangeOutcome result = outcome(received);
    const QPointer<RequestWatch> watch = m_watch;
    const auto writeDown = [&watch, &result, body = AnswerBody{seen, isGarbage ? 0 : received}] {
        if (watch)
            watch->end(result.facts, body, result.bodyWasRead);
    };
    // Nobody hears of a good answer before the next request has left, which does not have to wait for this.
    const bool isGood = !httpVerdict(result.facts);
    if (!isGood)
        writeDown();
    qCDebug(logNet).noquote() << (m_kind == HttpKind::Creation ? "POST" : "GET") << m_reply->request().url().path()
                              << result.facts.status << result.elapsed.count() << "ms";
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_reply = nullptr;
    Q_EMIT ended(result); // may delete this
    if (isGood)
        writeDown();
}

HttpExchangeOutcome HttpExchange::outcome(qsizetype received)
{
    HttpExchangeOutcome result;
    result.facts.kind = m_kind;
    result.facts.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    result.facts.error = errorOfChunks(*m_reply, m_received, networkErrorOf(*m_reply, received));
    result.facts.stop = m_stop;
    if (result.facts.status == 0 && result.facts.error != QNetworkReply::NoError && m_stop == StopReason::None) {
        result.proxyHost = proxyHostOf(*m_manager, m_reply->request().url());
        result.facts.isProxied = !result.proxyHost.isEmpty();
    }
    result.facts.endsByClosing =
        !m_reply->hasRawHeader("Content-Length") && !m_reply->hasRawHeader("Transfer-Encoding");
    result.contentType = m_reply->rawHeader("Content-Type");
    result.retryAfter = m_reply->rawHeader("Retry-After");
    result.date = m_reply->rawHeader("Date");
    result.location = m_reply->rawHeader("Location");
    result.tlsErrors = m_tlsErrors;
    result.bodyWasRead = m_body && m_body->wasRead();
    result.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    // Half an answer is no answer; half a refusal still has words.
    const bool isRefusal = result.facts.status >= 300;
    if ((isRefusal && !mayBeGarbage(*m_reply, m_received)) || !httpVerdict(result.facts))
        result.body = std::move(m_received);
    return result;
}

} // namespace Balehook
