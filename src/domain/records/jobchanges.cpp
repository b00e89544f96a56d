// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/jobchanges.h"

namespace Balehook {

namespace {

bool isLinkField(ImportJob::Field field)
{
    return field == ImportJob::FilePath || field == ImportJob::FailedFilePath || field == ImportJob::AdditionalDetails;
}

/// A link without its query; other text as it is.
QStringView withoutQuery(const QString &text)
{
    const bool isLink = text.startsWith(QLatin1StringView("https://")) || text.startsWith(QLatin1StringView("http://"));
    const qsizetype query = isLink && !text.contains(u' ') ? text.indexOf(u'?') : -1;
    return query < 0 ? QStringView(text) : QStringView(text).first(query);
}

} // namespace

std::vector<ImportJob::Field> changedFields(const ImportJob &before, const ImportJob &now)
{
    std::vector<ImportJob::Field> changed;
    for (int i = 0; i < ImportJob::FieldCount; ++i) {
        const auto field = ImportJob::Field(i);
        const QString &old = before.text(field);
        const QString &text = now.text(field);
        const bool isSame = isLinkField(field) ? withoutQuery(old) == withoutQuery(text) : old == text;
        if (!isSame || before.presence(field) != now.presence(field))
            changed.push_back(field);
    }
    return changed;
}

} // namespace Balehook
