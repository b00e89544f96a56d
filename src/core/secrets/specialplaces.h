// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/escapedreader.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace Balehook {

/// The places of a text where a character stands that may not mean itself: what begins an escape, line breaks inside
/// Base64, zeros of UTF-16. Asked for in ascending order.
template <typename Char>
class SpecialPlaces final
{
public:
    SpecialPlaces(const Char *text, qsizetype size)
        : m_text(text)
        , m_size(size)
    {
        m_next.fill(-1);
    }

    static constexpr bool isSpecial(uint value)
    {
        return mayBeginEscape(int(value)) || value == '\n' || value == '\r' || value == 0;
    }

    /// The first one from \a at on; the size of the text if there is none.
    qsizetype next(qsizetype at)
    {
        if constexpr (sizeof(Char) > 1) {
            while (at < m_size && !isSpecial(codeOf(m_text[at])))
                ++at;
            return at;
        }
        qsizetype nearest = m_size;
        for (std::size_t i = 0; i < characters.size(); ++i) {
            if (m_next[i] < at)
                m_next[i] = find(characters[i], at);
            nearest = std::min(nearest, m_next[i]);
        }
        return nearest;
    }

private:
    static constexpr std::array<char, 6> characters{'\\', '%', '&', '\n', '\r', '\0'};

    qsizetype find(char character, qsizetype at) const
    {
        const void *found = at < m_size ? std::memchr(m_text + at, character, std::size_t(m_size - at)) : nullptr;
        return found ? static_cast<const Char *>(found) - m_text : m_size;
    }

    const Char *m_text;
    qsizetype m_size;
    std::array<qsizetype, 6> m_next{}; ///< of each character; less than the place in hand: to be found
};

} // namespace Balehook
