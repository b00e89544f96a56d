// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/rowgroups.h"

#include <QByteArray>
#include <QList>
#include <QMetaType>
#include <QString>

#include <memory>
#include <vector>

namespace Balehook {

/// Rows with the same reason once its values are masked.
struct ReasonGroup
{
    QByteArray pattern = {}; ///< show it by reasonText(); empty in the groups "none" and "other"
    QByteArray example = {}; ///< the first message as it came, cut at 1 KiB
    qint64 count = 0; ///< rows that have it
    qint64 firstRow = -1;
    QList<QByteArray> constants = {}; ///< by mask of the pattern, what all its rows have there, or null; empty: none
};

/// What is known of the reasons so far. An immutable value that threads may share; copying it costs a pointer.
class ReasonSnapshot final
{
public:
    ReasonSnapshot();
    ReasonSnapshot(std::vector<ReasonGroup> groups, const RowGroups &rows, bool complete);

    /// By GroupId. "None" and "other" are always there and may have no rows.
    const std::vector<ReasonGroup> &groups() const { return m_data->groups; }
    const ReasonGroup &group(GroupId id) const { return m_data->groups[id]; }
    qint64 rowCount() const { return m_data->rows.rowCount(); }
    bool isComplete() const { return m_data->complete; } ///< all rows of the file were seen
    bool hasOther() const { return group(ReasonGroupId::other).count > 0; }

    /// Ids of the groups with rows, most rows first; "other" and "none" stand last.
    std::vector<GroupId> byCount() const;
    /// Part of all rows, 0 to 1. The shares of all groups may exceed 1 where rows have several reasons.
    double share(GroupId id) const;
    /// The title of a group for people; translated. Data from outside: shown through cellText().
    QString title(GroupId id) const;
    /// The same with all values masked: what the group is called in any file.
    QString maskedTitle(GroupId id) const;

    std::span<const GroupId> groupsOf(qint64 row) const { return m_data->rows.groupsOf(row); }
    /// Rows that have at least one of \a groups, in order. About a millisecond a million rows.
    std::vector<quint32> rowsWith(std::span<const GroupId> groups) const { return m_data->rows.rowsWith(groups); }
    bool hasOneOf(qint64 row, std::span<const GroupId> groups) const;

    /// The title of the rows without one.
    static QString noReason();

private:
    struct Data
    {
        std::vector<ReasonGroup> groups;
        RowGroups rows;
        bool complete = false;
    };

    std::shared_ptr<const Data> m_data;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::ReasonSnapshot)
