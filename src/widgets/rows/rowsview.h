// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/textfind.h"
#include "failedrows/text/cellpattern.h"
#include "widgets/tables/largetableview.h"

namespace Balehook {

class RowsDelegate;
class RowsHeader;
class RowsModel;

/// The rows of a failed file with their numbers at the side.
class RowsView final : public LargeTableView
{
    Q_OBJECT

public:
    /// Columns behind have a width of their own only where somebody gives it to them: each fitted one costs time with
    /// the number of all.
    static constexpr int mostFitted = 500;

    explicit RowsView(RowsModel &model, QWidget *parent = nullptr);
    ~RowsView() override;

    RowsHeader &header() { return *m_header; }
    /// The first columns get the width that their first rows need, within bounds.
    void fitColumns(int first = 0);
    /// The row numbers get the width that \a rows need.
    void fitRowNumbers(qint64 rows);
    /// Cells that hold \a text are tinted; empty: none.
    void highlight(const QString &text, CellTextKind kind);
    /// Selects one cell and brings it to the middle if it is not on screen.
    void goToPlace(CellPlace place);
    /// Columns that are not hidden, in the order on screen.
    std::vector<int> shownColumns() const;

    /// Nothing: looking through millions of rows for typed letters is what the find bar is for.
    void keyboardSearch(const QString & /*search*/) override { }

    /// Where in the list its first row is: see RowsModel.
    qint64 firstPlace() const;

protected:
    void showsRows(int first, int last) override;
    /// Ctrl+Home and Ctrl+End go to the first and last row of the list, wherever the window of the model is.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    RowsModel &m_model;
    RowsHeader *m_header;
    RowsDelegate *m_delegate;
};

} // namespace Balehook
