// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/jobquery.h"

#include <QCoreApplication>
#include <QMap>

#include <vector>

namespace Balehook {

/// One of the conditions of a query, or its order: what a chip stands for. A value.
struct QueryPart
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::QueryPart)

public:
    enum class Kind { Values, FailedFile, Failures, Count, Time, Listed, Sort };

    Kind kind = Kind::Sort;
    ImportJob::Field field = ImportJob::Id; ///< of Values, Count, Time and Sort

    /// In the order in which they are shown. The text that is searched is none of them.
    static std::vector<QueryPart> of(const JobQuery &query);
    /// \a query without \a part.
    static JobQuery without(JobQuery query, QueryPart part);
    /// \a query with the other of the two things that \a part can say; of those that can say more, as it is.
    static JobQuery turned(JobQuery query, QueryPart part);

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

    friend bool operator==(QueryPart a, QueryPart b) = default;
};

} // namespace Balehook
