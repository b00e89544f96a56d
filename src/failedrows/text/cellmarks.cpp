// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/cellmarks.h"

#include "failedrows/text/bytemasks.h"

#include <span>

#ifdef BALEHOOK_MAY_HAVE_AVX2
#include <immintrin.h>
#endif

namespace Balehook {

namespace {

static_assert(CellMarks::blockBytes == ByteMasks::blockBytes);

#ifdef BALEHOOK_MAY_HAVE_AVX2
/// The same as markBlocks() where the processor looks at 32 bytes at once.
__attribute__((target("avx2"))) void markBlocksAvx2(std::span<CellMarks::Block> blocks, const char *bytes,
                                                    char delimiter)
{
    const __m256i delimiters = _mm256_set1_epi8(delimiter);
    const __m256i feeds = _mm256_set1_epi8('\n');
    const __m256i returns = _mm256_set1_epi8('\r');
    const __m256i quotes = _mm256_set1_epi8('"');
    for (CellMarks::Block &block : blocks) {
        block = {};
        for (int half = 0; half < 2; ++half, bytes += 32) {
            const __m256i v = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes));
            const __m256i ends =
                _mm256_or_si256(_mm256_or_si256(_mm256_cmpeq_epi8(v, delimiters), _mm256_cmpeq_epi8(v, feeds)),
                                _mm256_cmpeq_epi8(v, returns));
            block.ends |= quint64(quint32(_mm256_movemask_epi8(ends))) << (half * 32);
            block.quotes |= quint64(quint32(_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, quotes)))) << (half * 32);
        }
    }
}
#endif

void markBlocks(std::span<CellMarks::Block> blocks, const char *bytes, char delimiter)
{
    for (CellMarks::Block &block : blocks) {
        block.ends = ByteMasks::of(bytes, delimiter, '\n', '\r');
        block.quotes = ByteMasks::of(bytes, '"');
        bytes += CellMarks::blockBytes;
    }
}

} // namespace

void CellMarks::find(const char *bytes, qsizetype size, char delimiter)
{
    m_count = std::size_t(size / blockBytes + 1);
    if (m_blocks.size() < m_count)
        m_blocks.resize(m_count);
    const std::span<Block> blocks(m_blocks.data(), m_count);
#ifdef BALEHOOK_MAY_HAVE_AVX2
    if (hasAvx2()) {
        markBlocksAvx2(blocks, bytes, delimiter);
        return;
    }
#endif
    markBlocks(blocks, bytes, delimiter);
}

} // namespace Balehook
