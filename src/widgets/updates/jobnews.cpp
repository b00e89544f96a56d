// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/jobnews.h"

#include "core/secrets/knownsecrets.h"
#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "domain/account/account.h"
#include "domain/records/jobchanges.h"
#include "models/linktext.h"
#include "widgets/links/linkactions.h"
#include "widgets/record/jobfacts.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortText = 40;
constexpr std::size_t mostLines = 5;

QString safe(const QString &text)
{
    return cellText(withoutKnownSecrets(text), shortText);
}

} // namespace

QString JobNews::changedTitle(const QString &jobId)
{
    return tr("Job %1 changed").arg(safe(jobId));
}

QString JobNews::changedBody(const Account &account, const ImportJob &before, const ImportJob &now)
{
    QStringList lines{titleOfParts({safe(account.displayName()), value(account, ImportJob::JobType, now)})};
    const std::vector<ImportJob::Field> fields = changedFields(before, now);
    for (std::size_t i = 0; i < fields.size() && i < mostLines; ++i)
        lines.append(line(account, fields[i], before, now));
    if (fields.size() > mostLines)
        lines.append(tr("%Ln more fields", nullptr, int(fields.size() - mostLines)));
    return lines.join(u'\n');
}

QString JobNews::goneTitle(const QString &jobId)
{
    return tr("Job %1 is no longer listed").arg(safe(jobId));
}

QString JobNews::goneBody(const Account &account)
{
    return tr("%1: the list was loaded twice without it. It is no longer watched.").arg(safe(account.displayName()));
}

QString JobNews::line(const Account &account, ImportJob::Field field, const ImportJob &before, const ImportJob &now)
{
    const QString name = ImportJob::label(field);
    // Addresses in free text may be signed.
    if (field == ImportJob::AdditionalDetails
        && !(linksIn(before.text(field)).isEmpty() && linksIn(now.text(field)).isEmpty()))
        return tr("%1: changed").arg(name);
    return tr("%1: %2 → %3", "a field with its old and new value")
        .arg(name, value(account, field, before), value(account, field, now));
}

QString JobNews::value(const Account &account, ImportJob::Field field, const ImportJob &job)
{
    const QString &text = job.text(field);
    if (text.isEmpty())
        return u"—"_s;
    if (field == ImportJob::FilePath || field == ImportJob::FailedFilePath)
        return safe(fileNameOf(text));
    const QString label = field == ImportJob::Status ? account.statusLabels.value(text) : QString();
    return label.isEmpty() ? safe(text)
                           : tr("%1 · %2", "status code and the user's word for it").arg(safe(text), safe(label));
}

} // namespace Balehook
