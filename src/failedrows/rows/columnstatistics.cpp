// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/columnstatistics.h"

#include "failedrows/rows/sortkey.h"
#include "failedrows/text/utf8cut.h"

#include <QHash>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype longestValue = 128;
constexpr std::size_t mostShown = 10;

} // namespace

/// Exact while there are few distinct values. When they become too many, the rarer half is forgotten and new ones are
/// counted anew ("lossy counting"): what is frequent stays, its count is then a lower bound.
class ColumnStatistics::Counters final
{
public:
    void count(QByteArrayView value)
    {
        // A value is told by its hash: among so few a clash is less likely than a broken disk.
        const std::size_t hash = qHashBits(value.data(), std::size_t(value.size()), m_seed);
        if (const auto found = m_counters.find(hash); found != m_counters.end()) {
            ++found->count;
            return;
        }
        if (m_counters.size() == mostDistinct)
            forgetTheRarer();
        m_counters.insert(hash, {utf8Cut(value, longestValue).toByteArray(), 1});
    }

    void fill(ColumnSummary &summary) const
    {
        summary.distinct = m_isLossy ? mostDistinct : m_counters.size();
        summary.moreDistinct = m_isLossy;
        summary.countsAreExact = !m_isLossy;
        std::vector<const Counter *> counters;
        for (const Counter &counter : m_counters)
            counters.push_back(&counter);
        const std::size_t shown = std::min(counters.size(), mostShown);
        std::partial_sort(counters.begin(), counters.begin() + std::ptrdiff_t(shown), counters.end(),
                          [](const Counter *a, const Counter *b) {
                              return a->count != b->count ? a->count > b->count : a->text < b->text;
                          });
        for (std::size_t i = 0; i < shown; ++i)
            summary.mostFrequent.push_back({counters[i]->text, counters[i]->count});
    }

private:
    struct Counter
    {
        QByteArray text;
        qint64 count = 0;
    };

    void forgetTheRarer()
    {
        m_isLossy = true;
        std::vector<qint64> counts;
        for (const Counter &counter : std::as_const(m_counters))
            counts.push_back(counter.count);
        const auto middle = counts.begin() + std::ptrdiff_t(counts.size() / 2);
        std::nth_element(counts.begin(), middle, counts.end());
        // What is as frequent as the middle goes too: if all are equal, all go.
        for (auto at = m_counters.begin(); at != m_counters.end();)
            at = at->count <= *middle ? m_counters.erase(at) : std::next(at);
    }

    QHash<std::size_t, Counter> m_counters;
    std::size_t m_seed = QHashSeed::globalSeed();
    bool m_isLossy = false;
};

ColumnStatistics::ColumnStatistics()
    : m_counters(std::make_unique<Counters>())
{ }

ColumnStatistics::~ColumnStatistics() = default;

void ColumnStatistics::add(QByteArrayView cell)
{
    ++m_rows;
    if (cell.trimmed().isEmpty())
        ++m_empty;
    else
        measure(cell);
}

void ColumnStatistics::measure(QByteArrayView cell)
{
    m_counters->count(cell);
    const auto beginsCharacter = [](char byte) { return (quint8(byte) & 0xc0) != 0x80; };
    const qint64 length = std::count_if(cell.begin(), cell.end(), beginsCharacter);
    m_shortest = m_longest == 0 ? length : std::min(m_shortest, length);
    m_longest = std::max(m_longest, length);
    const auto key = SortKeyMaker::numberKey(cell);
    if (!key)
        return;
    if (m_numbers == 0 || *key < m_smallest.key)
        m_smallest = {*key, utf8Cut(cell, longestValue).toByteArray()};
    if (m_numbers == 0 || *key > m_largest.key)
        m_largest = {*key, utf8Cut(cell, longestValue).toByteArray()};
    ++m_numbers;
}

ColumnSummary ColumnStatistics::summary() const
{
    ColumnSummary summary;
    summary.rows = m_rows;
    summary.empty = m_empty;
    summary.shortest = m_shortest;
    summary.longest = m_longest;
    summary.numbers = m_numbers;
    summary.smallest = m_smallest.text;
    summary.largest = m_largest.text;
    m_counters->fill(summary);
    return summary;
}

} // namespace Balehook
