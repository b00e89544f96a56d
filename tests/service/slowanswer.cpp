// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/slowanswer.h"

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#endif

namespace Balehook::Demo {

namespace {

constexpr int piecesPerSecond = 20;

} // namespace

SlowAnswer::SlowAnswer(DemoAnswer answer, QHttpServerResponder &&responder, QObject *parent)
    : QObject(parent)
    , m_answer(std::move(answer))
    , m_responder(std::move(responder))
{
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    m_socket = m_responder.socket();
#endif
    begin();
    connect(&m_timer, &QTimer::timeout, this, &SlowAnswer::writeSome);
    m_timer.start(1000 / piecesPerSecond);
}

void SlowAnswer::begin()
{
    const auto status = QHttpServerResponder::StatusCode(m_answer.status);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // Only in chunks: the length stays unknown to the client.
    QHttpHeaders headers;
    headers.append("Content-Type", m_answer.contentType);
    for (const auto &[name, value] : std::as_const(m_answer.headers))
        headers.append(name, value);
    m_responder.writeBeginChunked(headers, status);
#else
    m_responder.writeStatusLine(status);
    m_responder.writeHeader("Content-Type", m_answer.contentType);
    m_responder.writeHeader("Content-Length", QByteArray::number(m_answer.body.size()));
    for (const auto &[name, value] : std::as_const(m_answer.headers))
        m_responder.writeHeader(name, value);
#endif
}

bool SlowAnswer::isGone() const
{
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    // The responder of Qt 6.4 writes to a dangling socket when the client went away meanwhile.
    return !m_socket || m_socket->state() != QAbstractSocket::ConnectedState;
#else
    return false;
#endif
}

void SlowAnswer::writeSome()
{
    const QByteArray piece = m_answer.body.mid(m_written, m_answer.bytesPerSecond / piecesPerSecond);
    m_written += piece.size();
    const bool isLast = isGone() || m_written >= m_answer.body.size();
    if (!isGone()) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (isLast)
            m_responder.writeEndChunked(piece);
        else
            m_responder.writeChunk(piece);
#else
        m_responder.writeBody(piece);
#endif
    }
    if (isLast) {
        m_timer.stop();
        deleteLater();
    }
}

} // namespace Balehook::Demo
