// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"
#include "failedrows/find/searchedfile.h"

#include <QAbstractItemModel>

#include <functional>
#include <vector>

namespace Balehook {

/// What a search in failed rows found: the files of jobs, those of the newest first, and below each its rows. Owned by
/// the dialog.
class FoundRowsModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { RowColumn, ColumnColumn, ValueColumn, CellsColumn, Columns };

    /// \a accountName: by its id.
    explicit FoundRowsModel(std::function<QString(const QString &accountId)> accountName, QObject *parent = nullptr);

    void clear();
    /// \a place: of \a file among all that are searched; those that come first stand above the others.
    void add(qint64 place, const CachedFile &file, const FoundRows &rows);

    /// The file of \a index, which is it or one of its rows; null for an invalid one.
    const CachedFile *fileAt(const QModelIndex &index) const;
    /// Of a row: its number in the file; of a file the first one that was found. -1 for an invalid one.
    qint64 rowAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Found
    {
        qint64 place = 0;
        CachedFile file;
        FoundRows rows;
        bool hasMore = false; ///< rows that are counted only
    };

    static bool isFile(const QModelIndex &index) { return index.internalId() == 0; }
    int rowOf(qint64 place) const;
    const Found &foundOf(const QModelIndex &index) const;
    QString fileText(const Found &found) const;
    QString rowText(const Found &found, const QModelIndex &index) const;

    std::function<QString(const QString &accountId)> m_accountName;
    std::vector<Found> m_found;
};

} // namespace Balehook
