// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"
#include "models/pagecache.h"
#include "models/pagedrecords.h"
#include "models/pagedtablemodel.h"
#include "models/pageloader.h"

#include <QTimer>
#include <QVariant>

#include <array>
#include <vector>

namespace Balehook {

/// What the rows on screen say, made once and kept until something changes: painting asks for every cell again and
/// again, and formatting numbers and times costs more than drawing them. A fixed ring, not a cache that grows.
class RowCells final
{
public:
    static constexpr int size = 256; ///< more rows than any screen shows

    struct Row
    {
        int row = -1;
        PagedTableModel::RowState state = PagedTableModel::RowState::Waiting;
        Novelty novelty = Novelty::None;
        const RecordPage *page = nullptr; ///< valid until forget()
        qsizetype index = 0;
        QVariant number; ///< text of the vertical header; null until asked for
        std::vector<QVariant> texts; ///< by column; null until asked for
    };

    /// The slot of \a row; taken over (row set to -1) if it held another one.
    Row &at(int row)
    {
        Row &slot = m_rows[static_cast<std::size_t>(row) % size];
        if (slot.row != row)
            slot.row = -1;
        return slot;
    }

    /// Everything is made anew when next asked for.
    void forget()
    {
        for (Row &slot : m_rows)
            slot.row = -1;
    }

private:
    std::array<Row, size> m_rows;
};

/// Wires what is known (PagedRecords) and what is asked (PageLoader) to the signals of the model.
class PagedTableModel::Private final
{
public:
    explicit Private(PagedTableModel &model);

    void restart(PageSource *source, int perPage);
    /// Shows what the source kept of an earlier run, if that has the size that is asked for; it is stale at once.
    void showEarlier();
    void setState(State next);

    /// Records in the listing that the window of rows leaves room for.
    int wantedRows() const;
    /// Brings rowCount() to wantedRows() by rows at the end.
    void fitRows();
    void moveWindow(qint64 first);

    PageRange shownPages() const;
    void look(int direction);
    void onArrived(const PageRequest &asked, const PageAnswer &answer);
    void onFailed(int page, const Error &error);
    void onSourceGone();
    void say(const PagedRecords::Change &change, int pageSizeBefore);
    void pagesChanged(const std::vector<int> &pages);
    void rowsChanged(int first, int last);
    void markSeen(int first, int last);
    void watchChanges();

    RowCells::Row &cells(int row) const;
    QVariant text(RowCells::Row &cells, int column) const;
    QVariant absentText(const RowCells::Row &cells, int column, int role) const;

    PagedTableModel &q;
    PagedRecords records;
    bool pointsOutNews = true;
    PageLoader loader;
    mutable RowCells cache;
    mutable std::vector<QVariant> alignments; ///< by column, as headerRole() says
    mutable std::vector<QVariant> elisions;
    std::function<QString(const QModelIndex &)> noteOf;
    QTimer seenTimer;
    State state = State::NoSource;
    int askedPerPage = 25;
    int rows = 0;
    bool isEarlier = false;
    bool isShrinking = false;
    qint64 firstRecord = 0;
    int firstVisible = 0;
    int lastVisible = -1;
    int direction = 0;
    bool keepsUnseen = false; ///< until the next time that other rows are shown
    QObject links; ///< to the loader: goes first
};

} // namespace Balehook
