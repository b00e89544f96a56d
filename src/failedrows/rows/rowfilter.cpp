// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowfilter.h"

#include <algorithm>

namespace Balehook {

RowMatcher::RowMatcher(std::vector<CellCondition> conditions)
{
    for (CellCondition &condition : conditions) {
        const QString text = QString::fromUtf8(condition.text);
        const bool isExpression = condition.kind == CellCondition::Kind::Matches;
        m_tests.push_back({std::move(condition), FoldedNeedle(text),
                           isExpression ? std::make_shared<const CellPattern>(text) : nullptr});
    }
}

bool RowMatcher::matches(std::span<const QByteArrayView> cells) const
{
    return std::all_of(m_tests.begin(), m_tests.end(), [cells](const Test &test) {
        const CellCondition &condition = test.condition;
        const bool hasCell = condition.column >= 0 && std::size_t(condition.column) < cells.size();
        const QByteArrayView cell = hasCell ? cells[std::size_t(condition.column)] : QByteArrayView("");
        if (test.pattern)
            return test.pattern->isIn(cell);
        if (condition.kind == CellCondition::Kind::Contains)
            return test.needle.isEmpty() || test.needle.indexIn(cell) >= 0;
        const bool isEqual = cell == QByteArrayView(condition.text);
        return isEqual == (condition.kind == CellCondition::Kind::Equals);
    });
}

bool RowMatcher::isTooCostly() const
{
    return std::any_of(m_tests.begin(), m_tests.end(),
                       [](const Test &test) { return test.pattern && test.pattern->isTooCostly(); });
}

} // namespace Balehook
