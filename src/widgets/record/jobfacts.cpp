// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/jobfacts.h"

#include "core/text/safetext.h"
#include "domain/records/count.h"
#include "models/timetext.h"
#include "widgets/links/linkactions.h"
#include "widgets/record/factof.h"

namespace Balehook {

namespace {

constexpr std::array<ImportJob::Field, ImportJob::FieldCount> shownOrder{
    ImportJob::Status,
    ImportJob::JobType,
    ImportJob::SuccessCount,
    ImportJob::FailureCount,
    ImportJob::FailedFilePath,
    ImportJob::FilePath,
    ImportJob::AdditionalDetails,
    ImportJob::CreatedAt,
    ImportJob::UpdatedAt,
    ImportJob::UserName,
    ImportJob::UserId,
    ImportJob::ChannelId,
    ImportJob::Id,
};

QStringList linksOf(const ImportJob &job, ImportJob::Field field)
{
    if (field == ImportJob::AdditionalDetails)
        return linksIn(job.text(field));
    const bool isFile = field == ImportJob::FailedFilePath || field == ImportJob::FilePath;
    return isFile && job.has(field) ? QStringList{job.text(field)} : QStringList();
}

} // namespace

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
    sheet.succeeded = parsedCount(record.text(ImportJob::SuccessCount));
    sheet.failed = parsedCount(record.text(ImportJob::FailureCount));
    for (const ImportJob::Field field : shownOrder) {
        Fact fact = factOf(record, field, fieldName(field));
        if (const QString label = style.statusLabels.value(record.text(field));
            field == ImportJob::Status && !label.isEmpty())
            fact.note = tr("Your label: %1").arg(cellText(label));
        fact.links = linksOf(record, field);
        sheet.facts.push_back(std::move(fact));
    }
    return sheet;
}

QString JobFacts::fieldName(ImportJob::Field field)
{
    switch (field) {
    case ImportJob::Id:
        return tr("Job ID");
    case ImportJob::JobType:
        return tr("Type");
    case ImportJob::ChannelId:
        return tr("Channel ID");
    case ImportJob::Status:
        return tr("Status");
    case ImportJob::UserId:
        return tr("User ID");
    case ImportJob::UserName:
        return tr("User");
    case ImportJob::FilePath:
        return tr("Imported file");
    case ImportJob::CreatedAt:
        return tr("Created");
    case ImportJob::UpdatedAt:
        return tr("Updated");
    case ImportJob::AdditionalDetails:
        return tr("Details");
    case ImportJob::FailedFilePath:
        return tr("Failed file");
    case ImportJob::SuccessCount:
        return tr("Succeeded");
    case ImportJob::FailureCount:
        return tr("Failed");
    case ImportJob::FieldCount:
        break;
    }
    return {};
}

} // namespace Balehook
