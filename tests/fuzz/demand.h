// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace Balehook::Fuzzing {

/// Ends the program where a property does not hold, and says where that is.
inline void demand(bool holds, int line = __builtin_LINE())
{
    if (holds)
        return;
    std::fprintf(stderr, "What is demanded in line %d does not hold.\n", line);
    std::abort();
}

/// What the fuzzer made up, eaten from its front.
class Input final
{
public:
    Input(const std::uint8_t *data, std::size_t size)
        : m_rest(data, qsizetype(size))
    { }

    /// One byte; 0 at the end.
    std::uint8_t byte()
    {
        if (m_rest.isEmpty())
            return 0;
        const auto first = std::uint8_t(m_rest.front());
        m_rest = m_rest.sliced(1);
        return first;
    }

    /// Up to the next line break, which is eaten, too.
    QByteArrayView line()
    {
        const qsizetype end = m_rest.indexOf('\n');
        const QByteArrayView found = end < 0 ? m_rest : m_rest.first(end);
        m_rest = end < 0 ? QByteArrayView() : m_rest.sliced(end + 1);
        return found;
    }

    QByteArrayView rest() const { return m_rest; }

private:
    QByteArrayView m_rest;
};

} // namespace Balehook::Fuzzing
