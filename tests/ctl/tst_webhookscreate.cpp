// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/createcommand.h"
#include "ctl/jobprofile.h"
#include "ctl/programrun.h"
#include "session/account/registrationwords.h"
#include "session/registrationfixture.h"
#include "settings/registrationfile.h"

#include <QDateTime>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl webhooks create, as a process: sent once in every case, and what it says of the outcome.
class TestWebhooksCreate final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void created_data();
    void created();
    void body();
    void outcomes_data();
    void outcomes();
    void saysWhatItFound_data();
    void saysWhatItFound();
    void claimsNoMoreThanTheListSays();
    void saysWhereItWasSent();
    void refusedBeforeAnyRequest_data();
    void refusedBeforeAnyRequest();
    void warnings();
    void interrupted();
    void boundedByTheTimeout();
    void killed();
    void boundedWhileTheEarlierOneIsLookedUp();
    void fullDisk();
    void noOtherTextThanWasGiven();
    void removingTheAccountSaysWhatIsForgotten();
    void closedPipe();

private:
    QStringList create(const QStringList &more = {}) const;
    QByteArray answer(const QByteArray &id = "w1") const
    {
        return webhookJson(id, m_draft, QDateTime::currentMSecsSinceEpoch());
    }
    void killWhileSending();
    Script createdAnswer() const { return Script::json(answer()); }
    ScriptedServer &server() { return m_profile->api(); }

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
    const WebhookDraft m_draft = testDraft();
};

void TestWebhooksCreate::init()
{
    m_profile = std::make_unique<JobProfile>();
    m_run = std::make_unique<ProgramRun>();
    QVERIFY(m_profile->make());
}

void TestWebhooksCreate::cleanup()
{
    for (const RecordedRequest &request : server().requests()) {
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer ") + JobProfile::token);
        QCOMPARE(request.target.startsWith("/api/v1/webhook"), request.method == "POST");
    }
    for (const QByteArray &text : {m_run->out(), m_run->errors()})
        QVERIFY(!text.contains(JobProfile::token));
    m_run.reset();
    m_profile.reset();
}

QStringList TestWebhooksCreate::create(const QStringList &more) const
{
    return m_profile->command(
        QStringList{u"webhooks"_s, u"create"_s, u"--account"_s, u"acme"_s, u"--resource"_s,
                    m_draft.text(Webhook::Resource), u"--event-type"_s, m_draft.text(Webhook::EventType),
                    u"--event-sub-type"_s, m_draft.text(Webhook::EventSubType), u"--version"_s,
                    m_draft.text(Webhook::Version), u"--webhook-method"_s, m_draft.text(Webhook::WebhookMethod),
                    u"--webhook-url"_s, m_draft.text(Webhook::WebhookUrl), u"--external-channel-id"_s,
                    m_draft.text(Webhook::ExternalChannelId)}
        + more);
}

/// What it sent is written down, and nobody knows what became of it.
void TestWebhooksCreate::killWhileSending()
{
    server().enqueue(Script().hang());
    m_run->start(create());
    QTRY_COMPARE_WITH_TIMEOUT(server().requests().size(), 1, 20'000);
    m_run->process().kill();
    QVERIFY(m_run->finish());
}

void TestWebhooksCreate::created_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("status");
    QTest::newRow("as it is") << QString() << 200;
    QTest::newRow("201") << u"json"_s << 201;
    QTest::newRow("one line") << u"jsonl"_s << 200;
}

/// The record as it came, with fields that nobody knows and all digits of a number.
void TestWebhooksCreate::created()
{
    QFETCH(QString, format);
    QFETCH(int, status);
    QByteArray record = answer();
    record.insert(1, R"("unknown":12345678901234567890.10,)");
    server().enqueue(Script::answer(status, "\r\n " + record + "\n", {{"Content-Type", "application/json"}}));
    QVERIFY(m_run->run(create(format.isEmpty() ? QStringList() : QStringList{u"--format"_s, format})));
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(m_run->out(), record + '\n');
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(server().requests().size(), 1);
    QCOMPARE(m_profile->count("POST"), 1);
}

void TestWebhooksCreate::body()
{
    server().enqueue(createdAnswer());
    QVERIFY(m_run->run(create()));
    QCOMPARE(server().requests().size(), 1);
    QByteArray expected = "{";
    for (const Webhook::Field field : WebhookDraft::fields) {
        const QLatin1StringView name = Webhook::fieldName(field);
        expected += (expected.size() > 1 ? ",\"" : "\"") + QByteArray(name.data(), name.size()) + "\":\""
            + m_draft.text(field).toUtf8() + '"';
    }
    QCOMPARE(server().requests().first().body, expected + '}');
}

void TestWebhooksCreate::outcomes_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    const Script::Headers json{{"Content-Type", "application/json"}};
    QTest::newRow("401") << Script::answer(401, R"({"message":"no"})", json) << 4;
    QTest::newRow("401 that repeats the token")
        << Script::answer(401, R"({"message":"bad token canary-0123456789-token"})", json) << 4;
    QTest::newRow("401 NTLM") << Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}) << 4;
    QTest::newRow("403") << Script::answer(403, {}) << 4;
    QTest::newRow("404") << Script::answer(404, {}) << 5;
    QTest::newRow("409") << Script::answer(409, R"({"message":"exists"})", json) << 5;
    QTest::newRow("422") << Script::answer(422, R"({"message":"webhookUrl is wrong"})", json) << 5;
    QTest::newRow("429") << Script::answer(429, {}, {{"Retry-After", "1"}}) << 5;
    QTest::newRow("307") << Script::answer(307, {}, {{"Location", "https://evil.example/"}}) << 5;
    QTest::newRow("500") << Script::answer(500, {}) << 8;
    QTest::newRow("502") << Script::answer(502, "<html></html>", {{"Content-Type", "text/html"}}) << 8;
    QTest::newRow("202") << Script::answer(202, {}) << 8;
    QTest::newRow("204") << Script::answer(204, {}) << 8;
    QTest::newRow("web page") << Script::answer(200, "<html></html>", {{"Content-Type", "text/html"}}) << 8;
    QTest::newRow("no id") << Script::json(R"({"resource":"order"})") << 8;
    QTest::newRow("closed") << Script().close() << 8;
    QTest::newRow("reset") << Script().reset() << 8;
    QTest::newRow("cut head") << Script().send("HTTP/1.1 20").close() << 8;
    QTest::newRow("cut body") << Script()
                                     .send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                           "Content-Length: 500\r\n\r\n{\"id\"")
                                     .close()
                              << 8;
}

void TestWebhooksCreate::outcomes()
{
    QFETCH(Script, script);
    QFETCH(int, status);
    server().enqueue(script);
    if (status == 8)
        server().enqueue(webhooksListed({}));
    QVERIFY(m_run->run(create()));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(m_run->errors().startsWith("balehookctl: "));
    QCOMPARE(m_run->errors().count('\n'), status == 8 ? 2 : 1);
    QCOMPARE(m_run->status(), status);
    QCOMPARE(m_profile->count("POST"), 1);
    QCOMPARE(m_profile->count("GET"), status == 8 ? 1 : 0);
    // It was told, so the next one may be sent.
    server().enqueue(createdAnswer());
    ProgramRun next;
    QVERIFY(next.run(create()));
    QCOMPARE(next.status(), 0);
    QCOMPARE(m_profile->count("POST"), 2);
}

void TestWebhooksCreate::saysWhatItFound_data()
{
    QTest::addColumn<Script>("listing");
    QTest::addColumn<QByteArray>("words");
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QTest::newRow("it is there") << webhooksListed({webhookJson("new-one", m_draft, now)}) << "new-one"_ba;
    QTest::newRow("an older one") << webhooksListed({webhookJson("old-one", m_draft, now - 86'400'000)})
                                  << "old-one"_ba;
    QTest::newRow("none") << webhooksListed({}) << Ctl::CreateCommand::noMatch().toUtf8();
    QTest::newRow("not listed") << Script::answer(404, {})
                                << Ctl::CreateCommand::notListed(u"|"_s).section(u'|', 1).toUtf8();
}

void TestWebhooksCreate::saysWhatItFound()
{
    QFETCH(Script, listing);
    QFETCH(QByteArray, words);
    server().enqueue(Script().close());
    server().enqueue(listing);
    QVERIFY(m_run->run(create()));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY2(m_run->errors().contains(words), m_run->errors().constData());
    QCOMPARE(m_run->status(), 8);
    QCOMPARE(m_profile->count("POST"), 1);
}

/// It was there before, or somebody else's: only its time can tell.
void TestWebhooksCreate::claimsNoMoreThanTheListSays()
{
    const QByteArray listed = webhookJson("before", m_draft, QDateTime::currentMSecsSinceEpoch() - 60'000);
    server().enqueue(Script::answer(503, {}));
    server().enqueue(webhooksListed({listed}));
    QVERIFY(m_run->run(create()));
    const QByteArray sentence = Ctl::CreateCommand::probablyRegistered(u"|"_s).section(u'|', 0, 0).toUtf8();
    QVERIFY2(m_run->errors().contains(QByteArray(sentence + "before (created ")), m_run->errors().constData());
    QCOMPARE(m_run->status(), 8);
}

/// The account was edited since: neither this run nor the next one can find out.
void TestWebhooksCreate::saysWhereItWasSent()
{
    const QString sentTo = u"https://before.example/api/v1/webhook"_s;
    RegistrationFile file(m_profile->path(u"profile/registrations.json"_s));
    const auto left = file.change([this, &sentTo](RegistrationFile::Entries &entries) {
        entries[u"acme-id"_s].pending = PendingRegistration{m_draft, QDateTime::currentMSecsSinceEpoch(), {}, sentTo};
    });
    QVERIFY(left.ok());
    QVERIFY(m_run->run(create()));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY2(m_run->errors().contains(Ctl::CreateCommand::notLookedUp(sentTo).toUtf8()), m_run->errors().constData());
    QVERIFY(!m_run->errors().contains(Ctl::CreateCommand::notListed(u"|"_s).section(u'|', 1).toUtf8()));
    QCOMPARE(m_run->status(), 8);
    QCOMPARE(server().requests().size(), 0);
    const auto kept = RegistrationFile::read(file.path());
    QVERIFY(kept && kept->at(u"acme-id"_s).pending);
}

void TestWebhooksCreate::refusedBeforeAnyRequest_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char *url : {"", "ftp://x.example/", "javascript:alert(1)", "hooks.example/a", "https://",
                            " https://x.example/", "https://x.example/a b", "https://x.example:99999/"})
        QTest::newRow(*url ? url : "empty") << QStringList{u"--webhook-url"_s, QString::fromLatin1(url)};
    QTest::newRow("format") << QStringList{u"--format"_s, u"xml"_s};
    QTest::newRow("option") << QStringList{u"--url"_s, u"https://x.example/"_s};
    QTest::newRow("operand") << QStringList{u"more"_s};
}

void TestWebhooksCreate::refusedBeforeAnyRequest()
{
    QFETCH(QStringList, words);
    QVERIFY(m_run->run(create(words)));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), 2);
    QCOMPARE(server().connections(), 0);
}

/// They are told and change nothing.
void TestWebhooksCreate::warnings()
{
    server().enqueue(Script::answer(409, {}));
    QVERIFY(m_run->run(create({u"--resource"_s, QString(), u"--version="_s, u"--event-type"_s, u" a\u202e"_s,
                               u"--webhook-url"_s, u"http://127.0.0.1/x"_s})));
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(m_run->errors().count('\n') >= 6);
    QVERIFY(m_run->errors().contains("balehookctl: --resource: "));
    QVERIFY(!m_run->errors().contains("\u202e"));
    QCOMPARE(m_run->status(), 5);
    QCOMPARE(server().requests().size(), 1);
    QVERIFY(server().requests().first().body.contains("\"eventType\":\" a\u202e\""));
    QVERIFY(server().requests().first().body.contains("\"version\":\"\""));
}

/// On the way: it may have been registered. The next run finds out, sends nothing, and the one after that sends.
void TestWebhooksCreate::interrupted()
{
    server().enqueue(Script().hang());
    m_run->start(create());
    QTRY_COMPARE_WITH_TIMEOUT(server().requests().size(), 1, 20'000);
    m_run->interrupt();
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), QByteArray());
    QVERIFY(m_run->errors().contains("unknown whether"));
    QCOMPARE(m_run->status(), 8);
    QCOMPARE(server().requests().size(), 1);

    server().enqueue(webhooksListed({answer("new-one")}));
    ProgramRun next;
    QVERIFY(next.run(create()));
    QCOMPARE(next.out(), QByteArray());
    QVERIFY(next.errors().contains("new-one"));
    QVERIFY(next.errors().contains(RegistrationWords::nothingSent().toUtf8()));
    QCOMPARE(next.status(), 8);
    QCOMPARE(m_profile->count("POST"), 1);
    QCOMPARE(m_profile->count("GET"), 1);

    server().enqueue(createdAnswer());
    ProgramRun third;
    QVERIFY(third.run(create()));
    QCOMPARE(third.status(), 0);
    QCOMPARE(m_profile->count("POST"), 2);
}

void TestWebhooksCreate::boundedByTheTimeout()
{
    server().enqueue(Script().hang());
    QVERIFY(m_run->run(QStringList{u"--timeout"_s, u"2"_s} + create()));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 8);
    QCOMPARE(server().requests().size(), 1);
}

/// Nothing could be said any more, but it was written down before it left.
void TestWebhooksCreate::killed()
{
    killWhileSending();
    server().enqueue(webhooksListed({}));
    ProgramRun next;
    QVERIFY(next.run(create()));
    QVERIFY(next.errors().contains(RegistrationWords::nothingSent().toUtf8()));
    QCOMPARE(next.status(), 8);
    QCOMPARE(m_profile->count("POST"), 1);
}

/// Nothing of this run was sent.
void TestWebhooksCreate::boundedWhileTheEarlierOneIsLookedUp()
{
    killWhileSending();
    server().enqueue(Script().hang());
    ProgramRun next;
    QVERIFY(next.run(QStringList{u"--timeout"_s, u"2"_s} + create()));
    QVERIFY2(next.errors().contains(Ctl::CreateCommand::earlierOneOpen().toUtf8()), next.errors().constData());
    QCOMPARE(next.status(), 8);
    QCOMPARE(m_profile->count("POST"), 1);
}

/// Its ID was written where nobody can read it.
void TestWebhooksCreate::fullDisk()
{
    server().enqueue(createdAnswer());
    m_run->startShell(u"\"$@\" >/dev/full"_s, create());
    QVERIFY(m_run->finish());
    QVERIFY2(m_run->errors().contains(RegistrationWords::registered(u"w1"_s).toUtf8()), m_run->errors().constData());
    QCOMPARE(m_run->status(), 1);
    QCOMPARE(m_profile->count("POST"), 1);
}

/// Bytes of another encoding would be sent as U+FFFD.
void TestWebhooksCreate::noOtherTextThanWasGiven()
{
    m_run->startShell(u"\"$@\" --resource $'b\\xfccher'"_s, create());
    QVERIFY(m_run->finish());
    QVERIFY2(m_run->errors().contains("UTF-8"), m_run->errors().constData());
    QCOMPARE(m_run->status(), 2);
    QCOMPARE(server().requests().size(), 0);
}

void TestWebhooksCreate::removingTheAccountSaysWhatIsForgotten()
{
    killWhileSending();
    ProgramRun removal;
    QVERIFY(removal.run(m_profile->command({u"account"_s, u"remove"_s, u"acme"_s})));
    QCOMPARE(removal.status(), 0);
    const QString url = m_draft.text(Webhook::WebhookUrl);
    const QString sentence = RegistrationWords::forgotten(url, u"|"_s);
    QVERIFY2(removal.errors().contains(sentence.section(u'|', 0, 0).toUtf8()), removal.errors().constData());
}

void TestWebhooksCreate::closedPipe()
{
    server().enqueue(createdAnswer());
    m_run->startShell(u"\"$@\" | exec 0<&-; echo ${PIPESTATUS[0]}"_s, create());
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), "0\n");
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(m_profile->count("POST"), 1);
}

QTEST_GUILESS_MAIN(TestWebhooksCreate)
#include "tst_webhookscreate.moc"
