// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/placekeeper.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/rowranges.h"
#include "widgets/window/mainwindow.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using State = Balehook::AccountSync::State;

namespace Balehook {

/// The same jobs stay current and selected in a search that is made again, in the real window: also those out of sight,
/// where the list has read other rows, and never those of another account.
class FollowedSearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void jobsOutOfSightStaySelected();
    void copiesWhatWasSelected();
    void noOtherJobsAreSelected();
    void theRecordStaysTheSame();
    void noOtherRecordIsTold();
    void jobsStaySelectedWhileAnotherAccountIsShown();
    void aSearchBegunThereSelectsNothingHere();
    void aSearchEndedThereMovesNothingHere();

private:
    static constexpr int jobs = 700;

    ImportJobsModel &model() const { return *m_console->model(); }
    PagedTableView &table() const { return m_console->table(); }
    AccountSession &session() const { return *m_console->sessions->session(m_acme); }
    SearchDesk &desk() const { return *m_console->page().findChild<SearchDesk *>(); }
    /// Also, the places of what was selected are known.
    bool isIdle() const
    {
        const bool isLooking = m_console->page().placeKeeper().isHolding();
        return session().sync()->state() == State::Idle && !model().isBusy() && !isLooking;
    }
    void load() const;
    void goTo(int row) const;
    /// All jobs, the newest first.
    void searchAll() const;
    /// \a count new jobs appear at the top, in a list of so many \a before.
    void refreshWith(int count, int before) const;
    void showOther(bool isOther) const;
    QString copied() const;
    /// The ids of the records that are told as the current one, until \a context goes; empty: none is.
    void watchRecord(QObject &context, QStringList &told) const;

    std::unique_ptr<Console> m_console;
    QString m_acme;
};

void FollowedSearchTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(jobs, {"globex"}, {u"--latency"_s, u"20"_s}));
    m_acme = m_console->sessions->currentAccount();
    load();
}

void FollowedSearchTest::load() const
{
    auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(session().jobIndex()->status().jobs, jobs, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 60'000);
}

void FollowedSearchTest::goTo(int row) const
{
    table().goToRow(row);
    QTRY_COMPARE(model().rowState(row), PagedTableModel::RowState::Loaded);
}

void FollowedSearchTest::searchAll() const
{
    JobQuery query;
    query.sortField = ImportJob::Id;
    query.isDescending = true;
    desk().setQuery(query);
    QTRY_VERIFY(m_console->page().current()->found && model().rowCount() == jobs);
}

void FollowedSearchTest::refreshWith(int count, int before) const
{
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, count}}));
    m_console->press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), before + count, 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(isIdle(), 20'000);
}

void FollowedSearchTest::showOther(bool isOther) const
{
    for (const Account &account : m_console->sessions->accounts()) {
        if ((account.id != m_acme) == isOther)
            m_console->window().showAccount(account.id);
    }
}

/// What is selected, which reads what is not there.
QString FollowedSearchTest::copied() const
{
    QGuiApplication::clipboard()->clear();
    m_console->press(Qt::Key_C, Qt::ControlModifier);
    const auto isThere = [] { return !QGuiApplication::clipboard()->text().isEmpty(); };
    return QTest::qWaitFor(isThere, 20'000) ? QGuiApplication::clipboard()->text() : QString();
}

void FollowedSearchTest::watchRecord(QObject &context, QStringList &told) const
{
    connect(&m_console->page(), &ListingPage::recordChanged, &context,
            [&told](const std::shared_ptr<const RecordPage> &page, qsizetype index) {
                told.append(page ? page->idAt(index) : QString());
            });
}

void FollowedSearchTest::jobsOutOfSightStaySelected()
{
    searchAll();
    goTo(30);
    table().selectionModel()->select(QItemSelection(model().index(30, 0), model().index(33, 0)),
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QStringList ids;
    for (int row = 30; row <= 33; ++row)
        ids.append(model().idAt(row));
    const QString before = copied();
    QCOMPARE(before.trimmed().count(u'\n'), 3);
    table().verticalScrollBar()->setValue(400);
    QTRY_COMPARE(model().rowState(405), PagedTableModel::RowState::Loaded);
    for (int time = 0; time < 2; ++time) {
        refreshWith(130, jobs + 130 * time);
        QTRY_COMPARE(table().currentIndex().row(), 160 + 130 * time);
    }
    QCOMPARE(copied(), before);
    table().scrollTo(table().currentIndex());
    QTRY_COMPARE(model().idAt(290), ids.constFirst());
    QStringList selected;
    for (const RowRange &range : rowRanges(table().selectionModel()->selection())) {
        for (int row = range.first; row <= range.last; ++row)
            selected.append(model().idAt(row));
    }
    QCOMPARE(selected, ids);
}

/// Where new jobs come in between those that were selected, and nobody has read most of these.
/// While it is not known yet where that is.
void FollowedSearchTest::copiesWhatWasSelected()
{
    searchAll();
    goTo(10);
    const auto sorted = [](const QString &text) {
        QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        lines.sort();
        return lines;
    };
    table().selectionModel()->select({model().index(10, 0), model().index(90, 0)},
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const QStringList before = sorted(copied());
    QVERIFY(before.size() >= 81); // a text may have lines
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 60}}));
    m_console->press(Qt::Key_F5);
    QCOMPARE(sorted(copied()), before);
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() == jobs + 60 && isIdle(), 20'000);
    QCOMPARE(sorted(copied()), before);
    JobQuery query;
    query.sortField = ImportJob::Id;
    QSignalSpy told(&m_console->page().commands(), &ListingCommands::done);
    desk().setQuery(query);
    m_console->page().focusTable();
    // Of rows that nobody has read nobody knows the jobs; then it is said how many there were.
    const QStringList after = sorted(copied());
    QVERIFY(!after.isEmpty());
    QVERIFY(std::ranges::all_of(after, [&before](const QString &line) { return before.contains(line); }));
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().contains(u"81"_s));
}

void FollowedSearchTest::noOtherJobsAreSelected()
{
    JobQuery query;
    query.sortField = ImportJob::UserName;
    desk().setQuery(query);
    QTRY_VERIFY(m_console->page().current()->found && model().rowCount() == jobs);
    QSet<QString> ids;
    for (int row = 10; row <= 600; row += 10) {
        goTo(row);
        for (int each = row; each < row + 10; ++each) {
            QTRY_VERIFY(!model().idAt(each).isEmpty());
            ids.insert(model().idAt(each));
        }
    }
    table().selectionModel()->select(QItemSelection(model().index(10, 0), model().index(600, 0)),
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    refreshWith(60, jobs);
    QTRY_COMPARE(model().rowCount(), jobs + 60);
    QTRY_VERIFY(isIdle());
    std::vector<int> rows;
    for (const RowRange &range : rowRanges(table().selectionModel()->selection())) {
        for (int row = range.first; row <= range.last; ++row)
            rows.push_back(row);
    }
    QVERIFY(rows.size() > 100);
    QStringList others;
    for (const int row : rows) {
        table().scrollTo(model().index(row, 0));
        QTRY_COMPARE(model().rowState(row), PagedTableModel::RowState::Loaded);
        if (!ids.contains(model().idAt(row)))
            others.append(model().idAt(row));
    }
    QVERIFY2(others.isEmpty(), qPrintable(others.join(u' ')));
}

/// Where it is now, the list had read another one before.
void FollowedSearchTest::theRecordStaysTheSame()
{
    searchAll();
    for (int row = 0; row < 120; row += 20)
        goTo(row);
    goTo(30);
    const QString id = model().idAt(30);
    table().verticalScrollBar()->setValue(500);
    QTRY_COMPARE(model().rowState(505), PagedTableModel::RowState::Loaded);
    QObject context;
    QStringList told;
    watchRecord(context, told);
    refreshWith(60, jobs);
    QTRY_COMPARE(table().currentIndex().row(), 90);
    QVERIFY2(told.isEmpty() || told.constLast() == id, qPrintable(told.join(u' ')));
    QVERIFY(!model().recordAt(90) || model().recordAt(90)->id() == id);
    table().verticalScrollBar()->setValue(85);
    QTRY_COMPARE(model().idAt(90), id);
    QTRY_VERIFY(isIdle());
    QCOMPARE(table().currentIndex().row(), 90);
    QVERIFY2(told.isEmpty() || told.constLast() == id, qPrintable(told.join(u' ')));
}

/// Not even for a moment, where the row is on screen and its page comes before it is known where the job is now.
void FollowedSearchTest::noOtherRecordIsTold()
{
    searchAll();
    goTo(3);
    const QString id = model().idAt(3);
    QObject context;
    QStringList told;
    watchRecord(context, told);
    for (int time = 0; time < 3; ++time) {
        refreshWith(60, jobs + 60 * time);
        QTRY_COMPARE(table().currentIndex().row(), 3 + 60 * (time + 1));
    }
    told.removeAll(id);
    QCOMPARE(told, QStringList());
}

void FollowedSearchTest::jobsStaySelectedWhileAnotherAccountIsShown()
{
    searchAll();
    goTo(30);
    table().selectionModel()->select(QItemSelection(model().index(30, 0), model().index(33, 0)),
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const QString before = copied();
    table().verticalScrollBar()->setValue(400);
    QTRY_COMPARE(model().rowState(405), PagedTableModel::RowState::Loaded);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 130}}));
    QVERIFY(session().sync()->lookAtEnds());
    QTRY_VERIFY(session().jobIndex()->status().jobs == jobs + 130 && isIdle());
    m_console->press(Qt::Key_F5);
    showOther(true);
    QTRY_COMPARE(model().rowCount(), 37);
    showOther(false);
    QTRY_COMPARE(model().rowCount(), jobs + 130);
    QTRY_COMPARE(table().currentIndex().row(), 160);
    QTRY_VERIFY(isIdle());
    QCOMPARE(copied(), before);
}

void FollowedSearchTest::aSearchBegunThereSelectsNothingHere()
{
    showOther(true);
    QTRY_COMPARE(model().rowCount(), 37);
    showOther(false);
    QTRY_COMPARE(model().rowCount(), jobs);
    goTo(20);
    JobQuery query;
    query.text = u"-nothing"_s;
    desk().setQuery(query); // in which row 20 is looked for
    showOther(true);
    QTRY_COMPARE(model().rowCount(), 37);
    bool isFound = false;
    session().jobIndex()->facets({}, true, QTimeZone::utc(), &session(), [&isFound](const auto &) { isFound = true; });
    QTRY_VERIFY(isFound); // which is counted after searches
    QVERIFY(!table().currentIndex().isValid());
    QVERIFY(!table().selectionModel()->hasSelection());
}

void FollowedSearchTest::aSearchEndedThereMovesNothingHere()
{
    showOther(true);
    QTRY_COMPARE(model().rowCount(), 37);
    goTo(3);
    showOther(false);
    QTRY_COMPARE(model().rowCount(), jobs);
    goTo(22);
    JobQuery query;
    query.text = u"-nothing"_s;
    desk().setQuery(query);
    QTRY_VERIFY(m_console->page().current()->found && model().rowCount() == jobs);
    desk().setQuery({}); // back to row 22, as soon as it is there
    showOther(true);
    QTRY_COMPARE(model().rowCount(), 37);
    // What was asked for acme is answered before what is asked now.
    const auto asked = [this] { return m_console->asked(u"GET"_s, u"/globex/api/platform/v1/import-job"_s); };
    const int before = asked();
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY(asked() > before && !model().isBusy());
    QCOMPARE(table().currentIndex().row(), 3);
    showOther(false);
    QTRY_COMPARE(table().currentIndex().row(), 22);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FollowedSearchTest)

#include "tst_followedsearch.moc"
