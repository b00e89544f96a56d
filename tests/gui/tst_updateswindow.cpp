// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "net/networkwatch.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/rowranges.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/updates/newsbutton.h"
#include "widgets/webhooks/registerwebhookdialog.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook {

using RowState = PagedTableModel::RowState;

/// Staying up to date in the real window: refreshing, by hand and by itself, and what it shows.
class UpdatesWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void refreshingByItselfIsOffAndRemembered();
    void theListIsReadAgainByItself();
    void itIsPausedWhileNobodySeesTheList_data();
    void itIsPausedWhileNobodySeesTheList();
    void itIsPausedWhileTheNetworkIsAway();
    void itIsPausedWhileAWebhookIsRegistered();
    void anErrorSwitchesItOff();
    void selectionAndPlaceAreOfRecords();
    void rowsThatNobodyReadStaySelected();
    void allRowsStaySelected();
    void theEndOfAShorterListStaysSelected();
    void atTheTopTheUserSeesWhatIsNew();
    void newRowsWaitOnAButton();
    void aLongerListIsSaidThoughNoNewRowWasRead();
    void changedRowsAreMarked();

private:
    AutoRefresh &autoRefresh() const { return *m_console->window().findChild<AutoRefresh *>(); }
    NewsButton &news() const { return *m_console->child<NewsButton>(u"newsButton"_s); }
    QString statusText() const { return m_console->child<QLabel>(u"statusList"_s)->text(); }
    QAction *action(const QString &text) const;
    bool refresh(ListingPage::Refresh why) const;
    bool scrollTo(int row) const;
    int topRow() const { return m_console->table().rowAt(0); }
    int marksOf(int row) const { return m_console->model()->index(row, 0).data(PagedTableModel::MarksRole).toInt(); }

    std::unique_ptr<Console> m_console;
};

void UpdatesWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(5000));
    m_console->window().resize(1280, 1100); // with room for some rows above the record
    const PagedTableView &table = m_console->table();
    QTRY_VERIFY(table.viewport()->height() > 700);
    // The rows that came on screen at its end are asked for some time later.
    QTRY_COMPARE(m_console->model()->rowState(table.rowAt(table.viewport()->height() - 1)), RowState::Loaded);
    QTRY_VERIFY(!m_console->model()->isBusy());
}

QAction *UpdatesWindowTest::action(const QString &text) const
{
    for (QAction *each : m_console->window().findChildren<QAction *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

bool UpdatesWindowTest::refresh(ListingPage::Refresh why) const
{
    const PagedTableModel &model = *m_console->model();
    if (!Testing::waitFor([&] { return !model.isBusy(); }, 20'000))
        return false;
    m_console->page().refresh(why);
    return model.isBusy() && Testing::waitFor([&] { return !model.isBusy(); }, 20'000);
}

bool UpdatesWindowTest::scrollTo(int row) const
{
    m_console->table().scrollToPlace(row, 0);
    const auto isThere = [this, row] {
        return m_console->model()->rowState(row) == RowState::Loaded
            && m_console->model()->rowState(row + 10) == RowState::Loaded && !m_console->model()->isBusy();
    };
    return Testing::waitFor(isThere, 20'000);
}

void UpdatesWindowTest::refreshingByItselfIsOffAndRemembered()
{
    QVERIFY(!statusText().contains(u"refresh"_s));
    QVERIFY(action(u"&Off"_s)->isChecked());
    action(u"Every 1 min"_s)->trigger();
    QVERIFY(action(u"Every 1 min"_s)->isChecked() && !action(u"&Off"_s)->isChecked());
    QTRY_VERIFY(statusText().endsWith(AutoRefresh::everyText(1min)));
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(statusText().endsWith(AutoRefresh::everyText(1min)));
    action(u"Every 5 min"_s)->trigger();
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh every 5 min"_s));
    action(u"&Off"_s)->trigger();
    QTRY_VERIFY(!statusText().contains(u"refresh"_s));
}

void UpdatesWindowTest::theListIsReadAgainByItself()
{
    autoRefresh().choose(30s);
    QSignalSpy busy(m_console->model(), &PagedTableModel::busyChanged);
    autoRefresh().setPace(50ms);
    QTRY_VERIFY_WITH_TIMEOUT(busy.size() >= 6, 20'000);
    // One reading after the other: never more than the pages on screen at once.
    for (const QVariantList &each : busy)
        QVERIFY(each.first().toInt() <= 2);
}

void UpdatesWindowTest::itIsPausedWhileNobodySeesTheList_data()
{
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("minimised") << false;
    QTest::newRow("hidden") << true;
}

void UpdatesWindowTest::itIsPausedWhileNobodySeesTheList()
{
    QFETCH(bool, isHidden);
    autoRefresh().choose(30s);
    autoRefresh().setPace(50ms);
    if (isHidden)
        m_console->window().hide();
    else
        m_console->window().showMinimized();
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh paused"_s));
    QTRY_VERIFY(!m_console->model()->isBusy());
    QSignalSpy busy(m_console->model(), &PagedTableModel::busyChanged);
    QSignalSpy changed(&autoRefresh(), &AutoRefresh::changed);
    m_console->window().showNormal();
    QVERIFY(busy.isEmpty());
    QTRY_VERIFY(!changed.isEmpty());
    QTRY_VERIFY(!busy.isEmpty());
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh every 30 s"_s));
}

void UpdatesWindowTest::itIsPausedWhileTheNetworkIsAway()
{
    autoRefresh().choose(30s);
    autoRefresh().setPace(50ms);
    auto &network = *m_console->window().findChild<NetworkWatch *>();
    Q_EMIT network.wentOffline();
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh paused"_s));
    QTRY_VERIFY(!m_console->model()->isBusy());
    const int before = m_console->asked(u"GET"_s, u"/import-job"_s);
    QSignalSpy busy(m_console->model(), &PagedTableModel::busyChanged);
    QVERIFY(!busy.wait(1'500)); // it looks again and again whether it may, and may not
    QCOMPARE(m_console->asked(u"GET"_s, u"/import-job"_s), before);
    QVERIFY(!autoRefresh().isStopped());
    Q_EMIT network.cameBack();
    QTRY_VERIFY_WITH_TIMEOUT(busy.size() >= 4, 20'000);
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh every 30 s"_s));
}

void UpdatesWindowTest::itIsPausedWhileAWebhookIsRegistered()
{
    autoRefresh().choose(30s);
    autoRefresh().setPace(50ms);
    action(u"&Register Webhook..."_s)->trigger();
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh paused"_s));
    m_console->child<RegisterWebhookDialog>({})->reject();
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh every 30 s"_s));
}

void UpdatesWindowTest::anErrorSwitchesItOff()
{
    autoRefresh().choose(30s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    autoRefresh().setPace(50ms);
    // Each page is tried three times, with pauses.
    QTRY_VERIFY_WITH_TIMEOUT(autoRefresh().isStopped(), 60'000);
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh off"_s));
    QCOMPARE(m_console->model()->rowState(0), RowState::Loaded);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 0}}));
    m_console->model()->retry(); // what the list itself says of it goes first
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageId(), QString(AutoRefresh::messageId), 20'000);
    auto *button = m_console->child<QPushButton>(u"messageAction"_s);
    QCOMPARE(button->text(), u"Turn On Again"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!autoRefresh().isStopped());
    QTRY_VERIFY(statusText().endsWith(u"auto-refresh every 30 s"_s));
}

void UpdatesWindowTest::selectionAndPlaceAreOfRecords()
{
    PagedTableView &table = m_console->table();
    const ImportJobsModel &model = *m_console->model();
    QVERIFY(scrollTo(40));
    const QString top = model.idAt(topRow());
    table.goToRow(45);
    QVERIFY(scrollTo(40));
    table.selectionModel()->select(QItemSelection(model.index(47, 0), model.index(48, 3)), QItemSelectionModel::Select);
    const QStringList selected{model.idAt(45), model.idAt(47), model.idAt(48)};
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 3}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    QCOMPARE(topRow(), 43);
    QCOMPARE(model.idAt(43), top);
    QCOMPARE(table.currentIndex().row(), 48);
    QCOMPARE(model.idAt(48), selected[0]);
    const QItemSelectionModel &selection = *table.selectionModel();
    QVERIFY(selection.isRowSelected(48) && selection.isSelected(model.index(50, 0)));
    QVERIFY(selection.isSelected(model.index(51, 3)) && !selection.isSelected(model.index(51, 4)));
    QVERIFY(!selection.isSelected(model.index(45, 0)) && !selection.isSelected(model.index(47, 0)));
    QCOMPARE(model.idAt(51), selected[2]);
}

/// And move with those that are read again.
void UpdatesWindowTest::rowsThatNobodyReadStaySelected()
{
    PagedTableView &table = m_console->table();
    const ImportJobsModel &model = *m_console->model();
    QItemSelectionModel &selection = *table.selectionModel();
    table.goToRow(0);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowState(300), RowState::Waiting);
    selection.select(QItemSelection(model.index(0, 0), model.index(300, 0)),
                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    selection.select(model.index(400, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 3}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    const std::vector<RowRange> expected{{3, 303}, {403, 403}};
    QVERIFY(rowRanges(selection.selection()) == expected);
}

void UpdatesWindowTest::allRowsStaySelected()
{
    const QItemSelectionModel &selection = *m_console->table().selectionModel();
    m_console->table().selectAll();
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 2}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    QCOMPARE(m_console->model()->rowCount(), 5002);
    const std::vector<RowRange> expected{{0, 5001}};
    QVERIFY(rowRanges(selection.selection()) == expected);
}

/// That rows go at the end of the table takes nothing from the selection of what stood above.
void UpdatesWindowTest::theEndOfAShorterListStaysSelected()
{
    PagedTableView &table = m_console->table();
    const ImportJobsModel &model = *m_console->model();
    QItemSelectionModel &selection = *table.selectionModel();
    table.goToRow(4'999);
    QVERIFY(Testing::waitFor([&] { return model.rowState(4'990) == RowState::Loaded && !model.isBusy(); }, 20'000));
    table.goToRow(4'990);
    selection.select(QItemSelection(model.index(4'990, 0), model.index(4'999, 0)),
                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const QString id = model.idAt(4'990);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, -3}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    QCOMPARE(model.rowCount(), 4'997);
    const std::vector<RowRange> expected{{4'987, 4'996}};
    QVERIFY(rowRanges(selection.selection()) == expected);
    QCOMPARE(model.idAt(table.currentIndex().row()), id);
}

void UpdatesWindowTest::atTheTopTheUserSeesWhatIsNew()
{
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 2}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    QCOMPARE(topRow(), 0);
    QCOMPARE(m_console->model()->idAt(0), u"5002"_s);
    QCOMPARE(marksOf(0), int(PagedTableModel::NewMark));
    QCOMPARE(marksOf(1), int(PagedTableModel::NewMark));
    QCOMPARE(marksOf(2), 0);
    QVERIFY(m_console->model()->index(0, 0).data(Qt::AccessibleDescriptionRole).toString().startsWith(u"new"_s));
    QTRY_COMPARE(news().text(), u"2 new"_s);
    // On screen for some seconds, they have been seen.
    QTRY_VERIFY_WITH_TIMEOUT(news().isHidden(), 20'000);
    QCOMPARE(marksOf(0), 0);
}

void UpdatesWindowTest::newRowsWaitOnAButton()
{
    const QString top = m_console->model()->idAt(0);
    QVERIFY(news().isHidden());
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 12}}));
    QVERIFY(refresh(ListingPage::Refresh::ByItself));
    QTRY_COMPARE(topRow(), 12);
    QCOMPARE(m_console->model()->idAt(12), top);
    QTRY_COMPARE(news().text(), u"12 new"_s);
    // The rows that came on screen at its end are read before the list changes again.
    QTRY_COMPARE(m_console->model()->rowState(28), RowState::Loaded);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 1}}));
    QVERIFY(refresh(ListingPage::Refresh::ByItself));
    QTRY_COMPARE(news().text(), u"13 new"_s);
    QTRY_COMPARE(m_console->model()->idAt(topRow()), top);
    QTest::mouseClick(&news(), Qt::LeftButton);
    QCOMPARE(topRow(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(news().isHidden(), 20'000);
}

void UpdatesWindowTest::aLongerListIsSaidThoughNoNewRowWasRead()
{
    QVERIFY(scrollTo(2'000));
    const QString top = m_console->model()->idAt(topRow());
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 4}}));
    QVERIFY(refresh(ListingPage::Refresh::ByItself));
    QCOMPARE(m_console->model()->idAt(topRow()), top);
    QTRY_COMPARE(news().text(), u"4 new"_s);
    // What was on screen moved down, so they came in before it.
    QTest::mouseClick(&news(), Qt::LeftButton);
    QCOMPARE(topRow(), 0);
    QTRY_COMPARE(m_console->model()->idAt(0), u"5004"_s);
    QTRY_VERIFY_WITH_TIMEOUT(news().isHidden(), 20'000);
}

void UpdatesWindowTest::changedRowsAreMarked()
{
    const QString id = m_console->model()->idAt(4);
    QVERIFY(m_console->tellService(
        {{u"account"_s, u"acme"_s}, {u"id"_s, id}, {u"fields"_s, QJsonObject{{u"status"_s, u"9"_s}}}}));
    QVERIFY(refresh(ListingPage::Refresh::ByUser));
    QCOMPARE(marksOf(4), int(PagedTableModel::ChangedMark));
    QCOMPARE(marksOf(3), 0);
    QTRY_COMPARE(news().text(), u"1 changed"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::UpdatesWindowTest)

#include "tst_updateswindow.moc"
