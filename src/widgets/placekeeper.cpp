// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/placekeeper.h"

#include "models/pagedtablemodel.h"
#include "widgets/pagedtableview.h"
#include "widgets/rowranges.h"

#include <QScrollBar>

#include <algorithm>

namespace Balehook {

PlaceKeeper::PlaceKeeper(PagedTableView &table)
    : QObject(&table)
    , m_table(table)
{
    connect(&table, &PagedTableView::currentRowChanged, this, [this] {
        if (!m_isRestoring)
            m_currentId.clear();
    });
    connect(&table, &PagedTableView::selectionRowsChanged, this, [this] {
        if (!m_isRestoring)
            m_selected.clear();
    });
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_isRestoring)
            m_topId.clear();
    });
}

void PlaceKeeper::keep(PagedTableModel &model, bool keepsHeight)
{
    forget();
    if (m_table.pagedModel() != &model)
        return;
    m_model = &model;
    m_currentId = model.idAt(m_table.currentIndex().row());
    m_topId = keepsHeight ? model.idAt(m_table.rowAt(0)) : QString();
    noteSelection();
}

void PlaceKeeper::noteSelection()
{
    const QItemSelection selection = m_table.selectionModel()->selection();
    if (rowCount(rowRanges(selection)) > mostRows)
        return;
    for (const QItemSelectionRange &range : selection)
        noteRange(range);
}

void PlaceKeeper::noteRange(const QItemSelectionRange &range)
{
    for (int row = range.top(); row <= range.bottom(); ++row) {
        const QString id = m_model->idAt(row);
        if (!id.isEmpty())
            m_selected.push_back({id, row, range.left(), range.right()});
    }
}

void PlaceKeeper::restore()
{
    if (!m_model)
        return;
    if (m_table.pagedModel() != m_model) {
        forget();
        return;
    }
    m_isRestoring = true;
    const bool scrollsToCurrent = m_table.hasAutoScroll();
    m_table.setAutoScroll(false);
    restoreCurrent();
    restoreSelection();
    m_table.setAutoScroll(scrollsToCurrent);
    const int top = m_topId.isEmpty() ? -1 : m_model->rowOfId(m_topId);
    if (top >= 0 && top != m_table.rowAt(0)) {
        m_model->keepUnseen(); // what comes in above the screen has not been seen by leaving it
        m_table.scrollToPlace(top, m_table.horizontalScrollBar()->value());
    }
    m_isRestoring = false;
}

void PlaceKeeper::restoreCurrent()
{
    const QModelIndex current = m_table.currentIndex();
    const int row = m_currentId.isEmpty() ? -1 : m_model->rowOfId(m_currentId);
    if (row >= 0 && row != current.row())
        m_table.selectionModel()->setCurrentIndex(m_model->index(row, std::max(0, current.column())),
                                                  QItemSelectionModel::NoUpdate);
}

void PlaceKeeper::restoreSelection()
{
    bool hasMoved = false;
    QItemSelection selection;
    for (Selected &each : m_selected) {
        // Not found: on a page that is still to come, or gone. Its row is left to it until that is known.
        const int row = m_model->rowOfId(each.id);
        if (row < 0)
            continue;
        hasMoved = hasMoved || row != each.row;
        each.row = row;
        selection.append(
            QItemSelectionRange(m_model->index(row, each.firstColumn), m_model->index(row, each.lastColumn)));
    }
    if (hasMoved)
        m_table.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void PlaceKeeper::forget()
{
    m_model.clear();
    m_currentId.clear();
    m_topId.clear();
    m_selected.clear();
}

} // namespace Balehook
