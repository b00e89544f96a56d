// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasongroups.h"
#include "failedrows/reasons/reasonplan.h"
#include "failedrows/table/rowvisitor.h"

#include <QElapsedTimer>
#include <QObject>

namespace Balehook {

/// Groups the reasons of all rows while the document reads them: handed to TableDocument::readAll(), or to scan() when
/// the plan has changed. grouped() is emitted in the worker, at once and then some five times a second: connect to it
/// with a context object of the GUI thread. The whole is result(), after the pass has finished.
class ReasonPass final : public QObject, public RowVisitor
{
    Q_OBJECT

public:
    explicit ReasonPass(const ReasonPlan &plan);

    bool visit(const RowView &row) override;
    /// After the pass: nothing else may run.
    ReasonSnapshot result(bool complete = true) const { return m_groups.snapshot(complete); }

Q_SIGNALS:
    void grouped(const Balehook::ReasonSnapshot &snapshot);

private:
    ReasonGroups m_groups;
    QElapsedTimer m_sinceSnapshot;
    int m_untilLook = 1; ///< rows
};

} // namespace Balehook
