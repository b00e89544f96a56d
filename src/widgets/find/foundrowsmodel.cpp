// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/find/foundrowsmodel.h"

#include "core/text/isolated.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "models/timetext.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

FoundRowsModel::FoundRowsModel(std::function<QString(const QString &)> accountName, QObject *parent)
    : QAbstractItemModel(parent)
    , m_accountName(std::move(accountName))
{ }

void FoundRowsModel::clear()
{
    beginResetModel();
    m_found.clear();
    endResetModel();
}

void FoundRowsModel::add(qint64 place, const CachedFile &file, const FoundRows &rows)
{
    const auto at = std::upper_bound(m_found.begin(), m_found.end(), place,
                                     [](qint64 wanted, const Found &found) { return wanted < found.place; });
    const int row = int(at - m_found.begin());
    beginInsertRows({}, row, row);
    m_found.insert(at, {place, file, rows, rows.count > qint64(rows.rows.size())});
    endInsertRows();
}

const FoundRowsModel::Found &FoundRowsModel::foundOf(const QModelIndex &index) const
{
    return m_found[isFile(index) ? std::size_t(index.row()) : std::size_t(rowOf(qint64(index.internalId()) - 1))];
}

/// Of the file with that place. Rows know their file by it, because more files may come above.
int FoundRowsModel::rowOf(qint64 place) const
{
    const auto at = std::lower_bound(m_found.begin(), m_found.end(), place,
                                     [](const Found &found, qint64 wanted) { return found.place < wanted; });
    return int(at - m_found.begin());
}

const CachedFile *FoundRowsModel::fileAt(const QModelIndex &index) const
{
    return index.isValid() ? &foundOf(index).file : nullptr;
}

qint64 FoundRowsModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    const std::vector<FoundRow> &rows = foundOf(index).rows.rows;
    const std::size_t row = isFile(index) ? 0 : std::min(std::size_t(index.row()), rows.size() - 1);
    return rows.empty() ? -1 : rows[row].number;
}

QModelIndex FoundRowsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const quintptr id = parent.isValid() ? quintptr(m_found[std::size_t(parent.row())].place + 1) : 0;
    return createIndex(row, column, id);
}

QModelIndex FoundRowsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || isFile(child))
        return {};
    return createIndex(rowOf(qint64(child.internalId()) - 1), 0, quintptr(0));
}

int FoundRowsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_found.size());
    if (parent.column() > 0 || !isFile(parent))
        return 0;
    const Found &found = m_found[std::size_t(parent.row())];
    return int(found.rows.rows.size()) + (found.hasMore && !found.rows.rows.empty() ? 1 : 0);
}

int FoundRowsModel::columnCount(const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    return Columns;
}

QVariant FoundRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case RowColumn:
        return tr("Job and row");
    case ColumnColumn:
        return tr("Column");
    case ValueColumn:
        return tr("Value");
    case CellsColumn:
        return tr("All cells");
    }
    return {};
}

QVariant FoundRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::FontRole && isFile(index)) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::TextAlignmentRole && index.column() == RowColumn)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const Found &found = foundOf(index);
    if (!isFile(index))
        return rowText(found, index);
    return index.column() == RowColumn ? fileText(found) : QString();
}

QString FoundRowsModel::fileText(const Found &found) const
{
    const CachedFile &file = found.file;
    const QDateTime time = file.jobCreatedAt.isValid() ? file.jobCreatedAt : file.fetchedAt;
    const QString day = QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
    const QString when = file.jobCreatedAt.isValid() ? tr("created %1").arg(day) : tr("downloaded %1").arg(day);
    const QString rows = tr("%Ln row(s)", nullptr, pluralCount(found.rows.count));
    return titleOfParts(
        {tr("Job %1").arg(cellText(file.jobId)), cellText(file.jobType), m_accountName(file.accountId), when, rows});
}

QString FoundRowsModel::rowText(const Found &found, const QModelIndex &index) const
{
    const std::vector<FoundRow> &rows = found.rows.rows;
    if (std::size_t(index.row()) >= rows.size()) {
        const qint64 more = found.rows.count - qint64(rows.size());
        return index.column() == RowColumn ? tr("%Ln more row(s)", nullptr, pluralCount(more)) : QString();
    }
    const FoundRow &row = rows[std::size_t(index.row())];
    const auto joined = [](const auto &all, auto textOf) {
        QStringList texts;
        for (const auto &each : all)
            texts.append(cellText(textOf(each)));
        return texts.join(u", "_s);
    };
    switch (index.column()) {
    case RowColumn:
        return tr("Row %1").arg(QLocale().toString(row.number + 1));
    case ColumnColumn:
        return joined(row.columns, [&](int column) {
            const QString name = found.rows.header.value(column);
            return name.isEmpty() ? tr("Column %1").arg(QLocale().toString(column + 1)) : name;
        });
    case ValueColumn:
        return joined(row.values, [](const QString &value) { return value; });
    case CellsColumn:
        return cellText(row.cells.join(u" | "_s));
    }
    return {};
}

} // namespace Balehook
