// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/querywords.h"

#include "core/text/safetext.h"
#include "domain/queries/querytimes.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownText = 30;
constexpr qsizetype shownValues = 3;

QString dayOf(qint64 msecs, bool isUtc)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(msecs, QueryTimes::zone(isUtc)).date(),
                              QLocale::ShortFormat);
}

QString number(quint64 value)
{
    return QLocale().toString(value);
}

} // namespace

QString QueryWords::valuesText(const QString &name, const QStringList &values, bool isNegated)
{
    QStringList shown;
    for (const QString &value : values.first(qMin(shownValues, values.size())))
        shown.append(cellText(value, shownText));
    const qsizetype more = values.size() - shown.size();
    QString text = shown.join(u", "_s);
    if (more > 0)
        text = tr("%1 or %Ln more", "values of a condition", int(more)).arg(text);
    else if (shown.size() > 1)
        text = tr("%1 or %2", "values of a condition").arg(shown.first(shown.size() - 1).join(u", "_s), shown.last());
    return isNegated ? tr("%1 is not %2").arg(name, text) : tr("%1 is %2").arg(name, text);
}

QString QueryWords::timeText(const QString &name, const QueryParts::TimeRange &range, bool isUtc)
{
    if (range.isToday)
        return tr("%1 today").arg(name);
    if (range.lastDays) {
        return *range.lastDays == 1 ? tr("%1 in the last 24 hours").arg(name)
                                    : tr("%1 in the last %Ln days", nullptr, *range.lastDays).arg(name);
    }
    if (range.from && range.until) {
        const QString first = dayOf(*range.from, isUtc);
        const QString last = dayOf(*range.until - 1, isUtc);
        return first == last ? tr("%1 on %2", "a day").arg(name, first)
                             : tr("%1 from %2 to %3", "days").arg(name, first, last);
    }
    if (range.from)
        return tr("%1 from %2 on", "a day").arg(name, dayOf(*range.from, isUtc));
    return tr("%1 until %2", "a day").arg(name, dayOf(range.until.value_or(1) - 1, isUtc));
}

QString QueryWords::sortText(const QString &name, Order order, bool isDescending)
{
    switch (order) {
    case Order::Time:
        return isDescending ? tr("Sorted by %1, newest first").arg(name) : tr("Sorted by %1, oldest first").arg(name);
    case Order::Count:
        return isDescending ? tr("Sorted by %1, most first").arg(name) : tr("Sorted by %1, fewest first").arg(name);
    case Order::Text:
        break;
    }
    return isDescending ? tr("Sorted by %1, Z to A").arg(name) : tr("Sorted by %1, A to Z").arg(name);
}

QString QueryWords::countText(const QString &name, const QueryParts::CountRange &range)
{
    if (range.least && range.most && *range.least == *range.most)
        return tr("%1: %2", "a count").arg(name, number(*range.least));
    if (range.least && range.most)
        return tr("%1: %2 to %3", "a count").arg(name, number(*range.least), number(*range.most));
    if (range.least)
        return tr("%1: at least %2", "a count").arg(name, number(*range.least));
    return tr("%1: at most %2", "a count").arg(name, number(range.most.value_or(0)));
}

QString QueryWords::flagText(const decltype(QueryFlag<ImportJob>::member) flag, bool isSo)
{
    if (flag == &JobQuery::hasFailedFile)
        return isSo ? tr("Has a failed file") : tr("Has no failed file");
    if (flag == &JobQuery::hasFailures)
        return isSo ? tr("Has failed rows") : tr("No failed rows");
    if (flag == &JobQuery::hasFailureCount)
        return isSo ? tr("Has a count of failed rows") : tr("No count of failed rows");
    return isSo ? tr("Still listed") : tr("No longer listed");
}

QString QueryWords::valueText(const QString &value)
{
    return valueText(ImportJob::Id, value, {});
}

QString QueryWords::valueText(ImportJob::Field field, const QString &value, const QMap<QString, QString> &labels)
{
    if (value.isEmpty())
        return tr("(absent)", "a field that the service did not send");
    const QString label = field == ImportJob::Status ? labels.value(value) : QString();
    return label.isEmpty() ? cellText(value) : QString(cellText(value) + u" \u00b7 "_s + cellText(label));
}

} // namespace Balehook
