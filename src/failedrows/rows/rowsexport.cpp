// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowsexport.h"

#include "core/process/background.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tabledocument.h"

namespace Balehook {

namespace {

class ExportVisitor final : public RowVisitor
{
public:
    ExportVisitor(std::shared_ptr<RowExporter> exporter, std::vector<int> columns)
        : m_exporter(std::move(exporter))
        , m_columns(std::move(columns))
    { }

    bool visit(const RowView &row) override
    {
        m_cells.clear();
        for (const int column : m_columns)
            m_cells.push_back(row.cell(column));
        return m_exporter->addRow(m_cells);
    }

private:
    const std::shared_ptr<RowExporter> m_exporter;
    const std::vector<int> m_columns;
    std::vector<QByteArrayView> m_cells;
};

} // namespace

RowsExport::RowsExport(TableDocument &document, Order order, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_order(std::move(order))
    , m_exporter(std::make_shared<RowExporter>(m_order.fileName, m_order.format, m_order.options))
{
    m_exporter->setSourceRows([rows = m_order.rows](qint64 row) { return rows.at(row); });
}

RowsExport::~RowsExport()
{
    m_exporter->cancel();
    if (m_scan)
        m_scan->cancel();
}

void RowsExport::start()
{
    // Also the opening may take its time, where the folder is on another computer.
    const auto opening = inBackground<Outcome>(
        [exporter = m_exporter, header = m_order.header](QPromise<Outcome> &) { return exporter->open(header); });
    whenDone(opening, this, [this](const Outcome &opened) {
        if (opened)
            write();
        else
            Q_EMIT finished(opened.error());
    });
}

void RowsExport::cancel()
{
    m_isCancelled = true;
    m_exporter->cancel();
}

void RowsExport::write()
{
    if (m_isCancelled) { // the document may be of another file by now
        commit();
        return;
    }
    m_scan = m_document.scan(std::make_shared<ExportVisitor>(m_exporter, m_order.columns), m_order.rows.rows());
    connect(m_scan, &RowScan::progressed, this,
            [this] { Q_EMIT progressed(m_exporter->rowCount(), m_order.rows.size()); });
    connect(m_scan, &RowScan::finished, this, [this](const Outcome &outcome) {
        m_isRead = true;
        if (outcome)
            commit();
        else
            Q_EMIT finished(outcome.error());
    });
    // A document that closes ends its scans without a word.
    connect(m_scan.data(), &QObject::destroyed, this, [this] {
        if (!m_isRead)
            Q_EMIT finished(Error(ErrorKind::Cancelled));
    });
}

void RowsExport::commit()
{
    using Written = Result<RowExporter::Written>;
    const auto writing =
        inBackground<Written>([exporter = m_exporter](QPromise<Written> &) { return exporter->commit(); });
    whenDone(writing, this, [this](const Written &written) { Q_EMIT finished(written); });
}

} // namespace Balehook
