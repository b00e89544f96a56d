// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace Balehook {

/// \a cell without the blanks and line breaks at its ends: no part of a value.
inline QByteArrayView withoutBlanks(QByteArrayView cell)
{
    const auto isBlank = [](char byte) { return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n'; };
    while (!cell.isEmpty() && isBlank(cell.back()))
        cell.chop(1);
    while (!cell.isEmpty() && isBlank(cell.front()))
        cell = cell.sliced(1);
    return cell;
}

/// The same for all spellings of a value that are equal by WantedValue. \a cell is without blanks.
quint64 valueHash(QByteArrayView cell);

/// A value that is looked for: a SKU, an EAN, an e-mail address. A cell has it if both are the same but for upper and
/// lower case (simple case folding, as in the search for parts) and for blanks at their ends. Nothing is taken for a
/// number: "0815" is not "815".
class WantedValue final
{
public:
    explicit WantedValue(const QString &text);

    bool isEmpty() const { return m_folded.isEmpty(); }
    bool isIn(QByteArrayView cell) const;
    quint64 hash() const { return m_hash; } ///< filterHash()

    /// Cells that are longer (in bytes of UTF-8) are in no filter.
    static constexpr qsizetype longestFiltered = 144;
    /// A filter knows whether the value may be there. A letter takes at most three times the bytes of its folded form.
    bool isFiltered() const { return m_folded.size() * 3 <= longestFiltered; }

private:
    QByteArray m_folded;
    quint64 m_hash;
};

} // namespace Balehook
