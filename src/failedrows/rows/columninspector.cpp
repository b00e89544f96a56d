// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/columninspector.h"

#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tabledocument.h"

namespace Balehook {

namespace {

class ColumnVisitor final : public RowVisitor
{
public:
    explicit ColumnVisitor(int column)
        : m_column(column)
    { }

    bool visit(const RowView &row) override
    {
        statistics.add(row.cell(m_column));
        return true;
    }

    ColumnStatistics statistics;

private:
    const int m_column;
};

} // namespace

ColumnInspector::ColumnInspector(TableDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{ }

std::optional<ColumnSummary> ColumnInspector::summary(int column) const
{
    const auto found = m_summaries.constFind(column);
    return found != m_summaries.constEnd() ? std::optional(*found) : std::nullopt;
}

void ColumnInspector::inspect(int column)
{
    if (!m_document.isComplete() || m_summaries.contains(column) || (m_scan && m_column == column))
        return;
    if (m_scan)
        m_scan->cancel();
    m_column = column;
    const auto visitor = std::make_shared<ColumnVisitor>(column);
    m_scan = m_document.scan(visitor);
    connect(m_scan, &RowScan::finished, this, [this, visitor, column](const Outcome &outcome) {
        if (!outcome)
            return;
        m_summaries.insert(column, visitor->statistics.summary());
        Q_EMIT inspected(column);
    });
}

void ColumnInspector::forgetAll()
{
    if (m_scan)
        m_scan->cancel();
    m_scan.clear();
    m_summaries.clear();
}

} // namespace Balehook
