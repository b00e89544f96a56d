// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/property.h"
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
    void listsProperties_data();
    void listsProperties();
    void withoutAPathNothingIsSent();
    void asksByOffset_data();
    void asksByOffset();
    void anEchoThatDisagreesIsAnError();
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

    QVERIFY(ApiClient::urlOf(Endpoint::ListProperties, account, PageRequest{}).isEmpty());

    Account two = account;
    two.propertiesPath = u"/api/platform/v1/property/"_s;
    two.workspaceBase = BaseUrl::parse(u"https://work.example.com/x"_s, account.slug).value();
    QCOMPARE(ApiClient::urlOf(Endpoint::CreateWebhook, two).toString(), u"https://work.example.com/x/api/v1/webhook"_s);
    QCOMPARE(ApiClient::urlOf(Endpoint::ListWebhooks, two).host(), u"acme.example.com"_s);
    QCOMPARE(ApiClient::urlOf(Endpoint::ListProperties, two, PageRequest{1, 100}).toString(),
             u"https://acme.example.com/api/platform/v1/property/?page=1&per_page=100"_s);
    two.pagination = Pagination::Offsets;
    QCOMPARE(ApiClient::urlOf(Endpoint::ListImportJobs, two, PageRequest{3, 50}).toEncoded(),
             "https://acme.example.com/api/platform/v1/import-job?page%5Boffset%5D=100&page%5Blimit%5D=50"_ba);
    QCOMPARE(ApiClient::urlOf(Endpoint::CreateWebhook, two, PageRequest{}).query(), QString());
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

void TestApiClient::listsProperties_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<std::optional<qint64>>("total");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *members, std::optional<qint64> total, const QString &field) {
        QTest::newRow(name) << QByteArray(members) << total << field;
    };
    row("total", R"("total":340,)", 340, u"total"_s);
    row("total as text", R"("total":"340",)", 340, u"total"_s);
    row("result", R"("result":12,)", 12, u"result"_s);
    row("both", R"("result":12,"total":340,)", 340, u"total"_s);
    row("none", "", std::nullopt, QString());
}

/// The interface does not show how this listing names its total.
void TestApiClient::listsProperties()
{
    QFETCH(QByteArray, members);
    QFETCH(std::optional<qint64>, total);
    QFETCH(QString, field);
    Desk desk;
    desk.account.propertiesPath = u"/own/property"_s;
    ApiClient api(desk.account, *BearerToken::fromStored(Secret("tok")), desk.http);
    const auto size = R"({"internalName":"size","options":["S", "M"],"unknown":1.0})"_ba;
    desk.server.enqueue(Script::json("{" + members + R"("page":1,"perPage":25,"data":[)" + size + "]}"));
    std::optional<Result<PageAnswer>> result;
    api.listProperties({}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QTRY_VERIFY(result);
    const RecordedRequest &request = desk.server.requests().first();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.target, "/prefix/own/property?page=1&per_page=25");
    QCOMPARE(request.header("Authorization"), "Bearer tok");

    QCOMPARE(result->value().total, total);
    QCOMPARE(result->value().totalField, field);
    QCOMPARE(result->value().records->rawAt(0), size);
    const auto *page = dynamic_cast<const Page<Property> *>(result->value().records.get());
    QVERIFY(page);
    QCOMPARE(page->idAt(0), u"size"_s);
    QCOMPARE(*page->at(0).list(Property::Options), QStringList({u"S"_s, u"M"_s}));
}

void TestApiClient::withoutAPathNothingIsSent()
{
    Desk desk;
    std::optional<Result<PageAnswer>> result;
    desk.api.listProperties({}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QTRY_VERIFY(result);
    QCOMPARE(result->error().kind, ErrorKind::NotAllowed);
    QCOMPARE(desk.server.connections(), 0);
}

void TestApiClient::asksByOffset_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("first") << 1 << 25 << "page%5Boffset%5D=0&page%5Blimit%5D=25"_ba;
    QTest::newRow("third of 50") << 3 << 50 << "page%5Boffset%5D=100&page%5Blimit%5D=50"_ba;
    QTest::newRow("beyond 32 bits") << 100'000'000 << 100 << "page%5Boffset%5D=9999999900&page%5Blimit%5D=100"_ba;
}

void TestApiClient::asksByOffset()
{
    QFETCH(int, page);
    QFETCH(int, perPage);
    QFETCH(QByteArray, query);
    Desk desk;
    desk.account.pagination = Pagination::Offsets;
    desk.account.propertiesPath = u"/own"_s;
    ApiClient api(desk.account, *BearerToken::fromStored(Secret("tok")), desk.http);
    desk.server.enqueue(Script::json(R"({"data":[]})"));
    int answers = 0;
    const auto answered = [&answers](const Result<PageAnswer> &answer) { answers += int(answer.ok()); };
    api.listImportJobs({page, perPage}, this, answered);
    QTRY_COMPARE(answers, 1);
    api.listWebhooks({page, perPage}, this, answered);
    QTRY_COMPARE(answers, 2);
    api.listProperties({page, perPage}, this, answered);
    QTRY_COMPARE(answers, 3);
    QCOMPARE(desk.server.requests().at(0).target, "/prefix/api/platform/v1/import-job?" + query);
    QCOMPARE(desk.server.requests().at(1).target, "/prefix/api/platform/v1/client-webhook?" + query);
    QCOMPARE(desk.server.requests().at(2).target, "/prefix/own?" + query);
}

void TestApiClient::anEchoThatDisagreesIsAnError()
{
    Desk desk;
    desk.account.pagination = Pagination::Offsets;
    ApiClient api(desk.account, *BearerToken::fromStored(Secret("tok")), desk.http);
    desk.server.enqueue(Script::json(R"({"result":9,"page":1,"perPage":25,"data":[]})"));
    std::optional<Result<PageAnswer>> result;
    api.listImportJobs({2, 25}, this, [&result](const Result<PageAnswer> &answer) { result = answer; });
    QTRY_VERIFY(result);
    const Error error = result->error();
    QCOMPARE(error.kind, ErrorKind::PagingIgnored);
    QCOMPARE(error.httpStatus, 200);
    QVERIFY(error.userMessage().contains(u"page[offset]"_s));
    QVERIFY(error.userMessage().contains(u"127.0.0.1:%1"_s.arg(desk.server.serverPort())));
    QCOMPARE(error.detail, u"page: 1, perPage: 25"_s);
    QCOMPARE(desk.server.requests().size(), 1);
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
    const WebhookDraft draft({u"order"_s, u"POST"_s, {}, u"1"_s, u"PUT"_s, u"https://x.example/y"_s, u"c7"_s});
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
