// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowfilter.h"

#include <algorithm>

namespace Balehook {

RowMatcher::RowMatcher(std::vector<CellCondition> conditions)
{
    for (CellCondition &condition : conditions) {
        FoldedNeedle needle(QString::fromUtf8(condition.text));
        m_tests.push_back({std::move(condition), std::move(needle)});
    }
}

bool RowMatcher::matches(std::span<const QByteArrayView> cells) const
{
    return std::all_of(m_tests.begin(), m_tests.end(), [cells](const Test &test) {
        const CellCondition &condition = test.condition;
        const bool hasCell = condition.column >= 0 && std::size_t(condition.column) < cells.size();
        const QByteArrayView cell = hasCell ? cells[std::size_t(condition.column)] : QByteArrayView("");
        if (condition.kind == CellCondition::Kind::Contains)
            return test.needle.isEmpty() || test.needle.indexIn(cell) >= 0;
        const bool isEqual = cell == QByteArrayView(condition.text);
        return isEqual == (condition.kind == CellCondition::Kind::Equals);
    });
}

} // namespace Balehook
