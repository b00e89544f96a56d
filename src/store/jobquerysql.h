// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

#include <QString>
#include <QVariant>

namespace Balehook {

/// The conditions of a JobQuery (all but its text) in SQL, on the table job that is called j. Values are bound, never
/// written into it.
struct JobQuerySql
{
    /// \a now: milliseconds since 1970 UTC, for ranges that end now.
    static JobQuerySql of(const JobQuery &query, qint64 now);

    bool isEmpty() const { return condition.isEmpty(); }
    /// \a other has to hold as well.
    void add(const JobQuerySql &other);

    QString condition; ///< empty: all jobs
    QVariantList values;
};

} // namespace Balehook
