// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/growingsearch.h"

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = Balehook::AccountSync::State;

namespace Balehook {

/// A search for all jobs of an account, in the real window, while they are loaded: whatever happens meanwhile, it finds
/// all that are there, or says that there may be more.
class GrowingSearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void theCurrentJobStaysWhileItGrows();
    void itGrowsWhileAnotherAccountIsShown();
    void itFindsWhatAPausedLoadHasStored();
    void nothingOfACancelledLoadIsNew();
    void itGrowsByAnotherProgram();
    void whatWasStoredMeanwhileIsOffered();
    void aPausedLoadOfAllAgainOffersWhatItHas();

private:
    static constexpr int jobs = 1'500;
    static constexpr int longest = 60'000; // ms

    AccountSession &session() const { return *m_console->sessions->session(m_acme); }
    AccountSync &sync() const { return *session().sync(); }
    qint64 indexed() const { return session().jobIndex()->status().jobs; }
    int rows() const { return m_console->model()->rowCount(); }
    QString scope() const { return m_console->child<QLabel>(u"scopeText"_s)->text(); }
    QPushButton &news() const { return *m_console->child<QPushButton>(u"newsButton"_s); }
    /// All that are loaded are found, and that is said.
    bool isWhole() const
    {
        const QString count = QLocale().toString(indexed());
        return rows() == indexed() && scope().startsWith(u"%1 of %1 jobs"_s.arg(count));
    }
    void beginToLoad() const;
    void searchAll() const;
    void showOther(bool isOther) const;
    /// What was on its way when a load ended is stored.
    void waitForStoring() const;

    std::unique_ptr<Console> m_console;
    QString m_acme;
};

void GrowingSearchTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(jobs, {"globex"}, {u"--latency"_s, u"60"_s, u"--max-per-page"_s, u"50"_s}));
    m_acme = m_console->sessions->currentAccount();
    m_console->window().findChild<GrowingSearch *>()->setPause(100ms);
}

void GrowingSearchTest::beginToLoad() const
{
    auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
}

void GrowingSearchTest::searchAll() const
{
    JobQuery query;
    query.text = u"-nothing"_s;
    m_console->page().findChild<SearchDesk *>()->setQuery(query);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->page().current()->found && rows() > 100, longest);
}

void GrowingSearchTest::showOther(bool isOther) const
{
    for (const Account &account : m_console->sessions->accounts()) {
        if ((account.id != m_acme) == isOther)
            m_console->window().showAccount(account.id);
    }
}

void GrowingSearchTest::waitForStoring() const
{
    bool isStored = false;
    QObject context;
    // One after the other.
    session().jobIndex()->readAgain(&context, [&isStored](const auto &) { isStored = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isStored, longest);
}

/// Jobs that are loaded later come before it in this order; no other one is told of meanwhile.
void GrowingSearchTest::theCurrentJobStaysWhileItGrows()
{
    beginToLoad();
    JobQuery query;
    query.sortField = ImportJob::Id;
    m_console->page().findChild<SearchDesk *>()->setQuery(query);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->page().current()->found && rows() > 100, longest);
    m_console->table().goToRow(50);
    QTRY_COMPARE(m_console->model()->rowState(50), PagedTableModel::RowState::Loaded);
    QObject context;
    QStringList told;
    connect(&m_console->page(), &ListingPage::recordChanged, &context,
            [&told](const std::shared_ptr<const RecordPage> &page, qsizetype index) {
                told.append(page ? page->idAt(index) : QString());
            });
    const QString id = m_console->model()->idAt(m_console->table().currentIndex().row());
    QVERIFY(!id.isEmpty());
    QTRY_VERIFY2_WITH_TIMEOUT(indexed() == jobs && isWhole(), qPrintable(scope()), longest);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->model()->idAt(m_console->table().currentIndex().row()), id, longest);
    told.removeAll(id);
    QCOMPARE(told, QStringList());
}

void GrowingSearchTest::itGrowsWhileAnotherAccountIsShown()
{
    beginToLoad();
    searchAll();
    showOther(true);
    QTRY_VERIFY_WITH_TIMEOUT(indexed() == jobs && sync().state() == State::Idle, longest);
    showOther(false);
    QVERIFY2(!scope().startsWith(u"1"_s) || isWhole(), qPrintable(scope())); // "At least"
    QTRY_VERIFY2_WITH_TIMEOUT(isWhole(), qPrintable(scope()), longest);
    QVERIFY(!news().isVisible());
}

void GrowingSearchTest::itFindsWhatAPausedLoadHasStored()
{
    // At half: a busy machine may have loaded all before this function notices that some are found.
    auto pausing = std::make_unique<QObject>();
    connect(session().jobIndex(), &JobIndex::statusChanged, pausing.get(), [this] {
        if (indexed() >= jobs / 2)
            sync().pause();
    });
    beginToLoad();
    searchAll();
    sync().pause();
    pausing.reset();
    QTRY_VERIFY2_WITH_TIMEOUT(isWhole(), qPrintable(scope()), longest);
    QVERIFY(indexed() < jobs);
    waitForStoring();
    QTRY_VERIFY2_WITH_TIMEOUT(isWhole(), qPrintable(scope()), longest);
    sync().fill();
    QTRY_VERIFY_WITH_TIMEOUT(indexed() == jobs && sync().state() == State::Idle && isWhole(), longest);
}

void GrowingSearchTest::nothingOfACancelledLoadIsNew()
{
    beginToLoad();
    searchAll();
    sync().cancel();
    waitForStoring();
    QTRY_VERIFY2_WITH_TIMEOUT(isWhole(), qPrintable(scope()), longest);
    QVERIFY(!news().isVisible());
}

void GrowingSearchTest::itGrowsByAnotherProgram()
{
    beginToLoad();
    searchAll();
    sync().pause();
    QTRY_VERIFY2_WITH_TIMEOUT(isWhole(), qPrintable(scope()), longest);
    JobIndex index(session().jobIndex()->file());
    const LentSource<PageSource> source = session().newImportJobs();
    AccountSync other(*source, index);
    other.fill();
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), State::Idle, longest);
    QEvent activation(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&m_console->window(), &activation);
    QTRY_VERIFY2_WITH_TIMEOUT(indexed() == jobs && isWhole(), qPrintable(scope()), longest);
}

/// In a search that had seen all there was.
void GrowingSearchTest::whatWasStoredMeanwhileIsOffered()
{
    beginToLoad();
    QTRY_VERIFY_WITH_TIMEOUT(indexed() == jobs && sync().state() == State::Idle, longest);
    searchAll();
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), longest);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 5}}));
    QVERIFY(sync().lookAtEnds());
    showOther(true);
    QTRY_VERIFY_WITH_TIMEOUT(indexed() == jobs + 5 && sync().state() == State::Idle, longest);
    showOther(false);
    QTRY_VERIFY_WITH_TIMEOUT(news().isVisible(), longest);
    QCOMPARE(news().text(), u"5 new"_s);
    QCOMPARE(rows(), jobs);
}

void GrowingSearchTest::aPausedLoadOfAllAgainOffersWhatItHas()
{
    beginToLoad();
    QTRY_VERIFY_WITH_TIMEOUT(indexed() == jobs && sync().state() == State::Idle, longest);
    searchAll();
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), longest);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 30}}));
    // A busy machine may have loaded all before this function notices that some are stored.
    QVERIFY(m_console->tellService({{u"latePage"_s, 2}}));
    sync().fill();
    QTRY_COMPARE_WITH_TIMEOUT(indexed(), jobs + 30, longest);
    QVERIFY(sync().state() == State::Filling);
    QTRY_VERIFY2(scope().startsWith(u"At least 1,500 of 1,530 jobs"_s), qPrintable(scope()));
    sync().pause();
    QTRY_VERIFY_WITH_TIMEOUT(news().isVisible(), longest);
    QCOMPARE(news().text(), u"30 new"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::GrowingSearchTest)

#include "tst_growingsearch.moc"
