// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/fetchrun.h"
#include "net/httpclient.h"
#include "net/requesthar.h"
#include "net/requesthistory.h"
#include "support/scriptedserver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What the request inspector keeps of files that are fetched.
class TestFileRecords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRedirectIsARecord();
    void eachTryIsARecord();
    void aCancelledFetchWasStopped();
    void aRefusedFileWasStopped();

private:
    QString target() const { return m_folder.filePath(u"rows.csv"_s); }

    const QTemporaryDir m_folder;
};

namespace {

struct RecordedFetch final : FetchRun
{
    RecordedFetch(HttpClient &http, const QUrl &url, const QString &target)
        : FetchRun(http, url, std::make_unique<SaveTarget>(target), {})
    { }
};

} // namespace

void TestFileRecords::eachRedirectIsARecord()
{
    ScriptedServer server;
    server.enqueue(Script::answer(302, {}, {{"Location", "/b.csv?sig=CANARY-SIGNATURE"}}));
    server.enqueue(Script::answer(200, "sku\nCANARY-DATA\n"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, u"id"_s, u"Acme"_s);
    RecordedFetch fetch(http, server.url(u"/a.csv?sig=CANARY-SIGNATURE"_s), target());
    fetch.fetcher.start();
    QTRY_COMPARE_WITH_TIMEOUT(fetch.count, 1, 60'000);
    QVERIFY(fetch.result->ok());
    QCOMPARE(history.records().size(), 2U);
    const RequestRecord &first = *history.records().front();
    const RequestRecord &last = *history.records().back();
    QCOMPARE(first.status, 302);
    QCOMPARE(first.answerHeader("Location"), "/b.csv?redacted");
    QCOMPARE(last.url, server.url(u"/b.csv?redacted"_s).toEncoded());
    QCOMPARE(last.state, RequestRecord::State::Ended);
    QCOMPARE(last.received, 16);
    QVERIFY(!last.isFailed());
    const QByteArray har = httpArchive({history.records().begin(), history.records().end()}, {});
    QVERIFY2(!har.contains("CANARY"), har.constData());
}

void TestFileRecords::eachTryIsARecord()
{
    ScriptedServer server;
    server.enqueue(Script::answer(503, "busy"));
    server.enqueue(Script::answer(403, "<Error>CANARY-SIGNATURE</Error>"));
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    http.setTimeouts({5s, 5s, 5s, 1ms});
    RecordedFetch fetch(http, server.url(u"/a.csv?sig=CANARY-SIGNATURE"_s), target());
    fetch.fetcher.start();
    QTRY_COMPARE_WITH_TIMEOUT(fetch.count, 1, 60'000);
    QCOMPARE(history.records().size(), 2U);
    QCOMPARE(history.records().front()->attempt, 1);
    QCOMPARE(history.records().front()->verdict, ErrorKind::ServerFailed);
    QCOMPARE(history.records().back()->attempt, 2);
    QCOMPARE(history.records().back()->verdict, ErrorKind::Forbidden);
    QVERIFY(history.records().back()->answerBody.isEmpty());
}

void TestFileRecords::aCancelledFetchWasStopped()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nabc").hang());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    RecordedFetch fetch(http, server.url(), target());
    fetch.fetcher.start();
    QTRY_COMPARE_WITH_TIMEOUT(fetch.lastReceived, 3, 60'000);
    QCOMPARE(history.records().front()->state, RequestRecord::State::UnderWay);
    fetch.fetcher.cancel();
    QCOMPARE(history.records().front()->state, RequestRecord::State::Stopped);
    QVERIFY(!history.records().front()->isFailed());
}

/// No file of rows, so that the rest of it is not read.
void TestFileRecords::aRefusedFileWasStopped()
{
    ScriptedServer server;
    server.enqueue(Script()
                       .send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99999\r\n\r\n<html>"
                             + QByteArray(5'000, ' '))
                       .hang());
    RequestHistory history;
    HttpClient http({});
    http.setHistory(history, {}, {});
    RecordedFetch fetch(http, server.url(), target());
    fetch.fetcher.start();
    QTRY_COMPARE_WITH_TIMEOUT(fetch.count, 1, 60'000);
    QCOMPARE(fetch.result->error().kind, ErrorKind::WebPage);
    QCOMPARE(history.records().front()->state, RequestRecord::State::Stopped);
    QCOMPARE(history.records().front()->status, 200);
}

QTEST_GUILESS_MAIN(TestFileRecords)
#include "tst_filerecords.moc"
