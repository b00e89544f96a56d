// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/keptindexesmodel.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"

#include <QLocale>

#include <algorithm>
#include <numeric>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

KeptIndexesModel::KeptIndexesModel(std::function<QString(const QString &accountId)> nameOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_nameOf(std::move(nameOf))
{ }

void KeptIndexesModel::setIndexes(std::vector<KeptIndex> indexes)
{
    const bool isSame = std::ranges::equal(indexes, m_indexes, {}, &KeptIndex::name, &KeptIndex::name);
    if (isSame && !indexes.empty()) {
        m_indexes = std::move(indexes);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_indexes = std::move(indexes);
    endResetModel();
}

const KeptIndex *KeptIndexesModel::indexAt(int row) const
{
    return row < 0 || row >= int(m_indexes.size()) ? nullptr : &m_indexes[std::size_t(row)];
}

qint64 KeptIndexesModel::bytes() const
{
    return std::accumulate(m_indexes.begin(), m_indexes.end(), qint64(0),
                           [](qint64 sum, const KeptIndex &each) { return sum + each.bytes; });
}

int KeptIndexesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_indexes.size());
}

int KeptIndexesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant KeptIndexesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeptIndex &kept = m_indexes[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return text(kept, index.column());
    if (role == Qt::ToolTipRole)
        return plainToolTip(text(kept, index.column()));
    if (role == Qt::TextAlignmentRole && (index.column() == JobsColumn || index.column() == SizeColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QString KeptIndexesModel::text(const KeptIndex &index, int column) const
{
    using State = IndexPeek::State;
    switch (column) {
    case AccountColumn:
        return index.accountId.isEmpty() ? tr("A removed account") : cellText(m_nameOf(index.accountId));
    case JobsColumn:
        if (index.now.state == State::Newer || index.now.state == State::Damaged
            || index.now.state == State::Unreadable)
            return u"–"_s;
        return QLocale().toString(index.now.jobs);
    case SizeColumn:
        return dataSize(index.bytes);
    default:
        return index.hasDamagedCopy && index.now.state != State::Damaged
            ? tr("%1, and a damaged copy", "state of an index").arg(stateText(index))
            : stateText(index);
    }
}

QString KeptIndexesModel::stateText(const KeptIndex &index)
{
    if (index.isFilling)
        return tr("Loading");
    switch (index.now.state) {
    case IndexPeek::State::Empty:
        return tr("No jobs loaded");
    case IndexPeek::State::Part:
        return tr("Not all jobs loaded");
    case IndexPeek::State::Complete:
        return tr("All jobs loaded");
    case IndexPeek::State::Newer:
        return tr("Written by a newer version");
    case IndexPeek::State::Damaged:
        return tr("Damaged");
    case IndexPeek::State::Unreadable:
        return tr("Unreadable");
    }
    return {};
}

QVariant KeptIndexesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && (section == JobsColumn || section == SizeColumn))
        return int(Qt::AlignTrailing | Qt::AlignVCenter); // above its numbers
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case AccountColumn:
        return tr("Account");
    case JobsColumn:
        return tr("Jobs");
    case SizeColumn:
        return tr("Size");
    default:
        return tr("State");
    }
}

} // namespace Balehook
