// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "support/paintcounter.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/window/mainwindow.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What the window does while all jobs are loaded, which may take an hour: as little as it can.
class FillingWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void progressPaintsNoWholeTab();
    void requestsAreToldAFewTimesASecond();

private:
    static constexpr int jobs = 4'000;

    static void load(Console &console);
    static AccountSession &sessionOf(const Console &console);
    static void waitForAll(const Console &console);
};

/// All jobs are loaded, from a service that takes its time.
void FillingWindowTest::load(Console &console)
{
    QVERIFY(console.begin(jobs, {}, {u"--latency=60"_s, u"--max-per-page=100"_s}));
    QTRY_COMPARE(console.model()->rowCount(), jobs);
    auto *button = console.child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTRY_VERIFY(!console.model()->isBusy());
    QTest::mouseClick(button, Qt::LeftButton);
}

AccountSession &FillingWindowTest::sessionOf(const Console &console)
{
    return *console.sessions->session(console.window().findChild<ListingTabs *>()->accountId());
}

void FillingWindowTest::waitForAll(const Console &console)
{
    AccountSession &session = sessionOf(console);
    QTRY_COMPARE_WITH_TIMEOUT(session.jobIndex()->status().jobs, jobs, 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(session.sync()->state(), AccountSync::State::Idle, 60'000);
}

void FillingWindowTest::progressPaintsNoWholeTab()
{
    Console console;
    load(console);
    const Testing::PaintCounter titles(*console.window().findChild<ListingTabs *>()->tabBar());
    const Testing::PaintCounter progress(*console.child<QLabel>(u"scopeProgress"_s));
    waitForAll(console);
    QVERIFY2(progress.paints >= 8, qPrintable(QString::number(progress.paints)));
    // When it begins and ends there is another layout.
    QVERIFY2(titles.paints <= progress.paints / 3, qPrintable(u"%1 of %2"_s.arg(titles.paints).arg(progress.paints)));
}

void FillingWindowTest::requestsAreToldAFewTimesASecond()
{
    Console console;
    load(console);
    const QSignalSpy changes(&sessionOf(console), &AccountSession::inFlightChanged);
    const QSignalSpy told(console.window().findChild<ListingTabs *>(), &ListingTabs::statusChanged);
    QElapsedTimer clock;
    clock.start();
    waitForAll(console);
    constexpr int leastChanges = 2 * jobs / 100 - 10; // each page begins and ends
    QVERIFY2(changes.size() >= leastChanges, qPrintable(QString::number(changes.size())));
    constexpr int perSecond = 10;
    constexpr int others = 10; // as when it begins, when it ends, and when the total is known
    const qint64 most = clock.elapsed() * perSecond / 1'000 + others;
    QVERIFY2(told.size() <= most, qPrintable(u"%1 of %2, at most %3"_s.arg(told.size()).arg(changes.size()).arg(most)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::FillingWindowTest)

#include "tst_fillingwindow.moc"
