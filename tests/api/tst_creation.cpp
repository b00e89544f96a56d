// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/webhookcreation.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// Created, refused or unknown: decided without a network. What is on the wire is tests/net/tst_creationwire.
class TestCreation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysComeInTheOrderOfTheInterface();
    void anything_data();
    void anything();
    void failures_data();
    void failures();
};

namespace {

using State = WebhookCreation::State;

WebhookDraft draft()
{
    return WebhookDraft(
        {u"order"_s, u"POST"_s, u"created"_s, u"1"_s, u"PUT"_s, u"https://x.example/y?a=\"b\""_s, QString()});
}

const auto complete = R"({"id":"w1","resource":"order","eventType":"POST","eventSubType":"created","version":"1",)"
                      R"("externalChannelID":"","webhookUrl":"https://x.example/y?a=\"b\"","webhookMethod":"PUT",)"
                      R"("createdAt":"2026-11-21T10:00:00.000+00:00","updatedAt":"2026-11-21T10:00:00.000+00:00"})"_ba;

QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    QByteArray body = complete;
    return body.replace(from, to);
}

HttpAnswer answer(int status, const QByteArray &body, const QByteArray &type = "application/json")
{
    return {status, type, body, QUrl(u"https://acme.example.com/api/v1/webhook"_s), {}, 1};
}

} // namespace

void TestCreation::keysComeInTheOrderOfTheInterface()
{
    const QByteArray expected =
        R"({"resource":"order","eventType":"POST","eventSubType":"created","version":"1","webhookMethod":"PUT",)"
        R"("webhookUrl":"https://x.example/y?a=\"b\"","externalChannelID":""})";
    QCOMPARE(creationBody(draft()), expected);
    WebhookDraft odd;
    odd.set(Webhook::Resource, u"\u00e4\n\t\\ \u2028"_s);
    const QJsonObject decoded = QJsonDocument::fromJson(creationBody(odd)).object();
    QCOMPARE(decoded.size(), 7);
    QCOMPARE(decoded.value("resource"_L1).toString(), odd.text(Webhook::Resource));
}

void TestCreation::anything_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("state");
    const auto row = [](const char *name, int status, const QByteArray &body, State state) {
        QTest::newRow(name) << status << body << "application/json"_ba << int(state);
    };
    row("200", 200, complete, State::Created);
    row("201", 201, complete, State::Created);
    row("more fields", 200, changed("{", R"({"extra":{"a":1},)"), State::Created);
    row("no id", 200, changed(R"("id":"w1",)", {}), State::Unknown);
    row("empty id", 200, changed("w1", {}), State::Unknown);
    row("id is a number", 200, changed(R"("w1")", "1"), State::Unknown);
    row("no times", 200, changed(R"("createdAt")", R"("madeAt")"), State::Unknown);
    row("another webhook", 200, changed(R"("resource":"order")", R"("resource":"product")"), State::Unknown);
    row("array", 200, '[' + complete + ']', State::Unknown);
    row("empty object", 200, "{}", State::Unknown);
    row("empty", 200, {}, State::Unknown);
    row("cut", 200, complete.left(60), State::Unknown);
    row("not UTF-8", 200, "{\"id\":\"\xff\"}", State::Unknown);
    QTest::newRow("web page") << 200 << "<html>Sign in</html>"_ba
                              << "text/html"_ba << int(State::Unknown);
    QTest::newRow("no content type") << 200 << complete << ""_ba << int(State::Unknown);
}

void TestCreation::anything()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(int, state);
    const auto creation = creationOf(answer(status, body, type), true, draft());
    QCOMPARE(int(creation.state), state);
    if (creation.state == State::Created) {
        QCOMPARE(creation.webhook.id(), u"w1"_s);
        QCOMPARE(creation.answer, body);
        QCOMPARE(creation.webhook.text(Webhook::WebhookUrl), draft().text(Webhook::WebhookUrl));
    } else {
        QVERIFY(creation.answer.isEmpty());
        QVERIFY(creation.error.kind == ErrorKind::NotUnderstood || creation.error.kind == ErrorKind::WebPage);
        QCOMPARE(creation.error.httpStatus, status);
    }
}

void TestCreation::failures_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("mayHaveArrived");
    QTest::addColumn<int>("state");
    const auto row = [](const char *name, ErrorKind kind, int status, bool mayHaveArrived, State state) {
        QTest::newRow(name) << int(kind) << status << mayHaveArrived << int(state);
    };
    row("not allowed", ErrorKind::NotAllowed, 0, false, State::Refused);
    row("no name", ErrorKind::HostNotFound, 0, false, State::Refused);
    row("no connection", ErrorKind::Unreachable, 0, false, State::Refused);
    row("TLS", ErrorKind::TlsFailed, 0, false, State::Refused);
    row("time-out before it was sent", ErrorKind::TimedOut, 0, false, State::Refused);
    row("time-out after it was sent", ErrorKind::TimedOut, 0, true, State::Unknown);
    row("lost", ErrorKind::ConnectionLost, 0, true, State::Unknown);
    row("lost inside a 200", ErrorKind::ConnectionLost, 200, true, State::Unknown);
    row("redirect", ErrorKind::Redirected, 307, true, State::Refused);
    row("401", ErrorKind::TokenRefused, 401, true, State::Refused);
    row("403", ErrorKind::Forbidden, 403, true, State::Refused);
    row("409", ErrorKind::Rejected, 409, true, State::Refused);
    row("422", ErrorKind::Rejected, 422, true, State::Refused);
    row("429", ErrorKind::TooManyRequests, 429, true, State::Refused);
    row("301", ErrorKind::Redirected, 301, true, State::Refused);
    row("302", ErrorKind::Redirected, 302, true, State::Refused);
    row("308", ErrorKind::Redirected, 308, true, State::Refused);
    row("303: it may point to what was created", ErrorKind::Redirected, 303, true, State::Unknown);
    row("408", ErrorKind::Rejected, 408, true, State::Unknown);
    row("425", ErrorKind::Rejected, 425, true, State::Unknown);
    row("408 before the body", ErrorKind::Rejected, 408, false, State::Unknown);
    row("503 before the body", ErrorKind::ServerFailed, 503, false, State::Unknown);
    row("409 before the body", ErrorKind::Rejected, 409, false, State::Refused);
    row("500", ErrorKind::ServerFailed, 500, true, State::Unknown);
    row("502", ErrorKind::ServerFailed, 502, true, State::Unknown);
    row("503", ErrorKind::ServerFailed, 503, true, State::Unknown);
    row("504", ErrorKind::ServerFailed, 504, true, State::Unknown);
    row("202", ErrorKind::UnexpectedStatus, 202, true, State::Unknown);
    row("204", ErrorKind::UnexpectedStatus, 204, true, State::Unknown);
    row("304", ErrorKind::UnexpectedStatus, 304, true, State::Unknown);
    row("too large", ErrorKind::TooLarge, 200, true, State::Unknown);
}

void TestCreation::failures()
{
    QFETCH(int, kind);
    QFETCH(int, status);
    QFETCH(bool, mayHaveArrived);
    QFETCH(int, state);
    Error error{ErrorKind(kind)};
    error.httpStatus = status;
    const auto creation = creationOf(error, mayHaveArrived, draft());
    QCOMPARE(int(creation.state), state);
    QCOMPARE(int(creation.error.kind), kind);
}

QTEST_GUILESS_MAIN(TestCreation)
#include "tst_creation.moc"
