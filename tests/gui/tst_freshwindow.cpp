// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/indexkeeper.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/searchscope.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/rowranges.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTimeZone>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook {

/// An index that is kept fresh in the real window, while jobs appear in a real demo service.
class FreshWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void itIsLookedOnceAfterTheStart();
    void aRefreshOfASearchFindsNewJobs();
    void aRefreshOfASearchKeepsWhatIsSelected();
    void aSearchThatIsMadeAgainKeepsWhatIsSelected();
    void allOfAFewAreNotAllOfMany();
    void newJobsAreOffered();
    void whatIsOfferedIsOfTheSearchThatIsShown();
    void theListSaysWhenToLook();
    void theNewestRowsAreStored();
    void nothingIsSaidOfTheServiceThatWasNotAsked();
    void allAreLoadedAgain();
    void anotherProgramIsNoticed();
    void aLookThatFailsIsSaid();

private:
    static constexpr int jobs = 700;

    QString scope() const { return m_console->child<QLabel>(u"scopeText"_s)->text(); }
    QString statusText() const { return m_console->child<QLabel>(u"statusList"_s)->text(); }
    SearchDesk &desk() const { return *m_console->page().findChild<SearchDesk *>(); }
    IndexKeeper &keeper() const { return *m_console->page().findChild<IndexKeeper *>(); }
    AccountSession &session() const { return *m_console->sessions->session(m_acme); }
    qint64 indexed() const { return session().jobIndex()->status().jobs; }
    int rows() const { return m_console->model() ? m_console->model()->rowCount() : -1; }
    /// Pages that looks have asked for.
    int looks() const { return m_console->asked(u"GET"_s, u"/acme/api/platform/v1/import-job"_s, u"per_page=100"_s); }
    bool addJobs(int count) const { return m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, count}}); }
    bool isIdle() const
    {
        return session().sync()->state() == AccountSync::State::Idle && !m_console->model()->isBusy();
    }
    /// Searches \a text, more than once where it comes into the index only now; false: not just one job has it.
    bool finds(const QString &text) const;
    void load() const;
    void searchAll(JobQuery query = {}) const;
    /// These rows, of which the first is current.
    void select(int first, int last) const;
    bool selects(int first, int last) const
    {
        const QItemSelection selection = m_console->table().selectionModel()->selection();
        return rowRanges(selection) == std::vector<RowRange>{{first, last}};
    }

    std::unique_ptr<Console> m_console;
    QString m_acme;
};

void FreshWindowTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, QString::number(jobs)}));
    m_acme = m_console->addAccount("acme");
    m_console->addAccount("globex");
    m_console->sessions->setCurrentAccount(m_acme);
    QVERIFY(m_console->show());
    QTRY_COMPARE(rows(), jobs);
}

void FreshWindowTest::load() const
{
    auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(indexed(), jobs, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 60'000);
}

/// Shows all jobs, out of the index.
void FreshWindowTest::searchAll(JobQuery query) const
{
    query.sortField = ImportJob::Id;
    query.isDescending = true; // new ones come first
    desk().setQuery(query);
    QTRY_VERIFY(m_console->page().current()->found);
    QTRY_COMPARE(rows(), int(indexed()));
}

void FreshWindowTest::select(int first, int last) const
{
    m_console->table().goToRow(first);
    const auto *model = m_console->model();
    QTRY_COMPARE(model->rowState(first), PagedTableModel::RowState::Loaded);
    m_console->table().selectionModel()->select(QItemSelection(model->index(first, 0), model->index(last, 0)),
                                                QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void FreshWindowTest::itIsLookedOnceAfterTheStart()
{
    load();
    QVERIFY(addJobs(3));
    m_console->restart();
    const int before = looks();
    QVERIFY(m_console->show());
    keeper().setPauses(50ms, 50ms); // in place of the minute after the last look
    QTRY_COMPARE_WITH_TIMEOUT(indexed(), jobs + 3, 20'000);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - before, 3); // both ends, and the page after the new ones
    QVERIFY(scope().startsWith(u"703 jobs, loaded "_s));
    QCOMPARE(m_console->asked(u"GET"_s, u"/globex/api/platform/v1/import-job"_s), 0);
    // Back to the account a moment later: nothing is asked for the index.
    keeper().setPauses(50ms, 1h);
    m_console->window().showAccount({});
    m_console->window().showAccount(m_acme);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - before, 3);
}

void FreshWindowTest::aRefreshOfASearchFindsNewJobs()
{
    load();
    searchAll();
    PagedTableView &table = m_console->table();
    table.goToRow(400);
    QTRY_COMPARE(m_console->model()->rowState(400), PagedTableModel::RowState::Loaded);
    const QString id = m_console->model()->idAt(400);
    const QString top = m_console->model()->idAt(table.rowAt(0));
    QVERIFY(addJobs(60)); // more than a page of the list
    const int before = looks();
    m_console->press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), jobs + 60, 20'000);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - before, 3);
    QTRY_COMPARE(m_console->model()->idAt(table.currentIndex().row()), id);
    QTRY_COMPARE(m_console->model()->idAt(table.rowAt(0)), top);
    QVERIFY(!m_console->child<QPushButton>(u"newsButton"_s)->isVisible());
    QVERIFY(scope().startsWith(u"760 of 760 jobs, loaded "_s));
    // Nothing new: two requests.
    const int after = looks();
    m_console->press(Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(looks() - after, 2);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - after, 2);
}

/// Also the rows that nobody has read.
void FreshWindowTest::aRefreshOfASearchKeepsWhatIsSelected()
{
    load();
    searchAll();
    PagedTableView &table = m_console->table();
    select(10, 200);
    QVERIFY(addJobs(60));
    m_console->press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), jobs + 60, 20'000);
    QTRY_VERIFY(isIdle());
    QTRY_VERIFY(selects(70, 260));
    QCOMPARE(table.currentIndex().row(), 70);

    // All rows stay all rows, in another search as well.
    table.selectAll();
    QVERIFY(addJobs(5));
    m_console->press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), jobs + 65, 20'000);
    QTRY_VERIFY(selects(0, jobs + 64));
    QTRY_VERIFY(isIdle());
    JobQuery query;
    query.sortField = ImportJob::Id;
    desk().setQuery(query);
    QTRY_VERIFY(rows() == jobs + 65 && selects(0, jobs + 64));
}

/// Not by the user: as when a day ends, or what was loaded grows.
void FreshWindowTest::aSearchThatIsMadeAgainKeepsWhatIsSelected()
{
    load();
    JobQuery query;
    query.times[ImportJob::CreatedAt].lastDays = 36'500;
    searchAll(query);
    select(10, 200);
    QVERIFY(addJobs(60)); // more than a page of the list
    QVERIFY(session().sync()->lookAtEnds());
    QTRY_COMPARE_WITH_TIMEOUT(indexed(), jobs + 60, 20'000);
    QTRY_VERIFY(isIdle());
    m_console->page().setUtc(true); // which ends and begins days
    QTRY_COMPARE_WITH_TIMEOUT(rows(), jobs + 60, 20'000);
    QTRY_VERIFY(selects(70, 260));
    QTRY_VERIFY(isIdle());
    QVERIFY(selects(70, 260));
    QCOMPARE(m_console->table().currentIndex().row(), 70);
}

/// Where all that was found was selected, another search selects these jobs and not all that it finds.
void FreshWindowTest::allOfAFewAreNotAllOfMany()
{
    load();
    JobQuery few;
    few.values[ImportJob::Status] = {{u"2"_s}, false};
    desk().setQuery(few);
    QTRY_VERIFY(m_console->page().current()->found && rows() > 1 && rows() < jobs);
    QTRY_VERIFY(isIdle());
    const int count = rows();
    const QString id = m_console->model()->idAt(0);
    m_console->table().goToRow(0);
    m_console->table().selectAll();
    searchAll();
    PagedTableView &table = m_console->table();
    QTRY_VERIFY(table.currentIndex().isValid());
    QTRY_COMPARE(m_console->model()->idAt(table.currentIndex().row()), id);
    QTRY_VERIFY(isIdle());
    const qint64 selected = rowCount(rowRanges(table.selectionModel()->selection()));
    QVERIFY(selected > 0 && selected <= count);
}

void FreshWindowTest::newJobsAreOffered()
{
    load();
    searchAll();
    QVERIFY(addJobs(5));
    const int before = looks();
    m_console->page().refresh(ListingPage::Refresh::ByItself); // as auto refresh does
    auto *news = m_console->child<QPushButton>(u"newsButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(news->isVisible(), 20'000);
    QCOMPARE(news->text(), u"5 new"_s);
    QCOMPARE(rows(), jobs);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - before, 3);
    QTest::mouseClick(news, Qt::LeftButton);
    QTRY_COMPARE(rows(), jobs + 5);
    QTRY_VERIFY(!news->isVisible());
    QCOMPARE(looks() - before, 3);
}

/// Nor what another search would find beyond what is shown.
void FreshWindowTest::whatIsOfferedIsOfTheSearchThatIsShown()
{
    load();
    searchAll();
    QTRY_COMPARE(m_console->model()->rowState(3), PagedTableModel::RowState::Loaded);
    QVERIFY(addJobs(5));
    JobQuery other;
    other.text = m_console->model()->idAt(3);
    QObject context;
    bool isOther = false;
    // When the look has ended, what it adds to the search is just being counted.
    connect(&keeper(), &IndexKeeper::changed, &context, [&] {
        if (session().sync()->state() == AccountSync::State::Idle && !std::exchange(isOther, true))
            desk().setQuery(other);
    });
    m_console->page().refresh(ListingPage::Refresh::ByItself);
    QTRY_VERIFY_WITH_TIMEOUT(isOther, 20'000);
    QTRY_VERIFY(rows() > 0 && rows() < jobs);
    // Days are counted behind all searches.
    bool isCounted = false;
    session().jobIndex()->facets({}, true, QTimeZone::utc(), &context, [&](const auto &) { isCounted = true; });
    QTRY_VERIFY(isCounted);
    QCOMPARE(m_console->page().current()->offered, 0);
    QVERIFY(rows() < jobs);
}

void FreshWindowTest::theListSaysWhenToLook()
{
    load();
    keeper().setPauses(20ms, 20ms);
    const int before = looks();
    m_console->page().refresh(ListingPage::Refresh::ByItself);
    QTRY_VERIFY(isIdle());
    QVERIFY(addJobs(4));
    QCOMPARE(looks(), before);
    m_console->page().refresh(ListingPage::Refresh::ByItself);
    QTRY_COMPARE_WITH_TIMEOUT(indexed(), jobs + 4, 20'000);
    QTRY_VERIFY(isIdle());
    QCOMPARE(looks() - before, 3);

    // A change that the list shows comes into the index also where no look reads.
    m_console->table().goToRow(350);
    QTRY_COMPARE(m_console->model()->rowState(350), PagedTableModel::RowState::Loaded);
    QTRY_VERIFY(isIdle());
    const QString id = m_console->model()->idAt(350);
    QVERIFY(m_console->tellService(
        {{u"account"_s, u"acme"_s}, {u"id"_s, id}, {u"fields"_s, QJsonObject{{u"userName"_s, u"Zacharias"_s}}}}));
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY(isIdle());
    QVERIFY(finds(u"Zacharias"_s));
    QCOMPARE(m_console->model()->idAt(0), id);
}

/// A row that changes again before the look is stored as it is then, not as it was first seen to be changed.
void FreshWindowTest::theNewestRowsAreStored()
{
    load();
    keeper().setPauses(1h, 1h); // only looks that are asked for
    m_console->table().goToRow(350);
    QTRY_COMPARE(m_console->model()->rowState(350), PagedTableModel::RowState::Loaded);
    QTRY_VERIFY(isIdle());
    const QString id = m_console->model()->idAt(350);
    for (const QString &name : {u"Zacharias"_s, u"Quetzalina"_s}) {
        QVERIFY(m_console->tellService(
            {{u"account"_s, u"acme"_s}, {u"id"_s, id}, {u"fields"_s, QJsonObject{{u"userName"_s, name}}}}));
        m_console->page().refresh(ListingPage::Refresh::OfWhatIsKnown);
        const auto *model = m_console->model();
        QTRY_VERIFY(model->recordAt(350) && model->recordAt(350)->text(ImportJob::UserName) == name);
        QTRY_VERIFY(isIdle());
    }
    const int before = looks();
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY(looks() > before);
    QTRY_VERIFY(isIdle());
    QVERIFY(finds(u"Quetzalina"_s));
    QCOMPARE(m_console->model()->idAt(0), id);
}

bool FreshWindowTest::finds(const QString &text) const
{
    JobQuery query;
    query.text = text;
    for (int times = 0; times < 20; ++times) {
        desk().setQuery({});
        desk().setQuery(query);
        if (Testing::waitFor([this] { return m_console->page().current()->found && rows() == 1; }, 500))
            return true;
    }
    return false;
}

void FreshWindowTest::nothingIsSaidOfTheServiceThatWasNotAsked()
{
    load();
    const auto accountText = [this] { return m_console->child<QLabel>(u"statusAccount"_s)->text(); };
    QTRY_VERIFY(accountText().contains(u"updated "_s));
    auto &automatic = *m_console->window().findChild<AutoRefresh *>();
    automatic.choose(30s);
    searchAll();
    QTRY_VERIFY(accountText().contains(u"updated "_s)); // how old what the index shows is
    QTRY_VERIFY(statusText().contains(u"auto-refresh every 30 s"_s)); // by looks
    automatic.setPace(50ms);
    const int before = looks();
    QTRY_VERIFY_WITH_TIMEOUT(looks() - before >= 4, 20'000);
    automatic.choose(0s);
    QTRY_VERIFY(isIdle());
    // One that waits to be gone on with is not looked at.
    automatic.choose(30s);
    session().sync()->fill();
    session().sync()->pause();
    QCOMPARE(session().sync()->state(), AccountSync::State::Paused);
    QTRY_VERIFY(!statusText().contains(u"refreshes"_s));
}

void FreshWindowTest::allAreLoadedAgain()
{
    auto *action = m_console->child<QAction>(u"loadAllJobs"_s);
    QCOMPARE(action->text(), u"&Load All Jobs"_s);
    load();
    QTRY_COMPARE(action->text(), u"&Load All Jobs Again"_s);
    QVERIFY(action->isEnabled());
    QVERIFY(!m_console->child<QPushButton>(u"scopeLoad"_s)->isVisible()); // nothing speaks for it
    const qint64 readSince = session().jobIndex()->status().readSince;
    action->trigger();
    QCOMPARE(session().sync()->state(), AccountSync::State::Filling);
    QTRY_VERIFY_WITH_TIMEOUT(session().jobIndex()->status().readSince > readSince, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 60'000);
    QCOMPARE(indexed(), jobs);
}

void FreshWindowTest::anotherProgramIsNoticed()
{
    QTRY_VERIFY(session().jobIndex()->isOpen());
    QVERIFY(m_console->child<QPushButton>(u"scopeLoad"_s)->isVisible());
    JobIndex index(session().jobIndex()->file());
    const LentSource<PageSource> source = session().newImportJobs();
    AccountSync other(*source, index);
    other.fill();
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), AccountSync::State::Idle, 60'000);
    QCOMPARE(indexed(), 0);
    QEvent activation(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&m_console->window(), &activation);
    QTRY_VERIFY(scope().startsWith(u"700 jobs, loaded "_s));
    QTRY_VERIFY(!m_console->child<QPushButton>(u"scopeLoad"_s)->isVisible());

    // And what it adds to a search is offered.
    searchAll();
    QTRY_VERIFY(isIdle());
    QVERIFY(addJobs(2));
    other.look();
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), AccountSync::State::Idle, 60'000);
    const int before = looks();
    QCoreApplication::sendEvent(&m_console->window(), &activation);
    auto *news = m_console->child<QPushButton>(u"newsButton"_s);
    QTRY_VERIFY(news->isVisible());
    QCOMPARE(news->text(), u"2 new"_s);
    QCOMPARE(rows(), jobs);
    QCOMPARE(looks(), before);
}

void FreshWindowTest::aLookThatFailsIsSaid()
{
    load();
    searchAll();
    const auto *sentence = m_console->child<QLabel>(u"scopeProgress"_s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    auto &automatic = *m_console->window().findChild<AutoRefresh *>();
    automatic.choose(30s);
    automatic.setPace(50ms);
    QTRY_VERIFY_WITH_TIMEOUT(automatic.isStopped(), 60'000);
    QVERIFY(!sentence->isVisible()); // nobody asked for it here
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(sentence->isVisible(), 60'000);
    QVERIFY(sentence->text().startsWith(SearchScope::lookFailedText({})));
    QCOMPARE(rows(), jobs);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 0}}));
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(!sentence->isVisible(), 20'000);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FreshWindowTest)

#include "tst_freshwindow.moc"
