// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"

#include "api/envelope.h"
#include "api/recorddecoder.h"
#include "api/webhookcreation.h"
#include "domain/importjob.h"
#include "domain/page.h"
#include "net/answererror.h"
#include "net/httpclient.h"

#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

template <typename Record>
std::shared_ptr<const RecordPage> pageOf(const QJsonArray &data, const QByteArray &body)
{
    return std::make_shared<Page<Record>>(RecordDecoder<Record>::decodeAll(data, body), body, RawJson::listedElement);
}

Result<PageAnswer> decodedListing(Endpoint endpoint, const HttpAnswer &answer)
{
    const Result<Envelope> decoded =
        Envelope::decode(answer.body, answer.contentType, endpointInfo(endpoint).totalField);
    if (!decoded) {
        Error error = decoded.error();
        error.httpStatus = answer.status;
        error.attempts = answer.attempts;
        error.host = hostForPeople(answer.url);
        return error;
    }
    const Envelope &envelope = decoded.value();
    PageAnswer page;
    page.records = endpoint == Endpoint::ListImportJobs ? pageOf<ImportJob>(envelope.data, answer.body)
                                                        : pageOf<Webhook>(envelope.data, answer.body);
    page.page = envelope.page;
    page.perPage = envelope.perPage;
    page.total = envelope.total;
    page.totalField = envelope.totalField;
    return page;
}

} // namespace

ApiClient::ApiClient(const Account &account, BearerToken token, HttpClient &http)
    : m_account(account)
    , m_token(std::move(token))
    , m_http(http)
{ }

ApiReply *ApiClient::listImportJobs(PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    return list(Endpoint::ListImportJobs, request, context, std::move(done));
}

ApiReply *ApiClient::listWebhooks(PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    return list(Endpoint::ListWebhooks, request, context, std::move(done));
}

ApiReply *ApiClient::list(Endpoint endpoint, PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    ApiReply *reply = m_http.send({HttpKind::Listing, urlOf(endpoint, m_account, request), m_token.secret(), {}});
    QObject::connect(reply, &ApiReply::finished, context,
                     [endpoint, done = std::move(done)](const Result<HttpAnswer> &answer) {
                         done(answer ? decodedListing(endpoint, answer.value()) : Result<PageAnswer>(answer.error()));
                     });
    // Nobody waits for it any more. A creation, in contrast, always runs to its end.
    QObject::connect(context, &QObject::destroyed, reply, &ApiReply::cancel);
    return reply;
}

ApiReply *ApiClient::createWebhook(const WebhookDraft &draft, QObject *context,
                                   std::function<void(const Creation &)> done)
{
    ApiReply *reply =
        m_http.send({HttpKind::Creation, urlOf(Endpoint::CreateWebhook, m_account), m_token.secret(), bodyOf(draft)});
    QObject::connect(reply, &ApiReply::finished, context,
                     [reply, draft, done = std::move(done)](const Result<HttpAnswer> &answer) {
                         done(creationOf(answer, reply->mayHaveArrived(), draft));
                     });
    return reply;
}

QUrl ApiClient::urlOf(Endpoint endpoint, const Account &account, std::optional<PageRequest> request)
{
    const EndpointInfo &info = endpointInfo(endpoint);
    const BaseUrl &base = info.host == EndpointHost::Workspace ? account.createBase() : account.listingBase;
    QUrl url = base.resolved(info.path);
    if (info.paged && request) {
        QUrlQuery query;
        query.addQueryItem(u"page"_s, QString::number(request->page));
        query.addQueryItem(u"per_page"_s, QString::number(request->perPage));
        url.setQuery(query);
    }
    return url;
}

QByteArray ApiClient::bodyOf(const WebhookDraft &draft)
{
    return creationBody(draft);
}

} // namespace Balehook
