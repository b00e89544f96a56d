// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secretforms.h"

#include <bitset>
#include <list>

namespace Balehook {

/// The secrets that are looked for, with what tells a place where one may begin from all others. Not thread-safe.
class SecretTable final
{
public:
    /// Remembers \a secret once more.
    void add(QByteArrayView secret);
    /// Undoes one add().
    void remove(QByteArrayView secret);

    bool isEmpty() const { return m_entries.empty(); }
    const std::vector<const SecretForm *> &forms() const { return m_forms; }

    /// Whether a form may begin with the character \a value.
    bool mayBegin(int value) const { return value >= 0 && value <= 0xff && m_firsts[std::size_t(value)]; }
    /// Whether a form, written in any way, may begin with these two characters of a text.
    bool mayBegin(uint first, uint second) const { return m_pairs[first << 8 | second]; }
    /// Whether these may be the second to fourth character of a form. True for some others, too.
    bool mayFollow(uint second, uint third, uint fourth) const { return m_triples[hashOf(second, third, fourth)]; }

private:
    struct Entry
    {
        explicit Entry(QByteArrayView secret)
            : forms(secret)
        { }
        SecretForms forms;
        int count = 1;
    };

    static constexpr std::size_t hashOf(uint second, uint third, uint fourth)
    {
        return ((second << 9) ^ (third << 5) ^ fourth) & 0xffff;
    }

    void update();
    void add(const SecretForm &form);

    std::list<Entry> m_entries;
    std::vector<const SecretForm *> m_forms;
    std::bitset<256> m_firsts;
    std::bitset<65536> m_pairs;
    std::bitset<65536> m_triples;
};

} // namespace Balehook
