// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstddef>
#include <iterator>

namespace Balehook::Demo {

/// SplitMix64: one well mixed number out of another. The whole demo data is computed with it.
constexpr quint64 mixed(quint64 value)
{
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

/// A stream of numbers that depends on nothing but its key, so that record i of a million costs as much as record 0.
class Dice final
{
public:
    constexpr Dice(quint64 seed, quint64 serial, quint64 purpose)
        : m_state(mixed(mixed(seed ^ mixed(purpose)) + serial))
    { }

    constexpr quint64 next() { return m_state = mixed(m_state); }
    /// 0 to \a bound - 1.
    constexpr int below(int bound) { return int(next() % quint64(bound)); }
    constexpr int between(int first, int last) { return first + below(last - first + 1); }
    constexpr bool oneIn(int chances) { return below(chances) == 0; }

    template <typename List>
    constexpr decltype(auto) pick(const List &list)
    {
        return list[std::size_t(below(int(std::size(list))))];
    }

private:
    quint64 m_state;
};

} // namespace Balehook::Demo
