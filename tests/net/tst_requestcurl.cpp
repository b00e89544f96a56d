// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestcurl.h"

#include "net/httpclient.h"
#include "net/requesthistory.h"
#include "support/replyspy.h"
#include "support/scriptedserver.h"
#include "support/wait.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What is copied as a command is really run, by a shell with the real curl.
class TestRequestCurl final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsTheSame_data();
    void sendsTheSame();
    void takesATokenIfAsked();
    void saysWhatIsMissing();
    void quoting_data();
    void quoting();

private:
    static bool run(QProcess &shell, const QByteArray &command);
};

bool TestRequestCurl::run(QProcess &shell, const QByteArray &command)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TOKEN"_s, u"from.the-shell"_s);
    environment.insert(u"NO_PROXY"_s, u"*"_s);
    environment.insert(u"CURL_HOME"_s, u"/nonexistent"_s);
    shell.setProcessEnvironment(environment);
    shell.start(u"/bin/sh"_s, {u"-c"_s, QString::fromUtf8(command)});
    return Testing::waitFor([&shell] { return shell.state() == QProcess::NotRunning; }, 60'000)
        && shell.exitCode() == 0;
}

void TestRequestCurl::sendsTheSame_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("body");
    const int get = int(HttpKind::Listing);
    const int post = int(HttpKind::Creation);
    QTest::newRow("listing") << get << u"/list?page=1&per_page=25"_s << QByteArray();
    QTest::newRow("brackets") << get << u"/list?page%5Boffset%5D=0&x=[1-3]{a,b}"_s << QByteArray();
    QTest::newRow("what a shell would read") << get << u"/$HOME/`id`/it's?a='b'&c=$(id)"_s << QByteArray();
    QTest::newRow("creation") << post << u"/hooks"_s << R"({"event":"it's","b":"a\\b \"q\" $HOME `id` 100%"})"_ba;
    QTest::newRow("creation of several lines") << post << u"/hooks"_s << "{\n\t\"name\": \"ü 😀\"\n}\n"_ba;
    QTest::newRow("creation that looks like a file") << post << u"/hooks"_s << "@/etc/passwd"_ba;
}

void TestRequestCurl::sendsTheSame()
{
    QFETCH(int, kind);
    QFETCH(QString, target);
    QFETCH(QByteArray, body);
    ScriptedServer server;
    server.enqueue(Script::json(R"({"id":"7"})"));
    RequestHistory history;
    HttpClient http({*Origin::of(server.url())});
    http.setHistory(history, {}, {});
    QUrl url = server.url();
    url.setUrl(QString::fromUtf8(url.toEncoded(QUrl::RemovePath)) + target);
    ReplySpy spy(http.send({HttpKind(kind), url, Secret("s3cret.token-1"), body}));
    QVERIFY(spy.wait());
    QProcess shell;
    QVERIFY(run(shell, RequestCurl::command(*history.records().front())));
    QCOMPARE(shell.readAllStandardOutput(), R"({"id":"7"})");
    QCOMPARE(server.requests().size(), 2);
    const RecordedRequest &own = server.requests()[0];
    const RecordedRequest &copied = server.requests()[1];
    QCOMPARE(copied.method, own.method);
    QCOMPARE(copied.target, own.target);
    QCOMPARE(copied.body, own.body);
    QCOMPARE(copied.header("Authorization"), "Bearer from.the-shell");
    for (const char *name : {"Host", "User-Agent", "Accept", "Content-Type", "Content-Length"})
        QCOMPARE(copied.header(name), own.header(name));
}

void TestRequestCurl::takesATokenIfAsked()
{
    ScriptedServer server;
    server.enqueue(Script::json("{}"));
    RequestRecord record;
    record.url = server.url().toEncoded();
    record.requestHeaders = {{"Authorization", "Bearer (hidden)"}};
    QProcess shell;
    QVERIFY(run(shell, RequestCurl::command(record, "s3cret.T0k/en+1==")));
    QCOMPARE(server.requests().first().header("Authorization"), "Bearer s3cret.T0k/en+1==");
}

void TestRequestCurl::saysWhatIsMissing()
{
    RequestRecord record;
    record.url = "https://a.example/f.csv?redacted";
    QVERIFY(RequestCurl::command(record).startsWith("curl "));
    record.hasHiddenParts = true;
    QVERIFY(RequestCurl::command(record).startsWith("# "));
    record.hasHiddenParts = false;
    record.kind = HttpKind::Creation;
    QVERIFY(RequestCurl::command(record).startsWith("# "));
    QCOMPARE(RequestCurl::command(record).count("# "), 1);
    record.isBodyGone = true; // then there is one thing more to say: this sends nothing
    QCOMPARE(RequestCurl::command(record).count("# "), 2);
}

void TestRequestCurl::quoting_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const QByteArray &text :
         {""_ba, "'"_ba, "''a'"_ba, "\\"_ba, "$a `b` \"c\" !d"_ba, "a\nb\tc"_ba, "-n"_ba, "ü"_ba})
        QTest::newRow(text.toPercentEncoding().constData()) << text;
}

void TestRequestCurl::quoting()
{
    QFETCH(QByteArray, text);
    QProcess shell;
    QVERIFY(run(shell, "printf %s " + RequestCurl::quoted(text)));
    QCOMPARE(shell.readAllStandardOutput(), text);
}

QTEST_GUILESS_MAIN(TestRequestCurl)
#include "tst_requestcurl.moc"
