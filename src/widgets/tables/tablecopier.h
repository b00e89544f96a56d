// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "widgets/tables/cliptable.h"
#include "widgets/tables/rowranges.h"

#include <QHash>
#include <QItemSelection>
#include <QObject>
#include <QPersistentModelIndex>

#include <memory>
#include <optional>

namespace Balehook {

class PagedTableModel;
class RecordPage;
class RecordWalk;

/// Copies selected cells. Rows that are not loaded are read first (never placeholders), so it may take a while: one
/// object a copy, deleted by its owner after copied(), tooMany() or failed().
class TableCopier final : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 maxRows = 10'000;

    /// \a columns: the visible ones, in the order on screen.
    TableCopier(const PagedTableModel &model, QItemSelection selection, std::vector<int> columns, bool withHeader,
                QObject *parent = nullptr);
    ~TableCopier() override;

    /// Small selections of loaded rows are copied before this returns.
    void start();
    void cancel();

Q_SIGNALS:
    void progressed(qint64 readRows, qint64 wantedRows);
    void copied(const Balehook::ClipTable &table, qint64 rows);
    void tooMany(qint64 rows);
    void failed(const Balehook::Error &error);

private:
    using Rows = QHash<int, QStringList>;

    void limitColumns();
    std::vector<RowRange> takeLoadedRows();
    void readNext();
    bool keepRecord(qint64 record, const RecordPage &page, qsizetype index);
    bool isWanted(int row, int column) const;
    template <typename CellText>
    QStringList cells(int row, CellText &&cellText) const;
    void finish();

    const PagedTableModel &m_model;
    QItemSelection m_selection;
    std::vector<int> m_columns;
    bool m_withHeader;
    std::vector<RowRange> m_rows;
    std::vector<RowRange> m_missing; ///< still to be read; the first one is being read
    Rows m_cells;
    std::unique_ptr<RecordWalk> m_walk;
};

} // namespace Balehook
