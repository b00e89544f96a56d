// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "widgets/activity/activitybuckets.h"

#include <QCoreApplication>
#include <QMap>

namespace Balehook {

/// What the activity panel says. Everything that comes back is safe to show as plain text.
class ActivityText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ActivityText)

public:
    static QString jobsTitle(ActivityBuckets::Unit unit);
    static QString failedTitle(ActivityBuckets::Unit unit);
    /// Short, for the axis.
    static QString label(ActivityBuckets::Unit unit, const ActivityBuckets::Bucket &bucket);
    /// "Saturday, November 22, 2026".
    static QString name(ActivityBuckets::Unit unit, const ActivityBuckets::Bucket &bucket);
    /// The code with the user's own word for it, for a legend.
    static QString statusLabel(const QString &code, const QMap<QString, QString> &labels);
    /// The same where nothing else says that it is a status.
    static QString status(const QString &code, const QMap<QString, QString> &labels);
    static QString otherStatuses();
    static QString absent();
    static QString jobs(qint64 count);
    static QString failedRows(quint64 count);
    /// In the place of a number, where the service sent none.
    static QString noCount();
    // Sentences of a summary.
    static QString noMatch();
    static QString allOfType(const QString &type);
    static QString uncounted(qint64 jobs);
    static QString undated(qint64 jobs);
    static QString leftOut(qint64 jobs);
    static QString partial();
    /// One line about all of it. \a leftOut: ActivityBuckets::leftOut. \a isPartial: the index is still being filled.
    static QString summary(const JobFacets &facets, const JobQuery &query, qint64 leftOut, bool isPartial);
    static QString heading(ImportJob::Field field);
};

} // namespace Balehook
