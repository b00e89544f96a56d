// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/indexedjobs.h"
#include "widgets/fields/helppage.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/searchscope.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Search in the real window, over a real index of a demo service.
class SearchWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void beforeLoadingTheLoadedRowsAreFiltered();
    void aConditionBeforeLoadingOffersToLoad();
    void allJobsAreLoadedAndSearched();
    void aConditionIsChosenAmongTheValuesSeen();
    void theValuesKeepTheFocusWhileTheyAreChosen();
    void theMenuCountsWhatItOffers();
    void aTitleSortsReversesAndGivesBackTheOrder();
    void theSelectedJobStaysAndThePlaceComesBack();
    void theNextChipTakesThePlaceOfTheOneThatWent();
    void aViewIsSavedAndReturnsAfterARestart();
    void aViewIsNamedInADialog();
    void withoutAPlaceForTheIndexTheListGoesOn();
    void loadingIsPausedAndGoesOn();
    void todayIsAnotherDayTomorrow();

private:
    static constexpr int jobs = 700;

    QString scope() const { return m_console->child<QLabel>(u"scopeText"_s)->text(); }
    QLineEdit &text() const { return *m_console->child<QLineEdit>(u"searchText"_s); }
    SearchDesk &desk() const { return *m_console->page().findChild<SearchDesk *>(); }
    QList<QToolButton *> chips() const
    {
        QList<QToolButton *> shown;
        for (QToolButton *chip : m_console->page().findChildren<QToolButton *>(u"chipText"_s)) {
            if (chip->isVisible())
                shown.append(chip);
        }
        return shown;
    }
    int rows() const { return m_console->model() ? m_console->model()->rowCount() : -1; }
    bool isShown(int row) const { return m_console->model()->rowState(row) == PagedTableModel::RowState::Loaded; }
    void load() const
    {
        auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(scope(), u"700 jobs, loaded just now"_s, 60'000);
    }
    void clickTitle(int column) const
    {
        QHeaderView &header = *m_console->table().horizontalHeader();
        const QPoint middle(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                            header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    }

    std::unique_ptr<Console> m_console;
};

void SearchWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QStringList service;
    if (qstrcmp(QTest::currentTestFunction(), "loadingIsPausedAndGoesOn") == 0)
        service = {u"--latency"_s, u"300"_s}; // slow enough to be caught loading
    QVERIFY(m_console->begin(jobs, {}, service));
    QCOMPARE(rows(), jobs);
}

void SearchWindowTest::beforeLoadingTheLoadedRowsAreFiltered()
{
    QTRY_VERIFY(scope().startsWith(u"Search "_s) && scope().endsWith(u" loaded rows"_s));
    QTRY_COMPARE(m_console->child<QPushButton>(u"scopeLoad"_s)->text(), u"Load All 700 Jobs to Search Them"_s);
    const QString id = m_console->model()->idAt(7);
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(text().hasFocus());
    QTest::keyClicks(&text(), id);
    QTRY_VERIFY(scope().startsWith(u"1 found in the "_s));
    QTRY_COMPARE(rows(), 1);
    QTRY_COMPARE(m_console->model()->idAt(0), id);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_COMPARE(m_console->table().currentIndex().row(), 0);
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClick(&text(), Qt::Key_Escape);
    QTRY_COMPARE(rows(), jobs); // the list is as it was
    clickTitle(ImportJobsModel::CreatedColumn);
    QTRY_VERIFY(scope() == SearchScope::needsAllText());
    QCOMPARE(chips().size(), 0);
}

void SearchWindowTest::aConditionBeforeLoadingOffersToLoad()
{
    QMenu *menu = m_console->child<QToolButton>(u"addFilter"_s)->menu();
    Q_EMIT menu->aboutToShow();
    QVERIFY(!menu->actions().isEmpty());
    menu->actions().constFirst()->trigger(); // the statuses
    auto *offer = m_console->page().findChild<QPushButton *>(u"valuesLoad"_s);
    QVERIFY(offer && offer->isVisible());
    QCOMPARE(offer->text(), u"Load All 700 Jobs to Search Them"_s);
    QVERIFY(offer->hasFocus());
    QVERIFY(offer->window()->rect().contains(offer->geometry()));
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"700 jobs, loaded just now"_s, 60'000);
    Q_EMIT menu->aboutToShow();
    menu->actions().constFirst()->trigger();
    auto *list = m_console->page().findChild<QListWidget *>(u"valuesList"_s);
    QTRY_VERIFY(list && list->isVisible() && list->count() > 1);
    list->window()->close();

    // One that asks for no values is kept, and says below the search what it waits for.
    JobQuery query;
    query.hasFailures = true;
    desk().setQuery(query);
    QTRY_VERIFY(scope().contains(u" of 700 jobs"_s));
}

void SearchWindowTest::allJobsAreLoadedAndSearched()
{
    load();
    const QString id = m_console->model()->idAt(5);
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(&text(), id);
    QTRY_COMPARE(rows(), 1);
    QTRY_COMPARE(m_console->model()->idAt(0), id);
    QTRY_COMPARE(scope(), u"1 of 700 jobs, loaded just now"_s);
    // The tab still tells how many jobs the account has.
    QTest::keyClicks(&text(), u" and nothing else"_s);
    QTRY_COMPARE(m_console->emptyText(), m_console->page().noMatchText());
    QTest::mouseClick(m_console->page().findChild<QPushButton *>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_COMPARE(rows(), jobs);
    QCOMPARE(text().text(), QString());

    text().setFocus();
    QTest::keyClicks(&text(), id);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(&text(), Qt::Key_Escape);
    QTRY_COMPARE(rows(), jobs);
}

void SearchWindowTest::aConditionIsChosenAmongTheValuesSeen()
{
    load();
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s}, false};
    desk().setQuery(query);
    QTRY_VERIFY(rows() > 0 && rows() < jobs);
    QTRY_COMPARE(chips().size(), 1);
    QCOMPARE(chips()[0]->text(), u"Status is 2"_s);
    const int found = rows();
    QTest::mouseClick(chips()[0], Qt::LeftButton);
    auto *list = m_console->page().findChild<QListWidget *>(u"valuesList"_s);
    QVERIFY(list);
    const QString counted = u"2 (%1)"_s.arg(found);
    QTRY_COMPARE(list->findItems(counted, Qt::MatchExactly).size(), 1);
    QVERIFY(list->count() > 1);
    QCOMPARE(list->findItems(counted, Qt::MatchExactly)[0]->checkState(), Qt::Checked);
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Checked);
    QTRY_COMPARE(rows(), jobs); // each job has one of them
    list->window()->close();
    QToolButton *away = nullptr;
    QTRY_VERIFY((away = m_console->page().findChild<QToolButton *>(u"chipsClear"_s)) && away->isVisible());
    QTest::mouseClick(away, Qt::LeftButton);
    QTRY_COMPARE(chips().size(), 0);
    QTRY_VERIFY(m_console->page().current()->found.isNull());
    QTRY_COMPARE(rows(), jobs);
}

/// The chip that they belong to is made anew each time, and is where the window goes on when they close.
void SearchWindowTest::theValuesKeepTheFocusWhileTheyAreChosen()
{
    load();
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s}, false};
    desk().setQuery(query);
    QTRY_COMPARE(chips().size(), 1);
    m_console->window().activateWindow();
    chips()[0]->setFocus();
    QTest::keyClick(chips()[0], Qt::Key_Space);
    auto *list = m_console->page().findChild<QListWidget *>(u"valuesList"_s);
    QTRY_VERIFY(list && list->hasFocus() && list->count() > 1);
    const auto set = [list](Qt::CheckState state) {
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setCheckState(state);
    };
    set(Qt::Checked);
    QVERIFY(list->hasFocus());
    QVERIFY(m_console->window().focusWidget() == chips()[0]);
    set(Qt::Unchecked);
    QCOMPARE(chips().size(), 0);
    QVERIFY(list->hasFocus());
    const QWidget *focus = m_console->window().focusWidget();
    QVERIFY(focus && focus->isVisible() && focus->objectName() != u"accountsList"_s);
}

void SearchWindowTest::theMenuCountsWhatItOffers()
{
    load();
    QMenu *menu = m_console->child<QToolButton>(u"addFilter"_s)->menu();
    Q_EMIT menu->aboutToShow();
    const QList<QAction *> actions = menu->actions();
    const auto with = std::find_if(actions.begin(), actions.end(), [](const QAction *action) {
        return action->text().startsWith(u"Has a &Failed File"_s);
    });
    QVERIFY(with != actions.end());
    QTRY_VERIFY_WITH_TIMEOUT((*with)->text().endsWith(u')'), 60'000); // counted after
    const QString counted = (*with)->text();
    (*with)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(counted, u"Has a &Failed File (%1)"_s.arg(rows()), 60'000);
    QVERIFY(rows() > 0 && rows() < jobs);
}

void SearchWindowTest::aTitleSortsReversesAndGivesBackTheOrder()
{
    load();
    const QString first = m_console->model()->idAt(0);
    const QHeaderView &header = *m_console->table().horizontalHeader();
    clickTitle(ImportJobsModel::CreatedColumn);
    QTRY_COMPARE(chips().size(), 1);
    QCOMPARE(chips()[0]->text(), u"Sorted by Created, newest first"_s);
    QVERIFY(header.isSortIndicatorShown());
    QCOMPARE(header.sortIndicatorSection(), int(ImportJobsModel::CreatedColumn));
    QTRY_VERIFY(rows() == jobs && isShown(0));
    const qint64 newest = *m_console->model()->recordAt(0)->createdAt().instant();
    clickTitle(ImportJobsModel::CreatedColumn);
    QTRY_COMPARE(chips()[0]->text(), u"Sorted by Created, oldest first"_s);
    QTRY_VERIFY(rows() == jobs && isShown(0) && *m_console->model()->recordAt(0)->createdAt().instant() < newest);
    clickTitle(ImportJobsModel::CreatedColumn);
    QTRY_COMPARE(chips().size(), 0);
    QVERIFY(!header.isSortIndicatorShown());
    QTRY_COMPARE(m_console->model()->idAt(0), first);
}

void SearchWindowTest::theSelectedJobStaysAndThePlaceComesBack()
{
    load();
    PagedTableView &table = m_console->table();
    table.goToRow(400);
    QTRY_VERIFY(isShown(400));
    const QString id = m_console->model()->idAt(400);
    const int top = table.verticalScrollBar()->value();
    clickTitle(ImportJobsModel::IdColumn); // another order: the job is elsewhere
    QTRY_VERIFY(table.currentIndex().isValid());
    QCOMPARE(table.verticalScrollBar()->value(), 0); // the result begins at its top
    table.scrollTo(table.currentIndex());
    QTRY_COMPARE(m_console->model()->idAt(table.currentIndex().row()), id);
    QTest::mouseClick(m_console->page().findChild<QToolButton *>(u"chipRemove"_s), Qt::LeftButton);
    QTRY_COMPARE(table.currentIndex().row(), 400);
    QTRY_COMPARE(m_console->model()->idAt(400), id);
    QCOMPARE(table.verticalScrollBar()->value(), top);
}

void SearchWindowTest::theNextChipTakesThePlaceOfTheOneThatWent()
{
    load();
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s}, true};
    query.hasFailures = true;
    desk().setQuery(query);
    QTRY_COMPARE(chips().size(), 2);
    const auto removers = [this] {
        QList<QToolButton *> found = m_console->page().findChildren<QToolButton *>(u"chipRemove"_s);
        found.removeIf([](const QToolButton *each) { return !each->isVisible(); });
        return found;
    };
    removers().first()->setFocus();
    QTest::keyClick(removers().first(), Qt::Key_Space);
    QTRY_COMPARE(chips().size(), 1);
    QCOMPARE(m_console->window().focusWidget(), removers().first());
    // What it had on screen stays while nothing of it changes.
    desk().setQuery(desk().query());
    QCOMPARE(m_console->window().focusWidget(), removers().first());
    QTest::keyClick(removers().first(), Qt::Key_Space);
    QTRY_VERIFY(chips().isEmpty());
    QVERIFY(m_console->window().focusWidget()->isVisible());
    QVERIFY(m_console->window().focusWidget()->objectName() != u"accountsList"_s);
}

void SearchWindowTest::aViewIsSavedAndReturnsAfterARestart()
{
    load();
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s}, true};
    query.sortField = ImportJob::FailureCount;
    query.isDescending = true;
    desk().setQuery(query);
    QTRY_VERIFY(rows() > 0 && rows() < jobs && scope().startsWith(u"%1 of "_s.arg(rows()))); // all are there
    const int found = rows();
    m_console->page().findChild<ViewsMenu *>()->save(u"Mine"_s);

    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_COMPARE_WITH_TIMEOUT(chips().size(), 2, 20'000);
    QCOMPARE(chips()[0]->text(), u"Status is not 2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), found, 20'000);
    auto *views = m_console->page().findChild<ViewsMenu *>();
    QCOMPARE(views->name(), u"Mine"_s);
    views->remove();
    QCOMPARE(views->name(), QString());
}

void SearchWindowTest::aViewIsNamedInADialog()
{
    auto *views = m_console->page().findChild<ViewsMenu *>();
    const auto open = [this, views](const QString &actionText) -> QInputDialog * {
        QMenu menu;
        views->attachTo(menu);
        Q_EMIT menu.aboutToShow();
        for (QAction *action : menu.actions()) {
            if (action->text() == actionText)
                action->trigger();
        }
        return m_console->child<QInputDialog>(u"viewNameDialog"_s);
    };
    QPointer<QInputDialog> dialog = open(u"&Save as View..."_s);
    QVERIFY(dialog);
    QCOMPARE(HelpPage::of(dialog), u"search"_s);
    auto *buttons = dialog->findChild<QDialogButtonBox *>();
    QVERIFY(buttons->button(QDialogButtonBox::Help));
    const QPushButton *save = buttons->button(QDialogButtonBox::Ok);
    QVERIFY(!save->isEnabled()); // a name of nothing would not be saved
    auto *name = dialog->findChild<QLineEdit *>();
    QTest::keyClicks(name, u"  "_s);
    QVERIFY(!save->isEnabled());
    QTest::keyClicks(name, u"Mine "_s);
    QVERIFY(save->isEnabled());
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(!dialog);
    QCOMPARE(views->name(), u"Mine"_s);

    dialog = open(u"&Rename “Mine”..."_s);
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
    QCOMPARE(dialog->textValue(), u"Mine"_s);
}

void SearchWindowTest::withoutAPlaceForTheIndexTheListGoesOn()
{
    QDir place(m_console->folder.filePath(u"index"_s));
    QTRY_VERIFY(!place.isEmpty());
    QVERIFY(place.removeRecursively()); // with the first page
    QVERIFY(QFile(place.path()).open(QIODevice::WriteOnly));
    auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    const auto *sentence = m_console->child<QLabel>(u"scopeProgress"_s);
    QTRY_VERIFY_WITH_TIMEOUT(sentence->isVisible() && sentence->text().endsWith(u'.'), 20'000);
    QCOMPARE(m_console->messageText(), QString());
    QCOMPARE(rows(), jobs);
    m_console->table().goToRow(600);
    QTRY_VERIFY(isShown(600));
    auto *again = m_console->child<QPushButton>(u"scopeAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(again->isVisible(), 20'000);
    QVERIFY(QFile::remove(place.path()));
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"700 jobs, loaded just now"_s, 60'000);
}

void SearchWindowTest::loadingIsPausedAndGoesOn()
{
    auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    auto *pause = m_console->child<QPushButton>(u"scopePause"_s);
    QTRY_VERIFY(pause->isVisible());
    QTest::mouseClick(pause, Qt::LeftButton);
    auto *resume = m_console->child<QPushButton>(u"scopeResume"_s);
    QTRY_VERIFY(resume->isVisible());
    QVERIFY(m_console->child<QLabel>(u"scopeProgress"_s)->text().startsWith(u"Paused: "_s));
    QTest::keyClicks(&text(), u"import"_s);
    QTest::mouseClick(resume, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(scope().endsWith(u" of 700 jobs, loaded just now"_s), 60'000);
    QTRY_VERIFY(!pause->isVisible() && !resume->isVisible());
    QVERIFY(!m_console->child<QPushButton>(u"newsButton"_s)->isVisible()); // found more, but nothing is new
}

void SearchWindowTest::todayIsAnotherDayTomorrow()
{
    load();
    QMenu *menu = m_console->child<QToolButton>(u"addFilter"_s)->menu();
    Q_EMIT menu->aboutToShow();
    const QList<QAction *> actions = menu->findChildren<QAction *>();
    const auto today = std::find_if(actions.begin(), actions.end(),
                                    [](const QAction *action) { return action->text() == u"&Today"_s; });
    QVERIFY(today != actions.end());
    (*today)->trigger();
    QTRY_COMPARE(chips().size(), 1);
    QCOMPARE(chips()[0]->text(), u"Created today"_s);
    QVERIFY(desk().query().times.begin()->second.isToday);
    QTRY_VERIFY(scope().contains(u" of 700 jobs"_s));
    IndexedJobs &found = *m_console->page().current()->session->indexedJobs();
    QSignalSpy again(&found, &PageSource::invalidated);
    desk().setTime(QDateTime::currentDateTime());
    QCOMPARE(again.size(), 0);
    desk().setTime(QDateTime::currentDateTime().addDays(1));
    QVERIFY(!again.isEmpty());
    QVERIFY(desk().query().times.begin()->second.isToday);

    // A saved view means it, too.
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_COMPARE_WITH_TIMEOUT(chips().size(), 1, 20'000);
    QCOMPARE(chips()[0]->text(), u"Created today"_s);
    QVERIFY(desk().query().times.begin()->second.isToday);

    JobQuery fixed;
    fixed.times[ImportJob::CreatedAt].from = 0;
    desk().setQuery(fixed);
    QTRY_VERIFY(scope().contains(u" of 700 jobs"_s));
    QSignalSpy fixedAgain(m_console->page().current()->session->indexedJobs(), &PageSource::invalidated);
    desk().setTime(QDateTime::currentDateTime().addDays(2));
    QCOMPARE(fixedAgain.size(), 0);
}

} // namespace Balehook

QTEST_MAIN(Balehook::SearchWindowTest)
#include "tst_searchwindow.moc"
