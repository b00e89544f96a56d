// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/reasonsmodel.h"

#include "core/text/safetext.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

ReasonsModel::ReasonsModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

void ReasonsModel::show(const ReasonSnapshot &snapshot, qint64 rows, const std::optional<MatchingRows> &matching)
{
    std::vector<GroupId> groups = snapshot.byCount();
    if (groups.size() < m_groups.size()) // of another column
        clear();
    // New groups come at the end first; then all find their places.
    if (groups.size() > m_groups.size()) {
        beginInsertRows({}, int(m_groups.size()) + 1, int(groups.size()));
        std::vector<GroupId> known = m_groups;
        std::sort(known.begin(), known.end());
        for (const GroupId id : groups) {
            if (!std::binary_search(known.begin(), known.end(), id))
                m_groups.push_back(id);
        }
        m_snapshot = snapshot;
        endInsertRows();
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> ids;
    for (const QModelIndex &index : before)
        ids.push_back(groupAt(index.row()));
    m_snapshot = snapshot;
    m_rows = matching ? matching->all.size() : rows;
    m_counts = matching ? matching->counts : std::vector<qint64>();
    m_groups = std::move(groups);
    for (qsizetype i = 0; i < before.size(); ++i)
        changePersistentIndex(before[i], lineOf(ids[std::size_t(i)]));
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void ReasonsModel::clear()
{
    beginResetModel();
    m_snapshot = {};
    m_groups.clear();
    m_counts.clear();
    m_rows = 0;
    endResetModel();
}

QModelIndex ReasonsModel::lineOf(int group) const
{
    if (group == allRows)
        return index(0);
    const auto found = std::find(m_groups.begin(), m_groups.end(), GroupId(group));
    return found != m_groups.end() ? index(int(found - m_groups.begin()) + 1) : QModelIndex();
}

int ReasonsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_groups.size()) + 1;
}

QVariant ReasonsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const int group = groupAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(group);
    case Qt::ToolTipRole:
        return toolTipOf(group);
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(titleOf(group), countText(group));
    case GroupRole:
        return group;
    case CountRole:
        return countOf(group);
    case ShareRole:
        return group == allRows ? 1.0 : shareOf(group);
    case WidestCountTextRole:
        return shareText(countOf(allRows), 9.9);
    case CountTextRole:
        return countText(group);
    default:
        return {};
    }
}

qint64 ReasonsModel::countOf(int group) const
{
    if (group == allRows)
        return m_rows;
    // A group may be newer than the counts.
    return m_counts.empty()                    ? m_snapshot.group(GroupId(group)).count
        : std::size_t(group) < m_counts.size() ? m_counts[std::size_t(group)]
                                               : 0;
}

double ReasonsModel::shareOf(int group) const
{
    if (m_counts.empty())
        return m_snapshot.share(GroupId(group));
    return m_rows > 0 ? double(countOf(group)) / double(m_rows) : 0;
}

QString ReasonsModel::titleOf(int group) const
{
    return group == allRows ? tr("All rows") : cellText(m_snapshot.title(GroupId(group)));
}

QString ReasonsModel::countText(int group) const
{
    const QLocale locale;
    const QString count = locale.toString(countOf(group));
    if (group == allRows || countOf(group) == 0)
        return count;
    const double percent = shareOf(group) * 100;
    if (percent > 0 && percent < 0.1)
        return tr("%1 · below 0.1%").arg(count);
    return shareText(countOf(group), percent);
}

QString ReasonsModel::shareText(qint64 count, double percent)
{
    const QLocale locale;
    //: A number of rows and their share of all rows in percent.
    return tr("%1 · %2%").arg(locale.toString(count), locale.toString(percent, 'f', percent < 9.95 ? 1 : 0));
}

QString ReasonsModel::toolTipOf(int group) const
{
    if (group < int(ReasonGroupId::first))
        return {};
    const ReasonGroup &reason = m_snapshot.group(GroupId(group));
    const QString example = QString::fromUtf8(reason.example);
    return plainToolTip(titleOf(group) + u"\n\n"_s
                        + tr("First in row %1: %2").arg(QLocale().toString(reason.firstRow + 1), example));
}

} // namespace Balehook
