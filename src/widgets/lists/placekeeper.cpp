// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/placekeeper.h"

#include "models/pagedtablemodel.h"
#include "widgets/tables/pagedtableview.h"

#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace Balehook {

PlaceKeeper::PlaceKeeper(PagedTableView &table)
    : QObject(&table)
    , m_table(table)
{
    const auto isByUser = [this] { return !(m_isRestoring || (m_model && m_model->isShrinking())); };
    connect(&table, &PagedTableView::currentRowChanged, this, [this, isByUser] {
        if (isByUser()) {
            m_currentId.clear();
            noteCurrent();
        }
    });
    connect(&table, &PagedTableView::selectionRowsChanged, this, [this, isByUser] {
        if (isByUser())
            replaceSelection();
    });
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, [this, isByUser] {
        if (isByUser())
            m_topId.clear();
    });
}

/// Whose row the current one is, from the moment that is known.
void PlaceKeeper::noteCurrent()
{
    const PagedTableModel *model = m_table.pagedModel();
    m_noted = model;
    m_notedId = model ? model->idAt(m_table.currentIndex().row()) : QString();
}

void PlaceKeeper::moveCurrent(int row, const QString &id)
{
    const PagedTableModel *model = m_table.pagedModel();
    m_noted = model;
    m_notedId = row < 0 ? QString() : id;
    m_currentId.clear();
    const QModelIndex before = m_table.currentIndex();
    if (!model || before.row() == row)
        return;
    m_isRestoring = true;
    const QModelIndex now = row < 0 ? QModelIndex() : model->index(row, std::max(0, before.column()));
    m_table.selectionModel()->setCurrentIndex(now, QItemSelectionModel::NoUpdate);
    m_isRestoring = false;
}

void PlaceKeeper::seekSelection(qint64 rows)
{
    m_sought = m_table.pagedModel();
    m_soughtRows = rows;
    Q_EMIT selectionMoving();
}

void PlaceKeeper::endSeeking()
{
    if (!m_sought)
        return;
    m_sought.clear();
    Q_EMIT selectionSettled();
}

bool PlaceKeeper::isSelectionMoving() const
{
    const bool isRead = m_hasSelection && m_model && m_model->isBusy();
    return isRead || (m_sought && m_sought == m_table.pagedModel());
}

/// By the user.
void PlaceKeeper::replaceSelection()
{
    const bool wasMoving = isSelectionMoving();
    m_sought.clear();
    forgetSelection();
    if (wasMoving)
        Q_EMIT selectionReplaced();
}

/// Somebody else is about to say it, or the page is still to come.
bool PlaceKeeper::isAwaited(const PagedTableModel &model, int row) const
{
    return m_held == &model || !model.isFresh(row);
}

QString PlaceKeeper::currentId() const
{
    const PagedTableModel *model = m_table.pagedModel();
    const int row = m_table.currentIndex().row();
    if (!model || row < 0)
        return {};
    const bool isNoted = m_noted == model && !m_notedId.isEmpty() && isAwaited(*model, row);
    return isNoted ? m_notedId : model->idAt(row);
}

int PlaceKeeper::recordRow() const
{
    const PagedTableModel *model = m_table.pagedModel();
    const int row = m_table.currentIndex().row();
    const QString id = currentId();
    return model && model->idAt(row) != id ? model->rowOfId(id) : row;
}

/// The list moves also while nobody refreshes it: a page that comes in may have another record in the current row.
void PlaceKeeper::followCurrent()
{
    const PagedTableModel *model = m_table.pagedModel();
    const QModelIndex current = m_table.currentIndex();
    if (!model || !current.isValid())
        return;
    const QString id = model->idAt(current.row());
    if (m_noted != model || m_notedId.isEmpty()) {
        noteCurrent();
        return;
    }
    if (isAwaited(*model, current.row()))
        return;
    const int row = id == m_notedId ? current.row() : model->rowOfId(m_notedId);
    if (row == current.row() || (row < 0 && id.isEmpty()))
        return; // where it was, or on a page that is still to come
    const QItemSelection selected = m_table.selectionModel()->selection();
    const bool isAlone = rowCount(rowRanges(selected)) <= 1;
    m_isRestoring = true;
    const bool scrollsToCurrent = m_table.hasAutoScroll();
    m_table.setAutoScroll(false);
    if (row < 0 || (isAlone && !selected.isEmpty()))
        m_table.selectionModel()->clear(); // what else is selected may have moved as well
    if (row >= 0) {
        for (const QItemSelectionRange &range : selected) {
            if (isAlone)
                m_table.selectionModel()->select(
                    QItemSelection(model->index(row, range.left()), model->index(row, range.right())),
                    QItemSelectionModel::Select);
        }
        m_table.selectionModel()->setCurrentIndex(model->index(row, current.column()), QItemSelectionModel::NoUpdate);
    }
    m_table.setAutoScroll(scrollsToCurrent);
    m_isRestoring = false;
    if (row < 0)
        m_notedId.clear();
}

void PlaceKeeper::keep(PagedTableModel &model, bool keepsHeight)
{
    forget();
    if (m_table.pagedModel() != &model)
        return;
    m_model = &model;
    // A row that its record has left says nothing of it any more.
    const bool isNoted = m_noted == &model && m_table.currentIndex().isValid();
    m_currentId = isNoted && !m_notedId.isEmpty() ? m_notedId : model.idAt(m_table.currentIndex().row());
    m_topId = keepsHeight ? model.idAt(m_table.rowAt(0)) : QString();
    noteSelection();
    m_hasSelection = m_table.selectionModel()->hasSelection();
    if (isSelectionMoving())
        Q_EMIT selectionMoving();
}

void PlaceKeeper::noteSelection()
{
    m_rows = m_model->rowCount();
    const QItemSelection all = m_table.selectionModel()->selection();
    QItemSelection some;
    for (const QItemSelectionRange &range : all) {
        if (m_rows > 1 && range.top() == 0 && range.bottom() == m_rows - 1)
            m_whole.emplace_back(range.left(), range.right());
        else
            some.append(range);
    }
    const std::vector<RowRange> runs = rowRanges(some);
    if (rowCount(runs) > mostRows) {
        m_whole.clear();
        return;
    }
    for (const QItemSelectionRange &range : std::as_const(some))
        noteRange(range, runs);
    const int top = m_table.rowAt(0); // is read again, whatever is selected
    if (!m_selected.empty() && top >= 0)
        m_selected.push_back({.id = m_model->idAt(top), .row = top, .run = {top, top}, .place = top});
}

void PlaceKeeper::noteRange(const QItemSelectionRange &range, const std::vector<RowRange> &runs)
{
    const auto run = std::find_if(runs.begin(), runs.end(),
                                  [&range](RowRange each) { return range.isValid() && each.last >= range.top(); });
    if (run == runs.end())
        return;
    for (int row = range.top(); row <= range.bottom(); ++row)
        m_selected.push_back({m_model->idAt(row), row, range.left(), range.right(), *run, row});
}

void PlaceKeeper::restore()
{
    if (!m_model) {
        followCurrent();
        return;
    }
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
    if (row >= 0 && m_model->isFresh(row) && row != current.row())
        m_table.selectionModel()->setCurrentIndex(m_model->index(row, std::max(0, current.column())),
                                                  QItemSelectionModel::NoUpdate);
}

void PlaceKeeper::restoreSelection()
{
    const int rows = m_model->rowCount();
    bool hasMoved = std::exchange(m_rows, rows) != rows && !m_whole.empty();
    const RowShifts known = shifts();
    std::map<std::pair<int, int>, std::set<int>> places; // by columns
    for (Selected &each : m_selected) {
        const int place = placeOf(each, known);
        hasMoved = hasMoved || place != each.place;
        each.place = place;
        if (place >= 0 && each.lastColumn >= each.firstColumn)
            places[{each.firstColumn, each.lastColumn}].insert(place);
    }
    QItemSelection selection;
    for (const auto &[columns, in] : places)
        selection.merge(selectionOf(in, *m_model, columns.first, columns.second), QItemSelectionModel::Select);
    for (const auto &[first, last] : m_whole) {
        if (rows > 0)
            selection.append(QItemSelectionRange(m_model->index(0, first), m_model->index(rows - 1, last)));
    }
    if (hasMoved && !selection.isEmpty())
        m_table.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// Of the records that were read again.
RowShifts PlaceKeeper::shifts() const
{
    RowShifts shifts;
    for (const Selected &each : m_selected) {
        const int row = m_model->rowOfId(each.id);
        if (row >= 0 && m_model->isFresh(row))
            shifts[each.row] = row - each.row;
    }
    return shifts;
}

int PlaceKeeper::placeOf(const Selected &each, const RowShifts &shifts) const
{
    const int found = m_model->rowOfId(each.id);
    if (found >= 0 && m_model->isFresh(found))
        return found;
    // On a page from before: what the user picked there stays as it is shown, unless it is of a run that moved.
    const RowRange within = found >= 0 ? each.run : RowRange{0, std::numeric_limits<int>::max()};
    const std::optional<int> shift = shiftNear(shifts, each.row, within);
    if (!shift && found >= 0)
        return found;
    const int row = each.row + shift.value_or(0);
    if (row < 0 || row >= m_model->rowCount())
        return -1;
    // Not found: on a page that is still to come, unless there is another one already: then it is gone.
    const bool isGone =
        shift && found < 0 && !each.id.isEmpty() && m_model->isFresh(row) && !m_model->idAt(row).isEmpty();
    return isGone ? -1 : row;
}

void PlaceKeeper::forgetSelection()
{
    m_selected.clear();
    m_whole.clear();
    m_hasSelection = false;
}

void PlaceKeeper::settle()
{
    if (m_model)
        restore();
    const bool wasMoving = m_hasSelection;
    forget();
    followCurrent();
    if (wasMoving)
        Q_EMIT selectionSettled();
}

void PlaceKeeper::forget()
{
    m_model.clear();
    m_currentId.clear();
    m_topId.clear();
    forgetSelection();
}

} // namespace Balehook
