// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "widgets/lists/listingtabs.h"

#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

class Paints final : public QObject
{
public:
    explicit Paints(QWidget &watched) { watched.installEventFilter(this); }
    int count = 0;

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

/// What the window does while all jobs are loaded, which may take an hour: as little as it can.
class FillingWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void progressPaintsNoWholeTab();
};

void FillingWindowTest::progressPaintsNoWholeTab()
{
    constexpr int jobs = 4'000;
    Console console;
    QVERIFY(console.begin(jobs, {}, {u"--latency=60"_s, u"--max-per-page=100"_s}));
    QTRY_COMPARE(console.model()->rowCount(), jobs);
    auto *load = console.child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(load->isVisible());
    QTRY_VERIFY(!console.model()->isBusy());
    auto &tabs = *console.window().findChild<ListingTabs *>();
    const Paints titles(*tabs.tabBar());
    const Paints progress(*console.child<QLabel>(u"scopeProgress"_s));
    AccountSession &session = *console.sessions->session(tabs.accountId());
    QTest::mouseClick(load, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(session.jobIndex()->status().jobs, jobs, 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(session.sync()->state(), AccountSync::State::Idle, 60'000);
    QVERIFY2(progress.count >= 6, qPrintable(QString::number(progress.count)));
    // When it begins and ends there is another layout.
    QVERIFY2(titles.count <= progress.count / 2, qPrintable(u"%1 of %2"_s.arg(titles.count).arg(progress.count)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::FillingWindowTest)

#include "tst_fillingwindow.moc"
