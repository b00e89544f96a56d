// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/importjob.h"

namespace Balehook {

QLatin1StringView ImportJob::fieldName(Field field)
{
    static constexpr std::array<QLatin1StringView, FieldCount> names{
        QLatin1StringView("id"),
        QLatin1StringView("jobType"),
        QLatin1StringView("channelId"),
        QLatin1StringView("status"),
        QLatin1StringView("userId"),
        QLatin1StringView("userName"),
        QLatin1StringView("filePath"),
        QLatin1StringView("createdAt"),
        QLatin1StringView("updatedAt"),
        QLatin1StringView("additionalDetails"),
        QLatin1StringView("failedFilePath"),
        QLatin1StringView("successCount"),
        QLatin1StringView("failureCount"),
    };
    return names[field];
}

void ImportJob::set(Field field, QString text, Presence presence)
{
    if (field == CreatedAt)
        m_createdAt = Timestamp(text);
    else if (field == UpdatedAt)
        m_updatedAt = Timestamp(text);
    setField(field, std::move(text), presence);
}

ImportJob ImportJob::unreadable()
{
    ImportJob job;
    job.setUnreadable();
    return job;
}

} // namespace Balehook
