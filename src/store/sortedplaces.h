// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

namespace Balehook {

/// Puts places of jobs into the order of a key each. The first are known as soon as all were added; the others are
/// sorted slice by slice, so that no step takes long. Equal keys keep the order of the places; those without a key come
/// last, whatever the direction. Where all keys take too much memory at once, those behind some bound are left out:
/// they are added again when those before it were taken.
class SortedPlaces final
{
public:
    static constexpr std::size_t mostBytes = 11'000'000;

    /// \a first: how many are wanted before the others; with 0 skipFirst() is called instead of takeFirst().
    /// \a most: bytes of keys at once.
    SortedPlaces(bool isDescending, std::size_t first, std::size_t most);

    /// Bytes: of a text that goes on and on the beginning is enough.
    static constexpr qsizetype longestKey = 508;

    void add(qint64 place, std::optional<quint64> key);
    void add(qint64 place, QByteArrayView key); ///< an empty one is none
    /// What was added since the last call is sorted in one step.
    void endSlice();
    /// Some are left out so far.
    bool isCut() const { return !m_upper.entries.empty(); }
    /// When all others were taken: wants all to be added once more, and keeps those that were left out.
    void beginRest();
    /// Of all that were added; not of those that were added once more.
    std::size_t size() const { return m_size; }
    /// What is behind it is not among the first; nothing while there are not enough, or some of them have no key.
    std::optional<quint64> bound() const;
    /// Whether a number may be among the first, asked for each of millions. \a isRising: places were added in their
    /// order, so that those come first of equal ones that were added first.
    bool isAmongFirst(std::optional<quint64> key, bool isRising) const
    {
        if (!m_bound || m_bound->rest == noKey)
            return true;
        if (!key || *key == m_bound->key)
            return key && !isRising;
        return m_isDescending ? *key > m_bound->key : *key < m_bound->key;
    }
    /// The same where keys are texts; an empty one is none.
    bool isAmongFirst(QByteArrayView key, bool isRising) const
    {
        if (!m_bound || m_bound->rest == noKey)
            return true;
        if (key.isEmpty())
            return false;
        const quint64 head = headOf(key);
        if (head != m_bound->key)
            return m_isDescending ? head > m_bound->key : head < m_bound->key;
        const int order = restOf(key).compare(m_first.restOf(*m_bound));
        if (order == 0)
            return !isRising;
        return m_isDescending ? order > 0 : order < 0;
    }
    /// What is behind it is not among the first; only the beginning of a long text.
    QByteArray boundText() const;
    /// After the last slice: moves the first places to \a places. False when all are there.
    bool takeFirst(std::vector<qint64> &places);
    /// The first \a count are known already.
    void skipFirst(std::size_t count) { m_given = count; }
    /// Then: takes a step on the way to the next \a count places, or moves them to \a places. False when all are there
    /// that are not left out.
    bool takeMore(std::size_t count, std::vector<qint64> &places);

private:
    /// Small, as there may be millions.
    struct Entry
    {
        quint64 key = 0; ///< a number, or the first eight bytes of a text
        quint64 place : 40 = 0; ///< as its slice counts them
        quint64 rest : 24 = 0; ///< where in the rests of its slice what follows is; or noRest, noKey
    };
    struct Slice
    {
        qint64 placeOf(const Entry &entry) const
        {
            return places.empty() ? base + qint64(entry.place) : places[entry.place];
        }
        QByteArrayView restOf(const Entry &entry) const;
        std::size_t bytes() const { return entries.size() * sizeof(Entry) + std::size_t(rests.size()); }

        std::vector<Entry> entries;
        qint64 base = 0; ///< what its places count from
        std::vector<qint64> places; ///< or those that they count, if they are far from each other
        QByteArray rests; ///< what the keys of its entries have beyond the first eight bytes, behind its length
        std::size_t at = 0; ///< the next one while merging
    };
    static constexpr qsizetype headSize = sizeof(quint64);
    static quint64 headOf(QByteArrayView key)
    {
        if (key.size() >= headSize)
            return qFromBigEndian<quint64>(key.data());
        char head[headSize] = {};
        std::memcpy(head, key.data(), std::size_t(key.size()));
        return qFromBigEndian<quint64>(head);
    }
    static QByteArrayView restOf(QByteArrayView key)
    {
        return key.sliced(std::min(key.size(), headSize))
            .first(std::clamp(key.size(), headSize, longestKey) - headSize);
    }
    static constexpr quint64 farthest = (quint64(1) << 40) - 1;
    static constexpr quint32 noKey = (quint32(1) << 24) - 1;
    static constexpr quint32 noRest = noKey - 1;
    static constexpr qsizetype longestRests = noRest - longestKey;

    bool isBefore(const Entry &a, const Slice &ofA, const Entry &b, const Slice &ofB) const;
    static void append(Slice &slice, Entry entry, QByteArrayView rest);
    void add(qint64 place, Entry entry, QByteArrayView rest);
    static void appendFar(Slice &slice, qint64 place, Entry entry, QByteArrayView rest);
    static void appendFar(Slice &slice, const Slice &from, const Entry &entry);
    bool isRest() const { return !m_lower.entries.empty(); }
    void keepFirst();
    void sortSlice(Slice &slice) const;
    bool isLater(std::size_t a, std::size_t b) const;
    std::size_t merge(std::size_t count, std::vector<qint64> *places);
    static Slice sliceOf(const Slice &slice, const Entry &entry);
    bool isBeforeBound(const Entry &entry, const Slice &ofEntry, const Slice &bound) const;
    Slice middle() const;
    void cut();

    bool m_isDescending;
    std::size_t m_wanted; ///< before the others
    std::size_t m_most; ///< bytes of the slices
    std::size_t m_bytes = 0;
    std::size_t m_given = 0; ///< of the first, as far as they are not merged yet
    Slice m_first; ///< the first that were added so far and some that are not
    std::optional<Entry> m_bound; ///< one of these; what is behind it is not among the first
    Slice m_lower; ///< one entry: what is before it was taken; or none
    Slice m_upper; ///< one entry: it and what is behind it is left out; or none
    std::size_t m_size = 0;
    std::size_t m_sorted = 0; ///< slices
    bool m_isMerging = false;
    Slice m_adding; ///< since the last slice
    std::vector<Slice> m_slices;
    std::vector<std::size_t> m_heap; ///< while merging: slices by their number, the one with the next place in front
};

} // namespace Balehook
