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

/// Places of jobs, each with the key that they are sorted by: a number, a text, or none. In little memory, as there may
/// be millions. A value.
struct KeySlice
{
    struct Entry
    {
        quint64 key = 0; ///< a number, or the first eight bytes of a text
        quint64 place : 40 = 0; ///< as its slice counts them
        quint64 rest : 24 = 0; ///< where in the rests of its slice what follows is; or noRest, noKey
    };
    /// One that is in no slice yet.
    struct Added
    {
        Added(qint64 at, std::optional<quint64> key)
            : entry{key.value_or(0), 0, key ? noRest : noKey}
            , place(at)
        { }
        /// An empty one is none.
        Added(qint64 at, QByteArrayView key)
            : entry{key.isEmpty() ? 0 : headOf(key), 0, key.isEmpty() ? noKey : noRest}
            , place(at)
            , rest(KeySlice::restOf(key))
        {
            if (!rest.isEmpty())
                entry.rest = 0; // somewhere
        }
        qint64 placeOf(const Entry & /*entry*/) const { return place; }
        QByteArrayView restOf(const Entry & /*entry*/) const { return rest; }
        std::size_t bytes() const;

        Entry entry; ///< without a place
        qint64 place;
        QByteArrayView rest;
    };
    static constexpr quint32 noKey = (quint32(1) << 24) - 1;
    static constexpr quint32 noRest = noKey - 1;
    /// Bytes: of a text that goes on and on the beginning is enough.
    static constexpr qsizetype longestKey = 508;

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

    /// False where it does not fit in: it is for a new slice. Not for one with places.
    bool canTake(const Added &added) const;
    void append(const Added &added);
    /// Counts its place one by one, however far it is from the others; only in a slice that counts all so.
    void appendFar(const Added &added);
    void appendFar(const KeySlice &from, const Entry &entry);
    /// Leaves those for which \a isKept holds.
    template <typename IsKept>
    void keep(IsKept isKept)
    {
        KeySlice kept;
        kept.base = base;
        for (const Entry &entry : entries) {
            if (isKept(entry))
                kept.append(entry, restOf(entry));
        }
        kept.entries.shrink_to_fit();
        kept.rests.squeeze();
        *this = std::move(kept);
    }

    qint64 placeOf(const Entry &entry) const
    {
        return places.empty() ? base + qint64(entry.place) : places[entry.place];
    }
    QByteArrayView restOf(const Entry &entry) const;
    std::size_t bytes() const { return entries.size() * sizeof(Entry) + std::size_t(rests.size()); }
    std::size_t bytesOf(const Entry &entry) const;

    std::vector<Entry> entries;
    qint64 base = 0; ///< what its places count from
    std::vector<qint64> places; ///< or those that they count, if they are far from each other
    QByteArray rests; ///< what the keys of its entries have beyond the first eight bytes, behind its length

private:
    static constexpr qsizetype headSize = sizeof(quint64);

    void append(Entry entry, QByteArrayView rest);
};

/// Which of two comes first. Equal keys keep the order of the places; those without a key come last, whatever the
/// direction. A value.
class KeyOrder final
{
public:
    explicit KeyOrder(bool isDescending)
        : m_isDescending(isDescending)
    { }

    bool isDescending() const { return m_isDescending; }

    /// \a ofA, \a ofB: what they are in, a KeySlice or Added.
    template <typename OfA, typename OfB>
    bool isBefore(const KeySlice::Entry &a, const OfA &ofA, const KeySlice::Entry &b, const OfB &ofB) const
    {
        const bool isKeyed = a.rest != KeySlice::noKey;
        if (isKeyed != (b.rest != KeySlice::noKey))
            return isKeyed;
        if (isKeyed && a.key != b.key)
            return (a.key < b.key) != m_isDescending;
        if (isKeyed && (a.rest != KeySlice::noRest || b.rest != KeySlice::noRest)) {
            const int order = ofA.restOf(a).compare(ofB.restOf(b));
            if (order != 0)
                return (order < 0) != m_isDescending;
        }
        return ofA.placeOf(a) < ofB.placeOf(b);
    }
    void sort(KeySlice &slice) const;

private:
    bool m_isDescending;
};

} // namespace Balehook
