// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/filterbuilder.h"

#include "failedrows/find/filterhash.h"
#include "failedrows/find/wantedvalue.h"
#include "failedrows/text/exacthash.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

constexpr qint64 wantedBlockBytes = 8 * 1024;
/// Bytes of a file for one byte of its filter.
constexpr qint64 sparseness = 12;

} // namespace

FilterBuilder::FilterBuilder(FilterKey key, const TableFormat &format, qint64 columns, std::optional<qint64> textBytes)
{
    // Blocks of one size, so that no small file has a second one that is nearly empty.
    m_filter.textBytes = textBytes.value_or(key.bytes);
    const qint64 bytes = std::max<qint64>(m_filter.textBytes, 1);
    const qint64 blocks = (bytes + wantedBlockBytes - 1) / wantedBlockBytes;
    m_blockBytes = (bytes + blocks - 1) / blocks;
    m_filter.shape.words = std::max<qint64>(1, m_blockBytes / sparseness / qint64(2 * sizeof(quint64))) * 2;
    m_filter.key = std::move(key);
    m_filter.format = format;
    m_filter.columns = columns;
    m_bits.resize(size_t(m_filter.shape.words));
    m_words.resize(size_t(m_filter.shape.words * FilterShape::blocksInSegment));
}

bool FilterBuilder::visit(const RowView &row)
{
    if (row.offset >= m_nextBlock)
        beginBlock(row);
    for (const QByteArrayView cell : row.cells) {
        // Nearly all cells are neither empty nor long, and begin and end with something else than blanks.
        const auto isPlain = [](QByteArrayView text) {
            return std::size_t(text.size() - 1) < std::size_t(WantedValue::longestFiltered)
                && quint8(text.front()) > ' ' && quint8(text.back()) > ' ';
        };
        const QByteArrayView value = isPlain(cell) ? cell : withoutBlanks(cell);
        if (!value.isEmpty() && value.size() <= WantedValue::longestFiltered)
            add(filterHash(value));
    }
    m_filter.rows = row.number + 1;
    return true;
}

inline void FilterBuilder::add(quint64 hash)
{
    const FilterShape::Marks marks = m_filter.shape.marksOf(hash);
    m_bits[size_t(marks.word)] |= marks.bits;
    m_bits[size_t(marks.word) + 1] |= marks.bitsOfNext;
}

void FilterBuilder::beginBlock(const RowView &row)
{
    endBlock();
    if (qint64(m_blocks.size()) == FilterShape::blocksInSegment)
        endSegment(row.offset);
    m_blocks.push_back({row.offset, row.number});
    m_nextBlock = row.offset + m_blockBytes;
    ++m_filter.shape.blocks;
}

/// Its words get their places among those of the other blocks.
void FilterBuilder::endBlock()
{
    if (m_blocks.empty())
        return;
    const size_t block = m_blocks.size() - 1;
    for (size_t word = 0; word < m_bits.size(); ++word)
        m_words[word * size_t(FilterShape::blocksInSegment) + block] = std::exchange(m_bits[word], 0);
}

/// \a end: of its last block.
void FilterBuilder::endSegment(qint64 end)
{
    const auto append = [this](const auto *from, size_t count) {
        m_filter.segments.append(reinterpret_cast<const char *>(from), qsizetype(count * sizeof *from));
    };
    const size_t wordsInGroup = size_t(2 * m_filter.shape.pairsInGroup(qint64(m_blocks.size())));
    for (size_t first = 0; first < m_bits.size(); first += wordsInGroup) {
        const qsizetype begin = m_filter.segments.size();
        for (size_t word = first; word < std::min(first + wordsInGroup, m_bits.size()); ++word)
            append(m_words.data() + word * size_t(FilterShape::blocksInSegment), m_blocks.size());
        appendSum(begin);
    }
    const qsizetype begin = m_filter.segments.size();
    m_blocks.push_back({end, 0});
    append(m_blocks.data(), m_blocks.size());
    appendSum(begin);
    m_blocks.clear();
}

/// Of what stands there from \a begin on, and of where that is: another part of the filter is as wrong as a damaged
/// one.
void FilterBuilder::appendSum(qsizetype begin)
{
    const quint64 sum = exactHash(QByteArrayView(m_filter.segments).sliced(begin), quint64(begin));
    m_filter.segments.append(reinterpret_cast<const char *>(&sum), sizeof sum);
}

ValueFilter FilterBuilder::finish()
{
    endBlock();
    if (!m_blocks.empty())
        endSegment(m_filter.textBytes);
    return std::move(m_filter);
}

} // namespace Balehook
