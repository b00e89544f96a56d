// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/comparisonexport.h"

#include "core/process/background.h"
#include "failedrows/compare/comparisontext.h"
#include "failedrows/rows/cellcollector.h"

#include <numeric>

namespace Balehook {

using namespace Qt::StringLiterals;

/// Some rows with their cells.
struct ComparisonExport::Batch
{
    /// The cells of one of the files, row after row; \a places: which of them belong to which row of the batch.
    struct Side
    {
        std::vector<quint32> numbers;
        std::vector<qint64> places; ///< by row; -1: not in that file
        std::shared_ptr<CellCollector> cells;
    };

    std::vector<FileComparison::Kind> kinds;
    std::vector<FileComparison::Row> rows;
    Side older;
    Side newer;
};

ComparisonExport::ComparisonExport(ComparisonRows &rows, const QString &fileName, ExportFormat format, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_exporter(std::make_shared<RowExporter>(fileName, format))
{ }

ComparisonExport::~ComparisonExport()
{
    m_exporter->cancel();
    if (m_scan)
        m_scan->cancel();
}

void ComparisonExport::start()
{
    // Also the opening may take its time, where the folder is on another computer.
    const auto opening = inBackground<Outcome>(
        [exporter = m_exporter, header = header()](QPromise<Outcome> &) { return exporter->open(header); });
    whenDone(opening, this, [this](const Outcome &opened) {
        if (opened)
            readNext();
        else
            Q_EMIT finished(opened.error());
    });
}

void ComparisonExport::cancel()
{
    m_exporter->cancel();
    m_isCancelled = true;
}

QByteArrayList ComparisonExport::header() const
{
    QByteArrayList names;
    for (int column = 0; column < ComparisonText::ColumnCount; ++column) {
        if (column != ComparisonText::Key) {
            names.append(ComparisonText::column(column).toUtf8());
            continue;
        }
        for (const QString &key : m_rows.comparison().keys)
            names.append(key.toUtf8());
    }
    return names;
}

void ComparisonExport::readNext()
{
    Q_EMIT progressed(m_next, m_rows.count());
    const qint64 end = std::min(m_next + m_atOnce, m_rows.count());
    if (m_next >= end || m_isCancelled) {
        commit();
        return;
    }
    const auto batch = std::make_shared<Batch>();
    const auto add = [](Batch::Side &side, qint64 number) {
        side.places.push_back(number < 0 ? -1 : qint64(side.numbers.size()));
        if (number >= 0)
            side.numbers.push_back(quint32(number));
    };
    for (qint64 place = m_next; place < end; ++place) {
        batch->kinds.push_back(m_rows.kindAt(place));
        batch->rows.push_back(m_rows.at(place));
        add(batch->older, batch->rows.back().older);
        add(batch->newer, batch->rows.back().newer);
    }
    read(batch, true);
}

/// The older file, then the newer one, then writes.
void ComparisonExport::read(const std::shared_ptr<Batch> &batch, bool isOlder)
{
    Batch::Side &side = isOlder ? batch->older : batch->newer;
    TableDocument &document = isOlder ? m_rows.older() : m_rows.newer();
    std::vector<int> columns(std::size_t(document.columnCount()));
    std::iota(columns.begin(), columns.end(), 0);
    side.cells = std::make_shared<CellCollector>(std::move(columns));
    const auto goOn = [this, batch, isOlder] { isOlder ? read(batch, false) : write(*batch); };
    if (side.numbers.empty()) {
        goOn();
        return;
    }
    m_scan = document.scan(side.cells, std::make_shared<const std::vector<quint32>>(side.numbers));
    connect(m_scan, &RowScan::finished, this, [this, cells = side.cells, goOn](const Outcome &outcome) {
        if (!outcome) {
            Q_EMIT finished(outcome.error());
        } else if (cells->isTooMuch() && m_atOnce > 1) {
            m_atOnce = 1;
            readNext();
        } else {
            goOn();
        }
    });
}

QByteArrayList ComparisonExport::cellsOf(const Batch &batch, std::size_t place) const
{
    const FileComparison &comparison = m_rows.comparison();
    const auto reader = [place](const Batch::Side &side) -> FileComparison::Cells {
        return [&side, place](int column) -> QByteArrayView {
            const qint64 at = side.places[place];
            if (at < 0 || at >= qint64(side.cells->rows.size()) || column < 0)
                return {};
            const QByteArrayList &cells = side.cells->rows[std::size_t(at)];
            return column < cells.size() ? QByteArrayView(cells.at(column)) : QByteArrayView();
        };
    };
    const FileComparison::Cells older = reader(batch.older);
    const FileComparison::Cells newer = reader(batch.newer);
    const FileComparison::Row &row = batch.rows[place];
    const auto number = [](qint64 value) { return value < 0 ? QByteArray() : QByteArray::number(value + 1); };

    QByteArrayList cells{ComparisonText::kind(batch.kinds[place]).toUtf8()};
    for (std::size_t key = 0; key < comparison.olderSide.keys.size(); ++key)
        cells.append((row.newer >= 0 ? newer(comparison.newerSide.keys[key]) : older(comparison.olderSide.keys[key]))
                         .toByteArray());
    cells.append(
        {older(comparison.olderSide.reason).toByteArray(), newer(comparison.newerSide.reason).toByteArray(),
         row.hasChangedCells ? ComparisonText::changes(comparison.changes(older, newer)).toUtf8() : QByteArray(),
         number(row.older), number(row.newer)});
    return cells;
}

void ComparisonExport::write(const Batch &batch)
{
    std::vector<QByteArrayList> rows;
    for (std::size_t place = 0; place < batch.rows.size(); ++place)
        rows.push_back(cellsOf(batch, place));
    m_next += qint64(rows.size());
    const auto writing = inBackground<bool>([exporter = m_exporter, rows = std::move(rows)](QPromise<bool> &) {
        return std::all_of(rows.begin(), rows.end(), [&exporter](const QByteArrayList &cells) {
            const std::vector<QByteArrayView> views(cells.begin(), cells.end());
            return exporter->addRow(views);
        });
    });
    whenDone(writing, this, [this](bool goesOn) { goesOn ? readNext() : commit(); });
}

void ComparisonExport::commit()
{
    using Written = Result<RowExporter::Written>;
    const auto writing =
        inBackground<Written>([exporter = m_exporter](QPromise<Written> &) { return exporter->commit(); });
    whenDone(writing, this, [this](const Written &written) { Q_EMIT finished(written); });
}

} // namespace Balehook
