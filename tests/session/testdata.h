// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "support/scriptedserver.h"

namespace Balehook::Testing {

Account testAccount(const QString &id, const QString &baseUrl, const QString &slug = QStringLiteral("acme"));
/// An account whose listings are served by \a server.
Account testAccount(const QString &id, const ScriptedServer &server, const QString &path = {});
BearerToken testToken(const QString &text);

/// A page of either listing with one record (interface 4.1 and 4.3).
Script jobsPage(int page = 1, int total = 57);
Script webhooksPage(int page = 1, int total = 31);

/// Path and query of the requests that arrived, in order.
QList<QByteArray> targets(const ScriptedServer &server);

constexpr auto jobsPath = "/api/platform/v1/import-job";
constexpr auto webhooksPath = "/api/platform/v1/client-webhook";

} // namespace Balehook::Testing
