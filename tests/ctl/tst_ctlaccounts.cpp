// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountadd.h"
#include "ctl/ctlfixture.h"
#include "domain/account/accountslug.h"
#include "settings/settingsfile.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// "account add", "list", "check" and "remove" with a real keyring.
class TestCtlAccounts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsAndLists();
    void tellsOfThoseItCannotRead();
    void addsWithoutAToken();
    void addsSeveralAtOnce();
    void addsOneOfASlug();
    void removesBesideAnAdd();
    void refusesInput_data();
    void refusesInput();
    void addsNothingWithoutAKeychain();
    void checks();
    void tellsWhichListingFails();
    void importsManyAndReportsEach();
    void importsAFileWithoutChecks();
    void eachAccountHasItsOwnColor();
    void namesTheFieldOfALine();
    void removes();
    void keepsTheTokenOutOfTheProfile();
    void aKilledAddLeavesNoToken();
};

namespace {

const QByteArray oneJobOf57 = R"({"page":1,"perPage":1,"result":57,"data":[]})";

/// The accounts without their ids, which are random.
QByteArray accountsOf(const CtlFixture &fixture)
{
    const auto run = fixture.run({u"account"_s, u"list"_s, u"--format"_s, u"jsonl"_s});
    if (!run->end() || run->status() != 0)
        return "failed: " + run->err();
    QByteArray text;
    for (const QByteArray &line : run->out().split('\n'))
        text += line.left(line.indexOf(",\"id\"")) + (line.isEmpty() ? "" : "}\n");
    return text;
}

} // namespace

void TestCtlAccounts::addsAndLists()
{
    CtlFixture fixture;
    QVERIFY2(
        fixture.addAcme({u"--name"_s, u"Acme, \u202eInc"_s, u"--workspace-url"_s, u"https://{slug}.example.com/w"_s}),
        fixture.why().constData());
    QCOMPARE(fixture.why(), QByteArray());
    const QByteArray base = fixture.server.url(u""_s).toEncoded();
    const QByteArray expected = "{\"slug\":\"acme\",\"name\":\"Acme, \u202eInc\",\"baseUrl\":\"" + base
        + "\",\"workspaceUrl\":\"https://acme.example.com/w\",\"token\":\"stored\"}\n";
    QCOMPARE(accountsOf(fixture), expected);

    const auto table = fixture.run({u"account"_s, u"list"_s});
    QVERIFY(table->end());
    QVERIFY(table->out().startsWith("slug  name"));
    QVERIFY(table->out().contains("Acme, \\u202EInc"));
    QCOMPARE(table->err(), QByteArray());
    QVERIFY(fixture.server.requests().isEmpty());
}

void TestCtlAccounts::tellsOfThoseItCannotRead()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    {
        SettingsFile settings(fixture.folder() + u"/settings.json"_s);
        settings.setValue(u"accounts/b/slug"_s, u"of another version?"_s);
    }
    const auto listed = fixture.run({u"account"_s, u"list"_s});
    QVERIFY(listed->end());
    QCOMPARE(listed->status(), 0);
    QCOMPARE(listed->out().count('\n'), 2);
    QVERIFY2(listed->err().contains("not removed"), listed->err().constData());
}

void TestCtlAccounts::addsWithoutAToken()
{
    CtlFixture fixture;
    // Standard input is no terminal: nobody is asked.
    const auto added =
        fixture.run({u"account"_s, u"add"_s, u"Globex"_s, u"--base-url"_s, u"https://{slug}.example.com"_s}, "ignored");
    QVERIFY(added->end());
    QCOMPARE(added->status(), 0);
    QCOMPARE(added->out() + added->err(), QByteArray());
    const QByteArray expected = "{\"slug\":\"globex\",\"name\":\"\",\"baseUrl\":\"https://globex.example.com\","
                                "\"workspaceUrl\":\"\",\"token\":\"none\"}\n";
    QCOMPARE(accountsOf(fixture), expected);
    const auto listed = fixture.run({u"jobs"_s, u"list"_s, u"--account"_s, u"globex"_s});
    QVERIFY(listed->end());
    QCOMPARE(listed->status(), 3);
    QCOMPARE(listed->err(), QByteArray("balehookctl: This account has no stored token. Add its token to continue.\n"));
}

/// Each merges its account into what the others wrote.
void TestCtlAccounts::addsSeveralAtOnce()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    std::vector<std::unique_ptr<CtlRun>> runs;
    runs.reserve(6);
    for (int i = 0; i < 6; ++i) {
        runs.push_back(fixture.run(
            {u"account"_s, u"add"_s, u"shop%1"_s.arg(i), u"--base-url"_s, u"https://{slug}.example.com"_s}));
    }
    for (const auto &run : runs) {
        QVERIFY(run->end());
        QCOMPARE(run->err(), QByteArray());
        QCOMPARE(run->status(), 0);
    }
    const QByteArray all = accountsOf(fixture);
    QCOMPARE(all.count('\n'), 7);
    for (int i = 0; i < 6; ++i)
        QVERIFY2(all.contains(QByteArray("\"shop" + QByteArray::number(i) + '"')), all.constData());
}

/// One of them, with its own token; the others refuse, and their tokens are nowhere.
void TestCtlAccounts::addsOneOfASlug()
{
    CtlFixture fixture;
    const QString base = fixture.server.url(u""_s).toString();
    for (int round = 0; round < 5; ++round) {
        const QString slug = u"twin%1"_s.arg(round);
        std::vector<std::unique_ptr<CtlRun>> runs;
        runs.reserve(4);
        for (int i = 0; i < 4; ++i) {
            runs.push_back(fixture.run({u"account"_s, u"add"_s, slug, u"--base-url"_s, base, u"--token-stdin"_s},
                                       "token-of-" + QByteArray::number(i)));
        }
        const QByteArray refusal = Ctl::AccountAdd::takenText(*AccountSlug::fromString(slug)).toUtf8();
        QByteArray winner;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(runs[i]->end());
            if (runs[i]->status() == 0) {
                QVERIFY2(winner.isEmpty(), "a second one was added");
                winner = "token-of-" + QByteArray::number(i);
                continue;
            }
            QVERIFY2(runs[i]->status() == 2, runs[i]->err().constData());
            QVERIFY2(runs[i]->err().contains(refusal), runs[i]->err().constData());
        }
        QVERIFY(!winner.isEmpty());
        QCOMPARE(accountsOf(fixture).count('\n'), round + 1);
        fixture.server.enqueue(Script::json(oneJobOf57));
        fixture.server.enqueue(Script::json(oneJobOf57));
        const auto check = fixture.run({u"account"_s, u"check"_s, slug});
        QVERIFY(check->end());
        QVERIFY2(check->status() == 0, check->err().constData());
        QCOMPARE(fixture.server.requests().constLast().header("Authorization"), "Bearer " + winner);
    }
    QVERIFY(!QFile::exists(fixture.folder() + u"/accounts.lock"_s));
}

/// The token of a new account does not go with an old one of the same slug.
void TestCtlAccounts::removesBesideAnAdd()
{
    CtlFixture fixture;
    const QString base = fixture.server.url(u""_s).toString();
    const QStringList add{u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, base, u"--token-stdin"_s};
    for (int round = 0; round < 8; ++round) {
        if (accountsOf(fixture).isEmpty())
            QVERIFY2(fixture.addAcme(), fixture.why().constData());
        const auto remove = fixture.run({u"account"_s, u"remove"_s, u"acme"_s});
        if (round % 2 == 1)
            accountsOf(fixture); // a little later
        const auto added = fixture.run(add, "another-token");
        QVERIFY(remove->end() && added->end());
        QVERIFY2(remove->status() == 0, remove->err().constData());
        const bool isThere = added->status() == 0;
        QCOMPARE(accountsOf(fixture).count('\n'), isThere ? 1 : 0);
        if (!isThere)
            continue;
        fixture.server.enqueue(Script::json(oneJobOf57));
        fixture.server.enqueue(Script::json(oneJobOf57));
        const auto check = fixture.run({u"account"_s, u"check"_s, u"acme"_s});
        QVERIFY(check->end());
        QVERIFY2(check->status() == 0, check->err().constData());
    }
}

void TestCtlAccounts::refusesInput_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("fragment");

    const QStringList good{u"new"_s, u"--base-url"_s, u"https://x.example.com"_s};
    QTest::newRow("slug") << QStringList{u"evil.com#"_s, u"--base-url"_s, u"https://x.example.com"_s} << QByteArray()
                          << QByteArray("SLUG is");
    QTest::newRow("no address") << QStringList{u"new"_s} << QByteArray() << QByteArray("--base-url is required");
    QTest::newRow("http") << QStringList{u"new"_s, u"--base-url"_s, u"http://x.example.com"_s} << QByteArray()
                          << QByteArray("--base-url: ");
    QTest::newRow("workspace") << good + QStringList{u"--workspace-url"_s, u"ftp://x"_s} << QByteArray()
                               << QByteArray("--workspace-url: ");
    QTest::newRow("path") << good + QStringList{u"--properties-path"_s, u"//x/y"_s} << QByteArray()
                          << QByteArray("--properties-path: ");
    QTest::newRow("no token") << good + QStringList{u"--token-stdin"_s} << QByteArray("\n")
                              << Ctl::AccountAdd::noTokenText().toUtf8();
    QTest::newRow("two lines") << good + QStringList{u"--token-stdin"_s} << QByteArray("one\nX-Evil: 1")
                               << QByteArray("oken");
    QTest::newRow("too long") << good + QStringList{u"--token-stdin"_s} << QByteArray(70'000, 'a')
                              << QByteArray("too long");
    QTest::newRow("taken") << QStringList{u"ACME"_s, u"--base-url"_s, u"https://x.example.com"_s} << QByteArray()
                           << QByteArray("account named acme");
}

void TestCtlAccounts::refusesInput()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, input);
    QFETCH(const QByteArray, fragment);
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    const QByteArray before = accountsOf(fixture);
    const auto run = fixture.run(QStringList{u"account"_s, u"add"_s} + words, input);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 2);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY2(run->err().contains(fragment), run->err().constData());
    QCOMPARE(run->err().count('\n'), 1);
    QVERIFY(!run->err().contains("X-Evil"));
    QCOMPARE(accountsOf(fixture), before);
    QVERIFY(fixture.server.requests().isEmpty());
}

void TestCtlAccounts::addsNothingWithoutAKeychain()
{
    CtlFixture fixture;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
    CtlRun run(fixture.inProfile({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://a.example.com"_s,
                                  u"--token-stdin"_s}),
               "some-token-1234", environment);
    QVERIFY(run.end());
    QCOMPARE(run.status(), 9);
    QVERIFY2(run.err().startsWith("balehookctl: No keychain service"), run.err().constData());
    QCOMPARE(run.err().count('\n'), 1);
    QCOMPARE(accountsOf(fixture), QByteArray());
}

void TestCtlAccounts::checks()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::json(oneJobOf57));
    fixture.server.enqueue(Script::json(R"({"page":1,"perPage":1,"total":"57","data":[]})"));
    const auto run = fixture.run({u"account"_s, u"check"_s, u"acme"_s, u"--format"_s, u"csv"_s});
    QVERIFY(run->end());
    QCOMPARE(run->err(), QByteArray());
    QCOMPARE(run->status(), 0);
    const QByteArray base = fixture.server.url(u""_s).toEncoded();
    QCOMPARE(run->out(),
             QByteArray("\"listing\",\"status\",\"total\",\"url\"\r\n\"jobs\",\"200\",\"57\",\"" + base
                        + "/api/platform/v1/import-job?page=1&per_page=1\"\r\n\"webhooks\",\"200\",\"57\",\"" + base
                        + "/api/platform/v1/client-webhook?page=1&per_page=1\"\r\n"));
    QCOMPARE(fixture.server.requests().size(), 2);
    for (const RecordedRequest &request : fixture.server.requests())
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer ") + CtlFixture::token);
}

void TestCtlAccounts::tellsWhichListingFails()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::answer(403, "{}"));
    const auto run = fixture.run({u"account"_s, u"check"_s, u"acme"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 4);
    QVERIFY(run->out().contains("jobs      403"));
    QCOMPARE(run->err().count('\n'), 2);
    QVERIFY2(run->err().startsWith("balehookctl: jobs: "), run->err().constData());
    QVERIFY(run->err().contains("\nbalehookctl: webhooks: "));
}

void TestCtlAccounts::importsManyAndReportsEach()
{
    CtlFixture fixture;
    const QByteArray url = fixture.server.url(u""_s).toEncoded();
    for (int i = 0; i < 2; ++i)
        fixture.server.enqueue(Script::json(oneJobOf57));
    fixture.server.enqueue(Script::answer(401, "{}"));
    fixture.server.enqueue(Script::answer(401, "{}"));
    const QByteArray secret = CtlFixture::token;
    const QByteArray input = R"({"slug":"acme","name":"Acme","url":")" + url + R"(","token":")" + secret + "\"}\n\n"
        + R"({"slug":"globex","url":")" + url + R"(","token":"2)" + secret + "\"}\r\n" + R"({"slug":"acme","url":")"
        + url + R"(","token":"3)" + secret + "\"}\n" + R"({"slug":"initech","url":")" + url
        + R"(","token":"two words"})" + "\n" + R"({"slug":"hooli","url":")" + url + R"(","tokn":")" + secret + "-4\"}\n"
        + secret + "-5";
    const auto run = fixture.run({u"account"_s, u"import"_s, u"-"_s, u"--format"_s, u"jsonl"_s}, input);
    QVERIFY(run->end());
    const QByteArrayList lines = run->out().split('\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0], QByteArray(R"({"line":"1","slug":"acme","result":"added","detail":""})"));
    QVERIFY2(lines[1].startsWith(R"({"line":"3","slug":"globex","result":"added, not checked","detail":")"),
             lines[1].constData());
    for (int i = 2; i < 6; ++i)
        QVERIFY2(lines[i].contains(R"("result":"failed")"), lines[i].constData());
    QVERIFY(lines[4].contains("tokn"));
    QCOMPARE(run->status(), 4);
    const QByteArray said = run->out() + run->err();
    QVERIFY(!said.contains(secret));
    QVERIFY(!said.contains("two words"));
    const QByteArray accounts = accountsOf(fixture);
    QCOMPARE(accounts.count("\"token\":\"stored\""), 2);
}

void TestCtlAccounts::importsAFileWithoutChecks()
{
    CtlFixture fixture;
    const QString path = fixture.folder() + u"/accounts.jsonl"_s;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"slug":"acme","name":"Acme","url":"https://{slug}.example.com","token":"abc"})");
    file.close();
    const auto run = fixture.run({u"account"_s, u"import"_s, path, u"--no-check"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 0);
    QVERIFY(fixture.server.requests().isEmpty());
    QVERIFY(accountsOf(fixture).contains("https://acme.example.com"));
    const auto missing = fixture.run({u"account"_s, u"import"_s, path + u"x"_s});
    QVERIFY(missing->end());
    QCOMPARE(missing->status(), 1);
}

void TestCtlAccounts::eachAccountHasItsOwnColor()
{
    CtlFixture fixture;
    QByteArray input;
    constexpr int many = 40;
    for (int i = 0; i < many; ++i)
        input += R"({"slug":"a)" + QByteArray::number(i)
            + R"(","url":"https://{slug}.example.com","token":"abc"})"
              "\n";
    const auto run = fixture.run({u"account"_s, u"import"_s, u"-"_s, u"--no-check"_s}, input);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 0);
    QSet<QByteArray> colors;
    QDirIterator files(fixture.folder(), QDir::Files, QDirIterator::Subdirectories);
    static const QRegularExpression color(u"\"[^\"]*colour\"\\s*:\\s*\"(#[0-9a-f]{6})\""_s);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.fileName().endsWith(u".json"_s) || !file.open(QIODevice::ReadOnly))
            continue;
        auto found = color.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            colors.insert(found.next().captured(1).toUtf8());
    }
    QCOMPARE(colors.size(), many);
    QVERIFY(!colors.contains("#000000"));
}

void TestCtlAccounts::namesTheFieldOfALine()
{
    CtlFixture fixture;
    const auto run = fixture.run({u"account"_s, u"import"_s, u"-"_s, u"--format"_s, u"jsonl"_s},
                                 R"({"slug":"acme","url":"ftp://x.example.com","token":"abc"})");
    QVERIFY(run->end());
    QVERIFY2(run->out().contains(R"("detail":"url: )"), run->out().constData());
}

void TestCtlAccounts::removes()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    const auto removed = fixture.run({u"account"_s, u"remove"_s, u"ACME"_s}); // as "add" takes it
    QVERIFY(removed->end());
    QCOMPARE(removed->out() + removed->err(), QByteArray());
    QCOMPARE(removed->status(), 0);
    QCOMPARE(accountsOf(fixture), QByteArray());
    const auto again = fixture.run({u"account"_s, u"remove"_s, u"acme"_s});
    QVERIFY(again->end());
    QCOMPARE(again->status(), 3);
    QCOMPARE(again->err(), QByteArray("balehookctl: There is no account named acme in this profile.\n"));
    // The same account again, without a token: that of before is gone.
    const QString base = fixture.server.url(u""_s).toString();
    const auto added = fixture.run({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, base});
    QVERIFY(added->end());
    const auto listed = fixture.run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s});
    QVERIFY(listed->end());
    QCOMPARE(listed->status(), 3);
    QVERIFY(fixture.server.requests().isEmpty());
}

void TestCtlAccounts::keepsTheTokenOutOfTheProfile()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    int files = 0;
    QDirIterator each(fixture.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY2(!file.readAll().contains("canary"), qPrintable(file.fileName()));
        ++files;
    }
    QVERIFY(files > 0);
}

/// Whenever it was killed, the next one removes a token that has no account.
void TestCtlAccounts::aKilledAddLeavesNoToken()
{
    CtlFixture fixture;
    const QString base = fixture.server.url(u""_s).toString();
    const QStringList add{u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, base};
    const auto isDone = [&fixture](const QStringList &arguments, int status) {
        const auto run = fixture.run(arguments);
        return run->end() && run->status() == status;
    };
    QElapsedTimer whole;
    whole.start();
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    const qint64 longest = whole.elapsed();
    QVERIFY(isDone({u"account"_s, u"remove"_s, u"acme"_s}, 0));
    for (int round = 1; round <= 20; ++round) {
        const auto killed = fixture.run(add + QStringList{u"--token-stdin"_s}, CtlFixture::token);
        if (!killed->process().waitForFinished(int(longest * round / 20))) {
            killed->process().kill();
            QVERIFY(killed->process().waitForFinished());
        }
        if (accountsOf(fixture).isEmpty())
            QVERIFY(isDone(add, 0) && isDone({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s}, 3));
        QVERIFY(isDone({u"account"_s, u"remove"_s, u"acme"_s}, 0));
    }
    QVERIFY(fixture.server.requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestCtlAccounts)
#include "tst_ctlaccounts.moc"
