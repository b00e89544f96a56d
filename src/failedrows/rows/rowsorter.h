// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/roworder.h"
#include "failedrows/rows/sortkey.h"

#include <QByteArrayView>

#include <vector>

namespace Balehook {

/// Sorts rows by one column, in a worker: add() each row that is to be shown, in file order, then take the order.
/// Holds 16 bytes a row and the keys, of which the first bytes count: at most 1 KiB each and some 128 MiB together,
/// which leaves 64 bytes each for two million rows. Beyond that the order of the file decides.
class RowSorter final
{
public:
    /// \a expectedRows decides how long a key may be.
    RowSorter(RowOrder order, qint64 expectedRows);

    void add(quint32 row, QByteArrayView cell);
    /// Sorts and empties the sorter. Two million rows take about a second.
    std::vector<quint32> takeRows();

private:
    struct Entry
    {
        quint64 prefix; ///< first eight bytes of the key, big end first
        quint32 rest; ///< where the rest of the key is, counted in steps; 0: there is none
        quint32 row;
    };

    void addText(quint32 row, QByteArrayView cell);
    QByteArrayView restOf(const Entry &entry) const;
    int compare(const Entry &a, const Entry &b) const;
    void sort(std::vector<Entry> &entries) const;

    RowOrder m_order;
    SortKeyMaker m_keys;
    std::vector<Entry> m_numbers;
    std::vector<Entry> m_texts;
    std::vector<quint32> m_empty;
    std::vector<char> m_rests; ///< each with its length in two bytes before it
};

} // namespace Balehook
