// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

#include <QDialog>

class QLineEdit;

namespace Balehook {

/// Asks between which numbers a count lies. Deletes itself; show it with open().
class CountRangeDialog final : public QDialog
{
    Q_OBJECT

public:
    CountRangeDialog(const QString &name, JobQuery::CountRange range, QWidget *parent = nullptr);

    void accept() override;

Q_SIGNALS:
    /// Without both ends: no condition.
    void chosen(const Balehook::JobQuery::CountRange &range);

private:
    QLineEdit *m_least;
    QLineEdit *m_most;
};

} // namespace Balehook
