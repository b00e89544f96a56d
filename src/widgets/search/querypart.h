// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "widgets/tables/chippart.h"

#include <QCoreApplication>
#include <QMap>

namespace Balehook {

/// A condition of a query for import jobs, or its order, in words.
struct QueryPart : ChipPart<JobQuery, QueryPart>
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::QueryPart)

public:
    /// What it says of \a query ("Status is 2 · Done"), safe to show. \a labels: of status codes.
    /// \a isUtc: whose days the times are said in.
    QString text(const JobQuery &query, const QMap<QString, QString> &labels, bool isUtc = false) const;

    /// What the table calls the field.
    static QString fieldName(ImportJob::Field field);
    /// One value of a facet field as the table shows it.
    static QString valueText(ImportJob::Field field, const QString &value, const QMap<QString, QString> &labels);

    /// As well, of a field without labels.
    static QString valueText(const QString &value) { return valueText(ImportJob::Id, value, {}); }
    /// The same words for conditions on other records; \a name: what the table calls the field. \a values: as text,
    /// safe to show.
    static QString valuesText(const QString &name, const QStringList &values, bool isNegated);
    static QString timeText(const QString &name, const JobQuery::TimeRange &range, bool isUtc = false);
    enum class Order { Text, Time, Count };
    static QString sortText(const QString &name, Order order, bool isDescending);
};

} // namespace Balehook
