// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demoaccounts.h"
#include "service/serviceprocess.h"

#include <QJsonObject>
#include <QSet>

namespace Balehook::Demo {

/// What tests of the service ask it for.
constexpr auto jobsPath = QLatin1StringView("/api/platform/v1/import-job");

inline QByteArray tokenOf(QByteArrayView slug)
{
    const DemoAccount *account = demoAccount(slug);
    return QByteArray(account->token.data(), account->token.size());
}

inline QUrl jobs(const ServiceProcess &service, const QString &slug, const QString &query = {})
{
    return service.api(u'/' + slug + jobsPath + query);
}

inline QSet<QString> fieldsOf(const QJsonObject &object)
{
    const QStringList keys = object.keys();
    return QSet<QString>(keys.cbegin(), keys.cend());
}

} // namespace Balehook::Demo
