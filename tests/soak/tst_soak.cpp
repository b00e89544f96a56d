// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "soak/livingthings.h"
#include "soak/soakdesk.h"

#include "widgets/liststatus.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

/// By how much a figure grew from mark to mark, at least. Much is made when it is first wanted, and caches fill, which
/// may be late; but what is left behind grows all the time.
qint64 growth(const std::vector<LivingThings> &marks, qint64 LivingThings::*figure)
{
    qint64 least = std::numeric_limits<qint64>::max();
    for (std::size_t i = 1; i < marks.size(); ++i)
        least = std::min(least, marks[i].*figure - marks[i - 1].*figure);
    return least;
}

} // namespace

/// A long restless use of the window, on a service that fails now and then.
class SoakTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostAndNothingGrows();
    void switchingAccountsLeavesNothingBehind();

private:
    static void everyRowIsThereOnce(SoakDesk &desk, const char *slug, Listing listing, int rows);
};

void SoakTest::everyRowIsThereOnce(SoakDesk &desk, const char *slug, Listing listing, int rows)
{
    const QStringList ids = desk.allIds(slug, int(listing));
    QCOMPARE(ids.size(), rows);
    QVERIFY(!ids.contains(QString()));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), rows);
}

void SoakTest::nothingIsLostAndNothingGrows()
{
    const bool isLong = qEnvironmentVariableIsSet("BALEHOOK_SOAK_STEPS");
    const int steps = isLong ? qEnvironmentVariableIntValue("BALEHOOK_SOAK_STEPS") : 1'000;
    bool isGiven = false;
    quint64 seed = qEnvironmentVariable("BALEHOOK_SOAK_SEED").toULongLong(&isGiven);
    if (!isGiven)
        seed = isLong ? QRandomGenerator::global()->generate() : 1;
    qInfo("%d steps, BALEHOOK_SOAK_SEED=%llu", steps, seed);

    LivingThings::startCounting();
    SoakDesk desk(seed);
    QVERIFY(desk.show());
    std::vector<LivingThings> marks;
    for (int step = 1; step <= steps; ++step) {
        desk.doSomething();
        if (step == steps / 3 || step == steps / 3 * 2 || step == steps) {
            QVERIFY2(desk.settle(), qPrintable(u"not at rest after step %1"_s.arg(step)));
            const LivingThings &mark = marks.emplace_back(LivingThings::now());
            qInfo("step %d: %lld objects, %lld files, %lld KiB", step, mark.objects, mark.files, mark.kilobytes);
        }
    }
    const FlappingServer::Figures &api = desk.api().figures();
    const FlappingServer::Figures &files = desk.files().figures();
    qInfo("%lld listing requests (%lld flawed), %lld of files (%lld flawed), at most %d at once", api.requests,
          api.flawed, files.requests, files.flawed, api.mostAtOnce);
    QVERIFY(api.requests > steps / 8 && files.requests > steps / 200);
    QVERIFY(api.mostAtOnce <= 2);
    QCOMPARE(api.posts + files.posts, 0);
    QCOMPARE(files.withToken, 0);
    QCOMPARE(api.withToken, api.requests);

    QVERIFY2(growth(marks, &LivingThings::objects) < std::max(30, steps / 100), "objects are left behind");
    QVERIFY2(growth(marks, &LivingThings::files) < std::max(8, steps / 400), "files or connections are left open");
    if (LivingThings::isMemoryKnown())
        QVERIFY2(growth(marks, &LivingThings::kilobytes) < std::max(4'096, steps / 2), "memory is left behind");

    desk.heal();
    everyRowIsThereOnce(desk, "acme", Listing::ImportJobs, SoakDesk::jobs);
    everyRowIsThereOnce(desk, "acme", Listing::Webhooks, 31);
    everyRowIsThereOnce(desk, "acme", Listing::Properties, 340);
    everyRowIsThereOnce(desk, "globex", Listing::ImportJobs, 37);
    everyRowIsThereOnce(desk, "globex", Listing::Webhooks, 3);
    everyRowIsThereOnce(desk, "initech", Listing::ImportJobs, 0);
    QVERIFY(desk.api().figures().mostAtOnce <= 2);
    QCOMPARE(desk.api().figures().posts, 0);
}

/// A leak of 1 KiB a switch, 1 MiB in 1,000 of them, is seen.
void SoakTest::switchingAccountsLeavesNothingBehind()
{
    if (!LivingThings::isMemoryKnown())
        return;
    SoakDesk desk(1);
    QVERIFY(desk.show());
    desk.heal();
    QVERIFY(desk.switchAccounts(300)); // caches fill
    const qint64 before = LivingThings::now().kilobytes;
    QVERIFY(desk.switchAccounts(600));
    const qint64 after = LivingThings::now().kilobytes;
    qInfo("600 switches: from %lld to %lld KiB", before, after);
    QVERIFY2(after - before < 400, "memory is left behind");
}

} // namespace Balehook::Testing

QTEST_MAIN(Balehook::Testing::SoakTest)

#include "tst_soak.moc"
