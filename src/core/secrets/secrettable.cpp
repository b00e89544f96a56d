// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/secrettable.h"

#include "core/secrets/escapedreader.h"

#include <algorithm>
#include <array>
#include <new>

namespace Balehook {

namespace {

constexpr std::size_t gramSize = 4;
constexpr qsizetype mostSkipped = 8;

} // namespace

SecretTable::SecretTable()
    : m_memory(sizeof(Tables))
    , m_tables(new (m_memory.data()) Tables)
{ }

std::list<SecretTable::Entry>::iterator SecretTable::find(QByteArrayView secret)
{
    return std::find_if(m_entries.begin(), m_entries.end(),
                        [secret](const Entry &each) { return each.forms.secret() == secret; });
}

void SecretTable::add(QByteArrayView secret)
{
    if (const auto known = find(secret); known != m_entries.end()) {
        ++known->count;
        return;
    }
    m_entries.emplace_back(secret);
    update();
}

void SecretTable::remove(QByteArrayView secret)
{
    const auto known = find(secret);
    if (known == m_entries.end() || --known->count > 0)
        return;
    m_entries.erase(known);
    update();
}

void SecretTable::update()
{
    m_forms.clear();
    *m_tables = Tables();
    m_skip = mostSkipped;
    m_holdsEscapes = false;
    for (const Entry &entry : m_entries) {
        const QByteArrayView secret = entry.forms.secret();
        m_holdsEscapes = m_holdsEscapes || std::any_of(secret.begin(), secret.end(), mayBeginEscape);
        for (const SecretForm &form : entry.forms.all()) {
            m_forms.push_back(&form);
            m_skip = std::min(m_skip, form.coreUnits() - qsizetype(gramSize) + 1);
        }
    }
    for (const SecretForm *form : m_forms)
        add(*form);
}

void SecretTable::add(const SecretForm &form)
{
    std::vector<std::vector<quint8>> accepted;
    for (qsizetype index = 0; index < m_skip + qsizetype(gramSize) - 1; ++index)
        accepted.push_back(form.accepted(index));
    for (const quint8 first : accepted[0]) {
        m_tables->firsts.set(first);
        for (const quint8 second : accepted[1])
            m_tables->pairs.set(std::size_t(first) << 8 | second);
    }
    for (std::size_t at = 0; at + gramSize <= accepted.size(); ++at) {
        for (const quint8 a : accepted[at]) {
            for (const quint8 b : accepted[at + 1]) {
                for (const quint8 c : accepted[at + 2]) {
                    for (const quint8 d : accepted[at + 3]) {
                        m_tables->samples.set(hashOf(gram(a, b, c, d)));
                        if (at == 0)
                            m_tables->starts.set(hashOf(gram(a, b, c, d)));
                    }
                }
            }
        }
    }
}

} // namespace Balehook
