// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowsview.h"

#include "widgets/look/characterwidth.h"
#include "widgets/rows/rowsdelegate.h"
#include "widgets/rows/rowsheader.h"
#include "widgets/rows/rowsmodel.h"

#include <QLocale>
#include <QScrollBar>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

RowsView::RowsView(RowsModel &model, QWidget *parent)
    : LargeTableView(parent)
    , m_model(model)
    , m_header(new RowsHeader(this))
    , m_delegate(new RowsDelegate(this))
{
    setObjectName(u"failedRows"_s);
    setAccessibleName(tr("Failed rows"));
    setHorizontalHeader(m_header);
    m_header->setAccessibleName(tr("Columns"));
    verticalHeader()->setAccessibleName(tr("Row numbers"));
    verticalHeader()->setDefaultAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    setItemDelegate(m_delegate);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &RowsView::reportSoon);
    fitRowNumbers(0);
}

RowsView::~RowsView() = default;

void RowsView::fitColumns(int first)
{
    constexpr int rowsLookedAt = 40;
    constexpr qsizetype narrowest = 6;
    constexpr qsizetype widest = 40;
    const int unit = characterWidth(fontMetrics());
    const int rows = std::min(m_model.rowCount(), rowsLookedAt);
    const int behind = std::min(m_model.columnCount(), mostFitted);
    for (int column = first; column < behind; ++column) {
        // Lengths, not widths: measuring the texts of hundreds of columns would be felt.
        qsizetype longest = m_model.headerData(column, Qt::Horizontal).toString().size() + 3;
        for (int row = 0; row < rows && longest < widest; ++row)
            longest = std::max(longest, m_model.index(row, column).data().toString().size() + 1);
        m_header->resizeSection(column, int(std::clamp(longest, narrowest, widest)) * unit + 12);
    }
}

void RowsView::fitRowNumbers(qint64 rows)
{
    const int digits = int(QLocale().toString(std::max<qint64>(rows, 999)).size());
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, verticalHeader());
    verticalHeader()->setFixedWidth(fontMetrics().horizontalAdvance(u'0') * digits + icon + 16);
    updateGeometries(); // else the rows begin where they did before
}

void RowsView::highlight(const QString &text, CellTextKind kind)
{
    m_delegate->setHighlight(text, kind);
    viewport()->update();
}

void RowsView::goToPlace(CellPlace place)
{
    const int row = m_model.showPlace(place.row);
    const QModelIndex index = m_model.index(row, std::min(place.column, m_model.columnCount() - 1));
    if (!index.isValid())
        return;
    const bool onScreen = viewport()->rect().contains(QRect(0, rowViewportPosition(row), 1, rowHeight(row)));
    setCurrentIndex(index); // the view's own: a selection with Shift begins here from now on
    selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index, onScreen ? EnsureVisible : PositionAtCenter);
}

std::vector<int> RowsView::shownColumns() const
{
    std::vector<int> columns;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int column = m_header->logicalIndex(visual);
        if (!m_header->isSectionHidden(column))
            columns.push_back(column);
    }
    return columns;
}

qint64 RowsView::firstPlace() const
{
    return m_model.firstPlace();
}

void RowsView::showsRows(int first, int last)
{
    // At an end of the window the rows stay where they are on screen, and the scroll bar moves to its middle.
    const int edge = first <= 0 ? first : last;
    if (const int now = m_model.centre(edge); now != edge)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + now - edge);
    else
        m_model.setVisibleRows(first, last);
}

QModelIndex RowsView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool toEnd = action == MoveEnd;
    if ((modifiers & Qt::ControlModifier) && (toEnd || action == MoveHome) && currentIndex().isValid()) {
        const int column = currentIndex().column(); // it may leave the window
        return m_model.index(m_model.showPlace(toEnd ? m_model.lastPlace() : 0), column);
    }
    return LargeTableView::moveCursor(action, modifiers);
}

} // namespace Balehook
