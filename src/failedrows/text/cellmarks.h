// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstddef>
#include <vector>

namespace Balehook {

/// Where in a text cells may end and quotes stand, found in one go: much faster than to look while rows are cut.
class CellMarks final
{
public:
    /// A bit is a byte of 64.
    struct Block
    {
        quint64 ends = 0; ///< delimiters (the first byte of each) and line breaks
        quint64 quotes = 0;
    };

    static constexpr qsizetype blockBytes = 64;

    /// Looks at \a size bytes, rounded up: blockBytes more must be readable.
    void find(const char *bytes, qsizetype size, char delimiter);

    std::size_t count() const { return m_count; }
    Block &operator[](std::size_t index) { return m_blocks[index]; }
    const Block &operator[](std::size_t index) const { return m_blocks[index]; }

private:
    std::vector<Block> m_blocks; ///< some more than count(), for the next text
    std::size_t m_count = 0;
};

} // namespace Balehook
