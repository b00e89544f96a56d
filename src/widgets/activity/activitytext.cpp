// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitytext.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"

#include <QLocale>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using Unit = ActivityBuckets::Unit;

} // namespace

QString ActivityText::jobsTitle(Unit unit)
{
    static constexpr std::array titles{QT_TR_NOOP("Jobs per day, by status"), QT_TR_NOOP("Jobs per week, by status"),
                                       QT_TR_NOOP("Jobs per month, by status"), QT_TR_NOOP("Jobs per year, by status")};
    return tr(titles[std::size_t(unit)]);
}

QString ActivityText::failedTitle(Unit unit)
{
    static constexpr std::array titles{QT_TR_NOOP("Failed rows per day"), QT_TR_NOOP("Failed rows per week"),
                                       QT_TR_NOOP("Failed rows per month"), QT_TR_NOOP("Failed rows per year")};
    return tr(titles[std::size_t(unit)]);
}

QString ActivityText::label(Unit unit, const ActivityBuckets::Bucket &bucket)
{
    const QLocale locale;
    switch (unit) {
    case Unit::Month:
        return locale.toString(bucket.first, tr("MMM yyyy", "month and year as QLocale takes it"));
    case Unit::Year:
        return locale.toString(bucket.first, u"yyyy"_s);
    default:
        return locale.toString(bucket.first, QLocale::ShortFormat);
    }
}

QString ActivityText::name(Unit unit, const ActivityBuckets::Bucket &bucket)
{
    const QLocale locale;
    switch (unit) {
    case Unit::Week:
        return tr("%1 to %2", "days of a week")
            .arg(locale.toString(bucket.first, QLocale::ShortFormat),
                 locale.toString(bucket.last, QLocale::ShortFormat));
    case Unit::Month:
        return locale.toString(bucket.first, tr("MMMM yyyy", "month and year as QLocale takes it"));
    case Unit::Year:
        return locale.toString(bucket.first, u"yyyy"_s);
    default:
        return locale.toString(bucket.first, QLocale::LongFormat);
    }
}

QString ActivityText::statusLabel(const QString &code, const QMap<QString, QString> &labels)
{
    if (code.isEmpty())
        return absent();
    const QString word = labels.value(code);
    return word.isEmpty()
        ? cellText(code, 40)
        : tr("%1 · %2", "code of a status and the user's word for it").arg(cellText(code, 40), cellText(word, 40));
}

QString ActivityText::status(const QString &code, const QMap<QString, QString> &labels)
{
    return tr("Status %1", "code, or code and word").arg(statusLabel(code, labels));
}

QString ActivityText::otherStatuses()
{
    return tr("Other statuses");
}

QString ActivityText::absent()
{
    return tr("not given");
}

QString ActivityText::jobs(qint64 count)
{
    return tr("%Ln job(s)", nullptr, pluralCount(count));
}

QString ActivityText::failedRows(quint64 count)
{
    // As a text: there may be more than %Ln can count.
    return tr("%1 failed row(s)", nullptr, pluralCount(count)).arg(QLocale().toString(count));
}

QString ActivityText::noCount()
{
    return tr("No count of failed rows");
}

QString ActivityText::noMatch()
{
    return tr("No job matches the filters of the list.");
}

QString ActivityText::allOfType(const QString &type)
{
    return tr("All are of type %1.").arg(cellText(type, 60));
}

QString ActivityText::uncounted(qint64 jobs)
{
    return tr("%Ln job(s) have no count of failed rows.", nullptr, pluralCount(jobs));
}

QString ActivityText::undated(qint64 jobs)
{
    return tr("%Ln job(s) without a readable date are not in the chart.", nullptr, pluralCount(jobs));
}

QString ActivityText::leftOut(qint64 jobs)
{
    return tr("%Ln job(s) dated far in the past or future are not in the chart.", nullptr, pluralCount(jobs));
}

QString ActivityText::partial()
{
    return tr("Not all jobs are loaded yet.");
}

QString ActivityText::summary(const JobFacets &facets, const JobQuery &query, qint64 leftOut, bool isPartial)
{
    quint64 failed = facets.undatedFailedRows;
    for (const JobFacets::Day &day : facets.days)
        failed = JobFacets::sumOf(failed, day.failedRows);
    const QString onDays = tr("on %Ln day(s)", nullptr, int(facets.days.size()));
    QStringList sentences;
    if (facets.uncounted < facets.jobs)
        sentences.append(tr("%1 %2, with %3.", "312 jobs, on 14 days, 4,410 failed rows")
                             .arg(jobs(facets.jobs), onDays, failedRows(failed)));
    else // no sum of what is unknown
        sentences.append(tr("%1 %2.", "312 jobs, on 14 days").arg(jobs(facets.jobs), onDays));
    // Counts of a field that is restricted are those without that restriction.
    if (const auto chosen = query.values.find(ImportJob::JobType); chosen != query.values.end()) {
        if (chosen->second.values.size() == 1 && !chosen->second.isNegated)
            sentences.append(allOfType(chosen->second.values.front()));
    } else if (const auto types = facets.values.find(ImportJob::JobType);
               types != facets.values.end() && !types->second.empty()) {
        const JobFacets::ValueCount &first = types->second.front();
        const QString type = first.value.isEmpty() ? absent() : cellText(first.value, 60);
        if (first.jobs * 2 > facets.jobs)
            sentences.append(tr("Most are of type %1.").arg(type));
        else
            sentences.append(tr("The most frequent type is %1.").arg(type));
    }
    if (facets.uncounted > 0)
        sentences.append(uncounted(facets.uncounted));
    if (facets.undated > 0)
        sentences.append(undated(facets.undated));
    if (leftOut > 0)
        sentences.append(ActivityText::leftOut(leftOut));
    if (isPartial)
        sentences.append(partial());
    return sentences.join(QChar(u' '));
}

QString ActivityText::heading(ImportJob::Field field)
{
    switch (field) {
    case ImportJob::JobType:
        return tr("Types");
    case ImportJob::UserName:
        return tr("Users");
    case ImportJob::ChannelId:
        return tr("Channels");
    default:
        return tr("Statuses");
    }
}

} // namespace Balehook
