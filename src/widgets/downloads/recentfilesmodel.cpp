// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/recentfilesmodel.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "widgets/links/transfertext.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace Balehook {

namespace {

/// What stays the same of a file, however often it is fetched and opened.
QString keyOf(const CachedFile &file)
{
    return file.accountId + u'/' + file.diskName;
}

} // namespace

RecentFilesModel::RecentFilesModel(FileCache &cache, AccountName nameOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_cache(cache)
    , m_nameOf(std::move(nameOf))
    , m_files(cache.recentFiles())
    , m_updates([this] {
        update();
        m_updates.isOver();
    })
{
    connect(&cache, &FileCache::changed, this, [this] { m_updates.want(); });
}

/// Row by row: a reset would take selection, current file and place from the view.
void RecentFilesModel::update()
{
    std::vector<CachedFile> now = m_cache.recentFiles();
    removeAllBut(now);
    for (std::size_t row = 0; row < now.size(); ++row)
        put(std::move(now[row]), int(row));
    if (!m_files.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT updated();
}

void RecentFilesModel::removeAllBut(const std::vector<CachedFile> &now)
{
    QSet<QString> keys;
    for (const CachedFile &each : now)
        keys.insert(keyOf(each));
    const auto isGone = [&keys](const CachedFile &file) { return !keys.contains(keyOf(file)); };
    for (int last = int(m_files.size()) - 1; last >= 0; --last) {
        if (!isGone(m_files[std::size_t(last)]))
            continue;
        int first = last;
        while (first > 0 && isGone(m_files[std::size_t(first - 1)]))
            --first;
        beginRemoveRows({}, first, last);
        m_files.erase(m_files.begin() + first, m_files.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
}

/// The rows above \a row are as they are to be.
void RecentFilesModel::put(CachedFile file, int row)
{
    const auto to = m_files.begin() + row;
    const auto from =
        std::find_if(to, m_files.end(), [key = keyOf(file)](const CachedFile &each) { return keyOf(each) == key; });
    if (from == m_files.end()) {
        beginInsertRows({}, row, row);
        m_files.insert(to, std::move(file));
        endInsertRows();
        return;
    }
    if (from != to) {
        const int before = int(from - m_files.begin());
        beginMoveRows({}, before, before, {}, row);
        std::rotate(to, from, from + 1);
        endMoveRows();
    }
    *to = std::move(file); // dataChanged() comes for all
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
        return dataSize(file.bytes);
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
