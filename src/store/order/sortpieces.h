// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/order/keyslice.h"

#include <QRandomGenerator>

namespace Balehook {

/// An order of places that is made piece by piece, as all of it takes too much memory at once: all are read for each
/// piece, the first time for the first one. Behind it, pieces are made by samples of the first reading; the second one
/// counts what is in each. Owned by SortedPlaces.
class SortPieces final
{
public:
    explicit SortPieces(KeyOrder order);

    /// Whether it is in the piece that is read now.
    bool isKept(const KeySlice::Added &added);
    /// The piece is too large: what is not before the one entry of \a from is left for the next one.
    void cut(KeySlice from);
    bool isBeforeNext(const KeySlice::Entry &entry, const KeySlice &slice) const
    {
        return isBefore(entry, slice, m_now + 1);
    }
    /// All were read, \a kept of them were kept.
    void endReading(std::size_t kept);
    /// All that was kept is in order.
    void setOrdered() { m_pieces[m_now].isOrdered = true; }
    /// All are in order without having been read again.
    void setAllOrdered();

    /// All are read again for the piece that has \a row, as far as is known; without one, for the first that is not in
    /// order. What is being read is given up. \a mostBytes: of a piece, about.
    void begin(std::optional<std::size_t> row, std::size_t mostBytes);
    bool isAgain() const { return m_isAgain; }
    /// There are some not in order beside the one that is read.
    bool haveMore() const;
    std::size_t size() const { return m_size; } ///< of all
    /// Its piece is what is read now, or what is left of that, or in order.
    bool isNow(std::size_t row) const;
    /// The first row of the piece, and the one behind its last. After endReading().
    std::size_t firstRow() const;
    std::size_t endRow() const { return firstRow() + m_pieces[m_now].count; }
    /// This reading counts what is in the pieces.
    bool isCounting() const { return !m_counts.empty(); }
    /// The first of the rows from \a first to before \a end that is not known. \a known: the end of what is known of
    /// the piece that is being put in order, if one is.
    std::optional<std::size_t> firstMissing(std::size_t first, std::size_t end, std::optional<std::size_t> known) const;

private:
    struct Piece
    {
        KeySlice from; ///< one entry: it is in this piece, what is before it is not; none in the first piece
        std::size_t count = 0; ///< an estimate until all were counted
        bool isOrdered = false;
    };

    template <typename OfEntry>
    bool isBefore(const KeySlice::Entry &entry, const OfEntry &ofEntry, std::size_t piece) const
    {
        const KeySlice &from = m_pieces[piece].from;
        return m_order.isBefore(entry, ofEntry, from.entries.front(), from);
    }
    void sample(const KeySlice::Added &added);
    void divideRest(std::size_t mostBytes);
    std::size_t pieceOf(std::size_t row) const;

    KeyOrder m_order;
    std::vector<Piece> m_pieces = std::vector<Piece>(1); ///< in their order
    std::size_t m_now = 0; ///< the one that is read
    bool m_isCut = false; ///< the next one is what is left of it
    bool m_isAgain = false;
    std::size_t m_size = 0;
    std::size_t m_bytes = 0; ///< of all
    std::vector<std::size_t> m_counts; ///< of the pieces, while they are counted
    bool m_areCounted = false;
    KeySlice m_samples; ///< of all
    std::size_t m_sampleStep = 1; ///< one of so many, about
    std::size_t m_unsampled = 0; ///< so many before the next one
    QRandomGenerator m_random{1}; ///< so that no listing keeps step with them
};

} // namespace Balehook
