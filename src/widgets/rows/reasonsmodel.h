// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonsnapshot.h"
#include "failedrows/rows/rowarranger.h"

#include <QAbstractListModel>

namespace Balehook {

/// The reasons of a failed file, most rows first, below a line for all rows. Groups keep their identity while the
/// counts grow and their order changes.
class ReasonsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        GroupRole = Qt::UserRole, ///< GroupId as int; allRows for the first line
        CountRole, ///< rows, qint64
        ShareRole, ///< of all rows, double from 0 to 1
        CountTextRole, ///< both in words
        WidestCountTextRole, ///< the same for all lines: as wide as nearly every CountTextRole
    };
    static constexpr int allRows = -1;

    explicit ReasonsModel(QObject *parent = nullptr);

    /// \a rows: of the file, as far as it is read. \a matching: while conditions hold, what meets them is counted.
    void show(const ReasonSnapshot &snapshot, qint64 rows, const std::optional<MatchingRows> &matching = {});
    /// Nothing but the line for all rows.
    void clear();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QModelIndex lineOf(int group) const;
    int groupAt(int line) const { return line == 0 ? allRows : int(m_groups[std::size_t(line - 1)]); }
    qint64 countOf(int group) const;
    double shareOf(int group) const;
    static QString shareText(qint64 count, double percent);
    QString titleOf(int group) const;
    QString countText(int group) const;
    QString toolTipOf(int group) const;

    ReasonSnapshot m_snapshot;
    qint64 m_rows = 0; ///< that are counted
    std::vector<qint64> m_counts; ///< of the rows that meet the conditions, by GroupId; else empty
    std::vector<GroupId> m_groups;
};

} // namespace Balehook
