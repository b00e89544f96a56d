// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/pagedtableview.h"

#include "models/pagedtablemodel.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Qt makes a selection with each model that a view or a header is given, and keeps it for as long as that model lives.
void dropUnusedSelections(QAbstractItemView &view)
{
    for (QItemSelectionModel *made : view.findChildren<QItemSelectionModel *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (made != view.selectionModel())
            delete made;
    }
}

} // namespace

PagedTableView::PagedTableView(QWidget *parent)
    : LargeTableView(parent)
{
    verticalHeader()->hide();
    // A clickable header asks for each column whether all its rows are selected, one row after the other.
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setResizeContentsPrecision(0);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);

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
        disconnect(m_model, &QAbstractItemModel::modelReset, this, &PagedTableView::reportSoon);
    m_model = model;
    const QByteArray columns = horizontalHeader()->count() > 0 ? horizontalHeader()->saveState() : QByteArray();
    setModel(model);
    if (selection)
        setSelectionModel(selection);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(this), static_cast<QAbstractItemView *>(horizontalHeader()),
          static_cast<QAbstractItemView *>(verticalHeader())})
        dropUnusedSelections(*view);
    if (!columns.isEmpty() && model)
        horizontalHeader()->restoreState(columns);
    if (model)
        connect(model, &QAbstractItemModel::modelReset, this, &PagedTableView::reportSoon);
    reportSoon();
    Q_EMIT currentRowChanged(currentIndex().row());
    Q_EMIT selectionRowsChanged();
}

PagedTableModel *PagedTableView::pagedModel() const
{
    return m_model;
}

void PagedTableView::scrollToPlace(int vertical, int horizontal)
{
    // The bars still have the range of the model before, and would cut the values.
    doItemsLayout();
    verticalScrollBar()->setValue(vertical);
    horizontalScrollBar()->setValue(horizontal);
}

void PagedTableView::showsRows(int first, int last)
{
    if (m_model)
        m_model->setVisibleRows(first, last);
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
