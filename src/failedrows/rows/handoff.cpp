// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/handoff.h"

#include "core/process/background.h"
#include "failedrows/rows/cellcollector.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/handofftarget.h"
#include "failedrows/rows/summarymaker.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <numeric>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostReasons = 50;
constexpr int mostSampleColumns = 40; ///< of the sample
constexpr int rowsOfAReason = 3;
constexpr std::size_t mostRows = 60;
constexpr qint64 searchedRows = 100'000; ///< for the sample; in the GUI thread

class RowsVisitor final : public RowVisitor
{
public:
    explicit RowsVisitor(std::shared_ptr<HandoffTarget> target)
        : m_target(std::move(target))
    { }

    bool visit(const RowView &row) override { return m_target->addRow(row.cells); }

private:
    const std::shared_ptr<HandoffTarget> m_target;
};

} // namespace

Handoff::Handoff(FailedRows &rows, Order order, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_fileName(std::move(order.fileName))
    , m_isArchive(order.isArchive)
    , m_mask(std::move(order.mask))
    , m_report(std::move(order.report))
{ }

Handoff::~Handoff()
{
    if (m_target)
        m_target->cancel();
    if (m_scan)
        m_scan->cancel();
}

void Handoff::start()
{
    ReplySummary summary = m_report.summary;
    summary.maskPersonal = m_mask.masksAddresses() || !m_mask.columns().empty();
    summary.maskAddresses = m_mask.masksAddresses();
    m_maker = std::make_unique<SummaryMaker>(m_rows, std::move(summary));
    m_maker->setPersonalColumns(m_mask.columns());
    m_maker->setMostReasons(mostReasons);
    connect(m_maker.get(), &SummaryMaker::made, this, &Handoff::readSample);
    connect(m_maker.get(), &SummaryMaker::failed, this, &Handoff::finished);
    m_maker->start();
}

void Handoff::cancel()
{
    m_isCancelled = true;
    if (m_target)
        m_target->cancel();
}

bool Handoff::isStopped()
{
    if (m_isCancelled)
        Q_EMIT finished(Error(ErrorKind::Cancelled));
    return m_isCancelled;
}

/// The first ones of each reason, in the order of the file.
std::vector<quint32> Handoff::sampleRows() const
{
    const ReasonSnapshot &reasons = m_rows.reasons();
    std::map<GroupId, int> wanted;
    std::vector<quint32> rows;
    for (const GroupId id : reasons.byCount()) {
        if (rows.size() * rowsOfAReason >= mostRows)
            break;
        wanted[id] = rowsOfAReason - 1;
        rows.push_back(quint32(reasons.group(id).firstRow));
    }
    const qint64 end = std::min(searchedRows, reasons.rowCount());
    for (qint64 row = 0; row < end && !wanted.empty(); ++row) {
        for (const GroupId id : reasons.groupsOf(row)) {
            const auto more = wanted.find(id);
            if (more == wanted.end() || reasons.group(id).firstRow == row)
                continue;
            rows.push_back(quint32(row));
            if (--more->second == 0)
                wanted.erase(more);
            break;
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void Handoff::readSample()
{
    if (isStopped())
        return;
    m_report.summary = m_maker->summary();
    // Whole rows: a hidden value may be repeated in any cell.
    std::vector<int> columns(std::size_t(m_rows.document().columnCount()));
    std::iota(columns.begin(), columns.end(), 0);
    const std::vector<quint32> rows = sampleRows();
    const auto cells = std::make_shared<CellCollector>(std::move(columns));
    m_scan = m_rows.document().scan(cells, std::make_shared<const std::vector<quint32>>(rows));
    connect(m_scan, &RowScan::finished, this, [this, rows, cells](const Outcome &outcome) {
        if (!outcome) {
            Q_EMIT finished(outcome.error());
            return;
        }
        takeSample(rows, *cells);
        open();
    });
}

void Handoff::takeSample(const std::vector<quint32> &rows, const CellCollector &cells)
{
    const int columns = std::min(m_rows.document().columnCount(), mostSampleColumns);
    m_report.furtherColumns = m_rows.document().columnCount() - columns;
    m_report.rows.header = {tr("Row")};
    for (int column = 0; column < columns; ++column)
        m_report.rows.header.append(m_rows.columnName(column));
    for (const int column : m_mask.columns())
        m_report.maskedColumns.append(m_rows.columnName(column));
    for (std::size_t i = 0; i < rows.size() && i < cells.rows.size(); ++i) {
        const std::vector<QByteArrayView> views(cells.rows[i].begin(), cells.rows[i].end());
        const QByteArrayList masked = m_mask.applied(views);
        QStringList row{QLocale().toString(rows[i] + 1)};
        for (int column = 0; column < columns; ++column)
            row.append(QString::fromUtf8(masked.value(column)));
        m_report.rows.rows.push_back(std::move(row));
    }
}

void Handoff::open()
{
    if (isStopped())
        return;
    m_target = std::make_shared<HandoffTarget>(m_fileName, m_isArchive, m_mask);
    QByteArrayList header;
    if (m_isArchive && m_rows.document().format().hasHeader) {
        for (int column = 0; column < m_rows.document().columnCount(); ++column)
            header.append(m_rows.columnName(column).toUtf8());
    }
    if (m_isArchive)
        m_report.rowsFile = HandoffTarget::rowsName();
    // Also the opening may take its time, where the folder is on another computer.
    const auto opening = inBackground<bool>([target = m_target, header, isArchive = m_isArchive](QPromise<bool> &) {
        return target->open().ok() && (!isArchive || target->beginRows(header));
    });
    whenDone(opening, this, [this](bool isOpen) {
        if (isOpen && m_isArchive)
            writeRows();
        else
            commit(); // which also says what failed
    });
}

void Handoff::writeRows()
{
    const qint64 all = m_rows.document().rowCount();
    m_scan = m_rows.document().scan(std::make_shared<RowsVisitor>(m_target));
    connect(m_scan, &RowScan::progressed, this, [this, all] { Q_EMIT progressed(m_target->rowCount(), all); });
    connect(m_scan, &RowScan::finished, this, [this](const Outcome &outcome) {
        if (outcome)
            commit();
        else
            Q_EMIT finished(outcome.error());
    });
}

void Handoff::commit()
{
    using Done = Result<Written>;
    const auto writing = inBackground<Done>([target = m_target, report = m_report](QPromise<Done> &) -> Done {
        const Result<QStringList> paths = target->commit(report);
        if (!paths)
            return paths.error();
        return Written{paths.value(), target->guardedCells()};
    });
    whenDone(writing, this, [this](const Done &done) { Q_EMIT finished(done); });
}

} // namespace Balehook
