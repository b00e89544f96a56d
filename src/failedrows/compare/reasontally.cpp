// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/reasontally.h"

#include "failedrows/compare/comparedrows.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/reasons/reasontext.h"
#include "failedrows/table/unpackedtable.h"

#include <algorithm>

namespace Balehook {

namespace {

FileReasons::Kind kindOf(GroupId id)
{
    switch (id) {
    case ReasonGroupId::none:
        return FileReasons::Kind::None;
    case ReasonGroupId::other:
        return FileReasons::Kind::Other;
    default:
        return FileReasons::Kind::Masked;
    }
}

} // namespace

ReasonTally::Reason &ReasonTally::reasonOf(FileReasons::Kind kind, const QByteArray &pattern)
{
    const std::pair<quint8, QByteArray> key(quint8(kind), pattern);
    const auto known = m_places.constFind(key);
    const std::size_t place = known != m_places.cend() ? *known : m_reasons.size();
    if (place == m_reasons.size()) {
        m_places.insert(key, place);
        Reason reason;
        // As the reasons of a single file are called.
        if (kind == FileReasons::Kind::Masked)
            reason.title = reasonText(pattern);
        else
            reason.title =
                ReasonSnapshot().title(kind == FileReasons::Kind::None ? ReasonGroupId::none : ReasonGroupId::other);
        m_reasons.push_back(std::move(reason));
    }
    return m_reasons[place];
}

void ReasonTally::count(Reason &reason, qint64 rows, const QDateTime &time)
{
    reason.first = reason.parts.empty() ? time : std::min(reason.first, time);
    reason.last = reason.parts.empty() ? time : std::max(reason.last, time);
    reason.rows += rows;
    reason.parts.push_back({m_files, rows});
}

void ReasonTally::add(const ReasonSnapshot &reasons, const QDateTime &time)
{
    for (const GroupId id : reasons.byCount()) {
        const ReasonGroup &group = reasons.group(id);
        Reason &reason = reasonOf(kindOf(id), group.pattern);
        if (reason.parts.empty())
            reason.example = group.example;
        count(reason, group.count, time);
    }
    ++m_files;
}

void ReasonTally::add(const FileReasons &reasons, const QDateTime &time)
{
    for (const FileReasons::Reason &each : reasons.reasons)
        count(reasonOf(each.kind, each.pattern), each.rows, time);
    ++m_files;
}

std::vector<ReasonTally::Reason> ReasonTally::reasons() const
{
    std::vector<Reason> all = m_reasons;
    std::sort(all.begin(), all.end(), [](const Reason &a, const Reason &b) {
        if (a.parts.size() != b.parts.size())
            return a.parts.size() > b.parts.size();
        return a.rows != b.rows ? a.rows > b.rows : a.title < b.title;
    });
    return all;
}

std::vector<FileReasons::Reason> keptReasons(const ReasonSnapshot &reasons)
{
    std::vector<FileReasons::Reason> kept;
    for (const GroupId id : reasons.byCount())
        kept.push_back({kindOf(id), reasons.group(id).pattern, reasons.group(id).count});
    return kept;
}

Result<ReasonSnapshot> reasonsOf(const ComparedTable::Source &source, const StopFlag &stop)
{
    const auto table = ComparedTable::open(source, stop, UnpackedTable::mostOfMany);
    if (!table)
        return table.error();
    ReasonGroups groups(table.value().reason.column, ReasonSeparator::None);
    const Outcome read = eachRow(table.value(), *stop, [&groups](const RowView &row) { groups.addRow(row.cells); });
    if (!read)
        return read.error();
    return groups.snapshot(true);
}

} // namespace Balehook
