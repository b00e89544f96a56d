// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/passplan.h"

#include "domain/records/importjob.h"
#include "domain/records/page.h"

#include <QTest>

#include <deque>
#include <functional>

using namespace Balehook;

namespace {

constexpr int perPage = 10;
constexpr int tooMany = 200; ///< requests after which a pass counts as endless

PageAnswer answerOf(qsizetype count, std::optional<qint64> total, std::optional<int> page,
                    std::optional<int> size = perPage)
{
    PageAnswer answer;
    answer.records =
        std::make_shared<Page<ImportJob>>(std::vector<ImportJob>(std::size_t(count)), QByteArray(), nullptr);
    answer.total = total;
    answer.page = page;
    answer.perPage = size;
    return answer;
}

/// What a service answers for a page, and how many of its records are new.
struct Served
{
    PageAnswer answer;
    int fresh = 0;
};
using Service = std::function<Served(int page)>;

struct Run
{
    int asked = 0;
    int stored = 0; ///< pages
    bool isConsistent = false;
    bool isOver = false;
};

/// A pass over \a service, its answers in the order in which they were asked for.
Run run(const Service &service, IndexPass pass)
{
    PassPlan plan(pass);
    Run run;
    std::deque<int> open;
    while (!plan.isOver() && run.asked < tooMany) {
        while (const auto page = plan.nextPage()) {
            open.push_back(*page);
            ++run.asked;
        }
        if (open.empty())
            break;
        const int page = open.front();
        open.pop_front();
        const Served served = service(page);
        if (plan.learn({page, perPage}, served.answer))
            break;
        StoredPage change;
        if (plan.isRecheck(page)) {
            change.pass = pass;
            plan.rechecked(change);
            continue;
        }
        if (page > plan.lastPage())
            continue;
        change.added = served.fresh;
        change.twice = int(served.answer.records->count()) - served.fresh;
        pass.seen += served.fresh;
        pass.twice += change.twice;
        pass.donePages = page;
        change.pass = pass;
        plan.stored(page, change);
        ++run.stored;
    }
    run.isOver = plan.isOver();
    run.isConsistent = plan.isConsistent();
    return run;
}

/// \a jobs jobs; \a total as it is said.
Service listing(int jobs, std::optional<qint64> total, bool echoes = true)
{
    return [=](int page) {
        const int count = std::clamp(jobs - (page - 1) * perPage, 0, perPage);
        return Served{answerOf(count, total, echoes ? std::optional(page) : std::nullopt), count};
    };
}

Service samePage(std::optional<qint64> total, bool echoes)
{
    return [=](int page) { return Served{answerOf(perPage, total, echoes ? page : 1), page == 1 ? perPage : 0}; };
}

} // namespace

/// Where a pass ends, whatever the service says.
class TestPassPlan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data();
    void ends();
    void goesOn();
    void tellsTheSize_data();
    void tellsTheSize();
    void asksForOneFirst();
    void noticesAnotherTotal();
    void doesNotRunAway();
};

void TestPassPlan::ends_data()
{
    QTest::addColumn<Service>("service");
    QTest::addColumn<int>("stored");
    QTest::addColumn<int>("mostAsked");
    QTest::addColumn<bool>("consistent");

    constexpr qint64 huge = 9'000'000'000'000'000'000;
    QTest::newRow("total") << listing(35, 35) << 4 << 4 << true;
    QTest::newRow("full last page") << listing(40, 40) << 4 << 4 << true;
    QTest::newRow("nothing") << listing(0, 0) << 0 << 1 << true;
    QTest::newRow("nothing, no total") << listing(0, std::nullopt) << 0 << 1 << true;
    QTest::newRow("no total") << listing(35, std::nullopt) << 4 << 7 << true;
    QTest::newRow("no total, full last page") << listing(40, std::nullopt) << 4 << 8 << true;
    QTest::newRow("total too low") << listing(35, 12) << 4 << 7 << true;
    QTest::newRow("total 0") << listing(35, 0) << 4 << 7 << true;
    QTest::newRow("total too high") << listing(35, 70) << 4 << 8 << false;
    QTest::newRow("total huge") << listing(35, huge) << 4 << 10 << false;
    QTest::newRow("nothing echoed") << listing(35, 35, false) << 4 << 4 << true;
    QTest::newRow("the same page for ever") << samePage(std::nullopt, false) << 2 << 6 << false;
    QTest::newRow("the same page for ever, a total") << samePage(1000, false) << 2 << 8 << false;
    QTest::newRow("the same page for ever, all echoed") << samePage(1000, true) << 3 << 9 << false;
}

void TestPassPlan::ends()
{
    QFETCH(const Service, service);
    QFETCH(const int, mostAsked);
    const Run ended = run(service, {.perPage = perPage});
    QVERIFY(ended.isOver);
    QTEST(ended.stored, "stored");
    QTEST(ended.isConsistent, "consistent");
    QVERIFY2(ended.asked <= mostAsked, qPrintable(QString::number(ended.asked)));
}

void TestPassPlan::goesOn()
{
    const Run rest = run(listing(95, 95), {.perPage = perPage, .donePages = 7, .seen = 70, .total = 95});
    QCOMPARE(rest.asked, 4); // one of them again
    QVERIFY(rest.isConsistent);
    const Run nothingLeft = run(listing(95, 95), {.perPage = perPage, .donePages = 10, .seen = 95, .total = 95});
    QCOMPARE(nothingLeft.asked, 1);
    QVERIFY(nothingLeft.isOver);
    // The list became longer meanwhile, where the pass came later, or shorter.
    QVERIFY(run(listing(99, 99), {.perPage = perPage, .donePages = 7, .seen = 70, .total = 95}).isConsistent);
    QVERIFY(!run(listing(91, 91), {.perPage = perPage, .donePages = 7, .seen = 70, .total = 95}).isConsistent);
    // Noted before.
    QVERIFY(
        !run(listing(95, 95), {.perPage = perPage, .donePages = 7, .seen = 70, .total = 95, .twice = 1}).isConsistent);
    QVERIFY(!run(listing(95, 95), {.perPage = perPage, .donePages = 7, .seen = 70, .total = 95, .hasMoved = true})
                 .isConsistent);
}

void TestPassPlan::tellsTheSize_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("echo");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<int>("size");

    QTest::newRow("as asked") << 1 << 10 << 10 << qint64(35) << 0;
    QTest::newRow("a cap") << 1 << 4 << 4 << qint64(35) << 4;
    QTest::newRow("a cap without echo") << 1 << 4 << 0 << qint64(35) << 4;
    QTest::newRow("a larger page") << 1 << 20 << 20 << qint64(35) << 20;
    QTest::newRow("a wrong echo") << 1 << 10 << 4 << qint64(35) << 0;
    QTest::newRow("short, no total") << 1 << 4 << 0 << qint64(-1) << 0;
    QTest::newRow("all at once") << 1 << 35 << 10 << qint64(35) << 0;
    QTest::newRow("all at once, few") << 1 << 7 << 4 << qint64(7) << 0;
    QTest::newRow("a short page later") << 3 << 4 << 10 << qint64(35) << 0;
    QTest::newRow("another size later") << 3 << 4 << 4 << qint64(35) << 4;
}

void TestPassPlan::tellsTheSize()
{
    QFETCH(const int, page);
    QFETCH(const int, count);
    QFETCH(const int, echo);
    QFETCH(const qint64, total);
    PassPlan plan({.perPage = perPage});
    const auto given = [](auto value) { return value > 0 ? std::optional(value) : std::nullopt; };
    const PageAnswer answer = answerOf(count, given(total), page, given(echo));
    QTEST(plan.learn({page, perPage}, answer).value_or(0), "size");
    plan.fixSize();
    QVERIFY(!plan.learn({page, perPage}, answer));
}

void TestPassPlan::asksForOneFirst()
{
    PassPlan plan({.perPage = perPage});
    QCOMPARE(plan.nextPage(), 1);
    QCOMPARE(plan.nextPage(), std::nullopt);
    // All at once: page 2 is never asked for.
    QVERIFY(!plan.learn({1, perPage}, answerOf(35, 35, 1)));
    QCOMPARE(plan.nextPage(), std::nullopt);
    QCOMPARE(plan.lastPage(), 1);
}

void TestPassPlan::noticesAnotherTotal()
{
    for (const qint64 later : {34, 36}) {
        const Run moved = run(
            [later](int page) {
                Served served = listing(35, 35)(page);
                if (page == 3)
                    served.answer.total = later;
                return served;
            },
            {.perPage = perPage});
        QVERIFY(!moved.isConsistent);
        QVERIFY(moved.isOver);
    }
}

void TestPassPlan::doesNotRunAway()
{
    PassPlan plan({.perPage = perPage});
    QCOMPARE(plan.nextPage(), 1);
    QVERIFY(!plan.learn({1, perPage}, answerOf(perPage, 1000, 1)));
    int asked = 1;
    while (plan.nextPage())
        ++asked;
    QCOMPARE(asked, PassPlan::ahead);
    plan.stored(1, {.added = perPage, .pass = {.donePages = 1, .seen = perPage}});
    QCOMPARE(plan.nextPage(), PassPlan::ahead + 1);
}

QTEST_APPLESS_MAIN(TestPassPlan)
#include "tst_passplan.moc"
