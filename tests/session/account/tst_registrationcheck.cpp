// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/knownwebhooks.h"
#include "session/registrationfixture.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using RegistrationState = WebhookRegistration::State;
using Match = WebhookRegistration::Match;

/// What is done to find out what became of a webhook whose answer was lost.
class TestRegistrationCheck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void unknownOutcomesAreLookedFor_data();
    void unknownOutcomesAreLookedFor();
    void findsWhatIsLikeIt();
    void newerAsFarAsCanBeTold_data();
    void newerAsFarAsCanBeTold();
    void listedBeforeItWasSent();
    void readsTheWholeListing_data();
    void readsTheWholeListing();
    void listingThatFails_data();
    void listingThatFails();
    void looksAgain();
    void settlingForgets_data();
    void settlingForgets();
    void goesOnInTheNextRun();
    void crashWhileChecking();
    void waitsForAnotherToken();
    void anotherAccountIsShownMeanwhile();
    void beginsAnewWhereTheListingMoved();

private:
    void sendInVain();
    QByteArray like(const QByteArray &id, std::chrono::minutes age = {}) const;
    WebhookRegistration &registration() { return m_fixture->registration(); }
    ScriptedServer &server() { return m_fixture->server(); }
    QStringList matches();

    std::unique_ptr<RegistrationFixture> m_fixture;
    const WebhookDraft m_draft = testDraft();
};

void TestRegistrationCheck::init()
{
    m_fixture = std::make_unique<RegistrationFixture>();
    m_fixture->startSession();
    m_fixture->useToken();
}

void TestRegistrationCheck::cleanup()
{
    m_fixture.reset();
}

/// The service takes the request and closes the connection.
void TestRegistrationCheck::sendInVain()
{
    server().enqueue(Script().close());
    QVERIFY(registration().send(m_draft));
}

/// A webhook like the one that is sent, created so long ago.
QByteArray TestRegistrationCheck::like(const QByteArray &id, std::chrono::minutes age) const
{
    return webhookJson(id, m_draft, QDateTime::currentMSecsSinceEpoch() - std::chrono::milliseconds(age).count());
}

QStringList TestRegistrationCheck::matches()
{
    QStringList all;
    for (const Match &match : registration().matches()) {
        all.append(match.webhook.id() + (match.isNewer ? u" newer"_s : QString())
                   + (match.wasKnown ? u" known"_s : QString()));
    }
    return all;
}

void TestRegistrationCheck::unknownOutcomesAreLookedFor_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("answeredId");
    const Script::Headers json{{"Content-Type", "application/json"}};
    QTest::newRow("closed") << Script().close() << int(ErrorKind::ConnectionLost) << QString();
    QTest::newRow("body cut") << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").close()
                              << int(ErrorKind::ConnectionLost) << QString();
    QTest::newRow("500") << Script::answer(500, {}) << int(ErrorKind::ServerFailed) << QString();
    QTest::newRow("503") << Script::answer(503, {}, {{"Retry-After", "1"}}) << int(ErrorKind::ServerFailed)
                         << QString();
    QTest::newRow("202") << Script::answer(202, "{}", json) << int(ErrorKind::UnexpectedStatus) << QString();
    QTest::newRow("web page") << Script::answer(200, "<html>", {{"Content-Type", "text/html"}})
                              << int(ErrorKind::WebPage) << QString();
    QTest::newRow("odd") << Script::answer(200, R"({"id":"odd","resource":"price"})", json)
                         << int(ErrorKind::NotUnderstood) << u"odd"_s;
}

void TestRegistrationCheck::unknownOutcomesAreLookedFor()
{
    QFETCH(Script, script);
    QFETCH(int, kind);
    QFETCH(QString, answeredId);
    QList<RegistrationState> states;
    connect(&registration(), &WebhookRegistration::stateChanged, this, [&] {
        states.append(registration().state());
        QVERIFY(registration().state() == RegistrationState::Sending || m_fixture->isPendingStored());
    });
    QSignalSpy outdated(&registration(), &WebhookRegistration::listingOutdated);
    server().enqueue(script);
    server().enqueue(webhooksListed({like("new")}));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(states,
             (QList<RegistrationState>{RegistrationState::Sending, RegistrationState::Checking,
                                       RegistrationState::Unknown}));
    QCOMPARE(int(registration().error()->kind), kind);
    QCOMPARE(registration().webhook().id(), answeredId);
    QCOMPARE(matches(), QStringList{u"new newer"_s});
    QVERIFY(!registration().listingError());
    QCOMPARE(outdated.count(), 1);
    QCOMPARE(m_fixture->count("POST"), 1);
    QVERIFY(!registration().send(m_draft));
    QCOMPARE(registration().state(), RegistrationState::Unknown);
}

void TestRegistrationCheck::findsWhatIsLikeIt()
{
    QList<QByteArray> listed{like("old", std::chrono::hours(50)), like("older", std::chrono::hours(99)), like("new"),
                             "null", R"({"id":"empty"})"};
    for (const Webhook::Field field : WebhookDraft::fields) {
        WebhookDraft other = m_draft;
        other.set(field, m_draft.text(field).toUpper() + u'-');
        listed.append(
            webhookJson("other " + QByteArray::number(int(field)), other, QDateTime::currentMSecsSinceEpoch()));
    }
    QSignalSpy progressed(&registration(), &WebhookRegistration::progressed);
    sendInVain();
    server().enqueue(webhooksListed(listed));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), (QStringList{u"new newer"_s, u"old"_s, u"older"_s}));
    QCOMPARE(registration().checkedCount(), listed.size());
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(m_fixture->session().knownWebhooks().twinCount(registration().matches().front().webhook),
             4); // another method
}

void TestRegistrationCheck::newerAsFarAsCanBeTold_data()
{
    QTest::addColumn<QString>("createdAt");
    QTest::addColumn<bool>("isNewer");
    const auto at = [](int seconds, const char *text = "") -> QString {
        const QDateTime time = QDateTime::currentDateTimeUtc().addSecs(seconds);
        return time.toString(Qt::ISODateWithMs).chopped(1) + QString::fromLatin1(text);
    };
    QTest::newRow("now") << at(0, "Z") << true;
    QTest::newRow("now, elsewhere") << at(5 * 3600 + 1800, "+05:30") << true;
    QTest::newRow("the service's clock is ahead") << at(86'400, "Z") << true;
    QTest::newRow("the service's clock is a little behind") << at(-280, "Z") << true;
    QTest::newRow("too old") << at(-310, "Z") << false;
    QTest::newRow("without an offset") << at(0) << false;
    QTest::newRow("no time") << u"soon"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestRegistrationCheck::newerAsFarAsCanBeTold()
{
    QFETCH(QString, createdAt);
    QFETCH(bool, isNewer);
    sendInVain();
    QByteArray listed = webhookJson("w", m_draft, 0);
    server().enqueue(webhooksListed({listed.replace("1970-01-01T00:00:00.000Z", createdAt.toUtf8())}));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{isNewer ? u"w newer"_s : u"w"_s});
}

/// Somebody registered just the same a minute ago: its time alone would not tell.
void TestRegistrationCheck::listedBeforeItWasSent()
{
    QSignalSpy arrived(&m_fixture->session().webhooks(), &PageSource::arrived);
    const QByteArray before = like("before", std::chrono::minutes(1));
    server().enqueue(webhooksListed({before}));
    m_fixture->session().webhooks().request({});
    QVERIFY(arrived.wait());
    sendInVain();
    server().enqueue(webhooksListed({before, like("new")}));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), (QStringList{u"new newer"_s, u"before known"_s}));
}

void TestRegistrationCheck::readsTheWholeListing_data()
{
    QTest::addColumn<QList<Script>>("pages");
    QTest::addColumn<QList<QByteArray>>("asked"); // page and per_page
    QList<QByteArray> many;
    for (int i = 0; i < 30; ++i)
        many.append(webhookJson("other " + QByteArray::number(i), WebhookDraft(), 0));
    many.append(like("new"));
    const QList<QByteArray> first = many.mid(0, 25);
    const QList<QByteArray> rest = many.mid(25);
    QTest::newRow("all on page 1") << QList<Script>{webhooksListed(many, 31)} << QList<QByteArray>{"1 25"};
    QTest::newRow("all on page 1, total unknown")
        << QList<Script>{webhooksListed(many, -1)} << QList<QByteArray>{"1 25"};
    QTest::newRow("two pages") << QList<Script>{webhooksListed(first, 31), webhooksListed(rest, 31, 2)}
                               << QList<QByteArray>{"1 25", "2 25"};
    QTest::newRow("total unknown") << QList<Script>{webhooksListed(first, -1), webhooksListed(rest, -1, 2)}
                                   << QList<QByteArray>{"1 25", "2 25"};
    QTest::newRow("pages of its own size")
        << QList<Script>{webhooksListed(many.mid(0, 20), 31, 1, 20), webhooksListed(many.mid(20), 31, 2, 20)}
        << QList<QByteArray>{"1 25", "2 20"};
    QTest::newRow("the same page for ever")
        << QList<Script>{webhooksListed(many.mid(6), 99), webhooksListed(many.mid(6), 99, 2)}
        << QList<QByteArray>{"1 25", "2 25"};
}

void TestRegistrationCheck::readsTheWholeListing()
{
    QFETCH(QList<Script>, pages);
    QFETCH(QList<QByteArray>, asked);
    sendInVain();
    for (const Script &page : pages)
        server().enqueue(page);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"new newer"_s});
    // A page ahead may have been asked for, and cancelled.
    const QList<QByteArray> targets = m_fixture->listingTargets();
    QVERIFY(targets.size() <= asked.size() + 1);
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const QList<QByteArray> numbers = asked.at(i).split(' ');
        QCOMPARE(targets.at(i), webhooksPath + ("?page=" + numbers.at(0) + "&per_page=" + numbers.at(1)));
    }
    if (asked.size() == 1)
        QCOMPARE(targets.size(), 1);
}

void TestRegistrationCheck::listingThatFails_data()
{
    using Pages = QList<Script>;
    QTest::addColumn<Pages>("pages");
    QTest::addColumn<int>("kind"); // -1: it was found
    const Script gone = Script::answer(404, {});
    const QByteArray old = like("old", std::chrono::minutes(60));
    const int notFound = int(ErrorKind::NotFound);
    QTest::newRow("at once") << Pages{gone} << notFound;
    QTest::newRow("after nothing new was found") << Pages{webhooksListed({old}, 3, 1, 1), gone} << notFound;
    QTest::newRow("after it was found") << Pages{webhooksListed({like("new")}, 3, 1, 1), gone} << -1;
    const int notWhole = int(ErrorKind::NotAllowed);
    QTest::newRow("ends too early") << Pages{webhooksListed({old}, 3, 1, 1), webhooksListed({}, 3, 2, 1)} << notWhole;
    QTest::newRow("empty, and yet there are some") << Pages{webhooksListed({}, 7)} << notWhole;
}

void TestRegistrationCheck::listingThatFails()
{
    QFETCH(QList<Script>, pages);
    QFETCH(int, kind);
    const bool isFound = kind < 0;
    sendInVain();
    for (const Script &page : pages)
        server().enqueue(page);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(registration().listingError().has_value(), !isFound);
    if (!isFound)
        QCOMPARE(int(registration().listingError()->kind), kind);
    QCOMPARE(matches(), isFound ? QStringList{u"new newer"_s} : QStringList());
    QCOMPARE(registration().error()->kind, ErrorKind::ConnectionLost);
    QVERIFY(m_fixture->isPendingStored());
}

/// The service was slow to create it. (case 67)
void TestRegistrationCheck::looksAgain()
{
    QSignalSpy outdated(&registration(), &WebhookRegistration::listingOutdated);
    sendInVain();
    server().enqueue(webhooksListed({}));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QVERIFY(registration().matches().empty());
    QVERIFY(!registration().listingError());
    QCOMPARE(outdated.count(), 0);
    server().enqueue(webhooksListed({like("new")}));
    registration().checkAgain();
    QCOMPARE(registration().state(), RegistrationState::Checking);
    registration().settle();
    QCOMPARE(registration().state(), RegistrationState::Checking);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"new newer"_s});
    QCOMPARE(outdated.count(), 1);
    QCOMPARE(m_fixture->count("POST"), 1);
}

void TestRegistrationCheck::settlingForgets_data()
{
    QTest::addColumn<bool>("found");
    QTest::newRow("found: nothing is left to send") << true;
    QTest::newRow("not found: it may be sent again") << false;
}

void TestRegistrationCheck::settlingForgets()
{
    QFETCH(bool, found);
    sendInVain();
    server().enqueue(webhooksListed(found ? QList<QByteArray>{like("new")} : QList<QByteArray>{}));
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QVERIFY(m_fixture->stored().draft(u"a"_s) == m_draft);
    registration().settle();
    QCOMPARE(registration().state(), RegistrationState::Idle);
    QTRY_VERIFY(!m_fixture->isPendingStored());
    QVERIFY(m_fixture->stored().draft(u"a"_s) == (found ? WebhookDraft() : m_draft));
    QVERIFY(registration().draft() == m_draft);
    server().enqueue(Script::json(like("w")));
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(registration().state(), RegistrationState::Created);
    QCOMPARE(m_fixture->count("POST"), 2);
}

/// The program ends between sending and answer; the next one says so. (case 69)
void TestRegistrationCheck::goesOnInTheNextRun()
{
    server().enqueue(Script().hang());
    QVERIFY(registration().send(m_draft));
    QTRY_COMPARE(m_fixture->count("POST"), 1);
    const qint64 sentAt = registration().sentAt();
    m_fixture->startSession();
    QCOMPARE(registration().state(), RegistrationState::Checking);
    QVERIFY(registration().isFromEarlierRun());
    QVERIFY(registration().draft() == m_draft);
    QCOMPARE(registration().sentAt(), sentAt);
    QVERIFY(!registration().error());
    QVERIFY(!registration().send(m_draft));

    server().enqueue(webhooksListed({like("new"), like("old", std::chrono::minutes(60))}));
    m_fixture->useToken();
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), (QStringList{u"new newer"_s, u"old"_s}));
    QCOMPARE(m_fixture->count("POST"), 1);
    registration().settle();
    m_fixture->startSession();
    QCOMPARE(registration().state(), RegistrationState::Idle);
    QVERIFY(!registration().isFromEarlierRun());
}

void TestRegistrationCheck::crashWhileChecking()
{
    m_fixture->session().knownWebhooks().learn([this] {
        Webhook like;
        for (const Webhook::Field field : WebhookDraft::fields)
            like.set(field, m_draft.text(field));
        like.set(Webhook::Id, u"before"_s);
        return like;
    }());
    sendInVain();
    server().enqueue(Script().hang());
    QTRY_COMPARE(m_fixture->count("GET"), 1);
    m_fixture->startSession();
    QCOMPARE(registration().state(), RegistrationState::Checking);
    server().enqueue(webhooksListed({like("before")}));
    m_fixture->useToken();
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"before known"_s});
    QCOMPARE(m_fixture->count("POST"), 1);
}

void TestRegistrationCheck::waitsForAnotherToken()
{
    sendInVain();
    server().enqueue(Script::answer(401, {}));
    QTRY_COMPARE(m_fixture->session().state(), AccountSession::State::TokenRefused);
    QCOMPARE(registration().state(), RegistrationState::Checking);
    server().enqueue(webhooksListed({like("new")}));
    m_fixture->useToken(u"newer"_s);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"new newer"_s});
    QCOMPARE(m_fixture->count("POST"), 1);
}

void TestRegistrationCheck::anotherAccountIsShownMeanwhile()
{
    QSignalSpy failed(&m_fixture->session().webhooks(), &PageSource::failed);
    sendInVain();
    QTRY_COMPARE(registration().state(), RegistrationState::Checking);
    server().enqueue(webhooksListed({like("new")}));
    m_fixture->session().webhooks().request({9, 25}, PagePriority::Background);
    m_fixture->session().cancelListings();
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"new newer"_s});
}

void TestRegistrationCheck::beginsAnewWhereTheListingMoved()
{
    sendInVain();
    server().enqueue(webhooksListed({like("there")}, 3, 1, 1));
    server().enqueue(Script().hang());
    QTRY_VERIFY(m_fixture->count("GET") >= 2);
    server().enqueue(webhooksListed({like("here")}));
    Account moved = testAccount(u"a"_s, server(), u"/moved"_s);
    moved.workspaceBase = m_fixture->session().account().createBase(); // where it was sent to
    m_fixture->session().updateAccount(moved);
    QCOMPARE(m_fixture->session().knownWebhooks().count(), 0);
    QTRY_COMPARE(registration().state(), RegistrationState::Unknown);
    QCOMPARE(matches(), QStringList{u"here newer"_s});
    QCOMPARE(m_fixture->listingTargets().last(), "/moved" + QByteArray(webhooksPath) + "?page=1&per_page=25");
}

QTEST_GUILESS_MAIN(TestRegistrationCheck)
#include "tst_registrationcheck.moc"
