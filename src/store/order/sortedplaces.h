// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/order/keyslice.h"
#include "store/order/sortpieces.h"

namespace Balehook {

/// Puts places of jobs into the order of a key each. The first are known as soon as all were added; the others are
/// sorted slice by slice, so that no step takes long. Where all keys take too much memory at once, the order is made
/// piece by piece: all are added again for each, and what is not in it is left out. Any piece can be the next one, so
/// that a row far from the first is known after one more reading.
class SortedPlaces final
{
public:
    static constexpr std::size_t mostBytes = 11'000'000;

    /// \a first: how many are wanted before the others; with 0 skipFirst() is called instead of takeFirst().
    /// \a most: bytes of keys at once, about.
    SortedPlaces(bool isDescending, std::size_t first, std::size_t most);

    /// \a key: a number or a text, as KeySlice has them.
    template <typename Key>
    void add(qint64 place, const Key &key)
    {
        add(KeySlice::Added(place, key));
    }
    /// What was added since the last call is sorted in one step.
    void endSlice();
    /// Some were left out so far: they are in no piece that was read.
    bool isCut() const { return m_pieces.haveMore(); }
    /// All are added once more.
    bool isAgain() const { return m_pieces.isAgain(); }
    /// When all were added: wants all to be added once more, and keeps the piece that has \a row, as far as is known;
    /// without one the first piece that is not in order yet.
    void beginPiece(std::optional<std::size_t> row);
    /// Whether beginPiece() would lead to \a row earlier than going on does. Never while pieces are counted, without
    /// which nothing is known of any row.
    bool isElsewhere(std::size_t row) const { return !m_pieces.isCounting() && !m_pieces.isNow(row); }
    /// The first row from \a first to before \a end that is not known yet, if there is one.
    std::optional<std::size_t> firstMissing(std::size_t first, std::size_t end) const;
    /// Of all that were added; not of those that were added once more.
    std::size_t size() const { return m_pieces.size(); }
    /// Whether a number may be among the first, asked for each of millions. \a isRising: places were added in their
    /// order, so that those come first of equal ones that were added first.
    bool isAmongFirst(std::optional<quint64> key, bool isRising) const
    {
        if (!m_bound || m_bound->rest == KeySlice::noKey)
            return true;
        if (!key || *key == m_bound->key)
            return key && !isRising;
        return m_order.isDescending() ? *key > m_bound->key : *key < m_bound->key;
    }
    /// The same where keys are texts; an empty one is none.
    bool isAmongFirst(QByteArrayView key, bool isRising) const
    {
        if (!m_bound || m_bound->rest == KeySlice::noKey)
            return true;
        if (key.isEmpty())
            return false;
        const quint64 head = KeySlice::headOf(key);
        if (head != m_bound->key)
            return m_order.isDescending() ? head > m_bound->key : head < m_bound->key;
        const int order = KeySlice::restOf(key).compare(m_first.restOf(*m_bound));
        if (order == 0)
            return !isRising;
        return m_order.isDescending() ? order > 0 : order < 0;
    }
    /// After the last slice: moves the first places to \a places. False when all are there.
    bool takeFirst(std::vector<qint64> &places);
    /// The first \a count are known already.
    void skipFirst(std::size_t count) { m_given = count; }
    /// Then: takes a step on the way to the next \a count places of the piece, or puts them into \a places, which gets
    /// room for all. False when the piece is there.
    bool takeMore(std::size_t count, std::vector<qint64> &places);

private:
    struct Sorted
    {
        KeySlice slice;
        std::size_t at = 0; ///< the next one while merging
    };

    void add(const KeySlice::Added &added);
    void keepFirst();
    KeySlice middle() const;
    void cut();
    bool isLater(std::size_t a, std::size_t b) const;
    void beginMerging(std::vector<qint64> &places);
    void merge(std::size_t count, std::vector<qint64> &places);

    KeyOrder m_order;
    std::size_t m_wanted; ///< before the others
    std::size_t m_most; ///< bytes of the slices
    std::size_t m_bytes = 0;
    std::size_t m_given = 0; ///< rows that were known before a piece is
    KeySlice m_first; ///< the first that were added so far and some that are not
    std::optional<KeySlice::Entry> m_bound; ///< one of these; what is behind it is not among the first
    SortPieces m_pieces;
    KeySlice m_adding; ///< since the last slice
    std::vector<Sorted> m_slices;
    std::size_t m_sorted = 0; ///< of them
    std::optional<std::size_t> m_next; ///< while merging: the next row
    std::vector<std::size_t> m_heap; ///< then: slices by their number, the one with the next place in front
};

} // namespace Balehook
