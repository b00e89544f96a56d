// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/apiservice.h"

#include <QJsonDocument>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

constexpr auto jobsPath = "/api/platform/v1/import-job"_L1;
constexpr auto webhooksPath = "/api/platform/v1/client-webhook"_L1;
constexpr auto createPath = "/api/v1/webhook"_L1;
constexpr qint64 lieAmount = 1'000;

/// A number from 1 on; anything else is not one.
std::optional<qint64> positive(const DemoRequest &request, const QString &key)
{
    bool ok = false;
    const qint64 number = request.query.queryItemValue(key).toLongLong(&ok);
    return ok && number >= 1 ? std::optional(number) : std::nullopt;
}

QByteArray slugOfHost(const QByteArray &host)
{
    const qsizetype dot = host.indexOf('.');
    return dot > 0 ? host.left(dot).toLower() : QByteArray();
}

} // namespace

ApiService::ApiService(const DemoOptions &options, const QString &filesOrigin)
    : m_options(options)
{
    const QDateTime start = QDateTime::currentDateTimeUtc();
    for (const DemoAccount &account : demoAccounts()) {
        const bool isMain = account.jobs < 0;
        const QString slug = account.slug;
        m_data.emplace(slug.toLatin1(),
                       Data{&account,
                            DemoJobs(options.seed, isMain ? options.jobs : account.jobs, filesOrigin + u'/' + slug,
                                     start, isMain ? options.driftSeconds : 0),
                            DemoWebhooks(slug, account.webhooks, start)});
    }
}

ApiService::Data *ApiService::dataFor(const DemoRequest &request, QString *apiPath)
{
    const qsizetype end = request.path.indexOf(u'/', 1);
    const auto byPath = m_data.find(request.path.mid(1, end - 1).toLatin1());
    if (byPath != m_data.end() && end > 0) {
        *apiPath = request.path.mid(end);
        return &byPath->second;
    }
    *apiPath = request.path;
    const auto byHost = m_data.find(slugOfHost(request.host));
    return byHost == m_data.end() ? nullptr : &byHost->second;
}

ApiService::PageWish ApiService::wishOf(const DemoRequest &request) const
{
    constexpr qint64 standardPerPage = 25;
    const qint64 perPage = positive(request, u"per_page"_s).value_or(standardPerPage);
    return {positive(request, u"page"_s).value_or(1), std::min<qint64>(perPage, m_options.maxPerPage)};
}

bool ApiService::isTurnToFail()
{
    return m_options.failEvery > 0 && ++m_listings % m_options.failEvery == 0;
}

DemoAnswer ApiService::answer(const DemoRequest &request)
{
    QString path;
    Data *data = dataFor(request, &path);
    if (!data)
        return DemoAnswer::error(404, u"There is no such account."_s);

    const QByteArray expected = "Bearer " + QByteArray(data->account->token.data(), data->account->token.size());
    if (request.authorization.isEmpty())
        return DemoAnswer::error(401, u"A bearer token is required."_s);
    if (request.authorization != expected)
        return DemoAnswer::error(401, u"The token is not valid for this account."_s);

    const bool isListing = path == jobsPath || path == webhooksPath;
    if (!isListing && path != createPath)
        return DemoAnswer::error(404, u"There is no such endpoint."_s);
    if (request.method != (isListing ? "GET" : "POST"))
        return DemoAnswer::error(405, u"This method is not offered here."_s);
    if (!isListing)
        return createWebhook(data->webhooks, request);
    if (isTurnToFail())
        return DemoAnswer::error(503, u"The service is busy, try again."_s);
    return path == jobsPath ? listJobs(data->jobs, wishOf(request)) : listWebhooks(data->webhooks, wishOf(request));
}

QJsonObject ApiService::envelope(PageWish wish, const QJsonArray &data) const
{
    return {{u"page"_s, wish.page}, {u"perPage"_s, wish.perPage}, {u"data"_s, data}};
}

DemoAnswer ApiService::listJobs(const DemoJobs &jobs, PageWish wish)
{
    const qint64 count = jobs.count();
    QJsonArray data;
    // Compared by division: page times size may be more than a qint64 holds.
    if (wish.page - 1 <= count / wish.perPage) {
        const qint64 first = (wish.page - 1) * wish.perPage;
        const qint64 end = std::min(first + wish.perPage, count);
        for (qint64 position = first; position < end; ++position)
            data.append(jobs.at(position, count));
    }
    QJsonObject answer = envelope(wish, data);
    if (m_options.totals != Totals::None)
        answer.insert("result"_L1, m_options.totals == Totals::Lie ? count + lieAmount : count);
    return DemoAnswer::json(answer);
}

DemoAnswer ApiService::listWebhooks(const DemoWebhooks &webhooks, PageWish wish)
{
    // "All webhooks registered" (interface 4.1): they all come on page 1, whatever page size was asked for.
    const QJsonArray &all = webhooks.all();
    QJsonObject answer = envelope(wish, wish.page == 1 ? all : QJsonArray());
    if (m_options.totals != Totals::None) {
        const qint64 total = m_options.totals == Totals::Lie ? all.size() + lieAmount : all.size();
        answer.insert("total"_L1, QString::number(total));
    }
    return DemoAnswer::json(answer);
}

DemoAnswer ApiService::createWebhook(DemoWebhooks &webhooks, const DemoRequest &request)
{
    if (!request.contentType.toLower().startsWith("application/json"))
        return DemoAnswer::error(415, u"Send the webhook as application/json."_s);
    const QJsonDocument document = QJsonDocument::fromJson(request.body);
    if (!document.isObject())
        return DemoAnswer::error(400, u"The body is no JSON object."_s);
    QString problem;
    const std::optional<QJsonObject> created = webhooks.create(document.object(), &problem);
    return created ? DemoAnswer::json(*created) : DemoAnswer::error(400, problem);
}

} // namespace Balehook::Demo
