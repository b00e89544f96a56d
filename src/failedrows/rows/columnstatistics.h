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
    class Counters;
    std::unique_ptr<Counters> m_counters;
    qint64 m_rows = 0;
    qint64 m_empty = 0;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::ColumnSummary)
