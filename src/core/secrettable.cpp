// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrettable.h"

#include "core/escapedreader.h"

#include <algorithm>
#include <array>

namespace Balehook {

namespace {

constexpr uint characters = 256;

} // namespace

void SecretTable::add(QByteArrayView secret)
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(),
                                    [secret](const Entry &each) { return each.forms.secret() == secret; });
    if (known != m_entries.end()) {
        ++known->count;
        return;
    }
    m_entries.emplace_back(secret);
    update();
}

void SecretTable::remove(QByteArrayView secret)
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(),
                                    [secret](const Entry &each) { return each.forms.secret() == secret; });
    if (known == m_entries.end() || --known->count > 0)
        return;
    m_entries.erase(known);
    update();
}

void SecretTable::update()
{
    m_forms.clear();
    m_firsts.reset();
    m_pairs.reset();
    m_triples.reset();
    for (const Entry &entry : m_entries) {
        for (const SecretForm &form : entry.forms.all()) {
            m_forms.push_back(&form);
            add(form);
        }
    }
    if (m_forms.empty())
        return;
    for (uint first = 0; first < characters; ++first) {
        for (uint second = 0; second < characters && mayBeginEscape(int(first)); ++second)
            m_pairs.set(first << 8 | second);
    }
}

void SecretTable::add(const SecretForm &form)
{
    std::array<std::vector<uint>, 4> accepted;
    for (uint value = 0; value < characters; ++value) {
        for (std::size_t index = 0; index < accepted.size(); ++index) {
            if (form.accepts(qsizetype(index), int(value), Qt::CaseSensitive))
                accepted[index].push_back(value);
        }
    }
    const auto &[firsts, seconds, thirds, fourths] = accepted;
    for (const uint first : firsts) {
        m_firsts.set(first);
        for (const uint second : seconds)
            m_pairs.set(first << 8 | second);
        for (const uint between : {0, int('\r'), int('\n'), int('\\'), int('%'), int('&')})
            m_pairs.set(first << 8 | uint(between));
    }
    for (const uint second : seconds) {
        for (const uint third : thirds) {
            for (const uint fourth : fourths)
                m_triples.set(hashOf(second, third, fourth));
        }
    }
}

} // namespace Balehook
