// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QPair>
#include <QString>
#include <QUrlQuery>

#include <functional>

namespace Balehook::Demo {

/// A request as the services see it, a value.
struct DemoRequest
{
    QByteArray method;
    QString path;
    QUrlQuery query;
    QByteArray host;
    QByteArray authorization;
    QByteArray contentType;
    QByteArray body;
    QByteArray range;
    QByteArray ifRange;
};

/// What is answered.
struct DemoAnswer
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    QList<QPair<QByteArray, QByteArray>> headers; ///< besides Content-Type and Content-Length
    int bytesPerSecond = 0; ///< 0: as fast as it goes
    int delayMsecs = 0; ///< before it is sent, besides the latency of the port
    bool isLost = false; ///< the connection is closed instead

    static DemoAnswer json(const QJsonObject &object, int status = 200);
    /// The small JSON body of an error; the interface leaves its shape open (section 7).
    static DemoAnswer error(int status, const QString &message);
};

using DemoHandler = std::function<DemoAnswer(const DemoRequest &)>;

} // namespace Balehook::Demo
