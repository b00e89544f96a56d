// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

namespace Balehook {

struct ImportJobFields
{
    enum Field : quint8 {
        Id,
        JobType,
        ChannelId,
        Status,
        UserId,
        UserName,
        FilePath,
        CreatedAt,
        UpdatedAt,
        AdditionalDetails,
        FailedFilePath,
        SuccessCount,
        FailureCount,
        FieldCount
    };

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
    static constexpr Field identity = Id;
};

/// One import job as listed (interface 2.2). A value.
using ImportJob = FieldRecord<ImportJobFields>;

} // namespace Balehook
