// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/failedrows.h"
#include "failedrows/table/tablelayout.h"
#include "widgets/rows/rowsheader.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/rows/rowsview.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Of more rows than a view can hold, it shows a window that moves. Here it holds 100 of 1,000.
class RowsWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsAnyPlace();
    void keepsTheCurrentRow();
    void movesWithTheScrollBar();
    void theKeysGoToBothEnds();
    void countsInAFilteredList();
    void aLongListIsSearchedElsewhere();
    void anotherFileIsShownFromItsFirstRow();
    void fitsTheFirstColumnsOfVeryMany();
    void theNumbersStandApartFromTheCells();

private:
    static constexpr int rows = 1000;
    static constexpr int most = 100;

    QString number(int row) const { return m_model->headerData(row, Qt::Vertical).toString(); }
    /// -2 until it is known.
    qint64 placeOf(qint64 fileRow)
    {
        m_place = -2;
        m_model->findPlace(fileRow, [this](qint64 place) { m_place = place; });
        return m_place;
    }
    qint64 top() const { return m_model->firstPlace() + m_view->rowAt(0); }

    qint64 m_place = -2; ///< that placeOf() found
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FailedRows> m_rows;
    std::unique_ptr<RowsModel> m_model;
    std::unique_ptr<RowsView> m_view;
};

namespace {

/// In pixels, between the first number and the cells.
int roomBehindNumber(QHeaderView &numbers)
{
    const QImage image = numbers.viewport()->grab().toImage();
    const int row = numbers.sectionSize(0);
    const auto isInk = [&](int x) {
        for (int y = row / 4; y < row * 3 / 4; ++y) {
            if (image.pixelColor(x, y).lightness() < 128)
                return true;
        }
        return false;
    };
    int last = image.width() - 3; // before its edge
    while (last > 0 && !isInk(last))
        --last;
    return image.width() - last;
}

} // namespace

void RowsWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"rows.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku,error\n");
    for (int row = 1; row <= rows; ++row)
        file.write("S" + QByteArray::number(row) + (row % 2 == 0 ? ",even\n" : ",odd\n"));
    file.close();
    m_rows = std::make_unique<FailedRows>();
    m_model = std::make_unique<RowsModel>(*m_rows, nullptr, most);
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
    m_view = std::make_unique<RowsView>(*m_model);
    m_view->resize(400, 300);
    m_view->show();
    QSignalSpy completed(m_rows.get(), &FailedRows::completed);
    m_rows->open(file.fileName(), {});
    QVERIFY(completed.wait());
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QCOMPARE(m_rows->rows().size(), rows);
}

void RowsWindowTest::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_rows.reset();
    m_folder.reset();
}

void RowsWindowTest::showsAnyPlace()
{
    QCOMPARE(m_model->rowCount(), most);
    QCOMPARE(m_model->lastPlace(), rows - 1);
    QCOMPARE(m_model->showPlace(99), 99);
    QCOMPARE(m_model->firstPlace(), 0);
    QCOMPARE(m_model->showPlace(500), most / 2);
    QCOMPARE(m_model->firstPlace(), 450);
    QCOMPARE(m_model->rowCount(), most);
    QCOMPARE(number(0), u"451"_s);
    QCOMPARE(m_model->fileRow(0), 450);
    QCOMPARE(placeOf(7), 7); // though it is not in the window
    QCOMPARE(m_model->showPlace(rows - 1), most - 1);
    QCOMPARE(number(most - 1), u"1,000"_s);
    QCOMPARE(m_model->fileRow(most), -1);
    QCOMPARE(m_model->showPlace(0), 0);
    m_view->goToRow(m_model->showPlace(700));
    QTRY_COMPARE(m_model->index(m_view->currentIndex().row(), 0).data().toString(), u"S701"_s);
}

void RowsWindowTest::keepsTheCurrentRow()
{
    m_view->goToRow(m_model->showPlace(500));
    QCOMPARE(m_model->centre(most - 1), most / 2); // the window holds both
    QCOMPARE(m_model->firstPlace(), 499);
    QCOMPARE(number(m_view->currentIndex().row()), u"501"_s);
    m_model->showPlace(0);
    QVERIFY(!m_view->currentIndex().isValid());
}

void RowsWindowTest::movesWithTheScrollBar()
{
    QScrollBar &bar = *m_view->verticalScrollBar();
    qint64 before = -1;
    int moves = 0;
    while (top() > before && moves < rows) {
        before = top();
        const qint64 window = m_model->firstPlace();
        bar.setValue(bar.maximum());
        m_view->reportVisibleRows();
        if (m_model->firstPlace() != window) {
            ++moves;
            QVERIFY2(top() < window + most, "rows were left out");
        }
    }
    QVERIFY(moves > 10);
    QCOMPARE(m_model->firstPlace() + most, rows);
    bar.setValue(0);
    m_view->reportVisibleRows();
    QCOMPARE(top(), rows - most); // the same rows as before the window moved
    QVERIFY(m_model->firstPlace() < rows - most);
}

void RowsWindowTest::theKeysGoToBothEnds()
{
    m_view->goToRow(3);
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_model->fileRow(m_view->currentIndex().row()), rows - 1);
    QTest::keyClick(m_view.get(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_model->fileRow(m_view->currentIndex().row()), 0);
    QCOMPARE(m_model->firstPlace(), 0);
}

void RowsWindowTest::countsInAFilteredList()
{
    m_model->showPlace(rows - 1);
    RowFilter filter;
    filter.conditions.push_back({.column = 1, .text = "even"});
    m_rows->setFilter(filter);
    QTRY_COMPARE(m_rows->rows().size(), rows / 2);
    QCOMPARE(m_model->firstPlace(), 0);
    QCOMPARE(m_model->rowCount(), most);
    QCOMPARE(placeOf(rows - 1), rows / 2 - 1);
    QCOMPARE(number(m_model->showPlace(rows / 2 - 1)), u"1,000"_s);
}

/// The window would wait for a search through millions of rows.
void RowsWindowTest::aLongListIsSearchedElsewhere()
{
    constexpr int many = 150'000;
    QFile file(m_folder->filePath(u"long.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku,error\n" + QByteArray("A,why\n").repeated(many - 1) + "B,why\n");
    file.close();
    QSignalSpy completed(m_rows.get(), &FailedRows::completed);
    m_rows->open(file.fileName(), {});
    QVERIFY(completed.wait());
    QCOMPARE(placeOf(many - 1), many - 1);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    m_rows->setOrder({.column = 0, .kind = SortKind::Text, .descending = true});
    QTRY_VERIFY(!reset.isEmpty());
    QCOMPARE(placeOf(many - 2), -2);
    QCOMPARE(placeOf(many - 1), -2);
    QVERIFY(m_model->isFindingPlace());
    QTRY_COMPARE(m_place, 0);
    QVERIFY(!m_model->isFindingPlace());
    QCOMPARE(placeOf(many), -2);
    QTRY_COMPARE(m_place, -1);
    // In a list that takes the place of the one that is searched.
    QCOMPARE(placeOf(many - 1), -2);
    m_rows->setOrder({});
    QTRY_COMPARE(m_place, many - 1);
}

void RowsWindowTest::anotherFileIsShownFromItsFirstRow()
{
    m_model->showPlace(500);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    m_rows->open(m_folder->filePath(u"rows.csv"_s), {});
    QTRY_VERIFY(!reset.isEmpty());
    QCOMPARE(m_model->firstPlace(), 0);
    QTRY_COMPARE(m_model->rowCount(), most);
}

/// Each of them that is fitted takes the longer, the more there are.
void RowsWindowTest::fitsTheFirstColumnsOfVeryMany()
{
    constexpr int columns = int(TableLayout::mostColumns);
    const QByteArray name(60, 'n');
    QFile file(m_folder->filePath(u"wide.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(name + ',').repeated(columns) + "error\n" + QByteArray("1,").repeated(columns) + "why\n");
    file.close();
    FailedRows wide;
    RowsModel model(wide);
    RowsView view(model);
    view.resize(400, 300);
    view.show();
    QSignalSpy completed(&wide, &FailedRows::completed);
    wide.open(file.fileName(), {.format = TableFormat().toString()});
    QVERIFY(completed.wait());
    QCOMPARE(model.columnCount(), columns);
    const RowsHeader &header = view.header();
    const int usual = header.defaultSectionSize();
    int resized = 0;
    connect(&header, &QHeaderView::sectionResized, &view, [&resized] { ++resized; });
    view.fitColumns();
    QCOMPARE(resized, RowsView::mostFitted);
    QVERIFY(header.sectionSize(0) > usual);
    QCOMPARE(header.sectionSize(RowsView::mostFitted - 1), header.sectionSize(0));
    QCOMPARE(header.sectionSize(RowsView::mostFitted), usual);
    QCOMPARE(header.sectionSize(columns - 1), usual);
    view.fitColumns(RowsView::mostFitted); // as for columns that came later
    QCOMPARE(resized, RowsView::mostFitted);
    QCOMPARE(view.shownColumns().size(), std::size_t(columns));
    view.goToPlace({0, columns - 1});
    QCOMPARE(view.currentIndex().column(), columns - 1);
    QTRY_COMPARE(view.currentIndex().data().toString(), u"1"_s);
}

// Scrolled sideways, a cut value would continue the number.
void RowsWindowTest::theNumbersStandApartFromTheCells()
{
    QTableView plain;
    plain.setModel(m_model.get());
    plain.verticalHeader()->setDefaultAlignment(m_view->verticalHeader()->defaultAlignment());
    plain.verticalHeader()->setFixedWidth(m_view->verticalHeader()->width());
    plain.resize(m_view->size());
    plain.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plain));
    const int usual = roomBehindNumber(*plain.verticalHeader());
    const int here = roomBehindNumber(*m_view->verticalHeader());
    QVERIFY2(here >= usual + 3, qPrintable(u"%1, usually %2"_s.arg(here).arg(usual)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::RowsWindowTest)
#include "tst_rowswindow.moc"
