// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/order/sortpieces.h"

#include <numeric>
#include <utility>

namespace Balehook {

namespace {

constexpr std::size_t mostSamples = 4'096;
constexpr double fullness = 0.7; // of a piece that is made by samples: it may be larger than they say

} // namespace

SortPieces::SortPieces(KeyOrder order)
    : m_order(order)
{ }

bool SortPieces::isKept(const KeySlice::Added &added)
{
    if (!m_isAgain) {
        ++m_size;
        m_bytes += added.bytes();
        sample(added);
    }
    if (m_counts.empty())
        return !(m_now > 0 && isBefore(added.entry, added, m_now))
            && (m_now + 1 == m_pieces.size() || isBefore(added.entry, added, m_now + 1));
    std::size_t piece = 0;
    for (std::size_t end = m_pieces.size(); end - piece > 1;) {
        const std::size_t half = piece + (end - piece) / 2;
        (isBefore(added.entry, added, half) ? end : piece) = half;
    }
    ++m_counts[piece];
    return piece == m_now;
}

void SortPieces::sample(const KeySlice::Added &added)
{
    if (m_unsampled > 0) {
        --m_unsampled;
        return;
    }
    m_samples.appendFar(added);
    if (m_samples.entries.size() == mostSamples) {
        KeySlice kept;
        for (std::size_t i = 0; i < mostSamples; i += 2)
            kept.appendFar(m_samples, m_samples.entries[i]);
        m_samples = std::move(kept);
        m_sampleStep *= 2;
    }
    m_unsampled = std::size_t(m_random.bounded(quint64(2 * m_sampleStep - 1)));
}

void SortPieces::cut(KeySlice from)
{
    const std::size_t next = m_now + 1;
    if (!std::exchange(m_isCut, true)) {
        m_pieces.insert(m_pieces.begin() + std::ptrdiff_t(next), Piece());
        if (!m_counts.empty())
            m_counts.insert(m_counts.begin() + std::ptrdiff_t(next), 0);
    }
    m_pieces[next].from = std::move(from);
}

/// From here on the counts are right, those behind the first piece once they were counted.
void SortPieces::endReading(std::size_t kept)
{
    if (!m_isAgain)
        m_pieces.front().count = m_size;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_pieces[i].count = m_counts[i];
    m_areCounted = m_areCounted || !m_counts.empty();
    m_counts.clear();
    if (!std::exchange(m_isCut, false))
        return;
    Piece &now = m_pieces[m_now];
    Piece &left = m_pieces[m_now + 1];
    left.count = now.count + left.count - std::min(now.count + left.count, kept);
    now.count = kept;
}

void SortPieces::setAllOrdered()
{
    m_pieces = {{{}, m_size, true}};
    m_now = 0;
}

/// What is behind the first piece is one piece so far.
void SortPieces::divideRest(std::size_t mostBytes)
{
    m_order.sort(m_samples);
    const auto &samples = m_samples.entries;
    const auto begin = std::partition_point(samples.begin(), samples.end(),
                                            [this](const auto &entry) { return isBefore(entry, m_samples, 1); });
    const double mostOfSamples = fullness * double(mostBytes) * double(m_samples.bytes()) / double(m_bytes);
    std::size_t left = m_pieces.back().count;
    const double perSample = double(left) / double(std::max<std::ptrdiff_t>(samples.end() - begin, 1));
    double bytes = 0;
    double count = 0;
    for (auto at = begin; at != samples.end(); ++at) {
        if (bytes >= mostOfSamples) {
            m_pieces.back().count = std::min(left, std::size_t(count));
            left -= m_pieces.back().count;
            m_pieces.emplace_back().from.appendFar(m_samples, *at);
            bytes = 0;
            count = 0;
        }
        bytes += double(m_samples.bytesOf(*at));
        count += perSample;
    }
    m_pieces.back().count = left;
    m_areCounted = m_pieces.size() == 2;
    m_samples = KeySlice();
}

void SortPieces::begin(std::optional<std::size_t> row, std::size_t mostBytes)
{
    if (!std::exchange(m_isAgain, true))
        divideRest(mostBytes);
    else if (std::exchange(m_isCut, false)) // given up while it was read
        m_pieces.erase(m_pieces.begin() + std::ptrdiff_t(m_now) + 1);
    m_now = row ? pieceOf(*row) : 0;
    if (m_pieces[m_now].isOrdered) {
        const auto next =
            std::find_if(m_pieces.begin(), m_pieces.end(), [](const Piece &piece) { return !piece.isOrdered; });
        m_now = std::size_t(next - m_pieces.begin());
    }
    m_counts.assign(m_areCounted ? 0 : m_pieces.size(), 0);
}

bool SortPieces::haveMore() const
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        if (i != m_now && !m_pieces[i].isOrdered)
            return true;
    }
    return false;
}

std::size_t SortPieces::pieceOf(std::size_t row) const
{
    std::size_t piece = 0;
    for (; piece + 1 < m_pieces.size() && row >= m_pieces[piece].count; ++piece)
        row -= m_pieces[piece].count;
    return piece;
}

bool SortPieces::isNow(std::size_t row) const
{
    const std::size_t piece = pieceOf(row);
    return piece == m_now || (m_isCut && piece == m_now + 1) || m_pieces[piece].isOrdered;
}

std::size_t SortPieces::firstRow() const
{
    return std::accumulate(m_pieces.begin(), m_pieces.begin() + std::ptrdiff_t(m_now), std::size_t(0),
                           [](std::size_t sum, const Piece &piece) { return sum + piece.count; });
}

/// What is known of a piece is at its beginning. While counts are estimates, only the first piece can be in order.
std::optional<std::size_t> SortPieces::firstMissing(std::size_t first, std::size_t end,
                                                    std::optional<std::size_t> known) const
{
    std::size_t begin = 0;
    for (std::size_t i = 0; i < m_pieces.size() && first >= begin; ++i) {
        const Piece &piece = m_pieces[i];
        if (piece.isOrdered)
            first = std::max(first, begin + piece.count);
        else if (i == m_now && known)
            first = std::max(first, *known);
        begin += piece.count;
    }
    return first < end ? std::optional(first) : std::nullopt;
}

} // namespace Balehook
