// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/webhookregistration.h"

#include "domain/records/knownwebhooks.h"
#include "session/registrationfixture.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using RegistrationState = WebhookRegistration::State;

/// What is sent, once, and what is on disk meanwhile. How an unknown outcome is looked for: tst_registrationcheck.
class TestWebhookRegistration final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void created();
    void isWrittenDownBeforeItLeaves();
    void refused_data();
    void refused();
    void namedFields_data();
    void namedFields();
    void oneAtATime();
    void nothingLeavesUnwritten();
    void nothingLeavesWithoutAToken();
    void nothingLeavesWithoutAFile();
    void refusedTokenStopsTheAccount();
    void lateRefusalOfTheOldTokenIsIgnored();
    void missingPermissionDoesNotStopTheAccount();
    void anotherAccountIsShownMeanwhile();
    void whatWasTypedIsKept();
    void newDraftIsNotOverwritten();

private:
    Script createdAnswer(int status = 200) const;
    RegistrationStore::Pending pendingStored() const { return m_fixture->stored().pending(u"a"_s).value(); }
    QList<RegistrationState> states() const { return m_states; }
    WebhookRegistration &registration() { return m_fixture->registration(); }
    ScriptedServer &server() { return m_fixture->server(); }
    void start();

    std::unique_ptr<RegistrationFixture> m_fixture;
    QList<RegistrationState> m_states;
    const WebhookDraft m_draft = testDraft();
};

void TestWebhookRegistration::init()
{
    m_fixture = std::make_unique<RegistrationFixture>();
    start();
    m_fixture->useToken();
}

void TestWebhookRegistration::cleanup()
{
    m_fixture.reset();
}

void TestWebhookRegistration::start()
{
    m_fixture->startSession();
    m_states.clear();
    connect(&registration(), &WebhookRegistration::stateChanged, this,
            [this] { m_states.append(registration().state()); });
}

Script TestWebhookRegistration::createdAnswer(int status) const
{
    return Script::answer(status, webhookJson("w1", m_draft, 1'795'000'000'000),
                          {{"Content-Type", "application/json"}});
}

void TestWebhookRegistration::created()
{
    QSignalSpy outdated(&registration(), &WebhookRegistration::listingOutdated);
    QSignalSpy invalidated(&m_fixture->session().webhooks(), &PageSource::invalidated);
    server().enqueue(createdAnswer(201));
    QCOMPARE(registration().state(), RegistrationState::Idle);
    QVERIFY(registration().send(m_draft));
    QCOMPARE(registration().state(), RegistrationState::Sending);
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(registration().webhook().id(), u"w1"_s);
    QCOMPARE(registration().answer(), webhookJson("w1", m_draft, 1'795'000'000'000));
    QVERIFY(registration().draft() == m_draft);
    QVERIFY(!registration().error());
    QVERIFY(!registration().isFromEarlierRun());
    QCOMPARE(outdated.count(), 1);
    QCOMPARE(invalidated.count(), 1);
    QCOMPARE(m_fixture->session().knownWebhooks().twinCount(registration().webhook()), 1);
    QVERIFY(!m_fixture->isPendingStored());
    QVERIFY(registration().keptDraft().isEmpty());

    registration().settle();
    QCOMPARE(
        states(),
        (QList<RegistrationState>{RegistrationState::Sending, RegistrationState::Created, RegistrationState::Idle}));
    QCOMPARE(m_fixture->count("POST"), 1);
    QCOMPARE(server().requests().size(), 1);
    QCOMPARE(server().requests().first().target, "/api/v1/webhook");
}

void TestWebhookRegistration::isWrittenDownBeforeItLeaves()
{
    m_fixture->session().knownWebhooks().learn([this] {
        Webhook like;
        for (const Webhook::Field field : WebhookDraft::fields)
            like.set(field, m_draft.text(field));
        like.set(Webhook::Id, u"older"_s);
        return like;
    }());
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    server().enqueue(createdAnswer());
    std::optional<RegistrationStore::Pending> atArrival;
    connect(&server(), &ScriptedServer::requestArrived, this, [&] { atArrival = pendingStored(); });
    QVERIFY(registration().send(m_draft));
    QCOMPARE(server().connections(), 0);
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QVERIFY(atArrival);
    QVERIFY(atArrival->draft == m_draft);
    QVERIFY(atArrival->sentAt >= before && atArrival->sentAt <= QDateTime::currentMSecsSinceEpoch());
    QCOMPARE(atArrival->sentAt, registration().sentAt());
    QCOMPARE(atArrival->knownIds, QStringList{u"older"_s});
}

void TestWebhookRegistration::refused_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("kind");
    QTest::newRow("409") << Script::answer(409, R"({"message":"exists"})", {{"Content-Type", "application/json"}})
                         << int(ErrorKind::Rejected);
    QTest::newRow("422") << Script::answer(422, {}) << int(ErrorKind::Rejected);
    QTest::newRow("429") << Script::answer(429, {}, {{"Retry-After", "1"}}) << int(ErrorKind::TooManyRequests);
    QTest::newRow("redirect") << Script::answer(307, {}, {{"Location", "https://evil.example/"}})
                              << int(ErrorKind::Redirected);
}

void TestWebhookRegistration::refused()
{
    QFETCH(Script, script);
    QFETCH(int, kind);
    QSignalSpy outdated(&registration(), &WebhookRegistration::listingOutdated);
    server().enqueue(script);
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Refused);
    QCOMPARE(int(registration().error()->kind), kind);
    QVERIFY(!m_fixture->isPendingStored());
    QVERIFY(m_fixture->stored().draft(u"a"_s) == m_draft);
    QCOMPARE(outdated.count(), 0);

    // Corrected and sent again, by the user.
    WebhookDraft corrected = m_draft;
    corrected.set(Webhook::Version, u"v2"_s);
    server().enqueue(Script::json(webhookJson("w2", corrected, 0)));
    QVERIFY(registration().send(corrected));
    QVERIFY(!registration().error());
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(m_fixture->count("POST"), 2);
    QVERIFY(registration().keptDraft().isEmpty());
}

void TestWebhookRegistration::namedFields_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("none") << R"({"title":"No"})"_ba << QList<int>{};
    QTest::newRow("in the message") << R"({"detail":"The webhook URL is not reachable.","version":"7"})"_ba
                                    << QList<int>{Webhook::WebhookUrl};
    QTest::newRow("among the errors") << R"({"title":"No","errors":{"event_type":["unknown"],"version":["old"]}})"_ba
                                      << QList<int>{Webhook::EventType, Webhook::Version};
    QTest::newRow("all of them, sent back") << R"({"title":"No","request":{"resource":"","eventType":"",)"
                                               R"("eventSubType":"","version":"","webhookMethod":"",)"
                                               R"("webhookUrl":"","externalChannelID":""}})"_ba
                                            << QList<int>{};
}

void TestWebhookRegistration::namedFields()
{
    QFETCH(QByteArray, body);
    QFETCH(QList<int>, expected);
    server().enqueue(Script::answer(422, body, {{"Content-Type", "application/problem+json"}}));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Refused);
    QList<int> fields;
    for (const Webhook::Field field : registration().namedFields())
        fields.append(field);
    QCOMPARE(fields, expected);
    registration().settle();
    QVERIFY(registration().namedFields().empty());
}

/// A double click, or Enter and a click. (case 68)
void TestWebhookRegistration::oneAtATime()
{
    server().enqueue(createdAnswer());
    bool sentByWhoHears = true;
    connect(&registration(), &WebhookRegistration::stateChanged, this, [&] {
        if (registration().state() == RegistrationState::Sending)
            sentByWhoHears = registration().send(m_draft);
    });
    QVERIFY(registration().send(m_draft));
    QVERIFY(!sentByWhoHears);
    QVERIFY(!registration().send(m_draft));
    QCOMPARE(registration().sendingProblem()->kind, ErrorKind::NotAllowed);
    QVERIFY(!registration().sendingProblem()->userMessage().isEmpty());
    registration().settle();
    registration().checkAgain();
    QCOMPARE(registration().state(), RegistrationState::Sending);
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(m_fixture->count("POST"), 1);
    QCOMPARE(server().connections(), 1);
}

void TestWebhookRegistration::nothingLeavesUnwritten()
{
    m_fixture = std::make_unique<RegistrationFixture>(false);
    start();
    m_fixture->useToken();
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Idle);
    QCOMPARE(m_states, (QList<RegistrationState>{RegistrationState::Sending, RegistrationState::Idle}));
    QCOMPARE(registration().sendingProblem()->kind, ErrorKind::DiskFailed);
    QVERIFY(registration().keptDraft() == m_draft);
    // Whatever was on its way would go before this.
    QSignalSpy arrived(&m_fixture->session().webhooks(), &PageSource::arrived);
    server().enqueue(webhooksListed({}));
    m_fixture->session().webhooks().request({});
    QVERIFY(arrived.wait());
    QCOMPARE(m_fixture->count("POST"), 0);
}

void TestWebhookRegistration::nothingLeavesWithoutAToken()
{
    start();
    QVERIFY(!registration().send(m_draft));
    QCOMPARE(registration().sendingProblem()->kind, ErrorKind::TokenMissing);
    QVERIFY(!m_fixture->isPendingStored());
    server().enqueue(createdAnswer());
    m_fixture->useToken();
    QCOMPARE(registration().state(), RegistrationState::Idle);
    QVERIFY(registration().send(m_draft));
    QVERIFY(!registration().sendingProblem());
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
}

/// Where nothing can be written down, nothing leaves.
void TestWebhookRegistration::nothingLeavesWithoutAFile()
{
    FakeTokenStore tokens;
    AccountSession session(testAccount(u"a"_s, server()), u"profile"_s, tokens);
    session.setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    session.registration().keepDraft(m_draft);
    QVERIFY(session.registration().keptDraft().isEmpty());
    QVERIFY(!session.registration().send(m_draft));
    QCOMPARE(session.registration().sendingProblem()->kind, ErrorKind::DiskFailed);
    QCOMPARE(server().connections(), 0);
}

/// Refused, not tried again with the next token by itself. (case 70)
void TestWebhookRegistration::refusedTokenStopsTheAccount()
{
    server().enqueue(Script::answer(401, {}));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Refused);
    QCOMPARE(registration().error()->kind, ErrorKind::TokenRefused);
    QCOMPARE(m_fixture->session().state(), AccountSession::State::TokenRefused);
    QVERIFY(!m_fixture->isPendingStored());
    QVERIFY(registration().keptDraft() == m_draft);
    QVERIFY(!registration().send(m_draft));
    QCOMPARE(registration().sendingProblem()->kind, ErrorKind::TokenMissing);

    // Listings wait for the new token, and it sends nothing but them.
    QSignalSpy arrived(&m_fixture->session().webhooks(), &PageSource::arrived);
    server().enqueue(webhooksListed({}));
    m_fixture->session().webhooks().request({});
    m_fixture->useToken(u"newer"_s);
    QVERIFY(arrived.wait());
    QCOMPARE(m_fixture->count("POST"), 1);
    QCOMPARE(registration().state(), RegistrationState::Refused);
    server().enqueue(createdAnswer());
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(server().requests().last().header("Authorization"), "Bearer newer");
}

void TestWebhookRegistration::lateRefusalOfTheOldTokenIsIgnored()
{
    server().enqueue(Script::answer(401, {}));
    connect(&server(), &ScriptedServer::requestArrived, this, [this] { m_fixture->useToken(u"newer"_s); });
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Refused);
    QCOMPARE(m_fixture->session().state(), AccountSession::State::Ready);
    QCOMPARE(m_fixture->count("POST"), 1);
}

/// A token may be good for reading only.
void TestWebhookRegistration::missingPermissionDoesNotStopTheAccount()
{
    server().enqueue(Script::answer(403, {}));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Refused);
    QCOMPARE(registration().error()->kind, ErrorKind::Forbidden);
    QCOMPARE(m_fixture->session().state(), AccountSession::State::Ready);
}

void TestWebhookRegistration::anotherAccountIsShownMeanwhile()
{
    server().enqueue(createdAnswer());
    QVERIFY(registration().send(m_draft));
    m_fixture->session().cancelListings();
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(m_fixture->count("POST"), 1);
}

void TestWebhookRegistration::whatWasTypedIsKept()
{
    registration().keepDraft(m_draft);
    QVERIFY(registration().keptDraft() == m_draft);
    start();
    QVERIFY(registration().keptDraft() == m_draft);
    QCOMPARE(registration().state(), RegistrationState::Idle);
    registration().keepDraft({});
    start();
    QVERIFY(registration().keptDraft().isEmpty());
}

void TestWebhookRegistration::newDraftIsNotOverwritten()
{
    WebhookDraft next = m_draft;
    next.set(Webhook::Resource, u"price"_s);
    server().enqueue(createdAnswer());
    QVERIFY(registration().send(m_draft));
    registration().keepDraft(next);
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QVERIFY(registration().keptDraft() == next);
}

QTEST_GUILESS_MAIN(TestWebhookRegistration)
#include "tst_webhookregistration.moc"
