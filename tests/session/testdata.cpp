// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/testdata.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

Account testAccount(const QString &id, const QString &baseUrl, const QString &slug)
{
    const std::optional<AccountSlug> checked = AccountSlug::fromString(slug);
    const Result<BaseUrl> base = BaseUrl::parse(baseUrl, *checked);
    Account account(id, *checked, base.value());
    account.listingBaseText = baseUrl;
    return account;
}

Account testAccount(const QString &id, const ScriptedServer &server, const QString &path)
{
    return testAccount(id, u"http://127.0.0.1:%1%2"_s.arg(QString::number(server.serverPort()), path));
}

BearerToken testToken(const QString &text)
{
    return BearerToken::fromPasted(text).value().token;
}

Script jobsPage(int page, int total)
{
    return Script::json(R"({"result": %2, "page": %1, "perPage": 25, "data": [{"id": "job-%1", "status": "1"}]})"_ba
                            .replace("%1", QByteArray::number(page))
                            .replace("%2", QByteArray::number(total)));
}

Script webhooksPage(int page, int total)
{
    return Script::json(R"({"total": "%2", "page": %1, "perPage": 25, "data": [{"id": "hook-%1"}]})"_ba
                            .replace("%1", QByteArray::number(page))
                            .replace("%2", QByteArray::number(total)));
}

QList<QByteArray> targets(const ScriptedServer &server)
{
    QList<QByteArray> all;
    for (const RecordedRequest &request : server.requests())
        all.append(request.target);
    return all;
}

} // namespace Balehook::Testing
