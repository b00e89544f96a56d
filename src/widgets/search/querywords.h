// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

#include <QCoreApplication>
#include <QMap>

namespace Balehook {

/// Conditions and orders of queries in words, whatever kind of record they are about. Names of fields are what the
/// table calls them; all of it is safe to show.
class QueryWords final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::QueryPart)

public:
    /// "Status is 2, 3 or 4". \a values: as text, safe to show.
    static QString valuesText(const QString &name, const QStringList &values, bool isNegated);
    static QString countText(const QString &name, const QueryParts::CountRange &range);
    /// \a isUtc: whose days the times are said in.
    static QString timeText(const QString &name, const QueryParts::TimeRange &range, bool isUtc = false);
    enum class Order { Text, Time, Count };
    static QString sortText(const QString &name, Order order, bool isDescending);

    /// One value as the table shows it.
    static QString valueText(const QString &value);
    /// As well, of a field of import jobs. \a labels: of status codes.
    static QString valueText(ImportJob::Field field, const QString &value, const QMap<QString, QString> &labels);

    /// A condition of import jobs that is either so or not so.
    static QString flagText(const decltype(QueryFlag<ImportJob>::member) flag, bool isSo);
};

} // namespace Balehook
