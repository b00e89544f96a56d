// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"

#include "api/envelope.h"
#include "api/pagedecoder.h"
#include "api/paging.h"
#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "net/hosttext.h"
#include "net/httpclient.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

std::shared_ptr<const RecordPage> recordsOf(Endpoint endpoint, const QJsonArray &data, const QByteArray &body,
                                            UnknownFields &unknown)
{
    switch (endpoint) {
    case Endpoint::ListImportJobs:
        return decodedPage<ImportJob>(data, body, &unknown);
    case Endpoint::ListProperties:
        return decodedPage<Property>(data, body, &unknown);
    case Endpoint::ListWebhooks:
    case Endpoint::CreateWebhook:
        break;
    }
    return decodedPage<Webhook>(data, body, &unknown);
}

Error about(const HttpAnswer &answer, Error error)
{
    error.httpStatus = answer.status;
    error.attempts = answer.attempts;
    error.host = hostForPeople(answer.url);
    return error;
}

Result<PageAnswer> decodedListing(Endpoint endpoint, const HttpAnswer &answer)
{
    const Result<Envelope> decoded =
        Envelope::decode(answer.body, answer.contentType, endpointInfo(endpoint).totalField);
    if (!decoded)
        return about(answer, decoded.error());
    const Envelope &envelope = decoded.value();
    PageAnswer page;
    page.records = recordsOf(endpoint, envelope.data, answer.body, page.form.unknownFields);
    page.page = envelope.page;
    page.perPage = envelope.perPage;
    page.total = envelope.total;
    page.totalField = envelope.totalField;
    page.form.isTotalText = envelope.isTotalText;
    page.form.hasTwoTotals = envelope.hasTwoTotals;
    return page;
}

/// The page that \a answer holds, if it can be the one that was asked for.
Result<PageAnswer> checkedListing(Endpoint endpoint, Pagination pagination, PageRequest request,
                                  const HttpAnswer &answer)
{
    Result<PageAnswer> page = decodedListing(endpoint, answer);
    if (!page || echoFits(pagination, request, page.value()))
        return page;
    Error error(ErrorKind::PagingIgnored, echoText(page.value()));
    return about(answer, std::move(error));
}

} // namespace

ApiClient::ApiClient(const Account &account, BearerToken token, HttpClient &http, Listener listener)
    : m_account(account)
    , m_token(std::move(token))
    , m_http(http)
    , m_listener(std::move(listener))
{ }

ApiReply *ApiClient::listImportJobs(PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    return list(Endpoint::ListImportJobs, request, context, std::move(done));
}

ApiReply *ApiClient::listWebhooks(PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    return list(Endpoint::ListWebhooks, request, context, std::move(done));
}

ApiReply *ApiClient::listProperties(PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    return list(Endpoint::ListProperties, request, context, std::move(done));
}

ApiReply *ApiClient::list(Endpoint endpoint, PageRequest request, QObject *context, Callback<PageAnswer> done)
{
    ApiReply *reply = m_http.send({HttpKind::Listing, urlOf(endpoint, m_account, request), m_token.secret(), {}});
    const auto answered = [endpoint, pagination = m_account.pagination, request, listener = m_listener,
                           done = std::move(done)](const Result<HttpAnswer> &answer) {
        if (!answer) {
            done(answer.error());
            return;
        }
        const Result<PageAnswer> page = checkedListing(endpoint, pagination, request, answer.value());
        if (page && listener)
            listener(endpoint, request, page.value());
        done(page);
    };
    QObject::connect(reply, &ApiReply::finished, context, answered);
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
    const QString path = endpoint == Endpoint::ListProperties ? account.propertiesPath : QString(info.path);
    if (path.isEmpty())
        return {};
    QUrl url = base.resolved(path);
    if (info.paged && request)
        url.setQuery(pageQuery(account.pagination, *request));
    return url;
}

QString ApiClient::creationAddress(const Account &account)
{
    QUrl url = urlOf(Endpoint::CreateWebhook, account).adjusted(QUrl::NormalizePathSegments);
    const int standardPort = url.scheme() == "https"_L1 ? 443 : 80;
    if (url.port() == standardPort)
        url.setPort(-1);
    return url.toString(QUrl::FullyEncoded);
}

QByteArray ApiClient::bodyOf(const WebhookDraft &draft)
{
    return creationBody(draft);
}

} // namespace Balehook
