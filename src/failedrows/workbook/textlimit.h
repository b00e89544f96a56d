// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/reading.h"
#include "failedrows/workbook/celltext.h"

namespace Balehook {

/// The longest text of a cell.
class TextLimit final
{
public:
    explicit TextLimit(const Bounds &bounds)
        : m_most(bounds.cellCharacters)
    { }

    std::optional<ReadingFailure> check(QByteArrayView text) const
    {
        return text.size() > m_most && characterCount(text) > m_most ? tooLong() : std::nullopt;
    }
    /// While it comes in pieces, with escapes that are seven bytes for one character.
    std::optional<ReadingFailure> checkPieces(QByteArrayView text) const
    {
        constexpr qint64 longestCharacter = 7;
        return text.size() > m_most * longestCharacter ? tooLong() : std::nullopt;
    }

private:
    std::optional<ReadingFailure> tooLong() const { return Obstacle{Obstacle::Kind::CellTooLong, {}, m_most}; }

    const qint64 m_most;
};

} // namespace Balehook
