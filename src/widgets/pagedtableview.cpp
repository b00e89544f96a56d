// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/pagedtableview.h"

#include "models/pagedtablemodel.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>

namespace Balehook {

using namespace Qt::StringLiterals;

PagedTableView::PagedTableView(QWidget *parent)
    : QTableView(parent)
{
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);

    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setResizeContentsPrecision(0);
    verticalHeader()->setMinimumSectionSize(1); // changing it later looks at each row
    // A clickable header asks for each column whether all its rows are selected, one row after the other.
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setResizeContentsPrecision(0);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    adaptRowHeight();

    // Once for all that happens in one turn of the event loop.
    m_report.setSingleShot(true);
    m_report.setInterval(0);
    connect(&m_report, &QTimer::timeout, this, &PagedTableView::reportVisibleRows);

    connect(verticalScrollBar(), &QScrollBar::sliderPressed, this, [this] {
        if (m_model)
            m_model->setDragging(true);
    });
    connect(verticalScrollBar(), &QScrollBar::sliderReleased, this, [this] {
        if (m_model)
            m_model->setDragging(false);
    });
}

PagedTableView::~PagedTableView() = default;

void PagedTableView::showModel(PagedTableModel *model, QItemSelectionModel *selection)
{
    if (m_model == model)
        return;
    if (m_model)
        disconnect(m_model, nullptr, &m_report, nullptr);
    m_model = model;
    const QByteArray columns = horizontalHeader()->count() > 0 ? horizontalHeader()->saveState() : QByteArray();
    setModel(model);
    if (selection) {
        QItemSelectionModel *made = selectionModel();
        setSelectionModel(selection);
        delete made;
    }
    if (!columns.isEmpty() && model)
        horizontalHeader()->restoreState(columns);
    if (model)
        connect(model, &QAbstractItemModel::modelReset, &m_report, qOverload<>(&QTimer::start));
    m_report.start();
    Q_EMIT currentRowChanged(currentIndex().row());
    Q_EMIT selectionRowsChanged();
}

PagedTableModel *PagedTableView::pagedModel() const
{
    return m_model;
}

void PagedTableView::setCompact(bool compact)
{
    m_compact = compact;
    adaptRowHeight();
}

void PagedTableView::adaptRowHeight()
{
    const int height = fontMetrics().height() + (m_compact ? 4 : 10);
    if (verticalHeader()->defaultSectionSize() == height)
        return;
    {
        // The header would tell the table of each row, one after the other: minutes for a million.
        const QSignalBlocker quiet(verticalHeader());
        verticalHeader()->setDefaultSectionSize(height);
    }
    updateGeometries();
    viewport()->update();
    m_report.start();
}

void PagedTableView::goToRow(int row)
{
    if (!m_model || row < 0 || row >= m_model->rowCount())
        return;
    int column = currentIndex().column();
    if (column < 0 || isColumnHidden(column))
        column = horizontalHeader()->logicalIndexAt(horizontalHeader()->offset() + 1);
    const QModelIndex index = m_model->index(row, qMax(0, column));
    const bool onScreen = viewport()->rect().contains(QRect(0, rowViewportPosition(row), 1, rowHeight(row)));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index, onScreen ? EnsureVisible : PositionAtCenter);
}

void PagedTableView::scrollToPlace(int vertical, int horizontal)
{
    // The bars still have the range of the model before, and would cut the values.
    doItemsLayout();
    verticalScrollBar()->setValue(vertical);
    horizontalScrollBar()->setValue(horizontal);
}

void PagedTableView::reportVisibleRows()
{
    if (!m_model || !isVisible())
        return;
    const int rows = m_model->rowCount();
    const int first = rowAt(0);
    if (rows == 0 || first < 0) {
        // Nothing is known yet: the model asks for its first page.
        m_model->setVisibleRows(0, qMax(0, viewport()->height() / qMax(1, verticalHeader()->defaultSectionSize())));
        return;
    }
    const int last = rowAt(viewport()->height() - 1);
    m_model->setVisibleRows(first, last < 0 ? rows - 1 : last);
}

QModelIndex PagedTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool toEnd = action == MoveEnd;
    if (m_model && m_model->rowCount() > 0 && currentIndex().isValid() && (modifiers & Qt::ControlModifier)
        && (toEnd || action == MoveHome))
        return currentIndex().sibling(toEnd ? m_model->rowCount() - 1 : 0, currentIndex().column());
    return QTableView::moveCursor(action, modifiers);
}

void PagedTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dy != 0)
        m_report.start();
}

void PagedTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_report.start();
}

void PagedTableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_report.start();
}

void PagedTableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        adaptRowHeight();
}

void PagedTableView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QTableView::rowsInserted(parent, start, end);
    m_report.start();
}

void PagedTableView::updateRow(int row)
{
    if (row >= 0)
        viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

void PagedTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() == previous.row())
        return;
    // The whole row carries the mark of the current one.
    updateRow(previous.row());
    updateRow(current.row());
    Q_EMIT currentRowChanged(current.row());
}

void PagedTableView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT selectionRowsChanged();
}

int PagedTableView::foundNear(int start, int column, const QString &typed, bool includeStart) const
{
    constexpr int reach = 2500; // the model keeps 5,000 rows at most
    const int rows = m_model->rowCount();
    const auto matches = [&](int row) {
        return m_model->rowState(row) == PagedTableModel::RowState::Loaded
            && m_model->index(row, column).data().toString().startsWith(typed, Qt::CaseInsensitive);
    };
    for (int row = start + (includeStart ? 0 : 1); row < qMin(rows, start + reach); ++row) {
        if (matches(row))
            return row;
    }
    for (int row = qMax(0, start - reach); row < start; ++row) {
        if (matches(row))
            return row;
    }
    return -1;
}

void PagedTableView::keyboardSearch(const QString &search)
{
    if (!m_model || m_model->rowCount() == 0 || search.isEmpty())
        return;
    const bool goesOn = m_typedAt.isValid() && m_typedAt.elapsed() < QApplication::keyboardInputInterval();
    m_typed = goesOn ? QString(m_typed + search) : search;
    m_typedAt.start();
    const int column = qMax(0, currentIndex().column());
    const int row = foundNear(qMax(0, currentIndex().row()), column, m_typed, m_typed.size() > 1);
    if (row >= 0)
        setCurrentIndex(m_model->index(row, column));
}

} // namespace Balehook
