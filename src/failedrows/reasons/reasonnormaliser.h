// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonvalue.h"

#include <QByteArrayView>

#include <array>
#include <span>

namespace Balehook {

/// Stands for a masked value inside a pattern: a character that is never assigned, U+FDD0. reasonText() shows it as a
/// placeholder.
constexpr QByteArrayView reasonMask("\xef\xb7\x90", 3);

/// Makes a pattern of a message: quoted values, numbers, dates, ids, addresses and links become one mask, so that
/// "SKU 'A-17' not found" and "SKU 'B-2' not found" are the same. A message of nothing but values, such as an error
/// code, is its own pattern. Works on UTF-8 bytes, allocates nothing, looks at the first 4 KiB of a message.
class ReasonNormaliser final
{
public:
    static constexpr qsizetype messageLimit = 4096;
    static constexpr qsizetype patternLimit = 512;
    static constexpr std::size_t mostValues = 16;

    /// Valid until the next call. At most patternLimit bytes; never empty for a message with a visible character.
    QByteArrayView patternOf(QByteArrayView message);
    /// What the masks of that pattern stand for, one each; none if there are more than mostValues.
    std::span<const QByteArrayView> values() const { return std::span(m_values).first(m_valueCount); }

private:
    void appendLiteral(const char *from, const char *to);
    void appendMask(const ReasonValueFinder::Value &value);

    static constexpr qsizetype copyStep = 16;

    std::array<char, messageLimit + ReasonValueFinder::padding> m_text{}; ///< the message, with room behind it
    std::array<char, patternLimit + 2 * copyStep> m_pattern{};
    qsizetype m_size = 0;
    qsizetype m_afterMask = -1; ///< where the text after the last mask begins
    bool m_hasWords = false;
    std::array<QByteArrayView, mostValues> m_values;
    std::size_t m_valueCount = 0;
    bool m_hasMoreValues = false;
};

} // namespace Balehook
