// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/bytemasks.h"

#include <QByteArrayView>

#include <array>
#include <bit>

namespace Balehook {

/// Two bytes of a text at a distance, each of which may be one of two: "a" or "A", and "n" or "N" three bytes behind
/// it.
struct BytePair
{
    std::array<char, 2> first{};
    std::array<char, 2> second{};
    qsizetype distance = 0;
    bool isPlain = false; ///< looks in the way that each processor can, as a test wants it

    /// Calls \a accept with each place at or after \a from where the first one stands, until it says true.
    template <typename Accept>
    bool forEachIn(QByteArrayView text, qsizetype from, Accept accept) const
    {
        quint64 mask = 0;
        qsizetype at = nextBlock(text, from, mask);
        for (; mask != 0; at = nextBlock(text, at + ByteMasks::blockBytes, mask)) {
            for (; mask != 0; mask &= mask - 1) {
                if (accept(at + std::countr_zero(mask)))
                    return true;
            }
        }
        for (; at + distance < text.size(); ++at) {
            if (isOneOf(text[at], first) && isOneOf(text[at + distance], second) && accept(at))
                return true;
        }
        return false;
    }

private:
    static bool isOneOf(char byte, const std::array<char, 2> &two) { return byte == two[0] || byte == two[1]; }
    /// Of the blocks from \a at on, the first that has some, and where; else where the last whole block ends.
    qsizetype nextBlock(QByteArrayView text, qsizetype at, quint64 &mask) const;
};

} // namespace Balehook
