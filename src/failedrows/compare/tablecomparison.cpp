// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/tablecomparison.h"

#include "failedrows/compare/comparedrows.h"
#include "failedrows/find/wantedvalue.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowview.h"

#include <algorithm>
#include <limits>
#include <map>

namespace Balehook {

namespace {

/// What is known of a key, by the hash of its values. 64 bits of two million keys are the same once in some millions of
/// comparisons.
struct Entry
{
    quint64 key = 0;
    quint32 olderRow = 0;
    quint32 newerRow = 0;
    quint32 others = 0; ///< hash of the other cells of the older row
    quint16 olderCount = 0;
    quint16 newerCount = 0;
    bool hasChangedCells = false;
};

void count(quint16 &counter)
{
    if (counter < std::numeric_limits<quint16>::max())
        ++counter;
}

/// Entries in the order in which their keys were met, found by the key.
class Entries final
{
public:
    Entries()
        : m_places(1024, 0)
    { }

    Entry *find(quint64 key)
    {
        const quint32 place = m_places[slotOf(key)];
        return place == 0 ? nullptr : &all[place - 1];
    }
    Entry &add(quint64 key)
    {
        if (all.size() * 3 > m_places.size() * 2)
            grow();
        all.push_back({.key = key});
        m_places[slotOf(key)] = quint32(all.size());
        return all.back();
    }

    std::vector<Entry> all;

private:
    /// Where the key is, or would be.
    std::size_t slotOf(quint64 key) const
    {
        const std::size_t mask = m_places.size() - 1;
        std::size_t slot = std::size_t(key) & mask;
        while (m_places[slot] != 0 && all[m_places[slot] - 1].key != key)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow()
    {
        m_places.assign(m_places.size() * 2, 0);
        for (std::size_t place = 0; place < all.size(); ++place)
            m_places[slotOf(all[place].key)] = quint32(place + 1);
    }

    std::vector<quint32> m_places; ///< 0: empty, else place in all plus 1; a power of two
};

quint64 joined(quint64 hash, QByteArrayView cell)
{
    hash = (hash ^ valueHash(cell)) * 0x9fb21c651e98df25ULL;
    return hash ^ (hash >> 29);
}

/// Nothing where all cells are empty.
std::optional<quint64> keyOf(const RowView &row, const std::vector<int> &columns)
{
    quint64 hash = 0x2545f4914f6cdd1dULL;
    bool isEmpty = true;
    for (const int column : columns) {
        const QByteArrayView cell = withoutBlanks(row.cell(column));
        isEmpty = isEmpty && cell.isEmpty();
        hash = joined(hash, cell);
    }
    return isEmpty ? std::nullopt : std::optional(hash);
}

quint32 othersOf(const RowView &row, const std::vector<int> &columns)
{
    quint64 hash = 0;
    for (const int column : columns)
        hash = joined(hash, row.cell(column));
    return quint32(hash >> 32);
}

/// For each group of \a newer that of \a older with the same pattern; -1 where there is none.
std::vector<qint64> groupsInOlder(const ReasonSnapshot &older, const ReasonSnapshot &newer)
{
    std::map<QByteArray, qint64> byPattern;
    for (std::size_t id = 0; id < older.groups().size(); ++id) {
        if (!older.groups()[id].pattern.isEmpty())
            byPattern.emplace(older.groups()[id].pattern, qint64(id));
    }
    std::vector<qint64> ids;
    for (std::size_t id = 0; id < newer.groups().size(); ++id) {
        const QByteArray &pattern = newer.groups()[id].pattern;
        const auto found = byPattern.find(pattern);
        // "None" is in both; "other" may be anything.
        const bool isNone = id == std::size_t(ReasonGroupId::none);
        ids.push_back(isNone ? qint64(id) : found == byPattern.end() ? -1 : found->second);
    }
    return ids;
}

} // namespace

Result<std::pair<TableComparison::Side, TableComparison::Side>>
TableComparison::sidesOf(const ComparedTable &older, const ComparedTable &newer, const QStringList &keys)
{
    std::pair<Side, Side> sides;
    sides.first.reason = older.reason.column;
    sides.second.reason = newer.reason.column;
    for (const QString &name : keys) {
        const int inOlder = older.columnNamed(name);
        const int inNewer = newer.columnNamed(name);
        if (inOlder < 0 || inNewer < 0) {
            Error error(ErrorKind::NotAllowed);
            error.detail = name;
            return error;
        }
        sides.first.keys.push_back(inOlder);
        sides.second.keys.push_back(inNewer);
    }
    const auto isIn = [](const std::vector<int> &columns, int column) {
        return std::find(columns.begin(), columns.end(), column) != columns.end();
    };
    for (int column = 0; column < int(older.columns); ++column) {
        const int other = newer.columnNamed(older.columnName(column));
        if (other < 0 || column == sides.first.reason || other == sides.second.reason || isIn(sides.first.keys, column))
            continue;
        sides.first.others.push_back(column);
        sides.second.others.push_back(other);
    }
    return sides;
}

Result<TableComparison> TableComparison::of(const ComparedTable &older, const Side &olderSide,
                                            const ComparedTable &newer, const Side &newerSide,
                                            const std::atomic_bool &stop)
{
    TableComparison result;
    Entries entries;
    ReasonGroups olderGroups(olderSide.reason, ReasonSeparator::None);
    const Outcome readOlder = eachRow(older, stop, [&](const RowView &row) {
        ++result.olderRows;
        olderGroups.addRow(row.cells);
        const auto key = keyOf(row, olderSide.keys);
        if (!key) {
            ++result.olderWithoutKey;
            return;
        }
        if (Entry *known = entries.find(*key)) {
            count(known->olderCount);
            ++result.olderDuplicates;
            return;
        }
        Entry &entry = entries.add(*key);
        entry.olderRow = quint32(row.number);
        entry.others = othersOf(row, olderSide.others);
        entry.olderCount = 1;
    });
    if (!readOlder)
        return readOlder.error();

    ReasonGroups newerGroups(newerSide.reason, ReasonSeparator::None);
    const Outcome readNewer = eachRow(newer, stop, [&](const RowView &row) {
        ++result.newerRows;
        newerGroups.addRow(row.cells);
        const auto key = keyOf(row, newerSide.keys);
        if (!key) {
            ++result.newerWithoutKey;
            return;
        }
        Entry *entry = entries.find(*key);
        if (!entry)
            entry = &entries.add(*key);
        count(entry->newerCount);
        if (entry->newerCount > 1) {
            ++result.newerDuplicates;
            return;
        }
        entry->newerRow = quint32(row.number);
        entry->hasChangedCells = entry->olderCount > 0 && entry->others != othersOf(row, newerSide.others);
    });
    if (!readNewer)
        return readNewer.error();

    result.olderReasons = olderGroups.snapshot(true);
    result.newerReasons = newerGroups.snapshot(true);
    const std::vector<qint64> inOlder = groupsInOlder(result.olderReasons, result.newerReasons);
    const auto hasSameReason = [&](const Entry &entry) {
        const auto before = result.olderReasons.groupsOf(entry.olderRow);
        const auto after = result.newerReasons.groupsOf(entry.newerRow);
        return before.size() == after.size()
            && std::equal(before.begin(), before.end(), after.begin(),
                          [&](GroupId one, GroupId two) { return qint64(one) == inOlder[two]; });
    };
    for (const Entry &entry : entries.all) {
        if (entry.olderCount > 1 || entry.newerCount > 1) {
            // The first of each was not counted as a duplicate.
            result.olderDuplicates += entry.olderCount > 0;
            result.newerDuplicates += entry.newerCount > 0;
        } else if (entry.newerCount == 0) {
            result.notInNewer.push_back(entry.olderRow);
        } else if (entry.olderCount == 0) {
            result.newlyFailing.push_back(entry.newerRow);
        } else {
            auto &pairs = hasSameReason(entry) ? result.sameReason : result.otherReason;
            pairs.push_back({entry.olderRow, entry.newerRow, entry.hasChangedCells});
        }
    }
    return result;
}

} // namespace Balehook
