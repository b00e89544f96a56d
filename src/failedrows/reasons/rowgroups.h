// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace Balehook {

/// Index of a group in ReasonSnapshot::groups().
using GroupId = quint16;

namespace ReasonGroupId {
constexpr GroupId none = 0; ///< rows whose reason is empty or missing
constexpr GroupId other = 1; ///< reasons beyond the bound of distinct groups
constexpr GroupId first = 2; ///< the first real group
} // namespace ReasonGroupId

/// Which groups each row has, at two bytes a row. Rows with several groups share a set, kept beside their chunk.
/// Full chunks never change, so that copies share them and cost next to nothing: a copy is a snapshot that another
/// thread may read.
class RowGroups final
{
public:
    static constexpr GroupId idLimit = 20'000; ///< ids stay below it; the numbers above name sets
    static constexpr qsizetype mostGroupsOfRow = 32; ///< further ones are dropped

    /// The groups of the next row, at least one. Repeated ids count once.
    void append(std::span<const GroupId> groups);
    qint64 rowCount() const { return m_rowCount; }

    std::span<const GroupId> groupsOf(qint64 row) const;
    /// Rows that have at least one of \a groups, in order.
    std::vector<quint32> rowsWith(std::span<const GroupId> groups) const;
    qint64 bytes() const;

    RowGroups();
    RowGroups(const RowGroups &other);
    RowGroups &operator=(const RowGroups &other);
    ~RowGroups();

private:
    struct Chunk;
    class SetIndex;
    Chunk &growingChunk();

    std::vector<std::shared_ptr<const Chunk>> m_full;
    std::unique_ptr<Chunk> m_growing;
    std::unique_ptr<SetIndex> m_sets; ///< of the growing chunk
    qint64 m_rowCount = 0;
};

} // namespace Balehook
