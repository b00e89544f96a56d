// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/rowqueue.h"

#include <QScopeGuard>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace Balehook;
using namespace Balehook::Ctl;

/// Rows between two threads: all of them, in order, and never many at once.
class TestRowQueue final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bringsEveryRowOnce();
    void holdsFewRows();
    void stopsAWorkerThatWaits();
    void emptyCellsAndRows();
    void countsCutLines();
};

namespace {

QByteArray cellOf(qint64 number)
{
    return "row " + QByteArray::number(number);
}

/// Visits \a rows rows of \a bytes more bytes each; how many were taken before it was told to stop.
qint64 fill(RowQueue &queue, qint64 rows, qsizetype bytes = 0)
{
    const QByteArray padding(bytes, 'x');
    for (qint64 number = 0; number < rows; ++number) {
        const QByteArray cell = cellOf(number);
        const std::vector<QByteArrayView> cells{cell, padding};
        RowView row;
        row.number = number;
        row.cells = cells;
        if (!queue.visit(row))
            return number;
    }
    return rows;
}

QByteArrayList firstCells(const RowBatch &batch)
{
    QByteArrayList cells;
    std::size_t cell = 0;
    for (const std::size_t rowEnd : batch.rowEnds) {
        const qsizetype from = cell == 0 ? 0 : batch.ends[cell - 1];
        cells.append(batch.bytes.mid(from, batch.ends[cell] - from));
        cell = rowEnd;
    }
    return cells;
}

} // namespace

void TestRowQueue::bringsEveryRowOnce()
{
    constexpr qint64 rows = 25'500;
    std::atomic<int> filled = 0;
    std::atomic<bool> isDone = false;
    RowQueue queue([&filled] { ++filled; });
    const std::unique_ptr<QThread> worker(QThread::create([&] {
        fill(queue, rows);
        isDone = true;
    }));
    worker->start();
    const auto end = qScopeGuard([&] { queue.stop(); });
    QByteArrayList seen;
    const auto takeAll = [&] {
        while (const std::optional<RowBatch> batch = queue.take())
            seen += firstCells(*batch);
        return isDone.load();
    };
    QTRY_VERIFY(takeAll());
    QVERIFY(worker->wait());
    queue.finish();
    takeAll();
    QCOMPARE(seen.size(), rows);
    for (qint64 number = 0; number < rows; ++number)
        QCOMPARE(seen.at(number), cellOf(number));
    QCOMPARE(filled, 25);
}

void TestRowQueue::holdsFewRows()
{
    std::atomic<qint64> rows = -1;
    RowQueue queue([] {});
    const std::unique_ptr<QThread> worker(QThread::create([&] { rows = fill(queue, 1'000'000, 1024); }));
    worker->start();
    const auto end = qScopeGuard([&] { queue.stop(); });
    // Nobody takes anything: the worker stands still, far from the end.
    QVERIFY(!worker->wait(300));
    qsizetype bytes = 0;
    for (int i = 0; i < 3; ++i) {
        std::optional<RowBatch> batch;
        // QTRY_VERIFY asks several times, also after a yes.
        const auto isTaken = [&] { return batch || (batch = queue.take()); };
        QTRY_VERIFY(isTaken());
        bytes = std::max(bytes, batch->bytes.size());
    }
    QVERIFY(bytes < 256 * 1024);
    queue.stop();
    QVERIFY(worker->wait(5'000));
    QVERIFY(rows > 0 && rows < 2'000);
}

void TestRowQueue::stopsAWorkerThatWaits()
{
    RowQueue queue([] {});
    std::atomic<qint64> rows = -1;
    const std::unique_ptr<QThread> worker(QThread::create([&] { rows = fill(queue, 1'000'000); }));
    worker->start();
    const auto end = qScopeGuard([&] { queue.stop(); });
    QVERIFY(!worker->wait(100));
    queue.stop();
    QVERIFY(worker->wait(5'000));
    QVERIFY(rows < 1'000'000);
    // Told before it begins, too.
    QVERIFY(fill(queue, 5'000) < 5'000);
}

void TestRowQueue::emptyCellsAndRows()
{
    RowQueue queue([] {});
    const std::vector<QByteArrayView> cells{"", "a", ""};
    RowView row;
    row.cells = cells;
    QVERIFY(queue.visit(row));
    row.cells = {};
    QVERIFY(queue.visit(row));
    QVERIFY(!queue.take());
    queue.finish();
    const std::optional<RowBatch> batch = queue.take();
    QVERIFY(batch);
    QCOMPARE(batch->bytes, QByteArray("a"));
    QCOMPARE(batch->ends, (std::vector<qsizetype>{0, 1, 1}));
    QCOMPARE(batch->rowEnds, (std::vector<std::size_t>{3, 3}));
    queue.finish();
    QVERIFY(!queue.take());
}

/// Not the rows that they became.
void TestRowQueue::countsCutLines()
{
    RowQueue queue([] {});
    for (const bool isCut : {false, true, true, false, false, true, false}) {
        RowView row;
        row.flags.isCut = isCut;
        QVERIFY(queue.visit(row));
    }
    queue.finish();
    QCOMPARE(queue.cutLines(), 2);
}

QTEST_GUILESS_MAIN(TestRowQueue)
#include "tst_rowqueue.moc"
