// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace Balehook {

/// Puts places of jobs into the order of a key each, slice by slice, so that the first come soon and no step takes
/// long. Equal keys keep the order of the places; those without a key come last, whatever the direction.
class SortedPlaces final
{
public:
    explicit SortedPlaces(bool isDescending);

    void add(qint64 place, std::optional<quint64> key);
    void add(qint64 place, QByteArrayView key); ///< an empty one is none
    /// Sorts what was added since the last call.
    void endSlice();
    std::size_t size() const { return m_entries.size(); }
    /// After the last slice: moves the next \a count places to \a places. False when all are there.
    bool take(std::size_t count, std::vector<qint64> &places);

private:
    struct Entry
    {
        quint64 key = 0; ///< a number, or the first eight bytes of a text
        qint64 place = 0;
        quint32 rest = 0; ///< where in m_rests the others are
        quint32 length = 0; ///< how many; noKey: it has none
    };
    struct Slice
    {
        std::size_t at = 0;
        std::size_t end = 0;
    };
    static constexpr quint32 noKey = 0xffffffff;

    bool isBefore(const Entry &a, const Entry &b) const;

    bool m_isDescending;
    bool m_isMerging = false;
    std::vector<Entry> m_entries;
    QByteArray m_rests;
    std::vector<Slice> m_slices; ///< while merging a heap, the one with the next place in front
};

} // namespace Balehook
