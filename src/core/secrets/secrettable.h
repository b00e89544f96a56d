// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secretforms.h"

#include <bitset>
#include <list>

namespace Balehook {

/// The secrets that are looked for, with what tells a place where one may begin from all others. That is made of them,
/// so it is held in protected memory, too. Not thread-safe.
class SecretTable final
{
public:
    SecretTable();

    /// Remembers \a secret, of at least shortestKnownSecret bytes, once more.
    void add(QByteArrayView secret);
    /// Undoes one add().
    void remove(QByteArrayView secret);

    bool isEmpty() const { return m_entries.empty(); }
    const std::vector<const SecretForm *> &forms() const { return m_forms; }
    /// One of them holds a character that begins an escape, which tokens do not.
    bool holdsEscapes() const { return m_holdsEscapes; }

    /// Four characters in a row.
    static constexpr quint32 gram(uint a, uint b, uint c, uint d) { return a | b << 8 | c << 16 | d << 24; }

    /// Whether a form may begin with this character, and with these two.
    bool isFirst(uint value) const { return value <= 0xff && m_tables->firsts[value]; }
    bool isPair(uint first, uint second) const { return second <= 0xff && m_tables->pairs[first << 8 | second]; }
    /// Whether a form may begin with \a gram; true for some others, too.
    bool mayStart(quint32 gram) const { return m_tables->starts[hashOf(gram)]; }
    /// Whether \a gram may stand less than skip() characters behind the beginning of a form.
    bool hasSample(quint32 gram) const { return m_tables->samples[hashOf(gram)]; }
    /// So many grams, one after the other, begin inside each form.
    qsizetype skip() const { return m_skip; }

private:
    struct Entry
    {
        explicit Entry(QByteArrayView secret)
            : forms(secret)
        { }
        SecretForms forms;
        int count = 1;
    };

    struct Tables
    {
        std::bitset<256> firsts;
        std::bitset<65536> pairs;
        std::bitset<65536> starts;
        std::bitset<65536> samples;
    };

    static constexpr std::size_t hashOf(quint32 gram) { return (gram * 0x9e3779b1U) >> 16; }

    std::list<Entry>::iterator find(QByteArrayView secret);
    void update();
    void add(const SecretForm &form);

    std::list<Entry> m_entries;
    std::vector<const SecretForm *> m_forms;
    ProtectedMemory m_memory;
    Tables *m_tables; ///< in m_memory
    qsizetype m_skip = 1;
    bool m_holdsEscapes = false;
};

} // namespace Balehook
