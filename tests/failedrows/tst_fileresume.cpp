// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetchrun.h"
#include "failedrows/parttarget.h"
#include "failedrows/savetarget.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestFileResume final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void goesOnAfterALostConnection_data();
    void goesOnAfterALostConnection();
    void goesOnAfterACancel();
    void goesOnWithANewSignature();
    void beginsAgainWhereItMust_data();
    void beginsAgainWhereItMust();
    void aRestThatEndsEarlyIsNoFile();
    void aChosenFileGoesOnToo();
    void asksFromTheLinkAgain();
    void triesThreeTimesInAll_data();
    void triesThreeTimesInAll();
    void waitsAsTheServerAsks();
    void doesNotWaitForLong();
    void keepsOrDropsThePart_data();
    void keepsOrDropsThePart();
    void aBrokenNoteIsNotTrusted_data();
    void aBrokenNoteIsNotTrusted();
    void neverTwoFilesInOne();

private:
    QString path() const { return m_folder->filePath(u"rows"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    std::unique_ptr<FetchTarget> part() const { return std::make_unique<PartTarget>(path()); }
    QByteArray contents() const;
    void leavePart(ScriptedServer &server);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HttpClient> m_http;
};

namespace {

constexpr qint64 cut = 700;
constexpr auto tag = "\"v1\"";

QByteArray makeRows(char filler)
{
    QByteArray text("sku,reason\r\n");
    while (text.size() < 2000)
        text += QByteArray::number(text.size()) + ",price is " + filler + "\r\n";
    return text;
}

const QByteArray rows = makeRows('a');
const QByteArray otherRows = makeRows('b');

/// The whole head of an answer; \a headers with their line ends.
QByteArray head(const QByteArray &status, qint64 length, const QByteArray &headers)
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: text/csv\r\nContent-Length: " + QByteArray::number(length) + "\r\n"
        + headers + "\r\n";
}

QByteArray tagged(const QByteArray &value = tag)
{
    return "ETag: " + value + "\r\n";
}

/// The first bytes of the file, then the end of the connection.
Script firstBytes(const QByteArray &headers = tagged())
{
    return Script().send(head("200 OK", rows.size(), headers) + rows.left(cut)).close();
}

Script rest(const QByteArray &headers = tagged())
{
    const QByteArray range = "Content-Range: bytes " + QByteArray::number(cut) + '-'
        + QByteArray::number(rows.size() - 1) + '/' + QByteArray::number(rows.size()) + "\r\n";
    return Script().send(head("206 Partial Content", rows.size() - cut, range + headers) + rows.mid(cut));
}

Script all(const QByteArray &bytes = rows, const QByteArray &headers = tagged())
{
    return Script().send(head("200 OK", bytes.size(), headers) + bytes);
}

/// A request as it came, but for the language, which is that of the machine.
QByteArray sentHead(const ScriptedServer &server, int number)
{
    QByteArray text = server.requests().at(number).head;
    const qsizetype language = text.indexOf("Accept-Language: ");
    return text.remove(language, text.indexOf("\r\n", language) + 2 - language);
}

/// The same, byte for byte.
QByteArray expectedHead(const ScriptedServer &server, const QByteArray &target, const QByteArray &range = {})
{
    return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(server.serverPort()) + "\r\n"
        + "User-Agent: Balehook\r\nAccept: */*\r\nAccept-Encoding: identity\r\n" + range
        + "Connection: Keep-Alive\r\n\r\n";
}

QByteArray rangeHeaders(const QByteArray &validator = tag)
{
    return "Range: bytes=" + QByteArray::number(cut) + "-\r\nIf-Range: " + validator + "\r\n";
}

} // namespace

void TestFileResume::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_http = std::make_unique<HttpClient>(std::vector<Origin>());
    m_http->setTimeouts({10s, 10s, 10s, 1ms});
}

QByteArray TestFileResume::contents() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A cancelled fetch of the first bytes.
void TestFileResume::leavePart(ScriptedServer &server)
{
    server.enqueue(Script().send(head("200 OK", rows.size(), tagged()) + rows.left(cut)).hang());
    FetchRun fetch(*m_http, server.url(u"/rows.csv?sig=1"_s), part());
    fetch.fetcher.start();
    QTRY_COMPARE(fetch.lastReceived, cut);
    QCOMPARE(fetch.lastTotal, rows.size());
    fetch.fetcher.cancel();
    QTRY_COMPARE(server.disconnects(), 1);
    QCOMPARE(fetch.count, 0);
    QTRY_COMPARE(files(), (QStringList{u"rows.part"_s, u"rows.part.json"_s}));
    for (const QString &name : files()) {
        const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(m_folder->filePath(name)) & others, QFile::Permissions());
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("sig"));
    }
}

void TestFileResume::goesOnAfterALostConnection_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("validator");
    constexpr auto date = "Sat, 21 Nov 2026 10:00:00 GMT";
    QTest::newRow("tag") << tagged() << QByteArray(tag);
    QTest::newRow("date") << QByteArray("Last-Modified: "_ba + date + "\r\nDate: Sat, 21 Nov 2026 12:00:00 GMT\r\n")
                          << QByteArray(date);
}

void TestFileResume::goesOnAfterALostConnection()
{
    QFETCH(QByteArray, headers);
    QFETCH(QByteArray, validator);
    ScriptedServer server;
    server.enqueue(firstBytes(headers));
    server.enqueue(rest(headers));
    FetchRun fetch(*m_http, server.url(u"/rows.csv?sig=1"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), rows);
    QCOMPARE(fetch.result->value().bytes, rows.size());
    QVERIFY(fetch.result->value().lengthVerified);
    QCOMPARE(fetch.lastReceived, rows.size());
    QCOMPARE(files(), QStringList{u"rows"_s});
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(sentHead(server, 0), expectedHead(server, "/rows.csv?sig=1"));
    QCOMPARE(sentHead(server, 1), expectedHead(server, "/rows.csv?sig=1", rangeHeaders(validator)));
}

void TestFileResume::goesOnAfterACancel()
{
    ScriptedServer server;
    leavePart(server);
    server.enqueue(rest());
    FetchRun fetch(*m_http, server.url(u"/rows.csv?sig=1"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), rows);
    QCOMPARE(files(), QStringList{u"rows"_s});
    QCOMPARE(sentHead(server, 1), expectedHead(server, "/rows.csv?sig=1", rangeHeaders()));
}

void TestFileResume::goesOnWithANewSignature()
{
    ScriptedServer server;
    leavePart(server);
    server.enqueue(Script::answer(403, "<Error><Code>AccessDenied</Code></Error>"));
    FetchRun expired(*m_http, server.url(u"/rows.csv?sig=1"_s), part());
    QVERIFY(expired.run());
    QCOMPARE(expired.result->error().kind, ErrorKind::LinkExpired);
    server.enqueue(rest());
    FetchRun fetch(*m_http, server.url(u"/rows.csv?sig=2"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), rows);
    QCOMPARE(sentHead(server, 2), expectedHead(server, "/rows.csv?sig=2", rangeHeaders()));
}

void TestFileResume::beginsAgainWhereItMust_data()
{
    QTest::addColumn<Script>("answer");
    QTest::addColumn<bool>("asksTwice"); ///< once more, without a range
    const QByteArray length = QByteArray::number(rows.size());
    const QByteArray unfit = "Content-Range: bytes 699-" + QByteArray::number(rows.size() - 1) + '/' + length + "\r\n";
    QTest::newRow("200") << all(otherRows, tagged("\"v2\"")) << false;
    QTest::newRow("200 of the same version") << all(otherRows) << false;
    QTest::newRow("416") << Script::answer(416, "no", {{"Content-Range", "bytes */" + length}}) << true;
    QTest::newRow("other version") << rest(tagged("\"v2\"")) << true;
    QTest::newRow("other range") << Script().send(head("206 Partial Content", rows.size() - 699, unfit + tagged())
                                                  + rows.mid(699))
                                 << true;
    QTest::newRow("no range") << Script().send(head("206 Partial Content", rows.size() - cut, tagged()) + rows.mid(cut))
                              << true;
    QTest::newRow("many ranges") << Script::answer(206, "--x\r\nContent-Range: bytes 700-710/2000\r\n\r\na\r\n--x--",
                                                   {{"Content-Type", "multipart/byteranges; boundary=x"}})
                                 << true;
}

void TestFileResume::beginsAgainWhereItMust()
{
    QFETCH(Script, answer);
    QFETCH(bool, asksTwice);
    ScriptedServer server;
    leavePart(server);
    server.enqueue(answer);
    server.enqueue(all(otherRows));
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), otherRows);
    QCOMPARE(files(), QStringList{u"rows"_s});
    QCOMPARE(server.requests().size(), asksTwice ? 3 : 2);
    QCOMPARE(sentHead(server, 1), expectedHead(server, "/rows.csv", rangeHeaders()));
    if (asksTwice)
        QCOMPARE(sentHead(server, 2), expectedHead(server, "/rows.csv"));
}

void TestFileResume::aRestThatEndsEarlyIsNoFile()
{
    // In chunks, the last of which says that all has come: only the range tells that it has not.
    ScriptedServer server;
    leavePart(server);
    const QByteArray last = QByteArray::number(rows.size() - 1);
    const QByteArray range =
        "Content-Range: bytes " + QByteArray::number(cut) + '-' + last + '/' + QByteArray::number(rows.size()) + "\r\n";
    server.enqueue(
        Script().send("HTTP/1.1 206 Partial Content\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n" + range
                      + tagged() + "\r\n64\r\n" + rows.mid(cut, 100) + "\r\n0\r\n\r\n"));
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(!fetch.result->ok());
    QCOMPARE(fetch.result->error().kind, ErrorKind::Truncated);
    QVERIFY(!QFile::exists(path()));
}

void TestFileResume::aChosenFileGoesOnToo()
{
    ScriptedServer server;
    server.enqueue(firstBytes());
    server.enqueue(rest());
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), std::make_unique<SaveTarget>(path()));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), rows);
    QCOMPARE(files(), QStringList{u"rows"_s});
    QCOMPARE(sentHead(server, 1), expectedHead(server, "/rows.csv", rangeHeaders()));
}

void TestFileResume::asksFromTheLinkAgain()
{
    ScriptedServer first;
    ScriptedServer files;
    first.enqueue(Script::answer(302, {}, {{"Location", files.url(u"/f?once=1"_s).toEncoded()}}));
    first.enqueue(Script::answer(302, {}, {{"Location", files.url(u"/f?once=2"_s).toEncoded()}}));
    files.enqueue(firstBytes());
    files.enqueue(rest());
    HttpClient http({*Origin::of(first.url())});
    http.setTimeouts({10s, 10s, 10s, 1ms});
    FetchRun fetch(http, first.url(u"/rows.csv"_s), part(), Secret("tok"));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), rows);
    // The link's own host gets the token each time, the other one never.
    QCOMPARE(first.requests().at(1).header("Authorization"), "Bearer tok");
    QCOMPARE(sentHead(files, 0), expectedHead(files, "/f?once=1"));
    QCOMPARE(sentHead(files, 1), expectedHead(files, "/f?once=2", rangeHeaders()));
}

void TestFileResume::triesThreeTimesInAll_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("429") << Script::answer(429, {}) << ErrorKind::TooManyRequests;
    for (const int status : {500, 502, 503, 504})
        QTest::addRow("%d", status) << Script::answer(status, {}) << ErrorKind::ServerFailed;
    QTest::newRow("cut, no tag") << firstBytes({}) << ErrorKind::ConnectionLost;
    QTest::newRow("cut, weak tag") << firstBytes(tagged("W/\"v1\"")) << ErrorKind::ConnectionLost;
}

void TestFileResume::triesThreeTimesInAll()
{
    QFETCH(Script, script);
    ScriptedServer server;
    server.enqueue(script);
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), part());
    QVERIFY(fetch.run());
    QTEST(fetch.result->error().kind, "kind");
    QCOMPARE(fetch.result->error().attempts, 3);
    QCOMPARE(server.requests().size(), 3);
    for (int number = 0; number < 3; ++number)
        QCOMPARE(sentHead(server, number), expectedHead(server, "/rows.csv"));
    QTRY_COMPARE(files(), QStringList());
    QCOMPARE(fetch.count, 1);
}

void TestFileResume::waitsAsTheServerAsks()
{
    ScriptedServer server;
    server.enqueue(Script::answer(503, {}, {{"Retry-After", "1"}}));
    server.enqueue(all());
    FetchRun fetch(*m_http, server.url(), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(fetch.waits, (QList<int>{1, 0}));
}

void TestFileResume::doesNotWaitForLong()
{
    ScriptedServer server;
    server.enqueue(Script::answer(429, {}, {{"Retry-After", "61"}}));
    FetchRun fetch(*m_http, server.url(), part());
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::TooManyRequests);
    QCOMPARE(fetch.result->error().retryAfter, 61s);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(fetch.waits.isEmpty());
}

void TestFileResume::keepsOrDropsThePart_data()
{
    QTest::addColumn<Script>("answer");
    QTest::addColumn<bool>("keeps");
    QTest::newRow("expired") << Script::answer(403, "<Error/>") << true;
    QTest::newRow("sign-in") << Script::answer(401, {}) << true;
    QTest::newRow("busy for long") << Script::answer(503, {}, {{"Retry-After", "120"}}) << true;
    QTest::newRow("gone") << Script::answer(404, {}) << false;
    QTest::newRow("gzip") << Script::answer(200, "x", {{"Content-Encoding", "gzip"}}) << false;
    QTest::newRow("web page") << Script::answer(200, "<html></html>", {{"Content-Type", "text/html"}}) << false;
}

void TestFileResume::keepsOrDropsThePart()
{
    QFETCH(Script, answer);
    QFETCH(bool, keeps);
    ScriptedServer server;
    leavePart(server);
    server.enqueue(answer);
    FetchRun fetch(*m_http, server.url(), part());
    QVERIFY(fetch.run());
    QVERIFY(!fetch.result->ok());
    QTRY_COMPARE(files(), keeps ? QStringList({u"rows.part"_s, u"rows.part.json"_s}) : QStringList());
}

void TestFileResume::aBrokenNoteIsNotTrusted_data()
{
    QTest::addColumn<QByteArray>("note");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << "\0\xff{"_ba;
    QTest::newRow("newer") << R"({"version":2,"validator":"\"v1\"","source":"","total":2000})"_ba;
    QTest::newRow("two headers") << R"({"version":1,"validator":"\"v1\"\r\nX: y","source":"","total":2000})"_ba;
    QTest::newRow("shorter than what is there") << R"({"version":1,"validator":"\"v1\"","source":"","total":5})"_ba;
}

void TestFileResume::aBrokenNoteIsNotTrusted()
{
    QFETCH(QByteArray, note);
    ScriptedServer server;
    leavePart(server);
    QFile file(m_folder->filePath(u"rows.part.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(note);
    file.close();
    server.enqueue(all(otherRows));
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), otherRows);
    QCOMPARE(sentHead(server, 1), expectedHead(server, "/rows.csv"));
}

void TestFileResume::neverTwoFilesInOne()
{
    // The file changes between the tries, and the server answers If-Range as it should, or not at all.
    ScriptedServer server;
    server.enqueue(firstBytes());
    server.enqueue(Script().send(head("200 OK", otherRows.size(), tagged("\"v2\"")) + otherRows.left(900)).close());
    server.enqueue(rest());
    server.enqueue(all(otherRows, tagged("\"v2\"")));
    FetchRun fetch(*m_http, server.url(u"/rows.csv"_s), part());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(), otherRows);
    QCOMPARE(server.requests().size(), 4);
    QCOMPARE(server.requests().at(2).header("If-Range"), "\"v2\"");
    QCOMPARE(server.requests().at(2).header("Range"), "bytes=900-");
}

QTEST_GUILESS_MAIN(TestFileResume)
#include "tst_fileresume.moc"
