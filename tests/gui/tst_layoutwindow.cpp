// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/record/recordhost.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Where the parts of the window stand, and that what support needs is on screen.
class LayoutWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatSupportNeedsIsOnScreenInASmallWindow_data();
    void whatSupportNeedsIsOnScreenInASmallWindow();
    void theRecordFoldsWhereNothingIsSelected();
    void theRecordFoldsWhenTheRowIsSearchedAway();
    void aSmallWindowLeavesRowsToTheList();
    void theRecordFoldsWhereThereIsNoRoomForIt();
    void theRecordFoldsForAPanel();
    void theRecordGoesToTheRightOfAWideWindow();
    void theChoiceOfTheUserHolds();
    void bothSidesHaveTheSameMargin();

private:
    QSplitter &splitter() const { return *m_console->child<QSplitter>(u"recordSplitter"_s); }
    RecordHost &record() const { return *m_console->child<RecordHost>(u"recordHost"_s); }

    std::unique_ptr<Console> m_console;
};

void LayoutWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(200));
}

void LayoutWindowTest::cleanup()
{
    m_console.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void LayoutWindowTest::whatSupportNeedsIsOnScreenInASmallWindow_data()
{
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("left to right") << false;
    QTest::newRow("right to left") << true;
}

void LayoutWindowTest::whatSupportNeedsIsOnScreenInASmallWindow()
{
    QFETCH(bool, rightToLeft);
    QGuiApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    m_console->window().resize(1024, 700);
    m_console->table().goToRow(0);
    using Model = ImportJobsModel;
    for (const int column :
         {Model::CreatedColumn, Model::TypeColumn, Model::UserColumn, Model::StatusColumn, Model::FailedColumn}) {
        const QModelIndex cell = m_console->model()->index(0, column);
        const QRect room = m_console->table().viewport()->rect();
        QTRY_VERIFY2(room.contains(m_console->table().visualRect(cell).adjusted(1, 0, -1, 0)),
                     qPrintable(m_console->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
    }
}

void LayoutWindowTest::theRecordFoldsWhereNothingIsSelected()
{
    m_console->table().clearSelection();
    QCOMPARE(splitter().orientation(), Qt::Vertical);
    m_console->table().setCurrentIndex({});
    QTRY_VERIFY(record().isFolded());
    const int line = m_console->table().fontMetrics().height();
    QTRY_VERIFY(record().height() < 3 * line);
    const int row = m_console->table().rowAt(m_console->table().viewport()->height() - 2 * line);
    m_console->table().goToRow(row);
    QTRY_VERIFY(!record().isFolded());
    QTRY_VERIFY(record().height() > 6 * line);
    // The row that was picked is still on screen.
    const QRect room = m_console->table().viewport()->rect();
    QTRY_VERIFY(room.contains(m_console->table().visualRect(m_console->table().currentIndex()).center()));
}

void LayoutWindowTest::theRecordFoldsWhenTheRowIsSearchedAway()
{
    const int line = m_console->table().fontMetrics().height();
    m_console->table().goToRow(3);
    QTRY_VERIFY(!record().isFolded());
    QTRY_VERIFY(record().height() > 6 * line);
    auto *search = m_console->child<QLineEdit>(u"searchText"_s);
    QTest::keyClicks(search, u"no such text anywhere"_s);
    QTRY_VERIFY(record().isFolded());
    QTRY_VERIFY(record().height() < 3 * line);
    search->clear();
    m_console->table().goToRow(3);
    QTRY_VERIFY(record().height() > 6 * line);
}

void LayoutWindowTest::aSmallWindowLeavesRowsToTheList()
{
    m_console->window().resize(800, 560);
    m_console->table().goToRow(3);
    QTRY_VERIFY(!record().isFolded());
    const QTableView &table = m_console->table();
    QTRY_VERIFY(table.viewport()->height() >= 4 * table.rowHeight(0));
    QVERIFY(table.viewport()->rect().contains(table.visualRect(table.currentIndex()).center()));
    QVERIFY(record().height() > 3 * table.fontMetrics().height()); // its title and its buttons
    // A window that grows gives the record its share again.
    m_console->window().resize(1024, 900);
    QTRY_VERIFY(record().height() > splitter().height() / 3);
    // And back again.
    m_console->window().resize(800, 560);
    QTRY_VERIFY(table.viewport()->height() >= 4 * table.rowHeight(0));
}

/// Text at 170 %, on a small screen. The user's choice goes before.
void LayoutWindowTest::theRecordFoldsWhereThereIsNoRoomForIt()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.7);
    QApplication::setFont(large);
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    m_console->window().resize(800, 593);
    m_console->table().goToRow(3);
    QTRY_VERIFY(record().isFolded());
    const QTableView &table = m_console->table();
    QTRY_VERIFY(table.viewport()->height() >= 3 * table.rowHeight(0));
    QVERIFY(table.viewport()->rect().contains(table.visualRect(table.currentIndex()).center()));

    m_console->window().resize(1024, 1000);
    QTRY_VERIFY(!record().isFolded());
    m_console->window().resize(800, 593);
    QTRY_VERIFY(record().isFolded());

    m_console->child<QToolButton>(u"foldRecord"_s)->click();
    QTRY_VERIFY(!record().isFolded());
    m_console->window().resize(810, 590);
    QTRY_COMPARE(m_console->window().width(), 810);
    QVERIFY(!Testing::waitFor([this] { return record().isFolded(); }, 200));
}

void LayoutWindowTest::theRecordFoldsForAPanel()
{
    m_console->window().resize(1024, 700);
    m_console->table().goToRow(3);
    QTRY_VERIFY(!record().isFolded());
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY(record().isFolded());
    const QTableView &table = m_console->table();
    QTRY_VERIFY(table.viewport()->height() >= 3 * table.rowHeight(0));
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY(!record().isFolded());
}

void LayoutWindowTest::theRecordGoesToTheRightOfAWideWindow()
{
    m_console->window().resize(1700, 800);
    QTRY_COMPARE(splitter().orientation(), Qt::Horizontal);
    QVERIFY(!record().isFolded());
    QTRY_VERIFY(record().width() > 300);
    m_console->window().resize(1200, 800);
    QTRY_COMPARE(splitter().orientation(), Qt::Vertical);
}

void LayoutWindowTest::theChoiceOfTheUserHolds()
{
    auto *actions = m_console->window().findChild<WindowActions *>();
    QVERIFY(actions->recordPaneBelow->isChecked());
    actions->recordPaneBelow->trigger();
    QCOMPARE(splitter().orientation(), Qt::Horizontal);
    m_console->window().resize(1100, 800);
    m_console->window().close();
    m_console->restart();
    QVERIFY(m_console->show());
    QCOMPARE(splitter().orientation(), Qt::Horizontal);
}

/// Qt moves what is in a splitter with margins, from right to left.
void LayoutWindowTest::bothSidesHaveTheSameMargin()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto *frame = m_console->child<QSplitter>(u"accountsSplitter"_s);
    const auto *accounts = m_console->child<QWidget>(u"accountsPane"_s);
    constexpr int pixel = 1; // Qt's own, from right to left
    const auto right = [](const QWidget &each) { return each.mapToGlobal(QPoint(each.width(), 0)).x(); };
    const auto left = [](const QWidget &each) { return each.mapToGlobal(QPoint()).x(); };
    QTRY_VERIFY(std::abs(right(*frame) - right(*accounts)) <= pixel);
    QTRY_VERIFY(std::abs(left(*frame) - left(splitter())) <= pixel);
    QVERIFY(frame->x() > 0);
}

} // namespace Balehook

QTEST_MAIN(Balehook::LayoutWindowTest)

#include "tst_layoutwindow.moc"
