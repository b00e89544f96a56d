// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QMetaType>

#include <memory>
#include <vector>

namespace Balehook {

/// What a column holds: a finished value for the window.
struct ColumnSummary
{
    struct Value
    {
        QByteArray text; ///< UTF-8, cut at 128 bytes
        qint64 count = 0; ///< exact, or a lower bound if !countsAreExact
    };

    qint64 rows = 0;
    qint64 empty = 0; ///< nothing, or nothing but spaces
    qint64 shortest = 0; ///< characters of the values that are not empty
    qint64 longest = 0;
    qint64 numbers = 0; ///< values that are some, as a sort by numbers takes them
    QByteArray smallest; ///< number, as it stands in its cell; empty: none
    QByteArray largest;
    qint64 distinct = 0; ///< of the values that are not empty
    bool moreDistinct = false; ///< there are more than "distinct"
    bool countsAreExact = true;
    std::vector<Value> mostFrequent; ///< at most ten, the most frequent first
};

/// Counts the values of one column in one pass, in at most some 16 MB. Lives in a worker.
class ColumnStatistics final
{
public:
    static constexpr qsizetype mostDistinct = 50'000;

    ColumnStatistics();
    ~ColumnStatistics();
    Q_DISABLE_COPY_MOVE(ColumnStatistics)

    void add(QByteArrayView cell);
    ColumnSummary summary() const;

private:
    struct Extreme
    {
        quint64 key = 0;
        QByteArray text;
    };
    void measure(QByteArrayView cell);

    class Counters;
    std::unique_ptr<Counters> m_counters;
    qint64 m_rows = 0;
    qint64 m_empty = 0;
    qint64 m_shortest = 0;
    qint64 m_longest = 0;
    qint64 m_numbers = 0;
    Extreme m_smallest;
    Extreme m_largest;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::ColumnSummary)
