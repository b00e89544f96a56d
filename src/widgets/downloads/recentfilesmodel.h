// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/process/pace.h"
#include "failedrows/cache/cachedfile.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace Balehook {

class FileCache;

/// The files in the cache, those used last first. Reads the cache when it is made and when the cache says that it
/// changed: at once, but with thousands of files not for each of many that come in. A file keeps its selection then.
/// FileCache outlives it.
class RecentFilesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        FileColumn,
        KindColumn,
        JobColumn,
        AccountColumn,
        SizeColumn,
        FetchedColumn,
        HostColumn,
        ColumnCount
    };

    using AccountName = std::function<QString(const QString &accountId)>;
    RecentFilesModel(FileCache &cache, AccountName nameOf, QObject *parent = nullptr);

    /// Now, for who has just changed the cache.
    void update();

    /// Null for a row that is not there.
    const CachedFile *fileAt(int row) const;
    /// How many of them belong to \a accountId.
    int countOf(const QString &accountId) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The rows are what the cache holds now.
    void updated();

private:
    void removeAllBut(const std::vector<CachedFile> &now);
    void put(CachedFile file, int row);
    QString text(const CachedFile &file, int column) const;

    FileCache &m_cache;
    AccountName m_nameOf;
    std::vector<CachedFile> m_files;
    Pace m_updates;
};

} // namespace Balehook
