// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonpass.h"

namespace Balehook {

namespace {

constexpr qint64 millisecondsApart = 200;
constexpr int rowsBetweenLooks = 1024; ///< at the clock, which is not free
constexpr int firstRows = 50;

} // namespace

ReasonPass::ReasonPass(const ReasonPlan &plan)
    : m_groups(plan.column, plan.separator)
    , m_untilLook(firstRows)
{ }

bool ReasonPass::visit(const RowView &row)
{
    m_groups.addRow(row.cells);
    if (--m_untilLook > 0)
        return true;
    m_untilLook = rowsBetweenLooks;
    if (!m_sinceSnapshot.isValid() || m_sinceSnapshot.elapsed() >= millisecondsApart) {
        m_sinceSnapshot.start();
        Q_EMIT grouped(m_groups.snapshot());
    }
    return true;
}

} // namespace Balehook
