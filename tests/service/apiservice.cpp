// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/apiservice.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

constexpr auto jobsPath = "/api/platform/v1/import-job"_L1;
constexpr auto webhooksPath = "/api/platform/v1/client-webhook"_L1;
constexpr auto createPath = "/api/v1/webhook"_L1;
constexpr qint64 lieAmount = 1'000;
constexpr qint64 standardPerPage = 25;
constexpr int lateMsecs = 90'000;

/// A number of at least \a least; anything else is not one.
std::optional<qint64> numberOf(const DemoRequest &request, const QString &key, qint64 least)
{
    // Asked for decoded: brackets come encoded.
    for (const auto &[name, value] : request.query.queryItems(QUrl::FullyDecoded)) {
        if (name != key)
            continue;
        bool ok = false;
        const qint64 number = value.toLongLong(&ok);
        return ok && number >= least ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

/// The records of a page out of \a count, made by \a at.
template <typename At>
QJsonArray recordsOf(qint64 first, qint64 perPage, qint64 count, At at)
{
    QJsonArray data;
    for (qint64 position = first; position < count && position - first < perPage; ++position)
        data.append(at(position));
    return data;
}

QByteArray slugOfHost(const QByteArray &host)
{
    const qsizetype dot = host.indexOf('.');
    return dot > 0 ? host.left(dot).toLower() : QByteArray();
}

/// A problem in the form of RFC 9457, one of many that a service may use (interface 7).
DemoAnswer refusal(const QJsonObject &draft)
{
    DemoAnswer answer = DemoAnswer::json(
        {{u"title"_s, u"The webhook is not valid."_s},
         {u"status"_s, 422},
         {u"detail"_s, u"webhookUrl: %1 is not reachable."_s.arg(draft.value("webhookUrl"_L1).toString())}},
        422);
    answer.contentType = "application/problem+json";
    return answer;
}

QJsonObject oddAnswer()
{
    return {{u"success"_s, true}, {u"message"_s, u"The webhook was queued."_s}};
}

} // namespace

ApiService::ApiService(const DemoOptions &options, const QString &filesOrigin)
    : m_options(options)
{
    const QDateTime start = QDateTime::currentDateTimeUtc();
    for (const DemoAccount &account : demoAccounts()) {
        const bool isMain = account.jobs < 0;
        const QString slug = account.slug;
        m_data.emplace(
            slug.toLatin1(),
            Data{&account,
                 DemoJobs(options.seed, isMain ? options.jobs : account.jobs, filesOrigin + u'/' + slug, start,
                          isMain ? options.driftSeconds : 0, OddJobs{isMain && options.oddFiles ? options.jobs : 0}),
                 DemoWebhooks(slug, account.webhooks, start), DemoProperties(slug, account.properties, start)});
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

std::optional<ApiService::PageWish> ApiService::wishOf(const DemoRequest &request) const
{
    const auto capped = [this](std::optional<qint64> perPage) {
        return std::min<qint64>(perPage.value_or(standardPerPage), m_options.maxPerPage);
    };
    if (m_options.dialect == Dialect::Pages) {
        const qint64 perPage = capped(numberOf(request, u"per_page"_s, 1));
        const qint64 page = numberOf(request, u"page"_s, 1).value_or(1);
        // Compared by division: page times size may be more than a qint64 holds.
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        return PageWish{page, perPage, page - 1 > most / perPage ? most : (page - 1) * perPage};
    }
    if (request.query.hasQueryItem(u"page"_s) || request.query.hasQueryItem(u"per_page"_s))
        return {};
    const qint64 limit = capped(numberOf(request, u"page[limit]"_s, 1));
    const qint64 offset = numberOf(request, u"page[offset]"_s, 0).value_or(0);
    return PageWish{offset / limit + 1, limit, offset};
}

bool ApiService::isTurnToFail()
{
    return m_options.failEvery > 0 && ++m_listings % m_options.failEvery == 0;
}

DemoAnswer ApiService::change(const QJsonObject &wish)
{
    if (wish.contains("failEvery"_L1)) {
        m_options.failEvery = wish["failEvery"_L1].toInt();
        return DemoAnswer::json({});
    }
    if (wish.contains("latePage"_L1)) {
        m_latePage = wish["latePage"_L1].toInt();
        return DemoAnswer::json({});
    }
    const auto data = m_data.find(wish["account"_L1].toString().toLatin1());
    if (data == m_data.end())
        return DemoAnswer::error(404, u"There is no such account."_s);
    data->second.jobs.add(wish["add"_L1].toInt());
    if (wish.contains("id"_L1))
        data->second.jobs.change(wish["id"_L1].toString(), wish["fields"_L1].toObject());
    return DemoAnswer::json({});
}

DemoAnswer ApiService::answer(const DemoRequest &request)
{
    if (request.path == "/__change"_L1 && request.method == "POST")
        return change(QJsonDocument::fromJson(request.body).object());
    QString path;
    Data *data = dataFor(request, &path);
    if (!data)
        return DemoAnswer::error(404, u"There is no such account."_s);

    const QByteArray expected = "Bearer " + QByteArray(data->account->token.data(), data->account->token.size());
    if (request.authorization.isEmpty())
        return DemoAnswer::error(401, u"A bearer token is required."_s);
    if (request.authorization != expected)
        return DemoAnswer::error(401, u"The token is not valid for this account."_s);

    const bool isListing = path == jobsPath || path == webhooksPath || path == propertiesPath;
    if (!isListing && path != createPath)
        return DemoAnswer::error(404, u"There is no such endpoint."_s);
    if (request.method != (isListing ? "GET" : "POST"))
        return DemoAnswer::error(405, u"This method is not offered here."_s);
    if (!isListing)
        return createWebhook(data->webhooks, request);
    return list(path, *data, request);
}

DemoAnswer ApiService::list(const QString &path, const Data &data, const DemoRequest &request)
{
    if (isTurnToFail())
        return DemoAnswer::error(503, u"The service is busy, try again."_s);
    const std::optional<PageWish> wish = wishOf(request);
    if (!wish)
        return DemoAnswer::error(400, u"Ask for pages with page[offset] and page[limit]."_s);
    DemoAnswer answer = path == jobsPath ? listJobs(data.jobs, *wish)
        : path == webhooksPath           ? listWebhooks(data.webhooks, *wish)
                                         : listProperties(data.properties, *wish);
    if (m_latePage > 0 && wish->page >= m_latePage)
        answer.delayMsecs = lateMsecs;
    return answer;
}

std::optional<qint64> ApiService::totalOf(qint64 count) const
{
    if (m_options.totals == Totals::None)
        return {};
    return m_options.totals == Totals::Lie ? count + lieAmount : count;
}

QJsonObject ApiService::envelope(PageWish wish, const QJsonArray &data) const
{
    return {{u"page"_s, wish.page}, {u"perPage"_s, wish.perPage}, {u"data"_s, data}};
}

DemoAnswer ApiService::listJobs(const DemoJobs &jobs, PageWish wish) const
{
    const qint64 count = jobs.count();
    QJsonObject answer =
        envelope(wish, recordsOf(wish.first, wish.perPage, count, [&](qint64 at) { return jobs.at(at, count); }));
    if (const auto total = totalOf(count))
        answer.insert("result"_L1, *total);
    return DemoAnswer::json(answer);
}

DemoAnswer ApiService::listWebhooks(const DemoWebhooks &webhooks, PageWish wish) const
{
    // "All webhooks registered" (interface 4.1): they all come on page 1, whatever page size was asked for.
    const QJsonArray &all = webhooks.all();
    QJsonObject answer = envelope(wish, wish.first == 0 ? all : QJsonArray());
    if (const auto total = totalOf(all.size()))
        answer.insert("total"_L1, QString::number(*total));
    return DemoAnswer::json(answer);
}

DemoAnswer ApiService::listProperties(const DemoProperties &properties, PageWish wish) const
{
    const qint64 count = properties.count();
    QJsonObject answer =
        envelope(wish, recordsOf(wish.first, wish.perPage, count, [&](qint64 at) { return properties.at(at); }));
    if (const auto total = totalOf(count))
        answer.insert("total"_L1, *total);
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
    if (m_options.creation == Creation::Refuse)
        return refusal(document.object());
    const std::optional<QJsonObject> created = webhooks.create(document.object(), &problem);
    if (!created)
        return DemoAnswer::error(400, problem);
    DemoAnswer answer = DemoAnswer::json(m_options.creation == Creation::Odd ? oddAnswer() : *created);
    answer.isLost = m_options.creation == Creation::Lost;
    answer.delayMsecs = m_options.creation == Creation::Late ? lateMsecs : 0;
    return answer;
}

} // namespace Balehook::Demo
