// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/reasontally.h"

#include "failedrows/compare/comparedtable.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablefile.h"

#include <algorithm>

namespace Balehook {

void ReasonTally::add(const ReasonSnapshot &reasons, const QDateTime &time)
{
    for (const GroupId id : reasons.byCount()) {
        const ReasonGroup &group = reasons.group(id);
        Reason &reason = m_reasons[reasons.title(id)];
        if (reason.files == 0) {
            reason.title = reasons.title(id);
            reason.example = group.example;
            reason.first = reason.last = time;
        }
        reason.rows += group.count;
        ++reason.files;
        reason.first = std::min(reason.first, time);
        reason.last = std::max(reason.last, time);
    }
}

std::vector<ReasonTally::Reason> ReasonTally::reasons() const
{
    std::vector<Reason> all(m_reasons.begin(), m_reasons.end());
    std::sort(all.begin(), all.end(), [](const Reason &a, const Reason &b) {
        if (a.files != b.files)
            return a.files > b.files;
        return a.rows != b.rows ? a.rows > b.rows : a.title < b.title;
    });
    return all;
}

Result<ReasonSnapshot> reasonsOf(const QString &path, const QString &wantedFormat, const QString &wantedColumn,
                                 const std::atomic_bool &stop)
{
    const auto table = ComparedTable::open(path, wantedFormat);
    if (!table)
        return table.error();
    const TableFormat &format = table.value().format;
    const int wanted = wantedColumn.isEmpty() ? -1 : table.value().columnNamed(wantedColumn);
    ReasonGroups groups(wanted >= 0 ? wanted : table.value().reason.column, ReasonSeparator::None);
    TableFile file(path);
    if (const Outcome opened = file.open(); !opened)
        return opened.error();
    RowReader reader(file, format, {format.bomLength, file.stamp().size, format.hasHeader ? -1 : 0}, 0);
    while (reader.next()) {
        if (stop)
            return Error(ErrorKind::Cancelled);
        if (reader.row().number >= 0)
            groups.addRow(reader.row().cells);
    }
    if (reader.error())
        return *reader.error();
    if (const Outcome unchanged = file.check(); !unchanged)
        return unchanged.error();
    return groups.snapshot(true);
}

} // namespace Balehook
