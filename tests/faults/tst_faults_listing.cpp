// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"
#include "models/pagedtablemodel.h"
#include "net/httpclient.h"
#include "support/saidof.h"
#include "support/wait.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What servers do to a list of several pages, and what happens to the rows that are there.
class TestFaultsListing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void envelope_data();
    void envelope();
    void laterPageFails_data();
    void laterPageFails();
    void everyThirdRequestFails();
    void aFailedRefreshKeepsTheRows();
    void pagesThatRepeatEndTheList();
    void aListThatMovesIsTold();
    void scrollingAsksForTwoPagesAtOnce();
    void otherListsOfTheAccountGoOn();
};

namespace {

struct EnvelopeCase
{
    const char *name = "";
    Listing listing = Listing::ImportJobs;
    QByteArray body; ///< of every page
    int rows = 0;
    const char *status = ""; ///< part of the status bar
    int requests = 1;
};

QByteArray records(Listing listing, int first, int last)
{
    QList<QByteArray> all;
    for (int i = first; i <= last; ++i)
        all.append(listing == Listing::ImportJobs ? GoodService::job(i) : GoodService::webhook(i));
    return all.join(',');
}

Script json(const QByteArray &body)
{
    return withHeaders("Content-Type: application/json\r\n", body);
}

const std::vector<EnvelopeCase> &cases()
{
    constexpr auto jobs = Listing::ImportJobs;
    constexpr auto hooks = Listing::Webhooks;
    static const QByteArray data = R"("data":[)" + records(jobs, 1, 3) + "]";
    static const QByteArray hookData = R"("data":[)" + records(hooks, 1, 3) + "]";
    static const auto with = [](const QByteArray &fields) -> QByteArray { return "{" + fields + "," + data + "}"; };
    static const auto hooksWith = [](const QByteArray &fields) -> QByteArray {
        return "{" + fields + "," + hookData + "}";
    };
    static const QByteArray echo = R"("page":1,"perPage":25)";
    static const std::vector<EnvelopeCase> all{
        {"total a string", jobs, with(R"("result":"3",)" + echo), 3, "3 jobs, 3 loaded"},
        {"total a number for webhooks", hooks, hooksWith(R"("total":3,)" + echo), 3, "3 webhooks, 3 loaded"},
        {"total called total", jobs, with(R"("total":3,)" + echo), 3, "3 jobs, 3 loaded"},
        {"total called result for webhooks", hooks, hooksWith(R"("result":3,)" + echo), 3, "3 webhooks, 3 loaded"},
        {"two totals, the named one counts", jobs, with(R"("total":9,"result":3,)" + echo), 3, "3 jobs, 3 loaded"},
        {"total too small", jobs, with(R"("result":1,)" + echo), 3, "3 loaded"},
        {"total 0 with rows", jobs, with(R"("result":0,)" + echo), 3, "3 loaded"},
        {"total in words", jobs, with(R"("result":"abc",)" + echo), 3, "3 jobs, 3 loaded"},
        {"total -1", jobs, with(R"("result":-1,)" + echo), 3, "3 jobs, 3 loaded"},
        {"total 1.5", jobs, with(R"("result":1.5,)" + echo), 3, "3 jobs, 3 loaded"},
        {"total null", jobs, with(R"("result":null,)" + echo), 3, "3 jobs, 3 loaded"},
        {"no total", jobs, with(echo), 3, "3 jobs, 3 loaded"},
        {"no echo", jobs, with(R"("result":3)"), 3, "3 jobs, 3 loaded"},
        {"echo in words", jobs, with(R"("result":3,"page":"one","perPage":"all")"), 3, "3 jobs, 3 loaded"},
        {"echo of strings", jobs, with(R"("result":3,"page":"1","perPage":"25")"), 3, "3 jobs, 3 loaded"},
        {"echo 0", jobs, with(R"("result":3,"page":0,"perPage":0)"), 3, "3 jobs, 3 loaded"},
        {"echo negative", jobs, with(R"("result":3,"page":-1,"perPage":-25)"), 3, "3 jobs, 3 loaded"},
        {"echo huge", jobs, with(R"("result":3,"page":1,"perPage":2147483648)"), 3, "3 jobs, 3 loaded"},
        {"data twice, the last one counts", jobs, R"({"data":[],"result":3,"page":1,"perPage":25,)" + data + "}", 3,
         "3 jobs, 3 loaded"},
        {"31 webhooks at 25 a page are all of them", hooks,
         R"({"total":"31","page":1,"perPage":25,"data":[)" + records(hooks, 1, 31) + "]}", 31,
         "31 webhooks, 31 loaded"},
        {"no records", jobs, R"({"result":0,"page":1,"perPage":25,"data":[]})", 0, ""},
        {"elements that are no records", jobs,
         R"({"result":5,"page":1,"perPage":25,"data":[null,5,[],"x",)" + GoodService::job(1) + "]}", 5,
         "5 jobs, 5 loaded"},
        {"an empty id, twice", jobs, R"({"result":2,"page":1,"perPage":25,"data":[{"id":""},{"id":""}]})", 2,
         "2 jobs, 2 loaded"},
        {"one id twice", jobs, R"({"result":2,"page":1,"perPage":25,"data":[{"id":"a"},{"id":"a"}]})", 2,
         "2 jobs, 2 loaded"},
        {"an id twice in a record", jobs, R"({"result":1,"page":1,"perPage":25,"data":[{"id":"a","id":"b"}]})", 1,
         "1 jobs, 1 loaded"},
        {"ids that are numbers", jobs, R"({"result":2,"page":1,"perPage":25,"data":[{"id":1},{"id":2}]})", 2,
         "2 jobs, 2 loaded"},
    };
    return all;
}

FaultDeskOptions manyRows()
{
    FaultDeskOptions options;
    options.jobs = 90;
    options.webhooks = 90;
    return options;
}

/// Every row of the list, page by page, as somebody does who scrolls.
bool scrollThrough(const FaultDesk &desk)
{
    for (int row = 0; row < desk.rowCount(); row += 10) {
        desk.table().goToRow(row);
        if (!Testing::waitFor([&] { return desk.model().rowState(row) != PagedTableModel::RowState::Waiting; }, 20'000))
            return false;
    }
    desk.table().goToRow(desk.rowCount() - 1);
    return Testing::waitFor(
        [&] { return desk.model().rowState(desk.rowCount() - 1) != PagedTableModel::RowState::Waiting; }, 20'000);
}

bool eachOnce(const FaultDesk &desk, int count)
{
    QStringList ids = desk.ids();
    return ids.size() == count && ids.removeDuplicates() == 0;
}

} // namespace

void TestFaultsListing::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestFaultsListing::envelope_data()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::addRow("%s", cases()[i].name) << i;
}

void TestFaultsListing::envelope()
{
    QFETCH(std::size_t, number);
    const EnvelopeCase &wanted = cases()[number];
    FaultDesk desk;
    desk.answer(wanted.listing, json(wanted.body));
    QVERIFY(desk.show(wanted.listing));
    QCOMPARE(desk.rowCount(), wanted.rows);
    QVERIFY2(desk.statusText().contains(QString::fromUtf8(wanted.status)), qPrintable(desk.statusText()));
    if (wanted.rows == 0)
        QCOMPARE(desk.emptyText(), ImportJobsKind().noneText());
    QCOMPARE(desk.messageText(), QString());
    judgeTexts(desk);
    QCOMPARE(desk.asked("GET"), wanted.requests);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::laterPageFails_data()
{
    QTest::addColumn<Listing>("listing");
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("sees");
    QTest::addColumn<int>("requests"); // for the page that fails
    const auto row = [](const char *name, const Script &script, const QString &sees, int requests) {
        QTest::addRow("jobs: %s", name) << Listing::ImportJobs << script << sees << requests;
        QTest::addRow("webhooks: %s", name) << Listing::Webhooks << script << sees << requests;
    };
    row("400", Script::answer(400, {}), u"rejected the request (status 400)"_s, 1);
    row("404", Script::answer(404, {}), u"(status 404). Check the account's URL"_s, 1);
    row("500", Script::answer(500, {}), u"failed (status 500)"_s, 3);
    row("429", Script::answer(429, {}), saidOf(ErrorKind::TooManyRequests), 3);
    row("429 for long", Script::answer(429, {}, {{"Retry-After", "90"}}), u"Wait 90 second"_s, 1);
    row("short body", Script().send(okHead + "Content-Length: 99\r\n\r\n{").close(), saidOf(ErrorKind::ConnectionLost),
        3);
    row("cut JSON", Script().send(okHead + "\r\n{\"data\":[").close(), saidOf(ErrorKind::NotUnderstood), 1);
    row("{}", json("{}"), saidOf(ErrorKind::NotUnderstood), 1);
    row("web page", withHeaders("Content-Type: text/html\r\n", "<html>"), saidOf(ErrorKind::WebPage), 1);
    row("204", Script().send("HTTP/1.1 204 None\r\n\r\n"), u"unexpected response (status 204)"_s, 1);
    row("redirect", Script::answer(302, {}, {{"Location", "/login"}}), saidOf(ErrorKind::Redirected), 1);
    row("endless", Script().send(okHead + "\r\n").flood(QByteArray(65'536, ' ')), saidOf(ErrorKind::TooLarge), 1);
    row("silence", Script().hang(), saidOf(ErrorKind::TimedOut), 1);
}

void TestFaultsListing::laterPageFails()
{
    QFETCH(Listing, listing);
    QFETCH(Script, script);
    QFETCH(QString, sees);
    QFETCH(int, requests);
    FaultDesk desk(manyRows());
    desk.service.route("GET", FaultDesk::pathOf(listing) + "?page=3&", script, ScriptedServer::always);
    QVERIFY(desk.show(listing));
    QCOMPARE(desk.rowCount(), 90);
    const QStringList first = desk.ids();
    QVERIFY(first.size() >= 25);
    if (sees.contains(u"in time"))
        desk.session().http().setTimeouts(FaultDesk::impatient());
    desk.table().goToRow(60);
    QTRY_VERIFY2(desk.messageText().contains(sees), qPrintable(desk.messageText()));
    judgeTexts(desk);
    QCOMPARE(desk.emptyText(), QString());
    QCOMPARE(desk.rowCount(), 90);
    QCOMPARE(desk.model().rowState(60), PagedTableModel::RowState::Failed);
    for (const QString &id : first)
        QVERIFY(desk.ids().contains(id));
    QCOMPARE(desk.asked("GET", "?page=3&"), requests);

    desk.service.clearRoutes();
    desk.session().http().setTimeouts(FaultDeskOptions().timeouts);
    QVERIFY(desk.click(u"Retry"_s));
    QTRY_COMPARE(desk.model().rowState(60), PagedTableModel::RowState::Loaded);
    QTRY_COMPARE(desk.messageText(), QString());
    QVERIFY(scrollThrough(desk));
    QVERIFY(eachOnce(desk, 90));
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::everyThirdRequestFails()
{
    FaultDesk desk(manyRows());
    int count = 0;
    desk.service.setAnswerer([&](const RecordedRequest &request) {
        return ++count % 3 == 0 ? Script::answer(503, {}) : desk.good.answer(request);
    });
    QVERIFY(desk.show());
    QVERIFY(scrollThrough(desk));
    QVERIFY(eachOnce(desk, 90));
    QCOMPARE(desk.messageText(), QString());
    QCOMPARE(desk.asked("GET"), 5); // four pages, one of them twice
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::aFailedRefreshKeepsTheRows()
{
    FaultDesk desk;
    QVERIFY(desk.show());
    desk.answer(Listing::ImportJobs, Script::answer(500, "no"));
    desk.page().refresh();
    QTRY_VERIFY2(desk.messageText().contains(u"(status 500)"), qPrintable(desk.messageText()));
    QVERIFY(eachOnce(desk, 3));
    QCOMPARE(desk.emptyText(), QString());
    desk.service.clearRoutes();
    QVERIFY(desk.click(u"Retry"_s));
    QTRY_COMPARE(desk.asked("GET"), 5);
    QVERIFY(desk.settle());
    QCOMPARE(desk.messageText(), QString());
    QVERIFY(eachOnce(desk, 3));
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::pagesThatRepeatEndTheList()
{
    // No total, and the same full page for ever.
    FaultDesk desk;
    const QByteArray body = R"({"page":1,"perPage":25,"data":[)" + records(Listing::ImportJobs, 1, 25) + "]}";
    desk.answer(Listing::ImportJobs, json(body));
    QVERIFY(desk.show());
    QVERIFY2(desk.statusText().startsWith(u"25 jobs loaded, total unknown"), qPrintable(desk.statusText()));
    desk.table().goToRow(desk.rowCount() - 1);
    QTRY_COMPARE(desk.rowCount(), 25);
    QVERIFY(eachOnce(desk, 25));
    QCOMPARE(desk.asked("GET"), 2);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::aListThatMovesIsTold()
{
    // Thirty new records push the others down between two pages.
    FaultDesk desk(manyRows());
    QVERIFY(desk.show());
    for (int i = 1; i <= 30; ++i)
        desk.good.jobs.prepend(GoodService::job(1000 + i));
    desk.table().goToRow(80);
    QTRY_VERIFY(desk.model().rowState(80) == PagedTableModel::RowState::Loaded);
    QTRY_COMPARE(desk.messageId(), u"account.changed"_s);
    QVERIFY(desk.buttons().contains(u"Refresh"_s));
    QStringList ids = desk.ids();
    QCOMPARE(ids.removeDuplicates(), 0);
    QVERIFY(desk.click(u"Refresh"_s));
    QTRY_COMPARE(desk.rowCount(), 120);
    QVERIFY(scrollThrough(desk));
    QTRY_VERIFY(eachOnce(desk, 120));
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::scrollingAsksForTwoPagesAtOnce()
{
    FaultDeskOptions options;
    options.jobs = 5000;
    FaultDesk desk(options);
    QVERIFY(desk.show());
    const int before = desk.asked("GET");
    desk.answer(Listing::ImportJobs, Script().hang());
    for (int row = 100; row < 5000; row += 49)
        desk.table().goToRow(row);
    QTRY_COMPARE(desk.asked("GET"), before + 2);
    QTRY_COMPARE(desk.page().status().requests, 2);
    QCOMPARE(desk.asked("GET"), before + 2);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsListing::otherListsOfTheAccountGoOn()
{
    FaultDesk desk;
    desk.answer(Listing::ImportJobs, json("{}"));
    QVERIFY(desk.show());
    QVERIFY(desk.messageText().contains(saidOf(ErrorKind::NotUnderstood)));
    QVERIFY(desk.showListing(Listing::Webhooks));
    QCOMPARE(desk.messageText(), QString());
    QVERIFY(eachOnce(desk, 3));
    QVERIFY(desk.showListing(Listing::Properties));
    QVERIFY(eachOnce(desk, 3));
    QVERIFY(desk.showListing(Listing::ImportJobs));
    QVERIFY(desk.messageText().contains(saidOf(ErrorKind::NotUnderstood)));
    QCOMPARE(desk.asked("GET"), 3);
    QCOMPARE(desk.audit(), QStringList());
}

QTEST_MAIN(TestFaultsListing)
#include "tst_faults_listing.moc"
