// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowsorter.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace Balehook {

namespace {

constexpr qint64 bytesOfAllKeys = 128LL * 1024 * 1024;
constexpr qint64 longestKey = 1024;
constexpr qint64 shortestKey = 16;
constexpr std::size_t prefixBytes = sizeof(quint64);
/// Rests begin at multiples of it, so that 32 bits can name them all.
constexpr std::size_t restStep = 4;

qsizetype keyLimit(qint64 rows)
{
    return qsizetype(std::clamp(bytesOfAllKeys / std::max<qint64>(rows, 1), shortestKey, longestKey));
}

quint64 prefixOf(QByteArrayView key)
{
    std::array<char, prefixBytes> start{};
    std::copy_n(key.data(), std::min<std::size_t>(start.size(), std::size_t(key.size())), start.begin());
    return qFromBigEndian<quint64>(start.data());
}

} // namespace

RowSorter::RowSorter(RowOrder order, qint64 expectedRows)
    : m_order(order)
    , m_keys(order.kind, keyLimit(expectedRows))
    , m_rests(restStep) // 0 is "no rest"
{ }

void RowSorter::add(quint32 row, QByteArrayView cell)
{
    if (cell.trimmed().isEmpty()) {
        m_empty.push_back(row);
        return;
    }
    if (m_order.kind == SortKind::Number) {
        if (const auto key = SortKeyMaker::numberKey(cell)) {
            m_numbers.push_back({*key, 0, row});
            return;
        }
    }
    addText(row, cell);
}

void RowSorter::addText(quint32 row, QByteArrayView cell)
{
    const QByteArrayView key = m_keys.textKey(cell);
    Entry entry{prefixOf(key), 0, row};
    if (std::size_t(key.size()) > prefixBytes) {
        const QByteArrayView rest = key.sliced(qsizetype(prefixBytes));
        const std::size_t at = m_rests.size();
        const auto size = quint16(rest.size());
        m_rests.resize((at + sizeof(size) + std::size_t(size) + restStep - 1) / restStep * restStep);
        std::memcpy(&m_rests[at], &size, sizeof(size));
        std::memcpy(&m_rests[at + sizeof(size)], rest.data(), size);
        entry.rest = quint32(at / restStep);
    }
    m_texts.push_back(entry);
}

QByteArrayView RowSorter::restOf(const Entry &entry) const
{
    if (entry.rest == 0)
        return {};
    const char *at = &m_rests[entry.rest * restStep];
    quint16 size = 0;
    std::memcpy(&size, at, sizeof(size));
    return {at + sizeof(size), size};
}

int RowSorter::compare(const Entry &a, const Entry &b) const
{
    if (a.prefix != b.prefix)
        return a.prefix < b.prefix ? -1 : 1;
    const QByteArrayView first = restOf(a);
    const QByteArrayView second = restOf(b);
    const auto shared = std::size_t(std::min(first.size(), second.size()));
    const int order = shared > 0 ? std::memcmp(first.data(), second.data(), shared) : 0;
    return order != 0 ? order : int(first.size()) - int(second.size());
}

void RowSorter::sort(std::vector<Entry> &entries) const
{
    std::sort(entries.begin(), entries.end(), [this](const Entry &a, const Entry &b) {
        const int order = compare(a, b);
        if (order != 0)
            return m_order.descending ? order > 0 : order < 0;
        return a.row < b.row;
    });
}

std::vector<quint32> RowSorter::takeRows()
{
    sort(m_numbers);
    sort(m_texts);
    std::vector<quint32> rows;
    rows.reserve(m_numbers.size() + m_texts.size() + m_empty.size());
    for (std::vector<Entry> *entries : {&m_numbers, &m_texts}) {
        for (const Entry &entry : *entries)
            rows.push_back(entry.row);
        *entries = {};
    }
    rows.insert(rows.end(), m_empty.begin(), m_empty.end());
    m_empty = {};
    m_rests = std::vector<char>(restStep);
    return rows;
}

} // namespace Balehook
