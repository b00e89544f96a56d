// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demohttp.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

DemoAnswer DemoAnswer::json(const QJsonObject &object, int status)
{
    return {status, "application/json", QJsonDocument(object).toJson(QJsonDocument::Compact), {}, 0, 0, false};
}

DemoAnswer DemoAnswer::error(int status, const QString &message)
{
    return json({{u"error"_s, QJsonObject{{u"status"_s, status}, {u"message"_s, message}}}}, status);
}

} // namespace Balehook::Demo
