// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/tablecomparison.h"

#include "core/process/freedmemory.h"
#include "failedrows/compare/comparedrows.h"
#include "failedrows/find/wantedvalue.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowview.h"
#include "failedrows/text/exacthash.h"

#include <QThreadPool>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <memory>
#include <utility>

namespace Balehook {

namespace {

/// What is compared of a row. 64 bits of two million keys are the same once in some millions of comparisons.
struct KeyedRow
{
    quint64 key; ///< hash of its values
    quint32 row;
    quint32 others; ///< hash of the other cells
};

/// The rows of a file in parts by their keys, so that those of one part stay in the processor's cache while they are
/// looked up. In pieces, which need no copies to grow.
class KeyedRows final
{
public:
    static constexpr int parts = 512;

    void add(const KeyedRow &row)
    {
        Part &part = m_parts[partOf(row.key)];
        const std::size_t at = part.count++ % pieceRows;
        if (at == 0)
            part.pieces.push_back(std::make_unique_for_overwrite<Piece>());
        (*part.pieces.back())[at] = row;
    }
    std::size_t countOf(int part) const { return m_parts[std::size_t(part)].count; }
    /// Those of a part in the order of the file, and their memory is given back.
    template <typename See>
    void take(int number, See see)
    {
        Part part = std::exchange(m_parts[std::size_t(number)], {});
        for (std::size_t place = 0; place < part.count; ++place)
            see((*part.pieces[place / pieceRows])[place % pieceRows]);
    }

private:
    static constexpr std::size_t pieceRows = 256;
    using Piece = std::array<KeyedRow, pieceRows>;
    struct Part
    {
        std::vector<std::unique_ptr<Piece>> pieces;
        std::size_t count = 0;
    };
    static std::size_t partOf(quint64 key) { return std::size_t(key >> 55); }

    std::array<Part, parts> m_parts;
};

/// What became of the rows of both files.
struct Matches
{
    static constexpr quint32 none = 0xffffffff; ///< it has no row of its key in the newer file
    static constexpr quint32 left = 0xfffffffe; ///< it has no key, or one that is not unique
    static constexpr quint32 changed = 0x80000000; ///< other cells of the row that it names are not the same

    Matches(qint64 olderRows, qint64 newerRows)
        : newer(std::size_t(olderRows), left)
        , hasSameReason(std::size_t(olderRows), 0)
        , isNew(std::size_t(newerRows), 0)
    { }

    // Bytes, since two threads could not write bits.
    std::vector<quint32> newer; ///< by row of the older file
    std::vector<char> hasSameReason; ///< as well: as the row that it names
    std::vector<char> isNew; ///< by row of the newer file
};

/// Looks rows up in each other. Several may do so with parts of the same rows, each in a thread of its own: no row is
/// in two parts.
class Joiner final
{
public:
    explicit Joiner(Matches &matches)
        : m_matches(matches)
    { }

    void join(KeyedRows &olderRows, KeyedRows &newerRows, int part);

    std::size_t pairs = 0;
    qint64 olderDuplicates = 0;
    qint64 newerDuplicates = 0;

private:
    struct Entry
    {
        quint64 key = 0;
        quint32 older = 0; ///< the first row
        quint32 newer = 0;
        quint32 others = 0;
        quint32 olderCount = 0;
        quint32 newerCount = 0;
        bool isChanged = false;
    };
    Entry &entryOf(quint64 key);

    Matches &m_matches;
    std::vector<Entry> m_entries;
    std::vector<quint32> m_slots; ///< 0: empty, else place in m_entries plus 1; a power of two
};

Joiner::Entry &Joiner::entryOf(quint64 key)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::size_t(key) & mask;
    while (m_slots[slot] != 0 && m_entries[m_slots[slot] - 1].key != key)
        slot = (slot + 1) & mask;
    if (m_slots[slot] == 0) {
        m_entries.push_back({.key = key});
        m_slots[slot] = quint32(m_entries.size());
    }
    return m_entries[m_slots[slot] - 1];
}

void Joiner::join(KeyedRows &olderRows, KeyedRows &newerRows, int part)
{
    const std::size_t most = olderRows.countOf(part) + newerRows.countOf(part);
    m_entries.clear();
    m_slots.assign(std::bit_ceil(most * 3 / 2 + 1), 0);
    olderRows.take(part, [this](const KeyedRow &row) {
        Entry &entry = entryOf(row.key);
        if (entry.olderCount++ > 0)
            return;
        entry.older = row.row;
        entry.others = row.others;
    });
    newerRows.take(part, [this](const KeyedRow &row) {
        Entry &entry = entryOf(row.key);
        if (entry.newerCount++ > 0)
            return;
        entry.newer = row.row;
        entry.isChanged = entry.others != row.others;
    });
    for (const Entry &entry : m_entries) {
        if (entry.olderCount > 1 || entry.newerCount > 1) {
            olderDuplicates += entry.olderCount;
            newerDuplicates += entry.newerCount;
        } else if (entry.olderCount == 0) {
            m_matches.isNew[entry.newer] = 1;
        } else if (entry.newerCount == 0) {
            m_matches.newer[entry.older] = Matches::none;
        } else {
            m_matches.newer[entry.older] = entry.newer | (entry.isChanged ? Matches::changed : 0);
            ++pairs;
        }
    }
}

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
        hash = exactHash(row.cell(column), hash);
    return quint32(hash);
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
    const QHash<QString, int> inOlder = older.columnsByName();
    const QHash<QString, int> inNewer = newer.columnsByName();
    for (const QString &name : keys) {
        const QString folded = ComparedTable::foldedName(name);
        if (!inOlder.contains(folded) || !inNewer.contains(folded))
            return Error(ErrorKind::NotAllowed, name);
        sides.first.keys.push_back(inOlder.value(folded));
        sides.second.keys.push_back(inNewer.value(folded));
    }
    const auto isIn = [](const std::vector<int> &columns, int column) {
        return std::find(columns.begin(), columns.end(), column) != columns.end();
    };
    // Of several columns with one name, the first is that of the first.
    QHash<QString, QList<int>> ofName;
    for (int column = 0; column < int(newer.columns); ++column)
        ofName[ComparedTable::foldedName(newer.columnName(column))].append(column);
    QHash<QString, qsizetype> met;
    for (int column = 0; column < int(older.columns); ++column) {
        const QString name = ComparedTable::foldedName(older.columnName(column));
        const int other = ofName.value(name).value(met[name]++, -1);
        if (other < 0 || column == sides.first.reason || other == sides.second.reason || isIn(sides.first.keys, column))
            continue;
        sides.first.others.push_back(column);
        sides.second.others.push_back(other);
    }
    return sides;
}

namespace {

/// What is read of one of the files.
struct ReadSide
{
    KeyedRows keyed;
    ReasonSnapshot reasons;
    qint64 rows = 0;
    qint64 withoutKey = 0;
    Outcome outcome = Nothing();
};

void inTwoThreads(const auto &one, const auto &two)
{
    QThreadPool other;
    other.start([&two] { two(); });
    one();
    other.waitForDone();
}

void read(const ComparedTable &table, const TableComparison::Side &side, const std::atomic_bool &stop, ReadSide &read)
{
    // The highest bit of a row's number, and the two highest numbers, are taken.
    constexpr qint64 mostRows = 0x7ffffff0;
    ReasonGroups groups(side.reason, ReasonSeparator::None);
    read.outcome = rowsWhile(table, stop, [&](const RowView &row) {
        ++read.rows;
        groups.addRow(row.cells);
        if (const auto key = keyOf(row, side.keys))
            read.keyed.add({*key, quint32(row.number), othersOf(row, side.others)});
        else
            ++read.withoutKey;
        return read.rows < mostRows;
    });
    if (read.outcome && read.rows >= mostRows)
        read.outcome = Error(ErrorKind::TooLarge);
    read.reasons = groups.snapshot(true);
}

} // namespace

Result<TableComparison> TableComparison::of(const ComparedTable &older, const Side &olderSide,
                                            const ComparedTable &newer, const Side &newerSide,
                                            const std::atomic_bool &stop)
{
    ReadSide before;
    ReadSide after;
    inTwoThreads([&] { read(older, olderSide, stop, before); }, [&] { read(newer, newerSide, stop, after); });
    for (const ReadSide *side : {&before, &after}) {
        if (!side->outcome)
            return side->outcome.error();
    }
    Matches matches(before.rows, after.rows);
    std::array<Joiner, 2> joiners{Joiner(matches), Joiner(matches)};
    const auto joinParts = [&](Joiner &joiner, int first, int end) {
        for (int part = first; part < end && !stop; ++part)
            joiner.join(before.keyed, after.keyed, part);
    };
    inTwoThreads([&] { joinParts(joiners[0], 0, KeyedRows::parts / 2); },
                 [&] { joinParts(joiners[1], KeyedRows::parts / 2, KeyedRows::parts); });
    if (stop)
        return Error(ErrorKind::Cancelled);
    giveBackFreedMemory(); // before as much is taken for the pairs

    TableComparison result;
    result.olderRows = before.rows;
    result.newerRows = after.rows;
    result.olderWithoutKey = before.withoutKey;
    result.newerWithoutKey = after.withoutKey;
    result.olderDuplicates = joiners[0].olderDuplicates + joiners[1].olderDuplicates;
    result.newerDuplicates = joiners[0].newerDuplicates + joiners[1].newerDuplicates;
    result.olderReasons = std::move(before.reasons);
    result.newerReasons = std::move(after.reasons);
    const std::vector<qint64> inOlder = groupsInOlder(result.olderReasons, result.newerReasons);
    const auto hasSameReason = [&](quint32 olderRow, quint32 newerRow) {
        const auto one = result.olderReasons.groupsOf(olderRow);
        const auto two = result.newerReasons.groupsOf(newerRow);
        return one.size() == two.size()
            && std::equal(one.begin(), one.end(), two.begin(),
                          [&](GroupId first, GroupId second) { return qint64(first) == inOlder[second]; });
    };
    // The rows of the newer file are all over it, so that each look at one waits for the memory.
    const auto markSameReasons = [&](std::size_t first, std::size_t end) {
        for (std::size_t row = first; row < end && !stop; ++row) {
            const quint32 match = matches.newer[row];
            const bool isPaired = match < Matches::left;
            matches.hasSameReason[row] = isPaired && hasSameReason(quint32(row), match & ~Matches::changed) ? 1 : 0;
        }
    };
    const std::size_t half = matches.newer.size() / 2;
    inTwoThreads([&] { markSameReasons(0, half); }, [&] { markSameReasons(half, matches.newer.size()); });
    if (stop)
        return Error(ErrorKind::Cancelled);
    // What of it is not written to takes no memory.
    result.sameReason.reserve(joiners[0].pairs + joiners[1].pairs);
    result.otherReason.reserve(joiners[0].pairs + joiners[1].pairs);
    for (std::size_t row = 0; row < matches.newer.size(); ++row) {
        const quint32 match = matches.newer[row];
        if (match == Matches::left)
            continue;
        if (match == Matches::none) {
            result.notInNewer.push_back(quint32(row));
            continue;
        }
        auto &pairs = matches.hasSameReason[row] ? result.sameReason : result.otherReason;
        pairs.push_back({quint32(row), match & ~Matches::changed, (match & Matches::changed) != 0});
    }
    for (std::size_t row = 0; row < matches.isNew.size(); ++row) {
        if (matches.isNew[row])
            result.newlyFailing.push_back(quint32(row));
    }
    return result;
}

} // namespace Balehook
