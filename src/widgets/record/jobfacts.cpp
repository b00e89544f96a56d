// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/jobfacts.h"

#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "domain/records/count.h"
#include "models/timetext.h"
#include "widgets/links/linkactions.h"
#include "widgets/record/factof.h"

#include <QLocale>

#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// "Job 249978 · price.import · Ada Byron · 52 of 266 rows failed": as much of it as is known.
QString headlineOf(const ImportJob &job, const QString &title)
{
    QStringList parts{title};
    for (const ImportJob::Field field : {ImportJob::JobType, ImportJob::UserName}) {
        if (job.has(field))
            parts.append(cellText(job.text(field), 60));
    }
    parts.append(JobFacts::countsText(job));
    return titleOfParts(parts);
}

} // namespace

QString JobFacts::countsText(const ImportJob &record)
{
    const std::optional<quint64> succeeded = parsedCount(record.text(ImportJob::SuccessCount));
    const std::optional<quint64> failed = parsedCount(record.text(ImportJob::FailureCount));
    if (!succeeded || !failed || *failed > std::numeric_limits<quint64>::max() - *succeeded)
        return {};
    const QLocale locale;
    return tr("%1 of %2 rows failed").arg(locale.toString(*failed), locale.toString(*succeeded + *failed));
}

FactSheet JobFacts::of(const ImportJob &record, const FactStyle &style)
{
    FactSheet sheet;
    sheet.unreadableText = tr("This element of the list is not an import job. It is shown as received.");
    if (!record.isReadable()) {
        sheet.title = tr("Unreadable record");
        return sheet;
    }
    sheet.title = record.id().isEmpty() ? tr("Job without an ID") : tr("Job %1").arg(cellText(record.id(), titleLimit));
    const QString when = TimeText::exact(record.createdAt(), style.utc);
    const QString who = cellText(record.text(ImportJob::UserName), 80);
    if (!when.isEmpty() && !who.isEmpty())
        sheet.summary = tr("Created %1 by %2").arg(when, who);
    else if (!when.isEmpty())
        sheet.summary = tr("Created %1").arg(when);
    sheet.headline = headlineOf(record, sheet.title);
    sheet.succeeded = parsedCount(record.text(ImportJob::SuccessCount));
    sheet.failed = parsedCount(record.text(ImportJob::FailureCount));
    sheet.facts = factsOf(record);
    for (Fact &fact : sheet.facts) {
        if (fact.field == ImportJob::fieldName(ImportJob::AdditionalDetails))
            fact.links = linksIn(fact.text);
        const QString label = style.statusLabels.value(fact.text);
        if (fact.field == ImportJob::fieldName(ImportJob::Status) && !label.isEmpty())
            fact.note = tr("Your label: %1").arg(cellText(label));
    }
    return sheet;
}

} // namespace Balehook
