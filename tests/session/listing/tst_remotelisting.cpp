// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/remotelisting.h"

#include "domain/records/knownwebhooks.h"
#include "domain/records/page.h"
#include "domain/records/webhook.h"
#include "net/httpclient.h"
#include "session/account/accountsession.h"
#include "session/faketokenstore.h"
#include "session/listing/listingqueue.h"
#include "session/testdata.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = AccountSession::State;
using KeepToken = AccountSession::KeepToken;
using Ticket = PageSource::Ticket;

Q_DECLARE_METATYPE(Balehook::ErrorKind)

/// The listings of a session, asked over real HTTP.
class TestRemoteListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void answersCarryTheirTicket();
    void requestsWaitForTheToken();
    void refusedTokenPausesTheAccount_data();
    void refusedTokenPausesTheAccount();
    void lateRefusalOfTheOldTokenIsIgnored();
    void failureIsToldOnce();
    void whoHearsOfTheEndMayDeleteIt();
    void retryIsAnnounced();
    void twoAtOnceNewestFirst();
    void cancelledIsNotHeardOf();
    void cancelListings();
    void resumeAsksAgain();
    void newPathAsksAgainThere();
    void tokenGoesNowhereElse();
    void countsWhatIsOnItsWay();
    void deletedWebhooksAreKnownNoMore();
    void deletedWithRequestsOnTheirWay();

private:
    void makeSession(const QString &path = {});
    void use(const QString &token);
    void enqueueHangs(int count);
    QByteArray authorization(qsizetype request) const;

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<AccountSession> m_session;
    std::unique_ptr<QSignalSpy> m_arrived;
    std::unique_ptr<QSignalSpy> m_failed;
};

namespace {

QByteArray target(const char *path, int page, int perPage = 25)
{
    return QByteArray(path) + "?page=" + QByteArray::number(page) + "&per_page=" + QByteArray::number(perPage);
}

QByteArray jobsTarget(int page)
{
    return target(jobsPath, page);
}

QByteArray webhooksTarget(int page)
{
    return target(webhooksPath, page);
}

} // namespace

void TestRemoteListing::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_store = std::make_unique<FakeTokenStore>();
    makeSession();
}

void TestRemoteListing::cleanup()
{
    m_arrived.reset();
    m_failed.reset();
    m_session.reset();
    m_store.reset();
    m_server.reset();
}

void TestRemoteListing::makeSession(const QString &path)
{
    m_session = std::make_unique<AccountSession>(testAccount(u"a"_s, *m_server, path), u"profile"_s, *m_store);
    HttpTimeouts timeouts;
    timeouts.retryBase = 10ms;
    m_session->http().setTimeouts(timeouts);
    m_arrived = std::make_unique<QSignalSpy>(&m_session->importJobs(), &PageSource::arrived);
    m_failed = std::make_unique<QSignalSpy>(&m_session->importJobs(), &PageSource::failed);
}

void TestRemoteListing::use(const QString &token)
{
    m_session->setToken(testToken(token), KeepToken::ForThisSession, this, [](const Outcome &) {});
}

void TestRemoteListing::enqueueHangs(int count)
{
    for (int i = 0; i < count; ++i)
        m_server->enqueue(Script().hang());
}

QByteArray TestRemoteListing::authorization(qsizetype request) const
{
    return m_server->requests().at(request).header("Authorization");
}

void TestRemoteListing::answersCarryTheirTicket()
{
    use(u"secret"_s);
    m_server->enqueue(jobsPage(7));
    m_server->enqueue(webhooksPage(2));
    QSignalSpy webhooks(&m_session->webhooks(), &PageSource::arrived);
    const Ticket job = m_session->importJobs().request({7, 25});
    QVERIFY(m_arrived->isEmpty());
    QTRY_COMPARE(m_arrived->count(), 1);
    const Ticket webhook = m_session->webhooks().request({2, 25});
    QTRY_COMPARE(webhooks.count(), 1);

    QCOMPARE(m_arrived->at(0).at(0).value<Ticket>(), job);
    const auto answer = m_arrived->at(0).at(1).value<PageAnswer>();
    QCOMPARE(answer.records->idAt(0), u"job-7"_s);
    QCOMPARE(answer.total, std::optional<qint64>(57));
    QCOMPARE(answer.totalField, u"result"_s);
    QCOMPARE(webhooks.at(0).at(0).value<Ticket>(), webhook);
    QVERIFY(job != webhook);
    const auto webhookAnswer = webhooks.at(0).at(1).value<PageAnswer>();
    QVERIFY(dynamic_cast<const Page<Webhook> *>(webhookAnswer.records.get()));
    QCOMPARE(targets(*m_server), (QList{jobsTarget(7), webhooksTarget(2)}));
    QCOMPARE(m_server->requests().at(0).method, "GET"_ba);
}

void TestRemoteListing::requestsWaitForTheToken()
{
    m_server->enqueue(jobsPage());
    m_session->importJobs().request({1, 25});
    m_session->start();
    m_session->importJobs().request({2, 25});
    QTRY_COMPARE(m_session->state(), State::NoToken);
    m_session->importJobs().request({3, 25});
    QCOMPARE(m_server->connections(), 0);
    QVERIFY(m_failed->isEmpty());

    use(u"secret"_s);
    QTRY_COMPARE(m_arrived->count(), 3);
    QCOMPARE(authorization(0), "Bearer secret"_ba);
    QVERIFY(m_failed->isEmpty());
}

void TestRemoteListing::refusedTokenPausesTheAccount_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<ErrorKind>("kind");

    QTest::newRow("401") << 401 << ErrorKind::TokenRefused;
    QTest::newRow("403") << 403 << ErrorKind::Forbidden;
}

void TestRemoteListing::refusedTokenPausesTheAccount()
{
    QFETCH(int, status);
    QFETCH(ErrorKind, kind);

    use(u"old"_s);
    m_server->enqueue(jobsPage(1));
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_arrived->count(), 1);

    m_server->enqueue(Script::answer(status, "{\"message\": \"expired\"}"));
    const Ticket refused = m_session->importJobs().request({2, 25});
    QTRY_COMPARE(m_session->state(), State::TokenRefused);
    QCOMPARE(m_session->tokenError()->kind, kind);
    QCOMPARE(m_session->tokenError()->serviceText, u"expired"_s);

    QSignalSpy webhooks(&m_session->webhooks(), &PageSource::arrived);
    m_session->webhooks().request({1, 25});
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_failed->isEmpty());

    m_server->enqueue(webhooksPage(1));
    m_server->enqueue(jobsPage(2));
    use(u"new"_s);
    QCOMPARE(m_session->state(), State::Ready);
    QVERIFY(!m_session->tokenError());
    QTRY_COMPARE(m_arrived->count(), 2);
    QTRY_COMPARE(webhooks.count(), 1);
    QCOMPARE(m_arrived->at(1).at(0).value<Ticket>(), refused);
    QVERIFY(m_failed->isEmpty());
    QCOMPARE(m_server->requests().size(), 4);
    QCOMPARE(authorization(1), "Bearer old"_ba);
    QCOMPARE(authorization(2), "Bearer new"_ba);
    QCOMPARE(authorization(3), "Bearer new"_ba);
}

void TestRemoteListing::lateRefusalOfTheOldTokenIsIgnored()
{
    use(u"old"_s);
    QSignalSpy changed(m_session.get(), &AccountSession::stateChanged);
    m_server->enqueue(Script::answer(401, {}));
    m_server->enqueue(jobsPage(1));
    // The new token comes after the refusal left the server and before it is read here.
    connect(
        m_server.get(), &ScriptedServer::requestArrived, this, [this] { use(u"new"_s); }, Qt::SingleShotConnection);
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_arrived->count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_session->state(), State::Ready);
    QCOMPARE(authorization(0), "Bearer old"_ba);
    QCOMPARE(authorization(1), "Bearer new"_ba);
}

void TestRemoteListing::failureIsToldOnce()
{
    use(u"secret"_s);
    m_server->enqueue(Script::answer(404, {}));
    const Ticket ticket = m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_failed->count(), 1);
    QCOMPARE(m_failed->at(0).at(0).value<Ticket>(), ticket);
    QCOMPARE(m_failed->at(0).at(1).value<Error>().kind, ErrorKind::NotFound);
    QCOMPARE(m_session->state(), State::Ready);
    QCOMPARE(m_server->requests().size(), 1);
}

/// Of the first of several that are cancelled at once.
void TestRemoteListing::whoHearsOfTheEndMayDeleteIt()
{
    ListingQueue queue;
    for (const bool isBlocked : {false, true}) {
        auto *listing = new RemoteListing(queue, &ApiClient::listImportJobs);
        for (int page = 1; page <= 3; ++page)
            listing->request({page, 25}, PagePriority::Browsing);
        int told = 0;
        const auto end = [&told, listing] {
            ++told;
            delete listing;
        };
        QSignalSpy destroyed(listing, &QObject::destroyed);
        connect(listing, &PageSource::failed, this, end);
        connect(listing, &PageSource::blocked, this, end);
        if (isBlocked)
            queue.block(Error(ErrorKind::TokenRefused));
        else
            listing->cancelAll();
        QTRY_COMPARE(destroyed.count(), 1);
        QCOMPARE(told, 1);
    }
}

void TestRemoteListing::retryIsAnnounced()
{
    use(u"secret"_s);
    QSignalSpy waiting(&m_session->importJobs(), &PageSource::waiting);
    m_server->enqueue(Script::answer(503, {}));
    m_server->enqueue(jobsPage());
    const Ticket ticket = m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_arrived->count(), 1);
    QVERIFY(waiting.count() >= 2);
    QCOMPARE(waiting.at(0).at(0).value<Ticket>(), ticket);
    QCOMPARE(waiting.at(0).at(1).value<std::chrono::seconds>(), 1s);
    QCOMPARE(waiting.last().at(1).value<std::chrono::seconds>(), 0s);
}

void TestRemoteListing::twoAtOnceNewestFirst()
{
    use(u"secret"_s);
    enqueueHangs(2);
    PageSource &jobs = m_session->importJobs();
    PageSource &webhooks = m_session->webhooks();
    const Ticket first = jobs.request({1, 25});
    const Ticket second = jobs.request({2, 25});
    jobs.request({3, 25}, PagePriority::Background);
    webhooks.request({4, 25});
    jobs.request({5, 25});
    QTRY_COMPARE(m_server->requests().size(), 2);

    // The first of these goes unanswered, so that the order of the others can be seen.
    enqueueHangs(1);
    m_server->enqueue(jobsPage());
    jobs.cancel(first);
    QTRY_COMPARE(m_server->requests().size(), 3);
    jobs.cancel(second);
    QTRY_COMPARE(m_server->requests().size(), 5);
    QCOMPARE(targets(*m_server).mid(2), (QList{jobsTarget(5), webhooksTarget(4), jobsTarget(3)}));
}

void TestRemoteListing::cancelledIsNotHeardOf()
{
    use(u"secret"_s);
    m_server->enqueue(jobsPage());
    const Ticket unwanted = m_session->importJobs().request({1, 25});
    const Ticket wanted = m_session->importJobs().request({2, 25});
    m_session->importJobs().cancel(unwanted);
    m_session->importJobs().cancel(unwanted);
    QTRY_COMPARE(m_arrived->count(), 1);
    QCOMPARE(m_arrived->at(0).at(0).value<Ticket>(), wanted);
    QVERIFY(m_failed->isEmpty());
}

void TestRemoteListing::cancelListings()
{
    use(u"secret"_s);
    QSignalSpy webhooksFailed(&m_session->webhooks(), &PageSource::failed);
    enqueueHangs(2);
    m_session->importJobs().request({1, 25});
    const Ticket droppedByItsOwner = m_session->importJobs().request({2, 25});
    m_session->importJobs().request({3, 25});
    m_session->webhooks().request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 2);

    m_session->cancelListings();
    m_session->importJobs().cancel(droppedByItsOwner);
    QVERIFY(m_failed->isEmpty());
    QTRY_COMPARE(m_failed->count(), 2);
    QCOMPARE(webhooksFailed.count(), 1);
    QCOMPARE(m_failed->at(0).at(1).value<Error>().kind, ErrorKind::Cancelled);
    QTRY_COMPARE(m_server->disconnects(), 2);
    QCOMPARE(m_server->requests().size(), 2);

    m_server->enqueue(jobsPage());
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_arrived->count(), 1);
}

void TestRemoteListing::resumeAsksAgain()
{
    use(u"secret"_s);
    QSignalSpy invalidated(&m_session->importJobs(), &PageSource::invalidated);
    enqueueHangs(1);
    const Ticket ticket = m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 1);

    m_server->enqueue(jobsPage());
    m_session->resume();
    QCOMPARE(invalidated.count(), 1);
    QTRY_COMPARE(m_arrived->count(), 1);
    QCOMPARE(m_arrived->at(0).at(0).value<Ticket>(), ticket);
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_server->requests().at(0).connection != m_server->requests().at(1).connection);
}

void TestRemoteListing::newPathAsksAgainThere()
{
    use(u"secret"_s);
    QSignalSpy invalidated(&m_session->importJobs(), &PageSource::invalidated);
    const auto copy = m_session->newImportJobs(); // an export: half of its file would be of the other address
    QSignalSpy copyInvalidated(copy.get(), &PageSource::invalidated);
    enqueueHangs(1);
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_server->requests().size(), 1);

    m_server->enqueue(jobsPage());
    m_session->updateAccount(testAccount(u"a"_s, *m_server, u"/prefix"_s));
    QTRY_COMPARE(m_arrived->count(), 1);
    QCOMPARE(invalidated.count(), 1);
    QCOMPARE(copyInvalidated.count(), 1);
    QCOMPARE(targets(*m_server), (QList{jobsTarget(1), QByteArray("/prefix" + jobsTarget(1))}));
    QCOMPARE(authorization(1), "Bearer secret"_ba);
}

void TestRemoteListing::tokenGoesNowhereElse()
{
    ScriptedServer foreign;
    foreign.enqueue(jobsPage());
    use(u"secret"_s);
    m_server->enqueue(Script::answer(307, {}, {{"Location", foreign.url(u"/elsewhere"_s).toEncoded()}}));
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_failed->count(), 1);
    const auto error = m_failed->at(0).at(1).value<Error>();
    QCOMPARE(error.kind, ErrorKind::Redirected);
    QVERIFY(!error.userMessage().contains(u"secret"_s));
    QCOMPARE(foreign.connections(), 0);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestRemoteListing::countsWhatIsOnItsWay()
{
    use(u"secret"_s);
    QSignalSpy counts(m_session.get(), &AccountSession::inFlightChanged);
    m_server->enqueue(jobsPage());
    m_session->importJobs().request({1, 25});
    QTRY_COMPARE(m_arrived->count(), 1);
    QTRY_COMPARE(counts, (QList<QVariantList>{{1}, {0}}));
}

void TestRemoteListing::deletedWebhooksAreKnownNoMore()
{
    use(u"secret"_s);
    QSignalSpy arrived(&m_session->webhooks(), &PageSource::arrived);
    const auto list = [&](const QByteArray &records, int total) {
        m_server->enqueue(Script::json("{\"page\":1,\"perPage\":25,\"total\":\"" + QByteArray::number(total)
                                       + "\",\"data\":[" + records + "]}"));
        arrived.clear();
        m_session->webhooks().request({1, 25});
        QTRY_COMPARE(arrived.count(), 1);
    };
    list(R"({"id":"a"},{"id":"b"})", 2);
    QCOMPARE(m_session->knownWebhooks().count(), 2);
    list(R"({"id":"c"})", 30); // a page that is not all
    QCOMPARE(m_session->knownWebhooks().count(), 3);
    list(R"({"id":"b"})", 1);
    QCOMPARE(m_session->knownWebhooks().count(), 1);
}

void TestRemoteListing::deletedWithRequestsOnTheirWay()
{
    use(u"secret"_s);
    enqueueHangs(1);
    for (int page = 1; page <= 4; ++page)
        m_session->importJobs().request({page, 25});
    QTRY_COMPARE(m_server->requests().size(), 2);
    QSignalSpy counts(m_session.get(), &AccountSession::inFlightChanged);
    QSignalSpy changed(m_session.get(), &AccountSession::stateChanged);
    m_session.reset();
    QTRY_COMPARE(m_server->disconnects(), 2);
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_arrived->isEmpty() && m_failed->isEmpty());
    QVERIFY(counts.isEmpty() && changed.isEmpty());
}

QTEST_GUILESS_MAIN(TestRemoteListing)

#include "tst_remotelisting.moc"
