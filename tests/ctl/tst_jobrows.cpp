// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobfileaccess.h"
#include "ctl/jobprofile.h"
#include "ctl/programrun.h"
#include "net/singleinstance.h"
#include "settings/profile.h"
#include "support/wait.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl jobs rows, as a process: its output byte for byte, its status, and who was asked for what.
class TestJobRows final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void formats_data();
    void formats();
    void withoutAHeader_data();
    void withoutAHeader();
    void reasons_data();
    void reasons();
    void usesTheCache();
    void besideARunningConsole();
    void looksThroughThePages();
    void fileHosts_data();
    void fileHosts();
    void jobsAndLinks_data();
    void jobsAndLinks();
    void services_data();
    void services();
    void refusedBeforeAnyRequest_data();
    void refusedBeforeAnyRequest();
    void noSuchAccount();
    void interruptedDownload();
    void boundedByTheTimeout();
    void closedPipe_data();
    void closedPipe();
    void readerThatStops();

private:
    QStringList rows(const QStringList &more = {}) const
    {
        return m_profile->command(QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"--account"_s, u"acme"_s} + more);
    }
    QByteArray link() const { return m_profile->files().url(u"/x/rows.csv?X-Signature=sign"_s).toEncoded(); }
    /// The job is listed, and its file answered by \a file.
    void serve(const Script &file);
    void serve(const QByteArray &content);

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
};

namespace {

const auto hostile = "sku,name,error\r\n"
                     "1,=1+1,\"a \"\"b\"\",\nc\"\r\n"
                     "2,\u202ecsv.exe,\x1b[31mred\r\n"
                     "3,<b>x</b>\r\n"
                     "4,\t,y,more\r\n"_ba;

Script file(const QByteArray &content, const QByteArray &type = "text/csv")
{
    return Script::answer(200, content, {{"Content-Type", type}});
}

} // namespace

void TestJobRows::init()
{
    m_profile = std::make_unique<JobProfile>();
    m_run = std::make_unique<ProgramRun>();
    QVERIFY(m_profile->make());
}

/// Whatever happens: nobody but the account's own service is given the token, and nobody reads it.
void TestJobRows::cleanup()
{
    for (const RecordedRequest &request : m_profile->files().requests()) {
        QCOMPARE(request.method, "GET");
        QVERIFY(!request.head.toLower().contains("authorization"));
        QVERIFY(!request.head.contains(JobProfile::token));
    }
    for (const RecordedRequest &request : m_profile->api().requests())
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer ") + JobProfile::token);
    QCOMPARE(m_profile->count("POST"), 0);
    for (const QByteArray &text : {m_run->out(), m_run->errors()}) {
        QVERIFY(!text.contains(JobProfile::token));
        QVERIFY(!text.contains("X-Signature"));
    }
    m_run.reset();
    m_profile.reset();
}

void TestJobRows::serve(const Script &file)
{
    m_profile->api().enqueue(JobProfile::listed({JobProfile::job("j0", {}), JobProfile::job("j1", link())}));
    m_profile->files().enqueue(file);
}

void TestJobRows::serve(const QByteArray &content)
{
    serve(file(content));
}

void TestJobRows::formats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("csv") << u"csv"_s
                         << "\"sku\",\"name\",\"error\"\r\n"
                            "\"1\",\"'=1+1\",\"a \"\"b\"\",\u21b5c\"\r\n"
                            "\"2\",\"\\u202Ecsv.exe\",\"\\u001B[31mred\"\r\n"
                            "\"3\",\"<b>x</b>\"\r\n"
                            "\"4\",\"\u21e5\",\"y\",\"more\"\r\n"_ba;
    QTest::newRow("jsonl") << u"jsonl"_s
                           << R"({"sku":"1","name":"=1+1","error":"a \"b\",\nc"})"
                              "\n"
                              "{\"sku\":\"2\",\"name\":\"\u202ecsv.exe\",\"error\":\"\\u001b[31mred\"}\n"
                              R"({"sku":"3","name":"<b>x</b>"})"
                              "\n"
                              "{\"sku\":\"4\",\"name\":\"\\t\",\"error\":\"y\",\"column 4\":\"more\"}\n"_ba;
    QTest::newRow("json") << u"json"_s
                          << "[\n"
                             R"(  {"sku":"1","name":"=1+1","error":"a \"b\",\nc"},)"
                             "\n"
                             "  {\"sku\":\"2\",\"name\":\"\u202ecsv.exe\",\"error\":\"\\u001b[31mred\"},\n"
                             R"(  {"sku":"3","name":"<b>x</b>"},)"
                             "\n"
                             "  {\"sku\":\"4\",\"name\":\"\\t\",\"error\":\"y\",\"column 4\":\"more\"}\n"
                             "]\n"_ba;
    QTest::newRow("table") << u"table"_s
                           << "sku  name           error\n"
                              "1    =1+1           a \"b\",\u21b5c\n"
                              "2    \\u202Ecsv.exe  \\u001B[31mred\n"
                              "3    <b>x</b>\n"
                              "4    \u21e5              y              more\n"_ba;
}

void TestJobRows::formats()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    serve(hostile);
    QVERIFY(m_run->run(rows({u"--format"_s, format})));
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(m_run->out(), expected);
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(m_profile->api().requests().size(), 1);
    QCOMPARE(m_profile->files().requests().size(), 1);
}

void TestJobRows::withoutAHeader_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("csv") << u"csv"_s << "\"1\",\"2.5\"\r\n\"3\",\"4.5\"\r\n\"5\",\"6.5\"\r\n"_ba;
    QTest::newRow("jsonl") << u"jsonl"_s
                           << "{\"column 1\":\"1\",\"column 2\":\"2.5\"}\n{\"column 1\":\"3\",\"column 2\":\"4.5\"}\n"
                              "{\"column 1\":\"5\",\"column 2\":\"6.5\"}\n"_ba;
}

void TestJobRows::withoutAHeader()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    serve("1,2.5\n3,4.5\n5,6.5\n");
    QVERIFY(m_run->run(rows({u"--format"_s, format})));
    QCOMPARE(m_run->out(), expected);
    QCOMPARE(m_run->status(), 0);
}

void TestJobRows::reasons_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("csv") << u"csv"_s
                         << "\"count\",\"firstRow\",\"reason\",\"example\"\r\n"
                            "\"2\",\"1\",\"SKU <value> already exists\",\"SKU 100 already exists\"\r\n"
                            "\"1\",\"2\",\"price is required\",\"price is required\"\r\n"
                            "\"1\",\"4\",\"No reason given\",\"\"\r\n"_ba;
    QTest::newRow("jsonl") << u"jsonl"_s
                           << R"({"count":2,"example":"SKU 100 already exists","firstRow":1,)"
                              R"("reason":"SKU <value> already exists"})"
                              "\n"
                              R"({"count":1,"example":"price is required","firstRow":2,"reason":"price is required"})"
                              "\n"
                              R"({"count":1,"example":"","firstRow":4,"reason":"No reason given"})"
                              "\n"_ba;
}

void TestJobRows::reasons()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    serve("sku,error\na,SKU 100 already exists\nb,price is required\nc,SKU 205 already exists\nd,\n");
    QVERIFY(m_run->run(rows({u"--groups"_s, u"--format"_s, format})));
    QCOMPARE(m_run->out(), expected);
    QCOMPARE(m_run->status(), 0);
}

/// The console finds the file that balehookctl fetched, and the other way round.
void TestJobRows::usesTheCache()
{
    serve(hostile);
    QVERIFY(m_run->run(rows({u"--format"_s, u"csv"_s})));
    const QByteArray first = m_run->out();
    ProgramRun again;
    QVERIFY(again.run(rows({u"--format"_s, u"csv"_s})));
    QCOMPARE(again.status(), 0);
    QCOMPARE(again.out(), first);
    QCOMPARE(m_profile->files().requests().size(), 1);
    QCOMPARE(m_profile->api().requests().size(), 2);
    // The file, its index, and no part, lock or folder of a run.
    QCOMPARE(m_profile->cachedFiles().size(), 2);
}

/// Its cache is its own; what is fetched beside it leaves nothing.
void TestJobRows::besideARunningConsole()
{
    const auto profile = Profile::open(m_profile->path(u"profile"_s));
    QVERIFY(profile);
    SingleInstance console(profile.value()->runtimeName());
    QVERIFY(console.becomeFirst());
    QSignalSpy raised(&console, &SingleInstance::raiseRequested);
    serve(hostile);
    QVERIFY(m_run->run(rows()));
    QCOMPARE(m_run->status(), 0);
    QVERIFY(!m_run->out().isEmpty());
    QCOMPARE(m_profile->cachedFiles(), QStringList());
    QCOMPARE(QDir(profile.value()->cacheFolder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    QVERIFY(raised.isEmpty());
}

void TestJobRows::looksThroughThePages()
{
    for (int page = 1; page <= 3; ++page) {
        QList<QByteArray> jobs;
        for (int number = 0; number < 25; ++number)
            jobs.append(JobProfile::job("other-" + QByteArray::number(page * 100 + number), {}));
        if (page == 3)
            jobs[7] = JobProfile::job("j1", link());
        m_profile->api().enqueue(Script::json("{\"result\":100,\"page\":" + QByteArray::number(page)
                                              + ",\"perPage\":25,\"data\":[" + jobs.join(',') + "]}"));
    }
    m_profile->files().enqueue(file(hostile));
    QVERIFY(m_run->run(rows()));
    QCOMPARE(m_run->status(), 0);
    QVERIFY(m_profile->api().requests().size() <= 4);
}

void TestJobRows::fileHosts_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    QTest::newRow("expired") << Script::answer(403, "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>",
                                               {{"Content-Type", "application/xml"}})
                             << 5;
    QTest::newRow("gone") << Script::answer(404, "no") << 5;
    QTest::newRow("sign in") << Script::answer(401, "who?", {{"WWW-Authenticate", "Basic realm=\"x\""}}) << 5;
    QTest::newRow("NTLM") << Script::answer(401, "who?", {{"WWW-Authenticate", "NTLM"}}) << 5;
    QTest::newRow("web page") << file("<!DOCTYPE html><html><body>Sign in</body></html>", "text/html") << 5;
    QTest::newRow("web page called a table") << file("<!DOCTYPE html><html><body>Sign in</body></html>") << 5;
    QTest::newRow("redirect to a file of this computer")
        << Script::answer(302, {}, {{"Location", "file:///etc/passwd"}}) << 5;
    QTest::newRow("redirect to itself") << Script::answer(302, {}, {{"Location", "/x/rows.csv"}}) << 5;
    QTest::newRow("program") << file(QByteArray("\x7f"
                                                "ELF\x02\x01\x01",
                                                7)
                                     + QByteArray(200, '\0'))
                             << 5;
    QTest::newRow("image") << file(QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(200, '\0'), "image/png") << 5;
    QTest::newRow("JSON") << file("{\"a\": [1, 2]}", "application/json") << 5;
    QTest::newRow("empty") << file({}) << 5;
    QTest::newRow("gzip in spite of identity")
        << Script::answer(200, "xx", {{"Content-Type", "text/csv"}, {"Content-Encoding", "gzip"}}) << 7;
    QTest::newRow("server failed") << Script::answer(500, "oops") << 5;
    QTest::newRow("cut")
        << Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 500\r\n\r\na,b\n").close() << 6;
    QTest::newRow("reset") << Script().reset() << 6;
}

void TestJobRows::fileHosts()
{
    QFETCH(Script, script);
    QFETCH(int, status);
    serve(script);
    QVERIFY(m_run->run(rows()));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(m_run->errors().startsWith("balehookctl: "));
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), status);
    QVERIFY(m_profile->files().requests().size() <= 6);
}

void TestJobRows::jobsAndLinks_data()
{
    QTest::addColumn<QByteArray>("failed");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no failed file") << ""_ba << 5 << Ctl::JobFileAccess::noneText(JobFile::FailedRows).toUtf8();
    for (const char *link : {"javascript:alert(1)", "file:///etc/passwd", "data:text/csv,a", "ftp://x.example/a",
                             "//x.example/a", "/files/x.csv", "a/b.csv", "http://x.example/a.csv",
                             "https://user:pass@x.example/a.csv", "https://x.example:99999/a", "C:\\\\x.exe"})
        QTest::newRow(link) << QByteArray(link) << 7 << ""_ba;
}

void TestJobRows::jobsAndLinks()
{
    QFETCH(QByteArray, failed);
    QFETCH(int, status);
    QFETCH(QByteArray, words);
    m_profile->api().enqueue(JobProfile::listed({JobProfile::job("j1", failed)}));
    QVERIFY(m_run->run(rows()));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QVERIFY(m_run->errors().contains(words));
    QCOMPARE(m_run->status(), status);
    QCOMPARE(m_profile->files().requests().size(), 0);
}

void TestJobRows::services_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    QTest::newRow("not listed") << JobProfile::listed({JobProfile::job("j2", {})}) << 5;
    QTest::newRow("no jobs") << JobProfile::listed({}) << 5;
    QTest::newRow("401") << Script::answer(401, R"({"message":"no"})", {{"Content-Type", "application/json"}}) << 4;
    QTest::newRow("401 that repeats the token") << Script::answer(
        401, R"({"message":"bad token canary-0123456789-token"})", {{"Content-Type", "application/json"}})
                                                << 4;
    QTest::newRow("403") << Script::answer(403, {}) << 4;
    QTest::newRow("404") << Script::answer(404, {}) << 5;
    QTest::newRow("web page") << Script::answer(200, "<html></html>", {{"Content-Type", "text/html"}}) << 7;
    QTest::newRow("no listing") << Script::json("{}") << 7;
    QTest::newRow("redirect") << Script::answer(302, {}, {{"Location", "https://evil.example/"}}) << 5;
    QTest::newRow("gone silent") << Script().close() << 6;
}

void TestJobRows::services()
{
    QFETCH(Script, script);
    QFETCH(int, status);
    m_profile->api().enqueue(script);
    QVERIFY(m_run->run(rows()));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(m_run->errors().startsWith("balehookctl: "));
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), status);
    QCOMPARE(m_profile->files().requests().size(), 0);
}

void TestJobRows::refusedBeforeAnyRequest_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no id") << QStringList{u"jobs"_s, u"rows"_s, u"--account"_s, u"acme"_s};
    QTest::newRow("no account") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s};
    QTest::newRow("empty account") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"--account"_s, QString()};
    QTest::newRow("format") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"--account=acme"_s, u"--format=xml"_s};
    QTest::newRow("option") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"--account=acme"_s, u"--token"_s, u"x"_s};
    QTest::newRow("two ids") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"j2"_s, u"--account=acme"_s};
}

void TestJobRows::refusedBeforeAnyRequest()
{
    QFETCH(QStringList, words);
    QVERIFY(m_run->run(m_profile->command(words)));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 2);
    QCOMPARE(m_profile->api().connections(), 0);
}

void TestJobRows::noSuchAccount()
{
    QVERIFY(m_run->run(m_profile->command({u"jobs"_s, u"rows"_s, u"j1"_s, u"--account"_s, u"globex"_s})));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 3);
    QCOMPARE(m_profile->api().connections(), 0);
}

void TestJobRows::interruptedDownload()
{
    serve(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 500\r\n\r\na,b\n").hang());
    m_run->start(rows());
    QTRY_COMPARE_WITH_TIMEOUT(m_profile->files().requests().size(), 1, 20'000);
    m_run->interrupt();
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 130);
}

void TestJobRows::boundedByTheTimeout()
{
    serve(Script().hang());
    QVERIFY(m_run->run(QStringList{u"--timeout"_s, u"2"_s} + rows()));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 6);
}

void TestJobRows::closedPipe_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"table", "csv", "json", "jsonl"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestJobRows::closedPipe()
{
    QFETCH(QString, format);
    serve("sku,error\n" + QByteArray("1,price is required\n").repeated(50'000));
    m_run->startShell(u"\"$@\" | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}"_s, rows({u"--format"_s, format}));
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), "0\n");
    QCOMPARE(m_run->errors(), QByteArray());
}

/// A pipe that is full stops nothing but the writing: the program still listens to signals.
void TestJobRows::readerThatStops()
{
    serve("sku,error\n" + QByteArray("1,price is required\n").repeated(50'000));
    m_run->startShell(u"exec 3> >(read -r line; echo $line; exec sleep 60); echo $$ >&2; exec \"$@\" >&3"_s,
                      rows({u"--format"_s, u"jsonl"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(m_run->process().bytesAvailable() > 0, 30'000);
    m_run->interrupt();
    QVERIFY(Testing::waitFor([this] { return m_run->process().state() == QProcess::NotRunning; }, 20'000));
    QCOMPARE(m_run->status(), 130);
}

QTEST_GUILESS_MAIN(TestJobRows)
#include "tst_jobrows.moc"
