// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/activity/activitypanel.h"
#include "widgets/activity/activitytext.h"
#include "widgets/activity/sharelist.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/exportcommands.h"
#include "widgets/window/mainwindow.h"

#include <QDockWidget>
#include <QFile>
#include <QGraphicsView>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The activity panel and the export of a search in the real window, over the real index of the demo service.
class ActivityWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void isMadeWhenFirstShown();
    void itReturnsAsItWasLeft();
    void allPlacesSayTheSameTotal();
    void aTypeAndADayFilterTheList();
    void aSearchIsExportedAsItIs();

private:
    /// Through the button of the panel.
    void loadAll();
    ActivityPanel *panel() const { return m_console->child<ActivityPanel>(u"activityPanel"_s); }
    qint64 found() const;

    /// So many that they are of several days whatever the time of day is.
    static constexpr int jobs = 2'000;
    std::unique_ptr<Console> m_console;
};

void ActivityWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(jobs, {"initech"}));
}

void ActivityWindowTest::loadAll()
{
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY_WITH_TIMEOUT(panel() && panel()->isVisible(), 60'000);
    auto *load = panel()->findChild<QPushButton *>();
    QVERIFY(load->isVisible());
    load->click();
    // All of them are counted some time before it is known that there are no more.
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    QTRY_VERIFY_WITH_TIMEOUT(session.jobIndex()->status().isComplete(), 60'000);
    QTRY_VERIFY2_WITH_TIMEOUT(panel()->summary().startsWith(u"2,000 job(s) on "_s), qPrintable(panel()->summary()),
                              60'000);
}

/// Whoever names a number of jobs names the same: the line above the list, the status bar, the panel. How many are
/// loaded in a second is another number, and so is how many came without a count.
void ActivityWindowTest::allPlacesSayTheSameTotal()
{
    loadAll();
    const auto totals = [this] {
        static const QRegularExpression total(u"([0-9,]+) jobs?\\b(?! per second|(?:\\(s\\))? have no)"_s);
        QStringList said;
        for (const QLabel *label : m_console->window().findChildren<QLabel *>()) {
            for (auto match = total.globalMatch(label->isVisible() ? label->text() : QString()); match.hasNext();)
                said += match.next().captured(1);
        }
        for (const QTabBar *tabs : m_console->window().findChildren<QTabBar *>()) {
            if (tabs->isVisible())
                said += tabs->tabText(0).section(u' ', -1);
        }
        return said;
    };
    constexpr int places = 4;
    QTRY_VERIFY2_WITH_TIMEOUT(totals().count(u"2,000"_s) >= places, qPrintable(totals().join(u' ')), 60'000);
    static const QRegularExpression number(u"^[0-9,]+$"_s);
    for (const QString &each : totals().filter(number))
        QCOMPARE(each, u"2,000"_s);
}

qint64 ActivityWindowTest::found() const
{
    const auto *source = qobject_cast<const IndexedJobs *>(m_console->model()->source());
    const auto matches = source ? source->matches() : std::nullopt;
    return matches && matches->isComplete ? matches->count : -1;
}

void ActivityWindowTest::isMadeWhenFirstShown()
{
    QVERIFY(!panel());
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY_WITH_TIMEOUT(panel() && panel()->isVisible(), 60'000);
    m_console->press(Qt::Key_2, Qt::AltModifier); // it is about jobs
    QTRY_VERIFY_WITH_TIMEOUT(!panel()->isVisible(), 60'000);
    m_console->press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible(), 60'000);
    m_console->child<QDockWidget>(u"activityDock"_s)->close();
    m_console->press(Qt::Key_2, Qt::AltModifier);
    m_console->press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->table().isVisible(), 60'000);
    QVERIFY(!panel()->isVisible()); // closed by hand, it stays closed
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible(), 60'000);
}

void ActivityWindowTest::itReturnsAsItWasLeft()
{
    const auto restart = [this] {
        m_console->restart();
        QVERIFY(m_console->show());
        QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && m_console->model()->rowCount() == jobs, 60'000);
    };
    const auto dock = [this] { return m_console->child<QDockWidget>(u"activityDock"_s); };
    const auto settle = [this] { return Testing::waitFor([this] { return panel() && panel()->isVisible(); }, 60'000); };
    m_console->press(Qt::Key_F7);
    QVERIFY(settle());
    auto &window = static_cast<QMainWindow &>(m_console->window());
    window.resize(1'300, 900);
    window.addDockWidget(Qt::RightDockWidgetArea, dock());
    window.resizeDocks({dock()}, {430}, Qt::Horizontal);
    QTRY_COMPARE(dock()->width(), 430);
    restart();
    QVERIFY(settle());
    QCOMPARE(static_cast<QMainWindow &>(m_console->window()).dockWidgetArea(dock()), Qt::RightDockWidgetArea);
    QTRY_COMPARE(dock()->width(), 430);

    dock()->close(); // by its own button
    restart();
    QVERIFY(!panel()); // nothing of it was made, nor its library loaded
    m_console->press(Qt::Key_F7);
    QVERIFY(settle());
    QCOMPARE(static_cast<QMainWindow &>(m_console->window()).dockWidgetArea(dock()), Qt::RightDockWidgetArea);
    // Another list makes it step aside, which is not closing it.
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(!panel()->isVisible());
    restart();
    QVERIFY(settle());
}

void ActivityWindowTest::aTypeAndADayFilterTheList()
{
    loadAll();
    auto *types = panel()->findChild<ShareList *>(u"activityList0"_s);
    QTRY_VERIFY_WITH_TIMEOUT(types->model()->rowCount() > 1, 60'000);
    types->setCurrentIndex(types->model()->index(1, 0));
    const QString type = types->currentIndex().data().toString();
    QTest::keyClick(types, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(found() > 0, 60'000);
    const qint64 ofType = found();
    QVERIFY(ofType < jobs);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->model()->rowCount(), int(ofType), 60'000);
    QTRY_VERIFY2_WITH_TIMEOUT(panel()->summary().startsWith(QLocale().toString(ofType) + u" job(s) on "_s),
                              qPrintable(panel()->summary()), 60'000);
    QVERIFY2(panel()->summary().contains(ActivityText::allOfType(type)), qPrintable(panel()->summary()));

    auto *chart = panel()->findChild<QGraphicsView *>(u"activityFailedRows"_s);
    chart->setFocus(Qt::TabFocusReason);
    QTest::keyClick(chart, Qt::Key_Return); // the last day
    QTRY_VERIFY2_WITH_TIMEOUT(panel()->summary().contains(u" on 1 day(s)"_s), qPrintable(panel()->summary()), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(found() > 0 && found() < ofType, 60'000);

    // Another account has none of it.
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->findChild<QPushButton *>()->isVisible(), 60'000);
}

void ActivityWindowTest::aSearchIsExportedAsItIs()
{
    loadAll();
    auto *search = m_console->window().findChild<SearchDesk *>();
    JobQuery query;
    query.values[ImportJob::Status] = {.values = {u"2"_s}};
    query.sortField = ImportJob::Id;
    search->setQuery(query);
    QTRY_VERIFY_WITH_TIMEOUT(found() > 10, 60'000);
    const qint64 count = found();
    const QString path = m_console->folder.filePath(u"found.jsonl"_s);
    m_console->window().findChild<ExportCommands *>()->exportTo(path, {.format = ExportFormat::JsonLines});
    search->setQuery({}); // the export goes on with what was shown
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(),
                              u"%1 job(s) exported to “found.jsonl”."_s.arg(QLocale().toString(count)), 60'000);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), count);
    for (const QByteArray &line : lines)
        QVERIFY2(line.contains(R"("status":"2")"), line.constData());
}

} // namespace Balehook

QTEST_MAIN(Balehook::ActivityWindowTest)

#include "tst_activitywindow.moc"
