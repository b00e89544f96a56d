// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rowranges.h"

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

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowRangesTest)

#include "tst_rowranges.moc"
