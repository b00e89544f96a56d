// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pagedrecords.h"
#include "models/pagedtablemodel.h"
#include "models/pageloader.h"
#include "models/rowcells.h"

#include <QTimer>

namespace Balehook {

/// Wires what is known (PagedRecords) and what is asked (PageLoader) to the signals of the model.
class PagedTableModel::Private final
{
public:
    explicit Private(PagedTableModel &model);

    void restart(PageSource *source, int perPage);
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
    bool isShrinking = false;
    qint64 firstRecord = 0;
    int firstVisible = 0;
    int lastVisible = -1;
    int direction = 0;
    bool keepsUnseen = false; ///< until the next time that other rows are shown
};

} // namespace Balehook
