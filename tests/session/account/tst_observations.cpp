// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/observations.h"

#include "domain/records/webhookdraft.h"
#include "net/httpclient.h"
#include "session/account/accountsession.h"
#include "session/account/webhookregistration.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"
#include "settings/registrationstore.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a session counts of the answers it gets, over real HTTP.
class TestObservations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void totalsAndPageSizes();
    void twoTotals();
    void order_data();
    void order();
    void anAnswerThatMoved();
    void recordsOfJobs();
    void failedFiles_data();
    void failedFiles();
    void namesAreBounded();
    void aWaitThatWasAskedFor();
    void theStatusOfACreation();

private:
    /// The answer to a page of import jobs, which the session then has seen.
    void ask(const QByteArray &body, PageRequest request = {1, 25}, bool webhooks = false);
    const Observed &observed() const { return m_session->observations().observed(); }
    const ObservedListing &jobs() const { return observed().of(Endpoint::ListImportJobs); }

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<AccountSession> m_session;
};

void TestObservations::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_store = std::make_unique<FakeTokenStore>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_registrations = std::make_unique<RegistrationStore>(m_folder->filePath(u"registrations.json"_s),
                                                          m_folder->filePath(u"locks"_s));
    m_session =
        std::make_unique<AccountSession>(testAccount(u"a"_s, *m_server), u"profile"_s, *m_store, m_registrations.get());
    HttpTimeouts timeouts;
    timeouts.retryBase = 10ms;
    m_session->http().setTimeouts(timeouts);
    m_session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this,
                        [](const Outcome &) {});
}

void TestObservations::cleanup()
{
    m_session.reset();
    m_registrations.reset();
    m_folder.reset();
    m_store.reset();
    m_server.reset();
}

void TestObservations::ask(const QByteArray &body, PageRequest request, bool webhooks)
{
    PageSource &source = webhooks ? m_session->webhooks() : m_session->importJobs();
    m_server->enqueue(Script::json(body));
    QSignalSpy changed(&m_session->observations(), &Observations::changed);
    QSignalSpy arrived(&source, &PageSource::arrived);
    source.request(request, PagePriority::Browsing);
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(changed.count(), 1);
}

void TestObservations::totalsAndPageSizes()
{
    ask(R"({"result":70,"page":1,"perPage":50,"data":[{"id":"1"}]})", {1, 100});
    ask(R"({"result":70,"page":2,"perPage":50,"data":[{"id":"2"}]})", {2, 50});
    ask(R"({"total":"3","data":[]})", {1, 25}, true);
    QCOMPARE(jobs().answers.count, 2);
    QVERIFY(jobs().answers.first.isValid());
    QCOMPARE(jobs().pageSizes.at({100, 50}).count, 1);
    QCOMPARE(jobs().pageSizes.at({50, 50}).count, 1);
    QCOMPARE(jobs().totals.at({u"result"_s, false}).count, 2);
    QCOMPARE(jobs().totalChanges.count, 0);
    const ObservedListing &webhooks = observed().of(Endpoint::ListWebhooks);
    QCOMPARE(webhooks.totals.at({u"total"_s, true}).count, 1);
    QCOMPARE(webhooks.pageSizes.at({25, 0}).count, 1);
    QCOMPARE(observed().of(Endpoint::ListProperties).answers.count, 0);
}

void TestObservations::twoTotals()
{
    ask(R"({"result":70,"total":"70","data":[]})");
    QCOMPARE(jobs().twoTotals.count, 0);
    ask(R"({"result":70,"total":"71","data":[]})");
    QCOMPARE(jobs().twoTotals.count, 1);
    ask(R"({"data":[]})");
    QCOMPARE(jobs().totals.at({QString(), false}).count, 1);
    QCOMPARE(jobs().totalChanges.count, 0);
}

void TestObservations::order_data()
{
    QTest::addColumn<QByteArrayList>("times");
    QTest::addColumn<int>("order");

    const QByteArray one = "2026-01-01T00:00:00.000Z";
    const QByteArray two = "2026-01-02T00:00:00.000Z";
    const QByteArray three = "2026-01-03T00:00:00.000Z";
    QTest::newRow("newest first") << QByteArrayList{three, two, two, one} << int(ObservedListing::NewestFirst);
    QTest::newRow("oldest first") << QByteArrayList{one, "nonsense", two, three} << int(ObservedListing::OldestFirst);
    QTest::newRow("neither") << QByteArrayList{one, three, two} << int(ObservedListing::NoOrder);
    QTest::newRow("all at once") << QByteArrayList{one, one} << -1;
}

void TestObservations::order()
{
    QFETCH(const QByteArrayList, times);
    QFETCH(const int, order);
    QByteArrayList records;
    for (const QByteArray &time : times)
        records += R"({"createdAt":")" + time + R"("})";
    ask(R"({"result":9,"data":[)" + records.join(',') + "]}");
    for (int each = 0; each < ObservedListing::OrderCount; ++each)
        QCOMPARE(jobs().orders[std::size_t(each)].count, each == order ? 1 : 0);
}

void TestObservations::anAnswerThatMoved()
{
    ask(R"({"result":70,"page":1,"perPage":2,"data":[{"id":"1"},{"id":"2"}]})", {1, 2});
    ask(R"({"result":70,"page":2,"perPage":2,"data":[{"id":"3"},{"id":"4"}]})", {2, 2});
    QCOMPARE(jobs().movedRecords.count, 0);
    ask(R"({"result":71,"page":3,"perPage":2,"data":[{"id":"4"},{"id":"5"}]})", {3, 2});
    QCOMPARE(jobs().movedRecords.count, 1);
    QCOMPARE(jobs().totalChanges.count, 1);
    // The first page once more is no page behind the third.
    ask(R"({"result":71,"page":1,"perPage":2,"data":[{"id":"4"}]})", {1, 2});
    QCOMPARE(jobs().movedRecords.count, 1);
}

void TestObservations::recordsOfJobs()
{
    ask(R"({"result":4,"data":[
        {"status":"1","createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000+02:00"},
        {"status":"7","createdAt":"2026-01-01T00:00:00","color":"red","size":3},
        {"status":"1","createdAt":"yesterday","color":null}, {}]})");
    QCOMPARE(observed().statuses.size(), std::size_t(2));
    QCOMPARE(observed().statuses.at(u"1"_s).count, 2);
    QCOMPARE(observed().statuses.at(u"7"_s).count, 1);
    for (const Tally &times : observed().times)
        QCOMPARE(times.count, 1);
    QCOMPARE(jobs().unknownFields.at(u"color"_s).count, 2);
    QCOMPARE(jobs().unknownFields.at(u"size"_s).count, 1);
    QCOMPARE(jobs().unknownFields.size(), std::size_t(2));
}

void TestObservations::failedFiles_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<int>("form");
    QTest::newRow("own host") << QByteArray("%OWN%/files/a?x=://") << int(Observed::OwnHost);
    QTest::newRow("other host") << QByteArray("https://files.example.com/a") << int(Observed::OtherHost);
    QTest::newRow("other port") << QByteArray("http://127.0.0.1:1/a") << int(Observed::OtherHost);
    QTest::newRow("path") << QByteArray("/files/a.csv?from=https://x") << int(Observed::PathOnly);
    QTest::newRow("words") << QByteArray("see the mail") << int(Observed::NoLink);
    QTest::newRow("another scheme") << QByteArray("ftp://files.example.com/a") << int(Observed::NoLink);
}

void TestObservations::failedFiles()
{
    QFETCH(QByteArray, link);
    QFETCH(const int, form);
    const QByteArray own = "http://127.0.0.1:" + QByteArray::number(m_server->serverPort());
    link.replace("%OWN%", own);
    ask(R"({"result":2,"data":[{"failedFilePath":"https://before.example.com/b"},{"failedFilePath":")" + link
        + R"("},{"failedFilePath":""},{}]})");
    for (int each = 0; each < Observed::LinkFormCount; ++each) {
        const int before = each == Observed::OtherHost ? 1 : 0;
        QCOMPARE(observed().failedFiles[std::size_t(each)].count, before + (each == form ? 1 : 0));
    }
}

void TestObservations::namesAreBounded()
{
    QByteArrayList members;
    QByteArrayList records;
    for (int i = 0; i < 300; ++i) {
        members += "\"field" + QByteArray::number(i) + "\":1";
        records += R"({"status":"code)" + QByteArray::number(i) + R"("})";
    }
    members += '"' + QByteArray(5000, 'x') + "\":1";
    ask(R"({"result":9,"data":[{)" + members.join(',') + "}," + records.join(',') + "]}");
    QVERIFY(jobs().unknownFields.size() <= 61);
    QVERIFY(jobs().unknownFields.contains(u"…"_s));
    QVERIFY(observed().statuses.size() <= 61);
    qint64 all = 0;
    for (const auto &[name, tally] : observed().statuses)
        all += tally.count;
    QCOMPARE(all, 300);
}

void TestObservations::aWaitThatWasAskedFor()
{
    m_server->enqueue(Script::answer(429, "{}", {{"Content-Type", "application/json"}, {"Retry-After", "1"}}));
    m_server->enqueue(jobsPage());
    QSignalSpy arrived(&m_session->importJobs(), &PageSource::arrived);
    m_session->importJobs().request({1, 25}, PagePriority::Browsing);
    QTRY_COMPARE_WITH_TIMEOUT(arrived.count(), 1, 20'000);
    QCOMPARE(observed().waits.count, 1);
    QCOMPARE(observed().longestWait, 1s);
    QCOMPARE(observed().errors.size(), std::size_t(1));
    QCOMPARE(observed().errors.at(429).count, 1);
}

void TestObservations::theStatusOfACreation()
{
    m_server->enqueue(Script::answer(202, "{}", {{"Content-Type", "application/json"}}));
    WebhookDraft draft;
    draft.set(Webhook::WebhookUrl, u"https://erp.example.com/hook"_s);
    QVERIFY(m_session->registration().send(draft));
    QTRY_COMPARE_WITH_TIMEOUT(observed().creations.size(), std::size_t(1), 20'000);
    QCOMPARE(observed().creations.at(202).count, 1);
}

QTEST_GUILESS_MAIN(TestObservations)
#include "tst_observations.moc"
