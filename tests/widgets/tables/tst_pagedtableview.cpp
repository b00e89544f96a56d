// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/look/themepalette.h"
#include "widgets/look/tones.h"
#include "widgets/tables/frozenstrip.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/rowranges.h"
#include "widgets/tables/tablecolumns.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyle>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class PagedTableViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theLastOfAMillionRowsIsOneJumpAway();
    void aJumpSelectsOneRow();
    void selectingAllIsOneRange();
    void goingToARowSelectsItWhole();
    void aSelectionWithShiftBeginsWhereOneWent();
    void typedLettersLookInLoadedRowsOnly();
    void eachModelKeepsItsSelection();
    void modelsLeaveNothingBehind();
    void anEmptyListInBetweenDoesNotLoseThePlace();
    void columnsOfAnotherVersionAreIgnored();
    void aLayoutOfBeforeKeepsItsOrderAndWidths();
    void aLayoutOfBeforeThatNobodyChangedGetsTheNewOrder();
    void aLayoutIsKeptInCharacters();
    void widthsFollowTheTextSize();
    void aFrozenColumnStaysInView_data();
    void aFrozenColumnStaysInView();
    void aFrozenColumnLeavesRoom();
    void aFrozenColumnHasAnEdge_data();
    void aFrozenColumnHasAnEdge();
    void columnsCanBeHiddenButNotAll();
    void compactRowsAreLower();

private:
    ImportJobsModel &addModel(qint64 records);

    std::vector<std::unique_ptr<FakePageSource>> m_sources;
    std::vector<std::unique_ptr<ImportJobsModel>> m_models;
    std::unique_ptr<PagedTableView> m_view;
};

ImportJobsModel &PagedTableViewTest::addModel(qint64 records)
{
    m_sources.push_back(std::make_unique<FakePageSource>(honestScript(records)));
    m_models.push_back(std::make_unique<ImportJobsModel>());
    m_models.back()->setSource(m_sources.back().get(), 25);
    return *m_models.back();
}

void PagedTableViewTest::init()
{
    m_view = std::make_unique<PagedTableView>();
    m_view->resize(900, 400);
    m_view->showModel(&addModel(1'000'000), nullptr);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_COMPARE(m_models.front()->rowCount(), 1'000'000);
}

void PagedTableViewTest::cleanup()
{
    m_view.reset();
    m_models.clear();
    m_sources.clear();
}

void PagedTableViewTest::theLastOfAMillionRowsIsOneJumpAway()
{
    ImportJobsModel &model = *m_models.front();
    FakePageSource &source = *m_sources.front();
    QTRY_COMPARE(source.open(), 0);
    source.forgetAsked();
    m_view->setFocus();
    m_view->setCurrentIndex(model.index(0, 0));
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->currentIndex(), model.index(999'999, 0));
    QTRY_COMPARE(model.rowState(999'999), PagedTableModel::RowState::Loaded);
    QCOMPARE(model.idAt(999'999), u"job-999999"_s);
    QTRY_COMPARE(source.open(), 0);
    QVERIFY(source.asked().size() <= 2);
}

void PagedTableViewTest::aJumpSelectsOneRow()
{
    m_view->goToRow(7);
    const int last = m_view->model()->rowCount() - 1;
    for (const auto &[key, row] : {std::pair(Qt::Key_End, last), std::pair(Qt::Key_Home, 0)}) {
        QTest::keyClick(m_view.get(), key, Qt::ControlModifier);
        QCOMPARE(m_view->currentIndex().row(), row);
        const std::vector<RowRange> rows = rowRanges(m_view->selectionModel()->selection());
        QCOMPARE(rowCount(rows), 1);
        QCOMPARE(rows.front().first, row);
    }
}

void PagedTableViewTest::selectingAllIsOneRange()
{
    m_view->selectAll();
    const QItemSelection selection = m_view->selectionModel()->selection();
    QCOMPARE(selection.size(), 1);
    QCOMPARE(rowCount(rowRanges(selection)), 1'000'000);
}

void PagedTableViewTest::goingToARowSelectsItWhole()
{
    QSignalSpy current(m_view.get(), &PagedTableView::currentRowChanged);
    m_view->goToRow(500'000);
    QCOMPARE(m_view->currentIndex().row(), 500'000);
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->currentIndex()).center()));
    QCOMPARE(current.last().first().toInt(), 500'000);
    const QItemSelection selection = m_view->selectionModel()->selection();
    QCOMPARE(selection.size(), 1);
    QCOMPARE(selection.first().width(), int(ImportJobsModel::ColumnCount));
    m_view->goToRow(-1);
    QCOMPARE(m_view->currentIndex().row(), 500'000);
}

void PagedTableViewTest::aSelectionWithShiftBeginsWhereOneWent()
{
    m_view->goToRow(0);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    m_view->goToRow(500'000);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(rowCount(rowRanges(m_view->selectionModel()->selection())), 2);
}

void PagedTableViewTest::typedLettersLookInLoadedRowsOnly()
{
    ImportJobsModel &model = *m_models.front();
    QTRY_COMPARE(model.rowState(24), PagedTableModel::RowState::Loaded);
    m_view->setCurrentIndex(model.index(0, ImportJobsModel::IdColumn));
    m_view->keyboardSearch(u"job-7"_s);
    QCOMPARE(m_view->currentIndex().row(), 7);
    const int before = m_view->currentIndex().row();
    m_view->keyboardSearch(u"x"_s);
    QCOMPARE(m_view->currentIndex().row(), before);
}

void PagedTableViewTest::eachModelKeepsItsSelection()
{
    ImportJobsModel &other = addModel(100);
    QItemSelectionModel first(m_models.front().get());
    QItemSelectionModel second(&other);
    m_view->showModel(&other, &second);
    QTRY_COMPARE(other.rowCount(), 100);
    m_view->showModel(m_models.front().get(), &first);
    m_view->goToRow(12);
    m_view->showModel(&other, &second);
    QVERIFY(!m_view->currentIndex().isValid());
    m_view->showModel(m_models.front().get(), &first);
    QCOMPARE(m_view->currentIndex().row(), 12);
    m_view->showModel(nullptr, nullptr);
}

void PagedTableViewTest::modelsLeaveNothingBehind()
{
    ImportJobsModel &first = *m_models.front();
    ImportJobsModel &second = addModel(100);
    QItemSelectionModel ofFirst(&first);
    QItemSelectionModel ofSecond(&second);
    const auto shownOnce = [&] {
        m_view->showModel(&first, &ofFirst);
        m_view->showModel(&second, &ofSecond);
        m_view->showModel(nullptr, nullptr);
        return m_view->findChildren<QItemSelectionModel *>().size();
    };
    const qsizetype before = shownOnce();
    for (int i = 0; i < 9; ++i)
        QCOMPARE(shownOnce(), before);
}

void PagedTableViewTest::anEmptyListInBetweenDoesNotLoseThePlace()
{
    m_view->goToRow(700'000);
    const int place = m_view->verticalScrollBar()->value();
    ImportJobsModel &empty = addModel(0);
    m_view->showModel(&empty, nullptr);
    QTRY_COMPARE(empty.state(), PagedTableModel::State::Listed);
    QTRY_COMPARE(m_view->verticalScrollBar()->maximum(), 0);
    m_view->showModel(m_models.front().get(), nullptr);
    m_view->scrollToPlace(place, 0);
    QCOMPARE(m_view->verticalScrollBar()->value(), place);
}

void PagedTableViewTest::columnsOfAnotherVersionAreIgnored()
{
    TableColumns columns(*m_view, {{0, 10}, {1, 20}}, nullptr);
    columns.restore(QByteArray("no state at all"));
    const int width = m_view->columnWidth(0);
    QVERIFY(width > 0);
    m_view->setColumnWidth(0, width + 50);
    const QByteArray state = columns.state();
    columns.reset();
    QCOMPARE(m_view->columnWidth(0), width);
    QVERIFY(!state.isEmpty());
}

/// As QHeaderView wrote it for the columns before the last one was added.
QByteArray legacyState(int columns, const std::vector<std::pair<int, int>> &moves, const std::vector<int> &hidden)
{
    QStandardItemModel model(1, columns);
    QTableView table;
    table.setModel(&model);
    for (const auto &[from, to] : moves)
        table.horizontalHeader()->moveSection(from, to);
    for (const int column : hidden)
        table.hideColumn(column);
    table.setColumnWidth(1, 222);
    return table.horizontalHeader()->saveState();
}

void PagedTableViewTest::aLayoutOfBeforeKeepsItsOrderAndWidths()
{
    const ImportJobsKind kind;
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.restore(legacyState(ImportJobsModel::OfColumn, {{10, 0}}, {ImportJobsModel::ChannelColumn}));
    const std::vector<int> shown = shownColumns(*m_view->horizontalHeader());
    QCOMPARE(shown.front(), int(ImportJobsModel::IdColumn));
    QCOMPARE(shown[1], int(ImportJobsModel::CreatedColumn));
    QCOMPARE(m_view->columnWidth(ImportJobsModel::TypeColumn), 222);
    QVERIFY(m_view->isColumnHidden(ImportJobsModel::ChannelColumn));
    // What is new stands beside what it belongs to.
    const auto failed = std::find(shown.begin(), shown.end(), int(ImportJobsModel::FailedColumn));
    QVERIFY(failed != shown.end());
    QCOMPARE(*std::next(failed), int(ImportJobsModel::OfColumn));
}

void PagedTableViewTest::aLayoutOfBeforeThatNobodyChangedGetsTheNewOrder()
{
    const ImportJobsKind kind;
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    const std::vector<int> fresh = shownColumns(*m_view->horizontalHeader());
    // Created, type, status, failed, failed file, imported file, user, ...
    columns.restore(legacyState(ImportJobsModel::OfColumn, {{7, 4}}, {}));
    QCOMPARE(shownColumns(*m_view->horizontalHeader()), fresh);
    QCOMPARE(m_view->columnWidth(ImportJobsModel::TypeColumn), 222);
}

void PagedTableViewTest::aLayoutIsKeptInCharacters()
{
    const ImportJobsKind kind;
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    m_view->setColumnWidth(ImportJobsModel::TypeColumn, 200);
    m_view->horizontalHeader()->moveSection(0, 2);
    m_view->hideColumn(ImportJobsModel::DetailsColumn);
    const QByteArray state = columns.state();
    const std::vector<int> shown = shownColumns(*m_view->horizontalHeader());
    columns.reset();
    columns.restore(state);
    QCOMPARE(shownColumns(*m_view->horizontalHeader()), shown);
    QVERIFY(std::abs(m_view->columnWidth(ImportJobsModel::TypeColumn) - 200) <= 1);
    for (const char *broken : {"{", "{}", "{\"columns\":[{\"column\":99,\"characters\":-1}]}"}) {
        columns.restore(broken);
        QVERIFY(!shownColumns(*m_view->horizontalHeader()).empty());
    }
}

void PagedTableViewTest::widthsFollowTheTextSize()
{
    const ImportJobsKind kind;
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    kind.setDelegates(*m_view);
    const QFont normal = m_view->font();
    for (const qreal size : {1.0, 1.5, 1.7, 2.4}) {
        QFont font = normal;
        font.setPointSizeF(normal.pointSizeF() * size);
        m_view->setFont(font);
        for (const int column : {ImportJobsModel::FailedColumn, ImportJobsModel::OfColumn}) {
            const int room = m_view->columnWidth(column) - 8;
            const QString number = column == ImportJobsModel::OfColumn ? u"9,999,999"_s : u"99,999,999"_s;
            QVERIFY2(m_view->fontMetrics().horizontalAdvance(number) <= room,
                     qPrintable(u"%1 at %2"_s.arg(column).arg(size)));
        }
    }
    m_view->setFont(normal);
}

void PagedTableViewTest::aFrozenColumnLeavesRoom()
{
    const ImportJobsKind kind;
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    FrozenColumns &frozen = m_view->frozen();
    frozen.setFrozen(ImportJobsModel::IdColumn, true);
    const int room = m_view->viewport()->width();
    m_view->setColumnWidth(ImportJobsModel::IdColumn, room * 9 / 10);
    m_view->resize(m_view->size() + QSize(1, 0));
    QTRY_COMPARE(frozen.trailingWidth(), m_view->viewport()->width() / 2);
    // Where half of the table shows nothing, all of it is for the others.
    m_view->resize(60, m_view->height());
    QTRY_COMPARE(frozen.trailingWidth(), 0);
}

void PagedTableViewTest::aFrozenColumnHasAnEdge_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << ThemePalette::light();
    QTest::newRow("dark") << ThemePalette::dark();
}

void PagedTableViewTest::aFrozenColumnHasAnEdge()
{
    QFETCH(const QPalette, palette);
    const ImportJobsKind kind;
    m_view->setPalette(palette);
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    m_view->frozen().setFrozen(ImportJobsModel::IdColumn, true);
    const auto strips = m_view->findChildren<FrozenStrip *>();
    const auto cells = std::find_if(strips.begin(), strips.end(), [this](const FrozenStrip *strip) {
        return strip->isVisible() && strip->height() > m_view->horizontalHeader()->height();
    });
    QVERIFY(cells != strips.end());
    const QImage image = (*cells)->grab().toImage();
    const qreal contrast =
        Tones::contrast(image.pixelColor(0, image.height() - 2), m_view->palette().color(QPalette::Base));
    QVERIFY2(contrast > 1.4, qPrintable(QString::number(contrast)));
}

void PagedTableViewTest::aFrozenColumnStaysInView_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void PagedTableViewTest::aFrozenColumnStaysInView()
{
    QFETCH(Qt::LayoutDirection, direction);
    const ImportJobsKind kind;
    m_view->setLayoutDirection(direction);
    TableColumns columns(*m_view, kind.columns(), nullptr, kind.legacyColumns());
    columns.reset();
    FrozenColumns &frozen = m_view->frozen();
    frozen.setFrozen(ImportJobsModel::UserColumn, true);
    QCOMPARE(frozen.leadingWidth() + frozen.trailingWidth(), 0); // it is where it belongs
    // The last column, beyond the edge, is shown at that edge.
    frozen.setFrozen(ImportJobsModel::IdColumn, true);
    QCOMPARE(frozen.trailingWidth(), m_view->columnWidth(ImportJobsModel::IdColumn));
    m_view->horizontalScrollBar()->setValue(m_view->horizontalScrollBar()->maximum());
    QCOMPARE(frozen.trailingWidth(), 0);
    QCOMPARE(frozen.leadingWidth(), m_view->columnWidth(ImportJobsModel::UserColumn));
    // A click in it makes its own cell current, and a click on its title is one on that column.
    FrozenStrip *cells = nullptr;
    FrozenStrip *titles = nullptr;
    for (FrozenStrip *strip : m_view->findChildren<FrozenStrip *>()) {
        if (strip->isVisible())
            (strip->height() > m_view->horizontalHeader()->height() ? cells : titles) = strip;
    }
    QVERIFY(cells && titles);
    QTest::mouseClick(cells, Qt::LeftButton, {}, QPoint(cells->width() / 2, m_view->rowHeight(0) / 2));
    QCOMPARE(m_view->currentIndex(), m_view->model()->index(0, ImportJobsModel::UserColumn));
    QSignalSpy clicked(&frozen, &FrozenColumns::titleClicked);
    QTest::mouseClick(titles, Qt::LeftButton);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toInt(), int(ImportJobsModel::UserColumn));
    // What one goes to is never under it.
    const QModelIndex type = m_view->model()->index(0, ImportJobsModel::StatusColumn);
    m_view->scrollTo(type);
    const QRect free(frozen.leadingWidth(), 0,
                     m_view->viewport()->width() - frozen.leadingWidth() - frozen.trailingWidth(), 1000);
    QVERIFY(QStyle::visualRect(direction, m_view->viewport()->rect(), free).intersects(m_view->visualRect(type)));
    QVERIFY(
        QStyle::visualRect(direction, m_view->viewport()->rect(), free).contains(m_view->visualRect(type).center()));
    // It is kept with the layout.
    const QByteArray state = columns.state();
    columns.reset();
    QVERIFY(frozen.columns().empty());
    columns.restore(state);
    QVERIFY(frozen.isFrozen(ImportJobsModel::UserColumn) && frozen.isFrozen(ImportJobsModel::IdColumn));
    QMenu menu;
    m_view->setCurrentIndex(type);
    columns.fillMenu(menu);
    QAction *freezing = menu.actions().at(menu.actions().size() - 2);
    QVERIFY(freezing->isCheckable() && !freezing->isChecked());
    freezing->trigger();
    QVERIFY(frozen.isFrozen(ImportJobsModel::StatusColumn));
}

void PagedTableViewTest::columnsCanBeHiddenButNotAll()
{
    TableColumns columns(*m_view, {}, nullptr);
    for (int column = 1; column < ImportJobsModel::ColumnCount; ++column)
        m_view->setColumnHidden(column, true);
    QMenu menu;
    columns.fillMenu(menu);
    QVERIFY(!menu.actions().first()->isEnabled());
    menu.actions().at(1)->trigger();
    QVERIFY(!m_view->isColumnHidden(1));
}

void PagedTableViewTest::compactRowsAreLower()
{
    const int comfortable = m_view->rowHeight(0);
    m_view->setCompact(true);
    QVERIFY(m_view->rowHeight(0) < comfortable);
    m_view->setCompact(false);
    QCOMPARE(m_view->rowHeight(0), comfortable);
}

} // namespace Balehook

QTEST_MAIN(Balehook::PagedTableViewTest)

#include "tst_pagedtableview.moc"
