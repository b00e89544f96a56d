// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/recentfilesmodel.h"

#include "core/safetext.h"
#include "failedrows/filecache.h"
#include "widgets/transfertext.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

RecentFilesModel::RecentFilesModel(FileCache &cache, AccountName nameOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cache(cache)
    , m_nameOf(std::move(nameOf))
    , m_files(cache.recentFiles())
{
    connect(&cache, &FileCache::changed, this, [this] {
        beginResetModel();
        m_files = m_cache.recentFiles();
        endResetModel();
    });
}

const CachedFile *RecentFilesModel::fileAt(int row) const
{
    return row < 0 || row >= int(m_files.size()) ? nullptr : &m_files[std::size_t(row)];
}

int RecentFilesModel::countOf(const QString &accountId) const
{
    return int(std::count_if(m_files.begin(), m_files.end(),
                             [&accountId](const CachedFile &each) { return each.accountId == accountId; }));
}

int RecentFilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_files.size());
}

int RecentFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant RecentFilesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CachedFile &file = m_files[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return text(file, index.column());
    if (role == Qt::ToolTipRole)
        return plainToolTip(text(file, index.column()));
    if (role == Qt::TextAlignmentRole && index.column() == SizeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QString RecentFilesModel::text(const CachedFile &file, int column) const
{
    switch (column) {
    case FileColumn:
        return TransferText::name(file.name);
    case KindColumn:
        return TransferText::which(file.which);
    case JobColumn:
        return cellText(file.jobId);
    case AccountColumn:
        return cellText(m_nameOf(file.accountId));
    case SizeColumn:
        return TransferText::size(file.bytes);
    case FetchedColumn:
        return QLocale().toString(file.fetchedAt.toLocalTime(), QLocale::ShortFormat);
    case HostColumn:
        return cellText(file.host);
    default:
        return {};
    }
}

QVariant RecentFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FileColumn:
        return tr("File");
    case KindColumn:
        return tr("Kind");
    case JobColumn:
        return tr("Job");
    case AccountColumn:
        return tr("Account");
    case SizeColumn:
        return tr("Size");
    case FetchedColumn:
        return tr("Downloaded");
    case HostColumn:
        return tr("From");
    default:
        return {};
    }
}

} // namespace Balehook
