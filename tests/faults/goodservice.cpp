// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/goodservice.h"

#include <QDateTime>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

QByteArray numbered(const char *pattern, int number)
{
    return QByteArray(pattern).replace("%1", QByteArray::number(number));
}

} // namespace

QByteArray GoodService::job(int number)
{
    return numbered(R"({"id":"job-%1","jobType":"product.import","channelId":"c-1","status":"1","userId":"u-1",)"
                    R"("userName":"Ada","filePath":"https://files.invalid/%1.csv","successCount":"12",)"
                    R"("failureCount":"0","createdAt":"2024-02-03T04:05:06.007Z",)"
                    R"("updatedAt":"2024-02-03T04:05:07.008Z"})",
                    number);
}

QByteArray GoodService::webhook(int number)
{
    return numbered(R"({"id":"hook-%1","resource":"order","eventType":"POST","eventSubType":"created","version":"v1",)"
                    R"("externalChannelID":"c-1","webhookUrl":"https://hooks.example.com/%1","webhookMethod":"POST",)"
                    R"("createdAt":"2024-02-03T04:05:06.007+05:30","updatedAt":"2024-02-03T04:05:07.008+05:30"})",
                    number);
}

QByteArray GoodService::property(int number)
{
    return numbered(R"({"accountSlug":"acme","label":"Label %1","internalName":"property-%1","isUnique":"no",)"
                    R"("fieldType":"short_text","scope":["product"],"createdAt":"2024-02-03T04:05:06.007Z",)"
                    R"("updatedAt":"2024-02-03T04:05:07.008Z"})",
                    number);
}

QByteArray GoodService::page(const QList<QByteArray> &records, int page, int perPage, bool totalIsResult)
{
    const qsizetype first = std::min(qsizetype(page - 1) * perPage, records.size());
    const QByteArray total = QByteArray::number(records.size());
    return (totalIsResult ? QByteArray("{\"result\":" + total) : QByteArray("{\"total\":\"" + total + '"'))
        + ",\"page\":" + QByteArray::number(page) + ",\"perPage\":" + QByteArray::number(perPage) + ",\"data\":["
        + records.mid(first, perPage).join(',') + "]}";
}

Script GoodService::answer(const RecordedRequest &request)
{
    const QUrl url = QUrl::fromEncoded(request.target);
    const QString path = url.path();
    if (request.method == "POST" && path.endsWith(QLatin1StringView(creationPath))) {
        const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toLatin1();
        const QByteArray id = QByteArray::number(webhooks.size() + 1);
        webhooks.append("{\"id\":\"made-" + id + "\",\"createdAt\":\"" + now + "\",\"updatedAt\":\"" + now + "\","
                        + request.body.trimmed().mid(1));
        return Script::json(webhooks.constLast());
    }
    const std::pair<const char *, const QList<QByteArray> *> lists[] = {
        {jobsPath, &jobs}, {webhooksPath, &webhooks}, {propertiesPath, &properties}};
    for (const auto &[known, records] : lists) {
        if (request.method != "GET" || !path.endsWith(QLatin1StringView(known)))
            continue;
        const QUrlQuery query(url);
        return Script::json(page(*records, std::max(query.queryItemValue(u"page"_s).toInt(), 1),
                                 std::max(query.queryItemValue(u"per_page"_s).toInt(), 1), records == &jobs));
    }
    return Script::answer(404, "{}", {{"Content-Type", "application/json"}});
}

} // namespace Balehook::Testing
