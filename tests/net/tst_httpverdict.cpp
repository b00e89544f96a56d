// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpverdict.h"

#include "net/requestrecord.h"

#include <QTest>

using namespace Balehook;

class TestHttpVerdict final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void creationsAreNeverRetried();
    void aClosedConnectionMayBeTheEndOfTheAnswer();
    void refusalsOfCreations();
};

namespace {

using Reply = QNetworkReply;

constexpr int success = -1;

int code(ErrorKind kind)
{
    return int(kind);
}

} // namespace

void TestHttpVerdict::table_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("error");
    QTest::addColumn<int>("stop");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, int status, Reply::NetworkError error, StopReason stop, int expected) {
        QTest::newRow(name) << status << int(error) << int(stop) << expected;
    };
    const auto none = StopReason::None;
    const auto good = Reply::NoError;
    row("200", 200, good, none, success);
    row("201 to a GET", 201, good, none, code(ErrorKind::UnexpectedStatus));
    row("99", 99, good, none, code(ErrorKind::UnexpectedStatus));
    row("103", 103, good, none, code(ErrorKind::UnexpectedStatus));
    row("204", 204, good, none, code(ErrorKind::UnexpectedStatus));
    row("299", 299, good, none, code(ErrorKind::UnexpectedStatus));
    row("304", 304, good, none, code(ErrorKind::UnexpectedStatus));
    row("600", 600, Reply::UnknownServerError, none, code(ErrorKind::UnexpectedStatus));
    row("302", 302, good, none, code(ErrorKind::Redirected));
    row("308", 308, good, none, code(ErrorKind::Redirected));
    row("401", 401, Reply::AuthenticationRequiredError, none, code(ErrorKind::TokenRefused));
    row("403", 403, Reply::ContentAccessDenied, none, code(ErrorKind::Forbidden));
    row("404", 404, Reply::ContentNotFoundError, none, code(ErrorKind::NotFound));
    row("410", 410, Reply::ContentGoneError, none, code(ErrorKind::NotFound));
    row("407", 407, Reply::ProxyAuthenticationRequiredError, none, code(ErrorKind::ProxyFailed));
    row("409", 409, Reply::ContentConflictError, none, code(ErrorKind::Rejected));
    row("422", 422, Reply::UnknownContentError, none, code(ErrorKind::Rejected));
    row("429 looks like 422 to Qt", 429, Reply::UnknownContentError, none, code(ErrorKind::TooManyRequests));
    row("500", 500, Reply::InternalServerError, none, code(ErrorKind::ServerFailed));
    row("503", 503, Reply::ServiceUnavailableError, none, code(ErrorKind::ServerFailed));
    row("200, cut", 200, Reply::RemoteHostClosedError, none, code(ErrorKind::ConnectionLost));
    row("200, not decompressed", 200, Reply::UnknownContentError, none, code(ErrorKind::NotUnderstood));
    row("401, cut", 401, Reply::RemoteHostClosedError, none, code(ErrorKind::TokenRefused));
    row("500, then our deadline", 500, Reply::OperationCanceledError, StopReason::Deadline,
        code(ErrorKind::ServerFailed));
    row("transfer time-out", 0, Reply::OperationCanceledError, none, code(ErrorKind::TimedOut));
    row("deadline", 200, Reply::OperationCanceledError, StopReason::Deadline, code(ErrorKind::TimedOut));
    row("cancelled", 200, Reply::OperationCanceledError, StopReason::Cancelled, code(ErrorKind::Cancelled));
    row("too large", 200, Reply::OperationCanceledError, StopReason::ByteCap, code(ErrorKind::TooLarge));
    row("refused", 0, Reply::ConnectionRefusedError, none, code(ErrorKind::Unreachable));
    row("no route", 0, Reply::UnknownNetworkError, none, code(ErrorKind::Unreachable));
    row("no name", 0, Reply::HostNotFoundError, none, code(ErrorKind::HostNotFound));
    row("TLS", 0, Reply::SslHandshakeFailedError, none, code(ErrorKind::TlsFailed));
    row("proxy", 0, Reply::ProxyNotFoundError, none, code(ErrorKind::ProxyFailed));
    row("not sent again", 0, Reply::ContentReSendError, none, code(ErrorKind::ConnectionLost));
    row("no answer", 0, Reply::RemoteHostClosedError, none, code(ErrorKind::ConnectionLost));
    row("nothing at all", 0, good, none, code(ErrorKind::UnexpectedStatus));
}

void TestHttpVerdict::table()
{
    QFETCH(int, status);
    QFETCH(int, error);
    QFETCH(int, stop);
    QFETCH(int, expected);
    const HttpFacts facts{HttpKind::Listing, status, Reply::NetworkError(error), StopReason(stop)};
    const std::optional<ErrorKind> verdict = httpVerdict(facts);
    QCOMPARE(verdict ? int(*verdict) : success, expected);
}

void TestHttpVerdict::creationsAreNeverRetried()
{
    for (const int status : {429, 500, 502, 503, 504}) {
        QVERIFY(mayRetry(HttpKind::Listing, ErrorKind::ServerFailed, status));
        QVERIFY(!mayRetry(HttpKind::Creation, ErrorKind::ServerFailed, status));
        QVERIFY(mayRetry(HttpKind::Download, ErrorKind::ServerFailed, status));
    }
    QVERIFY(mayRetry(HttpKind::Listing, ErrorKind::ConnectionLost, 0));
    QVERIFY(!mayRetry(HttpKind::Creation, ErrorKind::ConnectionLost, 0));
    QVERIFY(!mayRetry(HttpKind::Listing, ErrorKind::ServerFailed, 501));
    QVERIFY(!mayRetry(HttpKind::Listing, ErrorKind::TimedOut, 0));
    QVERIFY(!mayRetry(HttpKind::Listing, ErrorKind::TokenRefused, 401));
    QCOMPARE(httpVerdict({HttpKind::Creation, 201, Reply::NoError, StopReason::None}), std::nullopt);
    QVERIFY(httpVerdict({HttpKind::Creation, 202, Reply::NoError, StopReason::None}).has_value());
}

/// Without a length and chunks; Qt may take it for a request that it has to send again.
void TestHttpVerdict::aClosedConnectionMayBeTheEndOfTheAnswer()
{
    HttpFacts facts{HttpKind::Creation, 200, Reply::ContentReSendError, StopReason::None};
    QCOMPARE(httpVerdict(facts), ErrorKind::ConnectionLost);
    facts.endsByClosing = true;
    QCOMPARE(httpVerdict(facts), std::nullopt);
    facts.status = 202;
    QCOMPARE(httpVerdict(facts), ErrorKind::UnexpectedStatus);
    facts.status = 0;
    QCOMPARE(httpVerdict(facts), ErrorKind::ConnectionLost);
    facts.status = 200;
    facts.error = Reply::RemoteHostClosedError;
    QCOMPARE(httpVerdict(facts), ErrorKind::ConnectionLost);
}

/// What says for certain that nothing was created, and what leaves it open.
void TestHttpVerdict::refusalsOfCreations()
{
    for (const int status : {301, 302, 307, 308, 400, 401, 403, 404, 409, 422, 429, 499})
        QVERIFY2(isRefusalOfCreation(status), QByteArray::number(status).constData());
    for (const int status : {202, 204, 299, 300, 303, 304, 305, 408, 425, 500, 502, 503, 504, 599, 600})
        QVERIFY2(!isRefusalOfCreation(status), QByteArray::number(status).constData());
    RequestRecord record;
    record.kind = HttpKind::Creation;
    record.state = RequestRecord::State::Ended;
    record.verdict = ErrorKind::ServerFailed;
    for (const int status : {303, 408, 503}) {
        record.status = status;
        QVERIFY(record.isOutcomeUnknown());
    }
    record.status = 409;
    QVERIFY(!record.isOutcomeUnknown());
    record.status = 503;
    record.kind = HttpKind::Listing;
    QVERIFY(!record.isOutcomeUnknown());
}

QTEST_GUILESS_MAIN(TestHttpVerdict)
#include "tst_httpverdict.moc"
