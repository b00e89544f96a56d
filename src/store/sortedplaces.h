// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace Balehook {

/// Puts places of jobs into the order of a key each. The first are known as soon as all were added; the others are
/// sorted slice by slice, so that no step takes long. Equal keys keep the order of the places; those without a key come
/// last, whatever the direction.
class SortedPlaces final
{
public:
    /// \a first: how many are wanted before the others; with 0 skipFirst() is called instead of takeFirst().
    SortedPlaces(bool isDescending, std::size_t first);

    /// Bytes: of a text that goes on and on the beginning is enough.
    static constexpr qsizetype longestKey = 508;

    void add(qint64 place, std::optional<quint64> key);
    void add(qint64 place, QByteArrayView key); ///< an empty one is none
    /// What was added since the last call is sorted in one step.
    void endSlice();
    std::size_t size() const { return m_size; }
    /// What is behind it is not among the first; nothing while there are not enough, or some of them have no key.
    std::optional<quint64> bound() const;
    /// The same where keys are texts; only the beginning of a long one.
    QByteArray boundText() const;
    /// After the last slice: moves the first places to \a places. False when all are there.
    bool takeFirst(std::vector<qint64> &places);
    /// The first \a count are known already.
    void skipFirst(std::size_t count) { m_given = count; }
    /// Then: takes a step on the way to the next \a count places, or moves them to \a places. False when all are there.
    bool takeMore(std::size_t count, std::vector<qint64> &places);

private:
    struct Entry
    {
        quint64 key = 0; ///< a number, or the first eight bytes of a text
        qint64 place = 0;
        quint32 rest = 0; ///< where in the rests of its slice the others are
        quint32 length = 0; ///< how many; noKey: it has none
    };
    struct Slice
    {
        std::vector<Entry> entries;
        QByteArray rests; ///< what the keys of its entries have beyond the first eight bytes
        std::size_t at = 0; ///< the next one while merging
    };
    static constexpr quint32 noKey = 0xffffffff;

    bool isBefore(const Entry &a, const Slice &ofA, const Entry &b, const Slice &ofB) const;
    static void append(Slice &slice, Entry entry, QByteArrayView rest);
    void add(const Entry &entry, QByteArrayView rest);
    void keepFirst();
    void sortSlice(Slice &slice) const;
    bool isLater(std::size_t a, std::size_t b) const;
    void merge(std::size_t count, std::vector<qint64> *places);

    bool m_isDescending;
    std::size_t m_wanted; ///< before the others
    std::size_t m_given = 0; ///< of the first
    Slice m_first; ///< the first that were added so far and some that are not
    std::optional<Entry> m_bound; ///< one of these; what is behind it is not among the first
    std::size_t m_size = 0;
    std::size_t m_sorted = 0; ///< slices
    bool m_isMerging = false;
    Slice m_adding; ///< since the last slice
    std::vector<Slice> m_slices;
    std::vector<std::size_t> m_heap; ///< while merging: slices by their number, the one with the next place in front
};

} // namespace Balehook
