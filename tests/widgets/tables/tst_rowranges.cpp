// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/rowranges.h"

#include <QStandardItemModel>
#include <QTest>

namespace Balehook {

class RowRangesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlappingAndTouchingRangesAreMerged();
    void rowsAreCountedOnce();
    void nothingSelectedIsNothing();
    void aRowMovesWithTheOneNearest();
    void rowsAreSelectedInFewRanges();
};

void RowRangesTest::overlappingAndTouchingRangesAreMerged()
{
    QStandardItemModel model(100, 3);
    QItemSelection selection;
    selection.append(QItemSelectionRange(model.index(50, 0), model.index(59, 0)));
    selection.append(QItemSelectionRange(model.index(0, 0), model.index(9, 1)));
    selection.append(QItemSelectionRange(model.index(5, 2), model.index(12, 2)));
    selection.append(QItemSelectionRange(model.index(13, 0), model.index(13, 0)));
    const std::vector<RowRange> expected{{0, 13}, {50, 59}};
    QVERIFY(rowRanges(selection) == expected);
}

void RowRangesTest::rowsAreCountedOnce()
{
    QStandardItemModel model(10, 2);
    QItemSelection selection;
    selection.append(QItemSelectionRange(model.index(0, 0), model.index(4, 0)));
    selection.append(QItemSelectionRange(model.index(0, 1), model.index(4, 1)));
    QCOMPARE(rowCount(rowRanges(selection)), 5);
}

void RowRangesTest::nothingSelectedIsNothing()
{
    QCOMPARE(rowCount(rowRanges({})), 0);
}

void RowRangesTest::aRowMovesWithTheOneNearest()
{
    const RowShifts shifts{{10, 1}, {20, 3}};
    constexpr RowRange all{0, 99};
    QCOMPARE(shiftNear(shifts, 2, all), 1);
    QCOMPARE(shiftNear(shifts, 10, all), 1);
    QCOMPARE(shiftNear(shifts, 15, all), 1); // as near
    QCOMPARE(shiftNear(shifts, 16, all), 3);
    QCOMPARE(shiftNear(shifts, 90, all), 3);
    QCOMPARE(shiftNear(shifts, 12, {11, 30}), 3);
    QCOMPARE(shiftNear(shifts, 18, {5, 19}), 1);
    QVERIFY(!shiftNear(shifts, 15, {11, 19}));
    QVERIFY(!shiftNear({}, 15, all));
}

void RowRangesTest::rowsAreSelectedInFewRanges()
{
    QStandardItemModel model(20, 3);
    const QItemSelection selection = selectionOf({1, 3, 4, 5, 19}, model, 0, 1);
    QCOMPARE(selection.size(), 3);
    QCOMPARE(selection[1], QItemSelectionRange(model.index(3, 0), model.index(5, 1)));
    const std::vector<RowRange> expected{{1, 1}, {3, 5}, {19, 19}};
    QVERIFY(rowRanges(selection) == expected);
    QVERIFY(selectionOf({}, model, 0, 1).isEmpty());
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowRangesTest)

#include "tst_rowranges.moc"
