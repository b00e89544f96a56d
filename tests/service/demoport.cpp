// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoport.h"

#include "service/lowdelayserver.h"
#include "service/slowanswer.h"

#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

QByteArray methodName(QHttpServerRequest::Method method)
{
    switch (method) {
    case QHttpServerRequest::Method::Get:
        return "GET";
    case QHttpServerRequest::Method::Post:
        return "POST";
    case QHttpServerRequest::Method::Delete:
        return "DELETE";
    case QHttpServerRequest::Method::Head:
        return "HEAD";
    default:
        return "OTHER";
    }
}

DemoRequest valueOf(const QHttpServerRequest &request)
{
    return {methodName(request.method()),   request.url().path(),          request.query(), request.value("Host"),
            request.value("Authorization"), request.value("Content-Type"), request.body(),  request.value("Range"),
            request.value("If-Range")};
}

quint16 peerPort([[maybe_unused]] const QHttpServerRequest &request,
                 [[maybe_unused]] const QHttpServerResponder &responder)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return request.remotePort();
#else
    return responder.socket()->peerPort();
#endif
}

void write(QHttpServerResponder &responder, const DemoAnswer &answer)
{
    const auto status = QHttpServerResponder::StatusCode(answer.status);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QHttpHeaders headers;
    headers.append("Content-Type", answer.contentType);
    for (const auto &[name, value] : answer.headers)
        headers.append(name, value);
    responder.write(answer.body, headers, status);
#else
    responder.writeStatusLine(status);
    responder.writeHeader("Content-Type", answer.contentType);
    responder.writeHeader("Content-Length", QByteArray::number(answer.body.size()));
    for (const auto &[name, value] : answer.headers)
        responder.writeHeader(name, value);
    responder.writeBody(answer.body);
#endif
}

} // namespace

DemoPort::DemoPort(DemoHandler handler, int latencyMsecs, QObject *parent)
    : QObject(parent)
    , m_handler(std::move(handler))
    , m_latencyMsecs(latencyMsecs)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    m_server.setMissingHandler(this, [this](const QHttpServerRequest &request, QHttpServerResponder &responder) {
        handle(request, std::move(responder));
    });
#else
    m_server.setMissingHandler([this](const QHttpServerRequest &request, QHttpServerResponder &&responder) {
        handle(request, std::move(responder));
    });
#endif
}

bool DemoPort::listen(quint16 port)
{
    auto server = std::make_unique<LowDelayServer>();
    if (!server->listen(QHostAddress::LocalHost, port))
        return false;
    m_port = server->serverPort();
    m_listener = server.get();
    m_server.bind(server.release()); // takes it over
    return true;
}

void DemoPort::handle(const QHttpServerRequest &httpRequest, QHttpServerResponder &&responder)
{
    const DemoRequest request = valueOf(httpRequest);
    if (request.path == "/__requests"_L1) {
        const QJsonObject log = m_log.toJson();
        if (request.method == "DELETE")
            m_log.clear();
        write(responder, DemoAnswer::json(log));
        return;
    }
    m_log.arrived(request);
    Q_EMIT requestArrived(request);
    const DemoAnswer answer = m_handler(request);
    if (answer.isLost) {
        drop(request, peerPort(httpRequest, responder), std::move(responder));
        return;
    }
    if (const int msecs = m_latencyMsecs + answer.delayMsecs; msecs > 0) {
        answerLater(request, answer, msecs, std::move(responder));
        return;
    }
    if (answer.bytesPerSecond > 0)
        new SlowAnswer(answer, std::move(responder), this);
    else
        write(responder, answer);
    m_log.answered(request, answer.status);
}

/// Not while the server is still busy with the request.
void DemoPort::drop(const DemoRequest &request, quint16 peerPort, QHttpServerResponder &&responder)
{
    auto kept = std::make_shared<QHttpServerResponder>(std::move(responder));
    QTimer::singleShot(0, this, [this, request, peerPort, kept] {
        m_log.abandoned(request);
        m_listener->drop(peerPort);
    });
}

void DemoPort::answerLater(const DemoRequest &request, const DemoAnswer &answer, int msecs,
                           QHttpServerResponder &&responder)
{
    // Ended once: by its answer, or by the client that went away while it waited.
    auto isEnded = std::make_shared<bool>(false);
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    connect(responder.socket(), &QAbstractSocket::disconnected, this, [this, request, isEnded] {
        if (!std::exchange(*isEnded, true))
            m_log.abandoned(request);
    });
#endif
    auto kept = std::make_shared<QHttpServerResponder>(std::move(responder));
    QTimer::singleShot(std::chrono::milliseconds(msecs), Qt::PreciseTimer, this,
                       [this, request, answer, kept, isEnded] {
                           if (std::exchange(*isEnded, true))
                               return;
                           write(*kept, answer);
                           m_log.answered(request, answer.status);
                       });
}

} // namespace Balehook::Demo
