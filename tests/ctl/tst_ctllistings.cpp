// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "ctl/frame/arguments.h"

#include <QFile>
#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What a listing looks like on standard output, byte for byte, and on the wire.
class TestCtlListings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void writesFormats_data();
    void writesFormats();
    void asksAsTold_data();
    void asksAsTold();
    void refusesOptions_data();
    void refusesOptions();
    void saysThatNoneOfThemWereListed();
    void saysThatItIsAnotherPage();
    void neverTellsTheToken();
    void traces();
    void listsAFile();
    void listsAFileWithEverythingInIt();
    void searchesAFile();
    void refusesAFile();
    void needsAPathForProperties();

private:
    std::unique_ptr<CtlFixture> m_fixture;
};

namespace {

const QByteArray exact =
    R"({"id":"j1","jobType":"a.b","unknown":{"deep":[1.50,12345678901234567890]},"status":2,"successCount":"12"})";
const QByteArray hostileJob = "{\"id\":\"=1+1\", \"jobType\":\"<b>x</b>\\u202Ey\\n\", "
                              "\"userName\":\"\\u001b[2J\\\"q\\\"\",\"failureCount\":null}";

const QByteArray csvHeader =
    R"("id","jobType","channelId","status","userId","userName","filePath","createdAt","updatedAt",)"
    R"("additionalDetails","failedFilePath","successCount","failureCount")"
    "\r\n";

} // namespace

void TestCtlListings::init()
{
    m_fixture = std::make_unique<CtlFixture>();
    QVERIFY2(m_fixture->addAcme(), m_fixture->why().constData());
}

void TestCtlListings::cleanup()
{
    m_fixture.reset();
}

void TestCtlListings::writesFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("json") << u"json"_s << QByteArray("[\n" + exact + ",\n" + hostileJob + "\n]\n");
    QTest::newRow("jsonl") << u"jsonl"_s
                           << QByteArray(exact + '\n' + QByteArray(hostileJob).replace(", \"", ",\"") + '\n');
    QTest::newRow("csv") << u"csv"_s
                         << QByteArray(csvHeader
                                       + R"("j1","a.b","","2","","","","","","","","12","")"
                                         "\r\n"
                                       + R"("'=1+1","<b>x</b>\u202Ey)"
                                         "\u21b5"
                                         R"(","","","","\u001B[2J""q""",)"
                                       + R"("","","","","","","")"
                                         "\r\n");
    QTest::newRow("table")
        << u"table"_s
        << QByteArray(
               "id    jobType           channelId  status  successCount  failureCount  userName      createdAt\n"
               "j1    a.b               -          2       12            -             -             -\n"
               "=1+1  <b>x</b>\\u202Ey\u21b5  -          -       -             -             \\u001B[2J\"q\"  -\n");
}

void TestCtlListings::writesFormats()
{
    QFETCH(const QString, format);
    m_fixture->server.enqueue(Script::json(jobsPage(exact + ' ' + ',' + hostileJob)));
    const auto run = m_fixture->run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--format"_s, format});
    QVERIFY(run->end());
    QCOMPARE(run->err(), QByteArray());
    QCOMPARE(run->status(), 0);
    QTEST(run->out(), "expected");
}

void TestCtlListings::asksAsTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("target");

    const QByteArray jobs = "/api/platform/v1/import-job";
    const QByteArray webhooks = "/api/platform/v1/client-webhook";
    QTest::newRow("jobs") << QStringList{u"jobs"_s, u"list"_s} << jobs + "?page=1&per_page=25";
    QTest::newRow("a page") << QStringList{u"jobs"_s, u"list"_s, u"--page"_s, u"7"_s, u"--per-page"_s, u"3"_s}
                            << jobs + "?page=7&per_page=3";
    QTest::newRow("webhooks") << QStringList{u"webhooks"_s, u"list"_s, u"--page=2"_s}
                              << webhooks + "?page=2&per_page=25";
    QTest::newRow("all") << QStringList{u"webhooks"_s, u"list"_s, u"--all"_s, u"--per-page=100"_s}
                         << webhooks + "?page=1&per_page=100";
}

void TestCtlListings::asksAsTold()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, target);
    m_fixture->server.enqueue(Script::json(R"({"page":1,"perPage":25,"total":"0","data":[]})"));
    const auto run = m_fixture->run(words + QStringList{u"--account"_s, u"acme"_s, u"--format=json"_s});
    QVERIFY(run->end());
    QCOMPARE(run->err(), QByteArray());
    QCOMPARE(run->out(), QByteArray("[]\n"));
    QCOMPARE(m_fixture->server.requests().size(), 1);
    const RecordedRequest &request = m_fixture->server.requests().constFirst();
    QCOMPARE(request.method, QByteArray("GET"));
    QCOMPARE(request.target, target);
    QCOMPARE(request.header("Authorization"), QByteArray("Bearer ") + CtlFixture::token);
    QCOMPARE(request.body, QByteArray());
}

void TestCtlListings::refusesOptions_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");

    const auto either = [](const char *one, const char *other) {
        return Balehook::Ctl::Arguments::refusalOfBoth(QString::fromLatin1(one), QString::fromLatin1(other))
            .detail.toUtf8();
    };
    const QStringList jobs{u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s};
    QTest::newRow("no account") << QStringList{u"jobs"_s, u"list"_s} << QByteArray("The option --account is required.");
    QTest::newRow("page 0") << jobs + QStringList{u"--page=0"_s}
                            << QByteArray("--page must be a number from 1 to 100000000.");
    QTest::newRow("page x") << jobs + QStringList{u"--page=x"_s}
                            << QByteArray("--page must be a number from 1 to 100000000.");
    QTest::newRow("per page") << jobs + QStringList{u"--per-page=10001"_s}
                              << QByteArray("--per-page must be a number from 1 to 10000.");
    QTest::newRow("format") << jobs + QStringList{u"--format=xml"_s}
                            << Balehook::Ctl::Arguments::unknownFormat().toUtf8();
    QTest::newRow("all and page") << jobs + QStringList{u"--all"_s, u"--page=2"_s} << either("page", "all");
    QTest::newRow("search and page") << QStringList{u"webhooks"_s, u"list"_s, u"--account=acme"_s, u"--search=x"_s,
                                                    u"--page=2"_s}
                                     << either("page", "search");
    QTest::newRow("neither") << QStringList{u"properties"_s, u"list"_s} << either("account", "file");
    QTest::newRow("both") << QStringList{u"properties"_s, u"list"_s, u"--account=acme"_s, u"--file=x"_s}
                          << either("account", "file");
}

void TestCtlListings::refusesOptions()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, message);
    const auto run = m_fixture->run(words);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 2);
    QCOMPARE(run->out(), QByteArray());
    QCOMPARE(run->err(), "balehookctl: " + message + '\n');
    QVERIFY(m_fixture->server.requests().isEmpty());
}

void TestCtlListings::saysThatNoneOfThemWereListed()
{
    m_fixture->server.enqueue(Script::json(jobsPage({}, 1, 25, "7")));
    const auto run = m_fixture->run({u"webhooks"_s, u"list"_s, u"--account"_s, u"acme"_s});
    QVERIFY(run->end());
    QVERIFY2(run->err().contains("reports 7 records but listed 0"), run->err().constData());
    QCOMPARE(run->status(), 0);
}

void TestCtlListings::saysThatItIsAnotherPage()
{
    for (const int page : {2, 1}) {
        m_fixture->server.enqueue(Script::json(jobsPage(R"({"id":"j1"})", page, 25, "70")));
        const auto run = m_fixture->run({u"jobs"_s, u"list"_s, u"--page=2"_s, u"--account"_s, u"acme"_s});
        QVERIFY(run->end());
        QCOMPARE(run->err().contains("page 1"), page == 1);
        QCOMPARE(run->err().count('\n'), page == 1 ? 1 : 0);
        QCOMPARE(run->status(), 0);
    }
}

void TestCtlListings::neverTellsTheToken()
{
    const QByteArray token = CtlFixture::token;
    const QByteArray escaped = QByteArray(token).replace("/", "\\/");
    const QByteArray record = R"({"id":"j1","userName":")" + token + R"(","filePath":")" + escaped + "\"}";
    for (const char *format : {"json", "jsonl", "csv", "table"}) {
        m_fixture->server.enqueue(Script::json(jobsPage(record)));
        const auto run = m_fixture->run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--verbose"_s, u"--format"_s,
                                         QString::fromLatin1(format)});
        QVERIFY(run->end());
        QVERIFY(run->out().contains("[...]"));
        QVERIFY(!QByteArray(run->out() + run->err()).contains("canary"));
    }
    const QByteArray refusal = "{\"message\":\"Bearer " + token + " is\\nbad, " + token + "\"}";
    m_fixture->server.enqueue(Script::answer(422, refusal, {{"Content-Type", "application/json"}}));
    const auto run = m_fixture->run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--verbose"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 5);
    QVERIFY2(!run->err().contains("canary"), run->err().constData());
    QCOMPARE(run->err().count('\n'), 2); // the request and the message
}

void TestCtlListings::traces()
{
    m_fixture->server.enqueue(Script::answer(503, "", {{"Retry-After", "0"}}));
    m_fixture->server.enqueue(Script::json(jobsPage(jobRecords(1, 2))));
    const auto run = m_fixture->run({u"--verbose"_s, u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--all"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 0);
    const QByteArrayList lines = run->err().split('\n');
    QCOMPARE(lines.size(), 3);
    const QByteArray start =
        "GET " + m_fixture->server.url(u"/api/platform/v1/import-job"_s).toEncoded() + "?page=1&per_page=25 ";
    QVERIFY2(lines[0].startsWith(QByteArray(start + "503 ")), lines[0].constData());
    QVERIFY2(lines[0].endsWith(" ms try 1"), lines[0].constData());
    QVERIFY2(lines[1].startsWith(QByteArray(start + "200 ")), lines[1].constData());
    QVERIFY2(lines[1].endsWith(" ms try 2"), lines[1].constData());
}

void TestCtlListings::listsAFile()
{
    const QString path = m_fixture->folder() + u"/saved.json"_s;
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QByteArrayList records;
    for (int i = 1; i <= 40; ++i)
        records.append(R"({"internalName":"p)" + QByteArray::number(i) + R"(","n":1.0,"options":["a","b"]})");
    file.write("{\"data\":[" + records.join(", ") + "],\"total\":99}");
    file.close();

    const auto all = m_fixture->run({u"properties"_s, u"list"_s, u"--file"_s, path, u"--format=jsonl"_s});
    QVERIFY(all->end());
    QCOMPARE(all->err(), QByteArray());
    QCOMPARE(all->status(), 0);
    QCOMPARE(all->out(), records.join('\n') + '\n');

    const auto page = m_fixture->run(
        {u"properties"_s, u"list"_s, u"--file"_s, path, u"--page=2"_s, u"--per-page=39"_s, u"--format=csv"_s});
    QVERIFY(page->end());
    QVERIFY(page->out().startsWith(R"("accountSlug","label","internalName")"));
    QVERIFY(page->out().endsWith("\r\n\"\",\"\",\"p40\",\"\",\"\",\"\",\"[\"\"a\"\",\"\"b\"\"]\",\"\",\"\",\"\"\r\n"));
    QCOMPARE(page->out().count('\n'), 2);
    QVERIFY(m_fixture->server.requests().isEmpty());
}

/// A file does not move while it is read: what it has twice is there twice, however far apart.
void TestCtlListings::listsAFileWithEverythingInIt()
{
    const QString path = m_fixture->folder() + u"/saved.json"_s;
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    constexpr int names = 1500;
    QByteArrayList records;
    for (const QByteArray &scope : {"product"_ba, "order"_ba}) {
        for (int i = 0; i < names; ++i)
            records.append(R"({"internalName":"p)" + QByteArray::number(i) + R"(","scope":")" + scope + "\"}");
    }
    file.write('[' + records.join(',') + ']');
    file.close();
    const auto all = m_fixture->run({u"properties"_s, u"list"_s, u"--file"_s, path, u"--format=jsonl"_s});
    QVERIFY(all->end());
    QCOMPARE(all->err(), QByteArray());
    QCOMPARE(all->out().count('\n'), 2 * names);
    QCOMPARE(all->out(), records.join('\n') + '\n');
}

void TestCtlListings::searchesAFile()
{
    const QString path = m_fixture->folder() + u"/saved.json"_s;
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    const QByteArray color = R"({"internalName":"color","label":"Color","options":["dark red","blue"]})";
    const QByteArray note = R"({"internalName":"note","label":"Red note","n":1.0})";
    const QByteArray size = R"({"internalName":"size","label":"Size","options":["10"]})";
    file.write("{\"data\":[" + color + ',' + note + ',' + size + "]}");
    file.close();
    const auto listed = [&](const QStringList &more, const char *count) {
        const auto run =
            m_fixture->run(QStringList{u"properties"_s, u"list"_s, u"--file"_s, path, u"--format=jsonl"_s} + more);
        const QByteArray said = "balehookctl: " + QByteArray(count) + " of 3 records match in the file.\n";
        return run->end() && run->err() == said ? run->out() : run->err();
    };
    QCOMPARE(listed({u"--search=RED"_s}, "2"), color + '\n' + note + '\n');
    QCOMPARE(listed({u"--search=option:red"_s}, "1"), color + '\n');
    QCOMPARE(listed({u"--search=-red"_s}, "1"), size + '\n');
    QCOMPARE(listed({u"--sort=label:desc"_s}, "3"), size + '\n' + note + '\n' + color + '\n');
    QVERIFY(m_fixture->server.requests().isEmpty());
}

void TestCtlListings::refusesAFile()
{
    const auto run = m_fixture->run({u"properties"_s, u"list"_s, u"--file"_s, u"/nonexistent.json"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 2);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY2(run->err().startsWith("balehookctl: The file does not exist"), run->err().constData());
}

void TestCtlListings::needsAPathForProperties()
{
    const auto run = m_fixture->run({u"properties"_s, u"list"_s, u"--account"_s, u"acme"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 2);
    QVERIFY(run->err().startsWith("balehookctl: This account has no path for properties."));
    QVERIFY(m_fixture->server.requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestCtlListings)
#include "tst_ctllistings.moc"
