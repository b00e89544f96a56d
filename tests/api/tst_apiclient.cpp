// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"

#include "domain/importjob.h"
#include "domain/page.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"

#include <QPointer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestApiClient final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void urls();
    void listsImportJobs();
    void listsWebhooks();
    void oddAnswersAreErrors();
    void createsAWebhook();
    void aLostAnswerIsUnknown();
    void aGoneContextEndsAListing();
    void aGoneContextDoesNotEndACreation();
};

namespace {

Account accountAt(const QUrl &base)
{
    const AccountSlug slug = *AccountSlug::fromString(u"acme"_s);
    return {u"id"_s, slug, BaseUrl::parse(base.toString(), slug).value()};
}

/// A server, an account on it and a client for it.
struct Desk
{
    ScriptedServer server;
    Account account = accountAt(server.url(u"/prefix"_s));
    HttpClient http{{*Origin::of(server.url())}};
    ApiClient api{account, *BearerToken::fromStored(Secret("tok")), http};
};

const auto job = R"({"id":"48210","jobType":"product.import","status":"2","n":1.50})"_ba;

} // namespace

void TestApiClient::urls()
{
    const Account account = accountAt(QUrl(u"https://acme.example.com"_s));
    QCOMPARE(ApiClient::urlOf(Endpoint::ListImportJobs, account, PageRequest{3, 50}).toString(),
             u"https://acme.example.com/api/platform/v1/import-job?page=3&per_page=50"_s);
    QCOMPARE(ApiClient::urlOf(Endpoint::ListWebhooks, account).toString(),
             u"https://acme.example.com/api/platform/v1/client-webhook"_s);
    QCOMPARE(ApiClient::urlOf(Endpoint::CreateWebhook, account, PageRequest{}).toString(),
             u"https://acme.example.com/api/v1/webhook"_s);

    Account two = account;
    two.workspaceBase = BaseUrl::parse(u"https://work.example.com/x"_s, account.slug).value();
    QCOMPARE(ApiClient::urlOf(Endpoint::CreateWebhook, two).toString(), u"https://work.example.com/x/api/v1/webhook"_s);
    QCOMPARE(ApiClient::urlOf(Endpoint::ListWebhooks, two).host(), u"acme.example.com"_s);
}

void TestApiClient::listsImportJobs()
{
    Desk desk;
    desk.server.enqueue(Script::json(R"({"result":48210,"page":2,"perPage":1,"data":[ )" + job + R"( , null]})"));
    std::optional<Result<PageAnswer>> result;
    desk.api.listImportJobs({2, 1}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QVERIFY(!result);
    QTRY_VERIFY(result);
    const RecordedRequest &request = desk.server.requests().first();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.target, "/prefix/api/platform/v1/import-job?page=2&per_page=1");
    QCOMPARE(request.header("Authorization"), "Bearer tok");

    const PageAnswer &answer = result->value();
    QCOMPARE(answer.total, std::optional<qint64>(48210));
    QCOMPARE(answer.totalField, u"result"_s);
    QCOMPARE(answer.page, std::optional(2));
    QCOMPARE(answer.perPage, std::optional(1));
    QCOMPARE(answer.records->count(), 2);
    QCOMPARE(answer.records->idAt(0), u"48210"_s);
    QCOMPARE(answer.records->rawAt(0), job);
    QCOMPARE(answer.records->rawAt(1), "null");
    const auto *page = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    QVERIFY(page);
    QCOMPARE(page->at(0).text(ImportJob::JobType), u"product.import"_s);
    QVERIFY(!page->at(1).isReadable());
}

void TestApiClient::listsWebhooks()
{
    Desk desk;
    desk.server.enqueue(Script::json(R"({"total":"31","page":1,"perPage":25,"data":[{"id":"w1"}]})"));
    std::optional<Result<PageAnswer>> result;
    desk.api.listWebhooks({}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QTRY_VERIFY(result);
    QCOMPARE(desk.server.requests().first().target, "/prefix/api/platform/v1/client-webhook?page=1&per_page=25");
    QCOMPARE(result->value().total, std::optional<qint64>(31));
    QVERIFY(dynamic_cast<const Page<Webhook> *>(result->value().records.get()));
}

void TestApiClient::oddAnswersAreErrors()
{
    Desk desk;
    desk.server.enqueue(Script::json("{}"));
    std::optional<Result<PageAnswer>> result;
    desk.api.listWebhooks({}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QTRY_VERIFY(result);
    QCOMPARE(result->error().kind, ErrorKind::NotUnderstood);
    QCOMPARE(result->error().httpStatus, 200);
    QCOMPARE(result->error().host, u"127.0.0.1:%1"_s.arg(desk.server.serverPort()));
}

void TestApiClient::createsAWebhook()
{
    Desk desk;
    const WebhookDraft draft{u"order"_s, u"POST"_s, {}, u"1"_s, u"PUT"_s, u"https://x.example/y"_s, u"c7"_s};
    QByteArray body = ApiClient::bodyOf(draft);
    desk.server.enqueue(
        Script::json(body.chopped(1) + R"(,"id":"w9","createdAt":"2026-11-21T10:00:00Z","updatedAt":""})"));
    std::optional<ApiClient::Creation> creation;
    desk.api.createWebhook(draft, this, [&creation](const ApiClient::Creation &made) { creation = made; });
    QTRY_VERIFY(creation);
    QCOMPARE(creation->state, ApiClient::Creation::State::Created);
    QCOMPARE(creation->webhook.id(), u"w9"_s);
    QCOMPARE(desk.server.requests().size(), 1);
    const RecordedRequest &request = desk.server.requests().first();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/prefix/api/v1/webhook");
    QCOMPARE(request.body, body);
    QCOMPARE(request.header("Authorization"), "Bearer tok");
}

void TestApiClient::aLostAnswerIsUnknown()
{
    Desk desk;
    desk.server.enqueue(Script().close());
    std::optional<ApiClient::Creation> creation;
    desk.api.createWebhook({}, this, [&creation](const ApiClient::Creation &made) { creation = made; });
    QTRY_VERIFY(creation);
    QCOMPARE(creation->state, ApiClient::Creation::State::Unknown);
    QCOMPARE(creation->error.kind, ErrorKind::ConnectionLost);
    QCOMPARE(desk.server.requestHeads(), 1);
}

void TestApiClient::aGoneContextEndsAListing()
{
    Desk desk;
    desk.server.enqueue(Script().hang());
    int calls = 0;
    auto context = std::make_unique<QObject>();
    const QPointer<ApiReply> reply =
        desk.api.listWebhooks({}, context.get(), [&calls](const Result<PageAnswer> &) { ++calls; });
    QTRY_COMPARE(desk.server.requests().size(), 1);
    context.reset();
    QTRY_VERIFY(reply.isNull());
    QTRY_COMPARE(desk.server.disconnects(), 1);
    QCOMPARE(calls, 0);
}

void TestApiClient::aGoneContextDoesNotEndACreation()
{
    Desk desk;
    desk.http.setTimeouts({200ms, 5s, 5s, 1ms});
    desk.server.enqueue(Script().hang());
    int calls = 0;
    auto context = std::make_unique<QObject>();
    const QPointer<ApiReply> reply =
        desk.api.createWebhook({}, context.get(), [&calls](const ApiClient::Creation &) { ++calls; });
    int finished = 0;
    connect(reply, &ApiReply::finished, this, [&finished] { ++finished; });
    context.reset();
    QTRY_VERIFY(reply.isNull());
    QCOMPARE(finished, 1);
    QCOMPARE(calls, 0);
    QCOMPARE(desk.server.requests().size(), 1);
}

QTEST_GUILESS_MAIN(TestApiClient)
#include "tst_apiclient.moc"
