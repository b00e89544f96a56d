// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonplan.h"

#include "failedrows/reasons/reasoncolumnguess.h"
#include "failedrows/reasons/separatorguess.h"

namespace Balehook {

ReasonPlan planReasons(const QStringList &header, std::span<const std::vector<QByteArrayView>> rows, int chosenColumn)
{
    ReasonPlan plan{chosenColumn, 100, ReasonSeparator::None};
    if (chosenColumn < 0) {
        ReasonColumnGuess columns(header);
        for (const auto &row : rows)
            columns.addRow(row);
        const ReasonColumnGuess::Guess guess = columns.guess();
        plan.column = guess.column;
        plan.confidence = guess.confidence;
    }
    if (plan.column < 0)
        return plan;
    SeparatorGuess separator;
    for (const auto &row : rows) {
        if (std::size_t(plan.column) < row.size())
            separator.addCell(row[std::size_t(plan.column)]);
    }
    plan.separator = separator.guess();
    return plan;
}

} // namespace Balehook
