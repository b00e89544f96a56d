// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QRegularExpression>

#include <atomic>
#include <chrono>
#include <optional>

namespace Balehook {

/// What is looked for in cells: a text, or a regular expression.
enum class CellTextKind { Text, Expression };

/// A regular expression that is looked for in cells, without regard to case unless it says (?-i) itself. It may do only
/// so much work in a cell: QRegularExpression knows no time-out, and (a+)+$ tries for ages what it does not find. Once
/// it was too costly it finds nothing any more. Threads may share one.
class CellPattern final
{
public:
    /// Of a cell, in UTF-16 units; what is behind them is not looked at.
    static constexpr qsizetype longestCell = 20'000;
    /// Steps from each place of a cell, in PCRE's own measure: enough for .* in the longest one, for it takes one a
    /// character, and still given up within some milliseconds. PCRE does not count all that it does, and does it from
    /// each place again: of long cells the time decides too.
    static constexpr int usualSteps = 100'000;
    /// For a cell; with what leads to it, twice as much. Whoever waits for the worker hardly notices it.
    static constexpr std::chrono::milliseconds longestWork{150};

    explicit CellPattern(const QString &expression, int steps = usualSteps);
    Q_DISABLE_COPY_MOVE(CellPattern)

    /// Which character of the expression is wrong, from 0. Nothing where it can be used.
    std::optional<qsizetype> faultAt() const;
    bool isIn(QByteArrayView cell) const;
    bool isInText(const QString &text) const;
    /// It was given up in some cell: what was not found may be there all the same.
    bool isTooCostly() const { return m_isTooCostly.load(std::memory_order_relaxed); }

private:
    bool isAffordable(const QString &text) const;

    const QString m_limits; ///< stands before the expression
    const QRegularExpression m_expression;
    mutable std::atomic_bool m_isTooCostly = false;
};

} // namespace Balehook
