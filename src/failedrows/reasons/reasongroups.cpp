// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasongroups.h"

#include "failedrows/reasons/patterntable.h"
#include "failedrows/reasons/recentreasons.h"
#include "failedrows/text/utf8cut.h"

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

constexpr qsizetype exampleLimit = 1024;
constexpr qsizetype longestConstant = 100;
static_assert(ReasonGroupId::first + ReasonGroups::mostGroups <= RowGroups::idLimit);

} // namespace

ReasonGroups::ReasonGroups(int reasonColumn, ReasonSeparator separator)
    : m_column(reasonColumn)
    , m_separator(separator)
    , m_patterns(std::make_unique<PatternTable>())
    , m_recent(std::make_unique<RecentReasons>())
    , m_groups(ReasonGroupId::first)
{ }

ReasonGroups::~ReasonGroups() = default;

void ReasonGroups::addRow(std::span<const QByteArrayView> cells)
{
    const bool hasCell = m_column >= 0 && std::size_t(m_column) < cells.size();
    addReason(hasCell ? cells[std::size_t(m_column)] : QByteArrayView());
}

void ReasonGroups::addReason(QByteArrayView cell)
{
    std::array<GroupId, RowGroups::mostGroupsOfRow> ids{};
    std::size_t size = 0;
    if (m_separator == ReasonSeparator::None) {
        ids[size++] = groupOf(cell);
    } else {
        ReasonParts parts(cell, m_separator);
        for (QByteArrayView part = parts.next(); !part.isNull() && size < ids.size(); part = parts.next()) {
            const GroupId id = groupOf(part);
            const auto end = ids.begin() + std::ptrdiff_t(size);
            if (std::find(ids.begin(), end, id) == end)
                ids[size++] = id;
        }
        if (size == 0)
            ids[size++] = ReasonGroupId::none;
    }
    for (std::size_t i = 0; i < size; ++i)
        count(ids[i]);
    m_rows.append(std::span(ids).first(size));
}

GroupId ReasonGroups::groupOf(QByteArrayView message)
{
    if (const GroupId recent = m_recent->find(message); recent != ReasonGroupId::none)
        return recent;
    const QByteArrayView pattern = m_normaliser.patternOf(message);
    if (pattern.isEmpty())
        return ReasonGroupId::none;
    GroupId id = m_patterns->find(pattern, m_groups);
    if (id == ReasonGroupId::none)
        id = newGroup(pattern, message);
    else if (!m_groups[id].constants.isEmpty())
        compareValues(m_groups[id]);
    m_recent->remember(message, id);
    return id;
}

GroupId ReasonGroups::newGroup(QByteArrayView pattern, QByteArrayView message)
{
    const bool isFull = m_groups.size() == std::size_t(ReasonGroupId::first) + std::size_t(mostGroups);
    const GroupId id = isFull ? ReasonGroupId::other : GroupId(m_groups.size());
    if (!isFull) {
        m_patterns->insert(pattern, id);
        ReasonGroup &group = m_groups.emplace_back();
        group.pattern = pattern.toByteArray();
        const auto values = m_normaliser.values();
        if (group.pattern.count(reasonMask) == qsizetype(values.size())) { // it may have been cut
            for (const QByteArrayView value : values)
                group.constants.append(value.size() > longestConstant ? QByteArray() : value.toByteArray());
        }
    }
    if (ReasonGroup &group = m_groups[id]; group.example.isEmpty())
        group.example = utf8Cut(message, exampleLimit).toByteArray();
    return id;
}

void ReasonGroups::compareValues(ReasonGroup &group) const
{
    const auto values = m_normaliser.values();
    bool isAnySame = false;
    for (std::size_t i = 0; i < values.size() && qsizetype(values.size()) == group.constants.size(); ++i) {
        const bool isSame = group.constants.at(qsizetype(i)) == values[i];
        if (!isSame && !group.constants.at(qsizetype(i)).isNull())
            group.constants[qsizetype(i)] = QByteArray(); // snapshots keep theirs
        isAnySame = isAnySame || isSame;
    }
    if (!isAnySame)
        group.constants.clear();
}

void ReasonGroups::count(GroupId id)
{
    ReasonGroup &group = m_groups[id];
    if (group.count++ == 0)
        group.firstRow = m_rows.rowCount();
}

ReasonSnapshot ReasonGroups::snapshot(bool complete) const
{
    return ReasonSnapshot(m_groups, m_rows, complete);
}

} // namespace Balehook
