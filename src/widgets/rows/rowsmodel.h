// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowlist.h"
#include "failedrows/table/tablerow.h"
#include "models/pagedtablemodel.h"

#include <QAbstractTableModel>
#include <QIcon>

#include <functional>
#include <optional>

namespace Balehook {

class FailedRows;

/// The rows to show of a failed file, as a table. Answers from what is in memory, with a placeholder where nothing is,
/// and asks for the rows on screen only: data() starts nothing. The numbers at the side are those of the file.
///
/// Of very many rows it holds windowRows: a window, which showPlace() and centre() move.
class RowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// In the window. QHeaderView takes 8 bytes for each.
    static constexpr int windowRows = 3'000'000;

    explicit RowsModel(FailedRows &rows, QObject *parent = nullptr, int mostRows = windowRows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Rows that are to be read if they are not there, and those around them.
    void setVisibleRows(int first, int last);

    /// Row of the file, from 0; -1 where \a row is none.
    qint64 fileRow(int row) const;
    /// Calls \a found with the place of a row of the file in the list, which may be out of the window, or with -1 if it
    /// is not there: of many rows later, unless another one is looked for or another file opened by then.
    void findPlace(qint64 fileRow, std::function<void(qint64 place)> found);
    bool isFindingPlace() const { return m_found != nullptr; }
    /// Where in the list row 0 is: 0 but for very many rows.
    qint64 firstPlace() const { return m_first; }
    /// The last place of the list; -1 if there is none.
    qint64 lastPlace() const { return m_rows.size() - 1; }
    /// The row of \a place, from 0 to lastPlace(); the window moves if it is not there.
    int showPlace(qint64 place);
    /// Moves the window where \a row is at its end and more is to come; the row that it is then.
    int centre(int row);
    std::optional<TableRow> tableRow(int row) const;

    /// A cell fit for one line; the whole of it is TableRow::text().
    static QString shownCell(QByteArrayView cell);

private:
    void takeFile();
    void takeRows(bool grew);
    void takeColumns();
    QVariant rowHeader(int row, int role) const;
    QString flagText(const TableRow &row) const;
    int rowsFrom(qint64 first, const RowList &rows) const;
    void moveWindow(qint64 place);
    void findElsewhere(qint64 fileRow);

    FailedRows &m_source;
    const int m_mostRows;
    RowList m_rows;
    qint64 m_first = 0;
    int m_columns = 0;
    int m_firstVisible = 0;
    int m_lastVisible = -1;
    std::function<void(qint64 place)> m_found; ///< waits for findPlace()
    int m_turn = 0; ///< another one for each findPlace()
    const QIcon m_mark; ///< of odd rows
};

} // namespace Balehook
