// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/tableformat.h"

#include <QByteArray>

#include <bit>

#include <vector>

namespace Balehook {

/// Which file a filter is of, and how it was read: another answer to any of it is another filter.
struct FilterKey
{
    QString diskName; ///< of the file in the cache
    QString format; ///< how the user wants files of its kind to be read, as TableFormat writes it; empty: as guessed
    qint64 bytes = 0; ///< of the file
    qint64 modified = 0; ///< of the file, milliseconds since 1970 UTC

    friend bool operator==(const FilterKey &a, const FilterKey &b) = default;
};

/// The shape of a filter: what has to be known to read its segments.
///
/// The rows of a file are cut into blocks of some kilobytes; of each block the filter knows which values are *not* in
/// its cells. It is a Bloom filter in pairs of words of 64 bits: a value sets three bits in each word of one pair. Up
/// to 256 blocks are a segment, in which the same word of all blocks stands together, so that one read of four
/// kilobytes answers for two megabytes of the file. Behind the words of a segment stands where its blocks begin, and
/// where the last one ends. What is read at once has a sum behind it: a damaged disk would else say of values that they
/// are nowhere.
struct FilterShape
{
    static constexpr qint64 blocksInSegment = 256;
    static constexpr qint64 wordBytes = sizeof(quint64);
    static constexpr qint64 sumBytes = sizeof(quint64);

    /// A block in the file: rows from firstRow on, up to the beginning of the next one.
    struct Block
    {
        qint64 offset = 0;
        qint64 firstRow = 0;
    };

    qint64 blocks = 0;
    qint64 words = 2; ///< of a block; even

    qint64 segments() const { return (blocks + blocksInSegment - 1) / blocksInSegment; }
    qint64 blocksIn(qint64 segment) const { return qMin(blocksInSegment, blocks - segment * blocksInSegment); }
    /// Pairs of words that have a sum together, of a segment of \a inIt blocks: so many as one read takes.
    qint64 pairsInGroup(qint64 inIt) const { return qMin(words / 2, qMax<qint64>(1, blocksInSegment / inIt)); }
    qint64 groupBytes(qint64 pairs, qint64 inIt) const { return pairs * 2 * inIt * wordBytes; } ///< without its sum
    /// Where it is said in a segment of \a inIt blocks where they begin.
    qint64 placesBegin(qint64 inIt) const
    {
        const qint64 groups = (words / 2 + pairsInGroup(inIt) - 1) / pairsInGroup(inIt);
        return words * inIt * wordBytes + groups * sumBytes;
    }
    static qint64 placesBytes(qint64 inIt) { return (inIt + 1) * qint64(sizeof(Block)); }
    qint64 segmentBytes(qint64 inIt) const { return placesBegin(inIt) + placesBytes(inIt) + sumBytes; }
    /// Where the segment begins among all of them.
    qint64 segmentBegin(qint64 segment) const { return segment * segmentBytes(blocksInSegment); }
    qint64 bytes() const
    {
        return blocks == 0 ? 0 : segmentBegin(segments() - 1) + segmentBytes(blocksIn(segments() - 1));
    }

    /// What stands for a value: the first word of its pair, and the bits in both.
    struct Marks
    {
        qint64 word = 0;
        quint64 bits = 0;
        quint64 bitsOfNext = 0;
    };
    Marks marksOf(quint64 hash) const
    {
        constexpr quint64 threeBits = 0x20000801; // a word has room for 64 turns of them, each another value
        const qint64 pair = qint64(((hash >> 32) * quint64(words / 2)) >> 32);
        return {pair * 2, std::rotl(threeBits, int(hash & 63)), std::rotl(threeBits, int((hash >> 6) & 63))};
    }
};

/// The filter of one file, as FilterBuilder makes it and ValueIndex keeps it.
struct ValueFilter
{
    FilterKey key;
    TableFormat format; ///< how it was read
    qint64 columns = 0; ///< of the header or the first row
    qint64 rows = 0;
    qint64 textBytes = 0; ///< of the text whose places it knows: the file, or what is unpacked of it
    FilterShape shape;
    QByteArray segments;
};

} // namespace Balehook
