// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/filefetcher.h"

#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/fetchrun.h"
#include "failedrows/fetch/linktrouble.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

class TestFileFetcher final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void savesAFile();
    void savesWithoutALength_data();
    void savesWithoutALength();
    void failures_data();
    void failures();
    void anExpiredLinkSaysSo();
    void followsByHand();
    void followsFiveAndNoMore();
    void refusedRedirects_data();
    void refusedRedirects();
    void theTokenStaysAtItsOrigin();
    void foreignOriginsNeverGetTheToken();
    void stallsEnd();
    void cancelLeavesNothing();
    void deletingLeavesNothing();
    void deletingAtARefusalIsSafe();
    void theOldFileStaysIfTheNewOneFails();
    void aFolderThatIsNotThere();
    void warnedUsersMayHaveAnything();
    void aGoneClientEndsQuietly();

private:
    QString target() const { return m_folder->filePath(u"rows.csv"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    static QByteArray contents(const QString &name);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Into a file that the user chose.
struct Fetch final : FetchRun
{
    Fetch(HttpClient &http, const QUrl &url, const QString &target, std::optional<Secret> token = {})
        : FetchRun(http, url, std::make_unique<SaveTarget>(target), std::move(token))
    { }
};

constexpr auto csv = "sku,reason\r\n007,price is required\r\n";

QString hostOf(const ScriptedServer &server)
{
    return u"127.0.0.1:%1"_s.arg(server.serverPort());
}

} // namespace

QByteArray TestFileFetcher::contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestFileFetcher::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFileFetcher::savesAFile()
{
    ScriptedServer server;
    server.enqueue(Script::answer(
        200, csv,
        {{"Content-Type", "text/csv; charset=utf-8"}, {"Content-Disposition", "attachment; filename=../a.csv"}}));
    HttpClient http({*Origin::of(server.url())});
    Fetch fetch(http, server.url(u"/f/rows.csv?sig=abc"_s), target());
    fetch.fetcher.start();
    QCOMPARE(fetch.count, 0);
    QTRY_COMPARE(fetch.count, 1);
    QVERIFY(fetch.result->ok());
    const FetchedFile &file = fetch.result->value();
    QCOMPARE(file.fileName, target());
    QCOMPARE(file.finalHost, hostOf(server));
    QCOMPARE(file.offeredName, u"a.csv"_s);
    QCOMPARE(file.contentType, u"text/csv"_s);
    QCOMPARE(file.bytes, qint64(qstrlen(csv)));
    QVERIFY(file.lengthVerified);
    QCOMPARE(contents(target()), csv);
    QCOMPARE(fetch.lastReceived, file.bytes);
    QCOMPARE(fetch.lastTotal, file.bytes);
    QVERIFY(fetch.hosts.isEmpty());
    QCOMPARE(files(), QStringList{u"rows.csv"_s});
#if defined(Q_OS_UNIX)
    QCOMPARE(QFile::permissions(target()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
#endif
    const RecordedRequest &request = server.requests().first();
    QCOMPARE(request.target, "/f/rows.csv?sig=abc");
    QCOMPARE(request.header("Accept-Encoding"), "identity");
    QVERIFY(request.header("Authorization").isNull());
    QVERIFY(request.header("Cookie").isNull());
    QVERIFY(request.header("Referer").isNull());
}

void TestFileFetcher::savesWithoutALength_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("ended by closing") << Script().send(QByteArray("HTTP/1.1 200 OK\r\n\r\n") + csv).close();
    QTest::newRow("chunked") << Script().send(QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                                              + QByteArray::number(qlonglong(qstrlen(csv)), 16) + "\r\n" + csv
                                              + "\r\n0\r\n\r\n");
}

void TestFileFetcher::savesWithoutALength()
{
    QFETCH(Script, script);
    ScriptedServer server;
    server.enqueue(script);
    HttpClient http({});
    Fetch fetch(http, server.url(), target());
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QVERIFY(!fetch.result->value().lengthVerified);
    QCOMPARE(fetch.lastTotal, -1);
    QCOMPARE(contents(target()), csv);
}

void TestFileFetcher::failures_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const Script &script, ErrorKind kind) {
        QTest::newRow(name) << script << int(kind);
    };
    const Script::Headers none;
    row("cut", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\na,b").close(), ErrorKind::ConnectionLost);
    row("reset", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\na,b").reset(), ErrorKind::ConnectionLost);
    row("ends before its length, and Qt does not mind",
        Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n"
                      "3\r\na,b\r\n0\r\n\r\n"),
        ErrorKind::ConnectionLost);
    row("gzip all the same", Script::answer(200, "xx", {{"Content-Encoding", "gzip"}}), ErrorKind::NotUnderstood);
    row("length is a word", Script().send("HTTP/1.1 200 OK\r\nContent-Length: abc\r\n\r\na,b").close(),
        ErrorKind::NotUnderstood);
    row("length is negative", Script().send("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\na,b").close(),
        ErrorKind::NotUnderstood);
    row("two lengths", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\na,b").close(),
        ErrorKind::NotUnderstood);
    row("longer than any disk", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000000\r\n\r\na,b"),
        ErrorKind::DiskFull);
    row("web page", Script::answer(200, "<html>Sign in</html>", {{"Content-Type", "text/csv"}}), ErrorKind::WebPage);
    row("web page by its type", Script::answer(200, "Sign in", {{"Content-Type", "text/html"}}), ErrorKind::WebPage);
    row("Windows program", Script::answer(200, QByteArray("MZ\x90\0\x03\0", 6) + QByteArray(2000, 'x')),
        ErrorKind::NotATable);
    row("Linux program",
        Script::answer(200,
                       "\x7f"
                       "ELFxxxx"),
        ErrorKind::NotATable);
    row("204", Script().send("HTTP/1.1 204 No Content\r\n\r\n"), ErrorKind::UnexpectedStatus);
    row("206", Script::answer(206, "a,b"), ErrorKind::UnexpectedStatus);
    row("401 Basic", Script::answer(401, {}, {{"WWW-Authenticate", "Basic realm=x"}}), ErrorKind::TokenRefused);
    row("401 NTLM", Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}), ErrorKind::TokenRefused);
    row("403", Script::answer(403, "no"), ErrorKind::Forbidden);
    row("404", Script::answer(404, "no"), ErrorKind::NotFound);
    row("503", Script::answer(503, "no"), ErrorKind::ServerFailed);
    row("endless refusal", Script().send("HTTP/1.1 404 No\r\n\r\n").flood(QByteArray(65'536, 'x')),
        ErrorKind::NotFound);
}

void TestFileFetcher::failures()
{
    QFETCH(Script, script);
    QFETCH(int, kind);
    ScriptedServer server;
    server.enqueue(script);
    HttpClient http({});
    http.setTimeouts({10s, 10s, 10s, 1ms});
    Fetch fetch(http, server.url(u"/rows.csv?X-Amz-Signature=0123456789abcdef"_s), target());
    QVERIFY(fetch.run());
    QVERIFY(!fetch.result->ok());
    const Error &error = fetch.result->error();
    QCOMPARE(int(error.kind), kind);
    QCOMPARE(error.host, hostOf(server));
    QVERIFY(!error.detail.contains(u"0123456789abcdef"_s));
    QVERIFY(files().isEmpty());
    QCOMPARE(fetch.count, 1);
    if (kind == int(ErrorKind::TokenRefused))
        QCOMPARE(server.requestHeads(), 1);
}

void TestFileFetcher::anExpiredLinkSaysSo()
{
    ScriptedServer server;
    server.enqueue(Script::answer(403,
                                  "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code><Message>Request has expired"
                                  "</Message><SignatureProvided>0123456789abcdef</SignatureProvided></Error>",
                                  {{"Content-Type", "application/xml"}}));
    HttpClient http({});
    Fetch fetch(http, server.url(u"/rows.csv?X-Amz-Signature=0123456789abcdef"_s), target());
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::LinkExpired);
    QCOMPARE(fetch.result->error().httpStatus, 403);
    QCOMPARE(LinkTrouble::of(fetch.result->error()).remedy, LinkTrouble::Remedy::RefreshJob);
    QVERIFY(fetch.result->error().detail.isEmpty());
    QVERIFY(fetch.result->error().serviceText.isEmpty());
}

void TestFileFetcher::followsByHand()
{
    const TestCertificates::Trust trust;
    ScriptedServer first;
    ScriptedServer second(TestCertificates::server());
    first.enqueue(Script::answer(302, "moved",
                                 {{"Location", second.url(u"/real.csv?k=1"_s).toEncoded()}, {"Set-Cookie", "a=b"}}));
    second.enqueue(Script::answer(200, csv));
    HttpClient http({*Origin::of(first.url()), *Origin::of(second.url())});
    Fetch fetch(http, first.url(u"/rows.csv"_s), target(), Secret("tok"));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(fetch.hosts, QStringList{hostOf(second)});
    QCOMPARE(fetch.result->value().finalHost, hostOf(second));
    QCOMPARE(contents(target()), csv);
    QCOMPARE(first.requests().first().header("Authorization"), "Bearer tok");
    QCOMPARE(second.requests().size(), 1);
    QCOMPARE(second.requests().first().target, "/real.csv?k=1");
    // Not even where the token would be allowed: a redirect is not the user's word.
    QVERIFY(second.requests().first().header("Authorization").isNull());
    QVERIFY(second.requests().first().header("Cookie").isNull());
}

void TestFileFetcher::followsFiveAndNoMore()
{
    for (const int hops : {5, 6}) {
        ScriptedServer server;
        for (int i = 0; i < hops; ++i)
            server.enqueue(Script::answer(307, {}, {{"Location", "/" + QByteArray::number(i)}}));
        server.enqueue(Script::answer(200, csv));
        HttpClient http({});
        Fetch fetch(http, server.url(u"/rows.csv"_s), target());
        QVERIFY(fetch.run());
        QCOMPARE(fetch.result->ok(), hops == 5);
        QCOMPARE(server.requests().size(), 6);
        QCOMPARE(fetch.hosts.size(), 5);
        if (hops > 5)
            QCOMPARE(fetch.result->error().kind, ErrorKind::TooManyRedirects);
        QFile::remove(target());
    }
}

void TestFileFetcher::refusedRedirects_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<bool>("fromTls");
    QTest::newRow("http elsewhere") << "http://files.example.com/x"_ba << false;
    QTest::newRow("http from https") << "http://127.0.0.1:1/x"_ba << true;
    QTest::newRow("file") << "file:///etc/passwd"_ba << false;
    QTest::newRow("data") << "data:,x"_ba << false;
    QTest::newRow("javascript") << "javascript:x"_ba << false;
    QTest::newRow("userinfo") << "https://a:b@files.example.com/"_ba << false;
    QTest::newRow("empty userinfo") << "//@files.example.com/"_ba << false;
    QTest::newRow("none") << ""_ba << false;
}

void TestFileFetcher::refusedRedirects()
{
    QFETCH(QByteArray, location);
    QFETCH(bool, fromTls);
    const TestCertificates::Trust trust;
    const auto server =
        fromTls ? std::make_unique<ScriptedServer>(TestCertificates::server()) : std::make_unique<ScriptedServer>();
    server->enqueue(Script::answer(302, {}, {{"Location", location}}));
    HttpClient http({});
    Fetch fetch(http, server->url(), target());
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::Redirected);
    QVERIFY(fetch.hosts.isEmpty());
    QCOMPARE(server->requestHeads(), 1);
    QVERIFY(files().isEmpty());
}

void TestFileFetcher::theTokenStaysAtItsOrigin()
{
    ScriptedServer server;
    server.enqueue(Script::answer(302, {}, {{"Location", "/same-origin.csv"}}));
    server.enqueue(Script::answer(200, csv));
    HttpClient http({*Origin::of(server.url())});
    Fetch fetch(http, server.url(), target(), Secret("tok"));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(server.requests().at(0).header("Authorization"), "Bearer tok");
    QVERIFY(server.requests().at(1).header("Authorization").isNull());
}

void TestFileFetcher::foreignOriginsNeverGetTheToken()
{
    ScriptedServer foreign;
    HttpClient http({*Origin::of(QUrl(u"https://acme.example.com"_s))});
    Fetch fetch(http, foreign.url(), target(), Secret("tok"));
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::NotAllowed);
    QCOMPARE(foreign.connections(), 0);
}

void TestFileFetcher::stallsEnd()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b").hang());
    HttpClient http({});
    http.setTimeouts({10s, 10s, 200ms, 1ms});
    Fetch fetch(http, server.url(), target());
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::TimedOut);
    QVERIFY(files().isEmpty());
}

void TestFileFetcher::cancelLeavesNothing()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b").hang());
    HttpClient http({});
    Fetch fetch(http, server.url(), target());
    fetch.fetcher.start();
    QTRY_COMPARE(fetch.lastReceived, 3);
    fetch.fetcher.cancel();
    QTRY_COMPARE(server.disconnects(), 1);
    QCOMPARE(fetch.count, 0);
    QVERIFY(files().isEmpty());
}

void TestFileFetcher::deletingLeavesNothing()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b").hang());
    HttpClient http({});
    // In answer to its own signal, which is the hardest moment.
    auto *fetcher = new FileFetcher(http, {server.url(), DestinationPolicy(*Origin::of(server.url()))},
                                    std::make_unique<SaveTarget>(target()));
    bool deleted = false;
    connect(fetcher, &FileFetcher::progressed, this, [fetcher, &deleted] {
        delete fetcher;
        deleted = true;
    });
    fetcher->start();
    QTRY_VERIFY(deleted);
    QTRY_COMPARE(server.disconnects(), 1);
    QVERIFY(files().isEmpty());
}

void TestFileFetcher::deletingAtARefusalIsSafe()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, "xx", {{"Content-Encoding", "gzip"}}));
    HttpClient http({});
    const QPointer fetcher = new FileFetcher(http, {server.url(), DestinationPolicy(*Origin::of(server.url()))},
                                             std::make_unique<SaveTarget>(target()));
    connect(fetcher, &FileFetcher::finished, this, [fetcher] { delete fetcher; });
    fetcher->start();
    QTRY_VERIFY(!fetcher);
    QVERIFY(files().isEmpty());
}

void TestFileFetcher::theOldFileStaysIfTheNewOneFails()
{
    QFile old(target());
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b").close());
    HttpClient http({});
    http.setTimeouts({10s, 10s, 10s, 1ms});
    Fetch fetch(http, server.url(), target());
    QVERIFY(fetch.run());
    QVERIFY(!fetch.result->ok());
    QCOMPARE(contents(target()), "old");
    QCOMPARE(files(), QStringList{u"rows.csv"_s});
}

void TestFileFetcher::aFolderThatIsNotThere()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, csv));
    HttpClient http({});
    Fetch fetch(http, server.url(), m_folder->filePath(u"missing/rows.csv"_s));
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::DiskFailed);
    QVERIFY(!fetch.result->error().detail.isEmpty());
}

void TestFileFetcher::warnedUsersMayHaveAnything()
{
    ScriptedServer server;
    server.enqueue(Script::answer(200, "<html></html>", {{"Content-Type", "text/html"}}));
    HttpClient http({});
    Fetch fetch(http, server.url(), target());
    fetch.fetcher.setAcceptAnything(true);
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(contents(target()), "<html></html>");
}

void TestFileFetcher::aGoneClientEndsQuietly()
{
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b").hang());
    auto http = std::make_unique<HttpClient>(std::vector<Origin>());
    Fetch fetch(*http, server.url(), target());
    fetch.fetcher.start();
    QTRY_COMPARE(fetch.lastReceived, 3);
    http.reset();
    QTRY_COMPARE(server.disconnects(), 1);
    fetch.fetcher.cancel();
    QCOMPARE(fetch.count, 0);
    QVERIFY(files().isEmpty());
}

QTEST_GUILESS_MAIN(TestFileFetcher)
#include "tst_filefetcher.moc"
