// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/tablecopier.h"

#include "models/pagedtablemodel.h"
#include "widgets/tables/recordwalk.h"

#include <algorithm>

namespace Balehook {

TableCopier::TableCopier(const PagedTableModel &model, QItemSelection selection, std::vector<int> columns,
                         bool withHeader, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_selection(std::move(selection))
    , m_columns(std::move(columns))
    , m_withHeader(withHeader)
    , m_rows(rowRanges(m_selection))
{ }

TableCopier::~TableCopier() = default;

void TableCopier::start()
{
    const qint64 rows = rowCount(m_rows);
    if (rows > maxRows) {
        Q_EMIT tooMany(rows);
        return;
    }
    limitColumns();
    m_missing = takeLoadedRows();
    readNext();
}

void TableCopier::cancel()
{
    if (m_walk)
        m_walk->cancel();
}

void TableCopier::limitColumns()
{
    std::erase_if(m_columns, [this](int column) {
        return std::none_of(m_selection.begin(), m_selection.end(), [column](const QItemSelectionRange &range) {
            return range.left() <= column && column <= range.right();
        });
    });
}

bool TableCopier::isWanted(int row, int column) const
{
    return std::any_of(m_selection.begin(), m_selection.end(), [row, column](const QItemSelectionRange &range) {
        return range.top() <= row && row <= range.bottom() && range.left() <= column && column <= range.right();
    });
}

template <typename CellText>
QStringList TableCopier::cells(int row, CellText &&cellText) const
{
    QStringList texts;
    texts.reserve(qsizetype(m_columns.size()));
    for (const int column : m_columns)
        texts.append(isWanted(row, column) ? cellText(column).toString() : QString());
    return texts;
}

std::vector<RowRange> TableCopier::takeLoadedRows()
{
    std::vector<RowRange> missing;
    for (const RowRange range : m_rows) {
        for (int row = range.first; row <= range.last; ++row) {
            qsizetype index = 0;
            if (const auto page = m_model.recordPage(row, &index)) {
                m_cells.insert(row, cells(row, [&](int column) {
                                   return m_model.cellOf(*page, index, column, PagedTableModel::FullTextRole);
                               }));
            } else if (!missing.empty() && missing.back().last == row - 1) {
                missing.back().last = row;
            } else {
                missing.push_back({row, row});
            }
        }
    }
    return missing;
}

void TableCopier::readNext()
{
    if (m_missing.empty() || !m_model.source()) {
        finish();
        return;
    }
    if (!m_walk) {
        m_walk = std::make_unique<RecordWalk>(m_model);
        connect(m_walk.get(), &RecordWalk::exhausted, this, [this] {
            m_missing.erase(m_missing.begin());
            readNext();
        });
        connect(m_walk.get(), &RecordWalk::failed, this, &TableCopier::failed);
    }
    const RowRange range = m_missing.front();
    const qint64 base = m_model.firstRecord();
    m_walk->start(
        base + range.first, PageWalker::Direction::Forward,
        [this](qint64 record, const RecordPage &page, qsizetype index) { return keepRecord(record, page, index); },
        base + range.last);
}

bool TableCopier::keepRecord(qint64 record, const RecordPage &page, qsizetype index)
{
    const int row = int(record - m_model.firstRecord());
    m_cells.insert(row, cells(row, [&](int column) {
                       return m_model.cellOf(page, index, column, PagedTableModel::FullTextRole);
                   }));
    Q_EMIT progressed(m_cells.size(), rowCount(m_rows));
    return true;
}

void TableCopier::finish()
{
    ClipTable table;
    if (m_withHeader) {
        QStringList header;
        for (const int column : m_columns)
            header.append(m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        table.setHeader(header);
    }
    qint64 rows = 0;
    for (const RowRange range : m_rows) {
        for (int row = range.first; row <= range.last; ++row) {
            // A row that the list no longer has is left out rather than copied as an empty line.
            if (const auto found = m_cells.constFind(row); found != m_cells.constEnd()) {
                table.addRow(*found);
                ++rows;
            }
        }
    }
    Q_EMIT copied(table, rows);
}

} // namespace Balehook
