// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

#include <QDialog>

class QDateEdit;

namespace Balehook {

/// Asks between which days a time lies, both days in it, as days of this computer's zone or of UTC. Deletes itself;
/// show it with open().
class DateRangeDialog final : public QDialog
{
    Q_OBJECT

public:
    DateRangeDialog(const QString &name, const JobQuery::TimeRange &range, bool isUtc, QWidget *parent = nullptr);

    void accept() override;

    static JobQuery::TimeRange rangeOf(const QDate &first, const QDate &last, bool isUtc);

Q_SIGNALS:
    void chosen(const Balehook::JobQuery::TimeRange &range);

private:
    const bool m_isUtc;
    QDateEdit *m_first;
    QDateEdit *m_last;
};

} // namespace Balehook
