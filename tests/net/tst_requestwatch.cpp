// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestwatch.h"

#include "net/httpclient.h"
#include "net/requesthistory.h"
#include "net/wholereply.h"
#include "support/scriptedserver.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What is written down of a download, whose bytes somebody else reads.
class TestRequestWatch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEndThatQtTakesForWhole_data();
    void anEndThatQtTakesForWhole();
    void allThatCameIsCounted();
};

void TestRequestWatch::anEndThatQtTakesForWhole_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<RawHeaders>("headers");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("as announced") << 200 << RawHeaders{{"Content-Length", "8"}} << false;
    QTest::newRow("cut") << 200 << RawHeaders{{"Content-Length", "9"}} << true;
    QTest::newRow("the rest, cut") << 206 << RawHeaders{{"Content-Length", "9"}} << true;
    QTest::newRow("the rest") << 206 << RawHeaders{{"Content-Length", "8"}} << false;
    QTest::newRow("compressed") << 200 << RawHeaders{{"Content-Length", "9"}, {"Content-Encoding", "gzip"}} << false;
    QTest::newRow("in chunks") << 200 << RawHeaders{{"Transfer-Encoding", "chunked"}} << false;
}

/// The fetcher asks for a file again that was cut so: its first request must not stand there as answered.
void TestRequestWatch::anEndThatQtTakesForWhole()
{
    QFETCH(int, status);
    QFETCH(RawHeaders, headers);
    QFETCH(bool, isCut);
    RequestHistory history;
    const QUrl url(u"https://files.example/failed.csv"_s);
    WholeReply reply(QNetworkRequest(url), status, "sku,nan\n", headers, nullptr);
    const QSignalSpy finished(&reply, &QNetworkReply::finished);
    QVERIFY(RequestWatch::begin({&history}, reply, {HttpKind::Download, url, {}, {}}));
    QTRY_COMPARE(finished.count(), 1);
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.state, RequestRecord::State::Ended);
    QCOMPARE(record.status, status);
    QCOMPARE(record.received, 8);
    QCOMPARE(record.verdict, isCut ? std::optional(ErrorKind::ConnectionLost) : std::nullopt);
    QCOMPARE(record.systemError, QByteArray(isCut ? "RemoteHostClosedError" : ""));
}

/// Qt says how many came a few times a second only, but always at the end.
void TestRequestWatch::allThatCameIsCounted()
{
    const QByteArray half(200'000, 'x');
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 400000\r\n\r\n" + half).send(half).close());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    Error refused;
    const std::unique_ptr<QNetworkReply> reply(http.get({HttpKind::Download, server.url(), {}, {}}, {}, &refused));
    QVERIFY(reply);
    const QSignalSpy finished(reply.get(), &QNetworkReply::finished);
    QTRY_COMPARE(finished.count(), 1);
    const RequestRecord &record = *history.records().front();
    QCOMPARE(record.received, 400'000);
    QVERIFY(!record.isFailed());
}

QTEST_GUILESS_MAIN(TestRequestWatch)

#include "tst_requestwatch.moc"
