// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowscopier.h"

#include "core/text/documenttext.h"
#include "core/text/tablewriter.h"
#include "failedrows/rows/cellcollector.h"
#include "failedrows/rows/failedrows.h"
#include "widgets/tables/cliptable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

RowsCopier::RowsCopier(FailedRows &rows, Wish wish, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_wish(std::move(wish))
    , m_list(rows.rows())
    , m_ranges(rowRanges(m_wish.selection))
{
    for (const QItemSelectionRange &range : m_wish.selection)
        m_cells.emplace_back(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
}

RowsCopier::~RowsCopier()
{
    if (m_scan)
        m_scan->cancel();
}

void RowsCopier::start()
{
    if (rowCount(m_ranges) > maxRows) {
        Q_EMIT tooMany();
        return;
    }
    limitColumns();
    if (m_rows.document().isComplete())
        read();
    else
        connect(&m_rows, &FailedRows::completed, this, &RowsCopier::read, Qt::SingleShotConnection);
}

void RowsCopier::limitColumns()
{
    std::erase_if(m_wish.columns, [this](int column) {
        return std::none_of(m_cells.begin(), m_cells.end(),
                            [column](QRect cells) { return cells.left() <= column && column <= cells.right(); });
    });
}

void RowsCopier::read()
{
    std::vector<quint32> rows;
    for (const RowRange range : m_ranges) {
        for (qint64 row = range.first; row <= range.last && m_wish.firstPlace + row < m_list.size(); ++row)
            rows.push_back(quint32(m_list.at(m_wish.firstPlace + row)));
    }
    const auto cells = std::make_shared<CellCollector>(m_wish.columns);
    m_scan = m_rows.document().scan(cells, std::make_shared<const std::vector<quint32>>(std::move(rows)));
    connect(m_scan, &RowScan::finished, this, [this, cells](const Outcome &outcome) {
        if (!outcome)
            Q_EMIT failed(outcome.error());
        else if (cells->isTooMuch())
            Q_EMIT tooMany();
        else
            finish(*cells);
    });
}

bool RowsCopier::isWanted(int row, int column) const
{
    return std::any_of(m_cells.begin(), m_cells.end(),
                       [row, column](QRect cells) { return cells.contains(column, row); });
}

void RowsCopier::finish(CellCollector &cells)
{
    if (m_cells.size() > 1) {
        std::size_t at = 0;
        for (const RowRange range : m_ranges) {
            for (int row = range.first; row <= range.last && at < cells.rows.size(); ++row, ++at) {
                for (std::size_t i = 0; i < m_wish.columns.size(); ++i) {
                    if (!isWanted(row, m_wish.columns[i]))
                        cells.rows[at][qsizetype(i)].clear();
                }
            }
        }
    }
    QGuiApplication::clipboard()->setMimeData(mimeData(cells.rows).release());
    const bool asPlainText = m_wish.format == ExportFormat::Tsv && !isTable(cells.rows.size());
    Q_EMIT copied(qint64(cells.rows.size()), asPlainText, m_guardedCells);
}

bool RowsCopier::isTable(std::size_t rows) const
{
    return m_wish.format == ExportFormat::Tsv && rows * m_wish.columns.size() <= mostCellsAsTable;
}

/// Above what people read; CSV and JSON are for programs, which would take it for a row.
QByteArray RowsCopier::caption() const
{
    if (!m_wish.withHeader || m_wish.source.isEmpty())
        return {};
    if (m_wish.format == ExportFormat::Tsv)
        return m_wish.source.toUtf8() + '\n';
    if (m_wish.format == ExportFormat::Markdown) {
        DocumentText text(DocumentText::Format::Markdown);
        text.paragraph(m_wish.source);
        return text.text().toUtf8() + '\n';
    }
    return {};
}

std::unique_ptr<QMimeData> RowsCopier::mimeData(const std::vector<QByteArrayList> &rows)
{
    QByteArrayList header;
    QStringList names;
    if (m_wish.withHeader) {
        for (const int column : m_wish.columns) {
            names.append(m_rows.columnName(column));
            header.append(names.back().toUtf8());
        }
    }
    if (isTable(rows.size())) {
        ClipTable table;
        table.setCaption(m_wish.source);
        table.setHeader(names);
        for (const QByteArrayList &row : rows) {
            QStringList texts;
            for (const QByteArray &cell : row)
                texts.append(QString::fromUtf8(cell));
            table.addRow(texts);
        }
        return table.toMimeData();
    }
    const QByteArray text = caption() + tableText(m_wish.format, header, rows, {}, &m_guardedCells);
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(text));
    if (m_wish.format == ExportFormat::Csv)
        data->setData(u"text/csv"_s, text);
    else if (m_wish.format == ExportFormat::Markdown)
        data->setData(u"text/markdown"_s, text);
    else if (m_wish.format == ExportFormat::Json)
        data->setData(u"application/json"_s, text);
    return data;
}

} // namespace Balehook
