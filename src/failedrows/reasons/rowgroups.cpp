// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/rowgroups.h"

#include <QByteArray>
#include <QHash>

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

constexpr qsizetype chunkRows = 32'768;
static_assert(RowGroups::idLimit + chunkRows <= std::numeric_limits<GroupId>::max(),
              "each row of a chunk may have a set of its own");

} // namespace

struct RowGroups::Chunk
{
    std::vector<GroupId> ids; ///< one a row: of a group, or idLimit + index of a set
    std::vector<quint32> setEnds; ///< where each set ends in the pool
    std::vector<GroupId> pool;

    std::span<const GroupId> set(std::size_t index) const
    {
        const quint32 begin = index == 0 ? 0 : setEnds[index - 1];
        return std::span(pool).subspan(begin, setEnds[index] - begin);
    }

    std::span<const GroupId> groupsOf(std::size_t row) const
    {
        return ids[row] < idLimit ? std::span(&ids[row], 1) : set(std::size_t(ids[row] - idLimit));
    }
};

/// Finds the set that equals the groups of a row.
class RowGroups::SetIndex final
{
public:
    GroupId idOf(Chunk &chunk, std::span<const GroupId> groups)
    {
        const QByteArray key(
            QByteArray::fromRawData(reinterpret_cast<const char *>(groups.data()), qsizetype(groups.size_bytes())));
        if (const auto found = m_ids.constFind(key); found != m_ids.constEnd())
            return *found;
        const auto id = GroupId(idLimit + chunk.setEnds.size());
        chunk.pool.insert(chunk.pool.end(), groups.begin(), groups.end());
        chunk.setEnds.push_back(quint32(chunk.pool.size()));
        m_ids.insert(QByteArray(key.constData(), key.size()), id);
        return id;
    }

private:
    QHash<QByteArray, GroupId> m_ids;
};

RowGroups::RowGroups() = default;
RowGroups::~RowGroups() = default;

RowGroups::RowGroups(const RowGroups &other)
    : m_full(other.m_full)
    , m_growing(other.m_growing ? std::make_unique<Chunk>(*other.m_growing) : nullptr)
    , m_rowCount(other.m_rowCount)
{ }

RowGroups &RowGroups::operator=(const RowGroups &other)
{
    m_full = other.m_full;
    m_growing = other.m_growing ? std::make_unique<Chunk>(*other.m_growing) : nullptr;
    m_sets.reset();
    m_rowCount = other.m_rowCount;
    return *this;
}

RowGroups::Chunk &RowGroups::growingChunk()
{
    if (m_growing && qsizetype(m_growing->ids.size()) == chunkRows) {
        m_growing->pool.shrink_to_fit();
        m_growing->setEnds.shrink_to_fit();
        m_full.push_back(std::move(m_growing));
        m_sets.reset();
    }
    if (!m_growing) {
        m_growing = std::make_unique<Chunk>();
        m_growing->ids.reserve(chunkRows);
    }
    return *m_growing;
}

void RowGroups::append(std::span<const GroupId> groups)
{
    Q_ASSERT(!groups.empty());
    Chunk &chunk = growingChunk();
    ++m_rowCount;
    if (groups.size() == 1) {
        chunk.ids.push_back(groups.front());
        return;
    }
    std::array<GroupId, mostGroupsOfRow> kept{};
    std::size_t count = 0;
    for (const GroupId group : groups) {
        const auto end = kept.begin() + std::ptrdiff_t(count);
        if (count < kept.size() && std::find(kept.begin(), end, group) == end)
            kept[count++] = group;
    }
    if (count == 1) {
        chunk.ids.push_back(kept.front());
        return;
    }
    if (!m_sets)
        m_sets = std::make_unique<SetIndex>();
    chunk.ids.push_back(m_sets->idOf(chunk, std::span(kept).first(count)));
}

std::span<const GroupId> RowGroups::groupsOf(qint64 row) const
{
    Q_ASSERT(row >= 0 && row < m_rowCount);
    const auto index = std::size_t(row / chunkRows);
    const Chunk &chunk = index < m_full.size() ? *m_full[index] : *m_growing;
    return chunk.groupsOf(std::size_t(row % chunkRows));
}

std::vector<quint32> RowGroups::rowsWith(std::span<const GroupId> groups) const
{
    std::vector<quint32> rows;
    std::vector<quint8> isWanted(std::numeric_limits<GroupId>::max() + 1U, 0);
    for (const GroupId group : groups)
        isWanted[group] = 1;

    quint32 row = 0;
    const auto addRows = [&](const Chunk &chunk) {
        for (std::size_t set = 0; set < chunk.setEnds.size(); ++set) {
            const std::span<const GroupId> members = chunk.set(set);
            isWanted[idLimit + set] =
                quint8(std::any_of(members.begin(), members.end(), [&](GroupId id) { return isWanted[id] != 0; }));
        }
        // Without a branch, which could not be foretold.
        std::size_t count = rows.size();
        rows.resize(count + chunk.ids.size());
        for (const GroupId id : chunk.ids) {
            rows[count] = row++;
            count += isWanted[id];
        }
        rows.resize(count);
    };
    for (const auto &chunk : m_full)
        addRows(*chunk);
    if (m_growing)
        addRows(*m_growing);
    return rows;
}

qint64 RowGroups::bytes() const
{
    const auto bytesOf = [](const Chunk &chunk) {
        const std::size_t size = sizeof(Chunk) + chunk.ids.capacity() * sizeof(GroupId)
            + chunk.setEnds.capacity() * sizeof(quint32) + chunk.pool.capacity() * sizeof(GroupId);
        return qint64(size);
    };
    qint64 bytes = m_growing ? bytesOf(*m_growing) : 0;
    for (const auto &chunk : m_full)
        bytes += bytesOf(*chunk);
    return bytes;
}

} // namespace Balehook
