// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
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
};

/// What is answered.
struct DemoAnswer
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    QByteArray disposition; ///< Content-Disposition, left out where empty

    static DemoAnswer json(const QJsonObject &object, int status = 200);
    /// The small JSON body of an error; the interface leaves its shape open (section 7).
    static DemoAnswer error(int status, const QString &message);
};

using DemoHandler = std::function<DemoAnswer(const DemoRequest &)>;

} // namespace Balehook::Demo
