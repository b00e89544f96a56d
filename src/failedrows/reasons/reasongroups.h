// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonnormaliser.h"
#include "failedrows/reasons/reasonseparator.h"
#include "failedrows/reasons/reasonsnapshot.h"

#include <QByteArrayView>

#include <memory>
#include <span>
#include <vector>

namespace Balehook {

class PatternTable;
class RecentReasons;

/// Groups the rows of a file by their reasons while they are read. Lives in the worker; the window gets snapshots.
class ReasonGroups final
{
public:
    /// Beyond this many distinct patterns a reason goes to the group "other".
    static constexpr int mostGroups = 10'000;

    ReasonGroups(int reasonColumn, ReasonSeparator separator);
    ~ReasonGroups();
    Q_DISABLE_COPY_MOVE(ReasonGroups)

    /// Rows come in order from 0, each once. A row without the column counts as one without a reason.
    void addRow(std::span<const QByteArrayView> cells);
    /// The same with the reason's cell alone.
    void addReason(QByteArrayView cell);

    /// May be taken at any time, some times a second. \a complete: no row follows.
    ReasonSnapshot snapshot(bool complete = false) const;
    qint64 rowCount() const { return m_rows.rowCount(); }

private:
    GroupId groupOf(QByteArrayView message);
    GroupId newGroup(QByteArrayView pattern, QByteArrayView message);
    /// Of a group that is known already: what its rows have in common, with those of the last message.
    void compareValues(ReasonGroup &group) const;
    void count(GroupId id);

    int m_column;
    ReasonSeparator m_separator;
    ReasonNormaliser m_normaliser;
    std::unique_ptr<PatternTable> m_patterns;
    std::unique_ptr<RecentReasons> m_recent;
    std::vector<ReasonGroup> m_groups;
    RowGroups m_rows;
};

} // namespace Balehook
