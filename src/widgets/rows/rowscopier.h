// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "core/text/exportformat.h"
#include "failedrows/rows/rowlist.h"
#include "failedrows/table/rowscan.h"
#include "widgets/tables/rowranges.h"

#include <QItemSelection>
#include <QObject>
#include <QPointer>
#include <QRect>

#include <memory>

class QMimeData;

namespace Balehook {

class CellCollector;
class FailedRows;

/// Brings selected cells to the clipboard with their whole texts. Reads what is not in memory, and waits until the file
/// was read to its end. One object a copy, deleted by its owner after copied(), tooMany() or failed().
class RowsCopier final : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 maxRows = 100'000;
    static constexpr std::size_t mostCellsAsTable = 50'000; ///< more take too long to put together and to paste

    struct Wish
    {
        ExportFormat format = ExportFormat::Tsv;
        bool withHeader = false;
        QString source = {}; ///< what the rows are from, to be said above the header; empty for nothing
        QItemSelection selection; ///< cells that are not in it stay empty; read at once
        std::vector<int> columns; ///< those on screen, in their order
        qint64 firstPlace = 0; ///< of the selection's row 0 in FailedRows::rows()
    };

    RowsCopier(FailedRows &rows, Wish wish, QObject *parent = nullptr);
    ~RowsCopier() override;

    void start();

Q_SIGNALS:
    /// \a asPlainText: there were too many cells for a table that tells a spreadsheet that all of them are texts.
    /// \a guardedCells were given an apostrophe.
    void copied(qint64 rows, bool asPlainText, qint64 guardedCells);
    /// More rows, or more text, than a clipboard is good for.
    void tooMany();
    void failed(const Balehook::Error &error);

private:
    void limitColumns();
    void read();
    void finish(CellCollector &cells);
    bool isTable(std::size_t rows) const;
    QByteArray caption() const;
    std::unique_ptr<QMimeData> mimeData(const std::vector<QByteArrayList> &rows);
    bool isWanted(int row, int column) const;

    FailedRows &m_rows;
    Wish m_wish;
    RowList m_list;
    std::vector<QRect> m_cells; ///< selected; columns are x. The selection's own ranges end with a reset of its model
    std::vector<RowRange> m_ranges;
    QPointer<RowScan> m_scan;
    qint64 m_guardedCells = 0;
};

} // namespace Balehook
