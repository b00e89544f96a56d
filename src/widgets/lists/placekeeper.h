// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/rowranges.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <utility>
#include <vector>

namespace Balehook {

class PagedTableModel;
class PagedTableView;

/// Keeps the user's place while a list is read again: the same records stay current and selected, and at their height
/// on screen, though they may have moved to other rows. Selected rows that nobody has read move with those beside them,
/// and a selection of all rows stays one of all rows. What the user changes meanwhile is the user's. Owned by the page.
class PlaceKeeper final : public QObject
{
    Q_OBJECT

public:
    explicit PlaceKeeper(PagedTableView &table);

    /// More rows than these keep their rows, not their records.
    static constexpr int mostRows = 2000;

    /// While \a model is read again: before anything came. \a keepsHeight: the rows on screen stay where they are; else
    /// the scroll bar does.
    void keep(PagedTableModel &model, bool keepsHeight);
    /// A page came. Before keep(), the current row alone follows its record, or is current no more if that is gone.
    void restore();
    /// All pages came.
    void settle();
    /// The record \a id is in \a row now (-1: in none) and stays current, whatever a page from before shows there.
    void moveCurrent(int row, const QString &id);
    /// Of the current record, also while the page of its row is still to come or from before. Empty: none, or not
    /// known.
    QString currentId() const;
    /// Where to read the current record: its row, or while the page of that one is from before and shows another one,
    /// the row where it was; -1 if it is in none that was read.
    int recordRow() const;
    /// Somebody has asked where the current record of \a model is and will call moveCurrent(): until then the list says
    /// nothing about it. Null: nobody has.
    void hold(const PagedTableModel *model) { m_held = model; }
    /// Somebody looks for the rows of what was selected, in so many \a rows, until endSeeking().
    void seekSelection(qint64 rows);
    void endSeeking();
    qint64 soughtRows() const { return m_sought ? m_soughtRows : 0; }
    /// Somebody else moves the selection.
    void forgetSelection();
    /// The selection is still of rows that its records may have left. What the user selects is not.
    bool isSelectionMoving() const;
    bool isHolding() const { return !m_held.isNull(); }
    /// What changes now in the table is no doing of the user.
    bool isRestoring() const { return m_isRestoring; }

Q_SIGNALS:
    void selectionMoving();
    /// isSelectionMoving() may be over; whoever moves it does so before control returns to the event loop.
    void selectionSettled();
    /// The user has selected something else while isSelectionMoving().
    void selectionReplaced();

private:
    struct Selected
    {
        QString id; ///< empty: not read
        int row = 0;
        int firstColumn = 0;
        int lastColumn = -1; ///< before the first: it only tells how far the rows beside it moved
        RowRange run; ///< of selected rows, with this one
        int place = 0; ///< the row where it is now, -1 for none
    };

    /// What the model shows in \a row says nothing of the record that is there.
    bool isAwaited(const PagedTableModel &model, int row) const;
    void noteSelection();
    void noteRange(const QItemSelectionRange &range, const std::vector<RowRange> &runs);
    void noteCurrent();
    void followCurrent();
    void forget();
    void restoreCurrent();
    void restoreSelection();
    RowShifts shifts() const;
    int placeOf(const Selected &each, const RowShifts &shifts) const;
    void replaceSelection();

    PagedTableView &m_table;
    QPointer<PagedTableModel> m_model;
    QPointer<const PagedTableModel> m_noted; ///< whose row m_notedId is current
    QPointer<const PagedTableModel> m_held; ///< for somebody who asks
    QPointer<const PagedTableModel> m_sought; ///< in which somebody looks for the selection
    QString m_notedId; ///< empty: not known yet
    QString m_currentId;
    QString m_topId;
    std::vector<Selected> m_selected;
    std::vector<std::pair<int, int>> m_whole; ///< first and last column of what is selected in all rows
    int m_rows = 0; ///< so many they were
    bool m_isRestoring = false;
    qint64 m_soughtRows = 0;
    bool m_hasSelection = false; ///< while the list is read again: something is selected
};

} // namespace Balehook
