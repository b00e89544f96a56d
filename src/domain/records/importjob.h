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
        FieldCount,
        RowCount = FieldCount, ///< a column: the sum of both counts
    };

    static constexpr const char *context = "Balehook::ImportJob";
    static constexpr std::array schema{
        FieldSchema{.field = Id,
                    .name = QLatin1StringView("id"),
                    .kind = FieldKind::Id,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Job ID"),
                    .title = QT_TRANSLATE_NOOP("Balehook::ImportJob", "ID"),
                    .width = 20},
        FieldSchema{.field = JobType,
                    .name = QLatin1StringView("jobType"),
                    .kind = FieldKind::Code,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Type"),
                    .width = 18,
                    .sql = QLatin1StringView("type")},
        FieldSchema{.field = ChannelId,
                    .name = QLatin1StringView("channelId"),
                    .kind = FieldKind::Code,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Channel ID"),
                    .title = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Channel"),
                    .width = 14,
                    .sql = QLatin1StringView("channel")},
        FieldSchema{.field = Status,
                    .name = QLatin1StringView("status"),
                    .kind = FieldKind::Code,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Status"),
                    .width = 11,
                    .isSearched = false,
                    .sql = QLatin1StringView("status")},
        FieldSchema{.field = UserId,
                    .name = QLatin1StringView("userId"),
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "User ID"),
                    .title = QT_TRANSLATE_NOOP("Balehook::ImportJob", "User"),
                    .shownIn = UserName,
                    .sql = QLatin1StringView("userid")},
        FieldSchema{.field = UserName,
                    .name = QLatin1StringView("userName"),
                    .kind = FieldKind::Code,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "User"),
                    .width = 16,
                    .sql = QLatin1StringView("user")},
        FieldSchema{.field = FilePath,
                    .name = QLatin1StringView("filePath"),
                    .kind = FieldKind::File,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Imported file"),
                    .width = 24},
        FieldSchema{.field = CreatedAt,
                    .name = QLatin1StringView("createdAt"),
                    .kind = FieldKind::Time,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Created"),
                    .width = 17,
                    .isSearched = false,
                    .sql = QLatin1StringView("created")},
        FieldSchema{.field = UpdatedAt,
                    .name = QLatin1StringView("updatedAt"),
                    .kind = FieldKind::Time,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Updated"),
                    .width = 18,
                    .isSearched = false,
                    .sql = QLatin1StringView("updated")},
        FieldSchema{.field = AdditionalDetails,
                    .name = QLatin1StringView("additionalDetails"),
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Details"),
                    .width = 28},
        FieldSchema{.field = FailedFilePath,
                    .name = QLatin1StringView("failedFilePath"),
                    .kind = FieldKind::File,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Failed file"),
                    .width = 24},
        FieldSchema{.field = SuccessCount,
                    .name = QLatin1StringView("successCount"),
                    .kind = FieldKind::Count,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Succeeded"),
                    .condition = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Succeeded rows"),
                    .shownIn = FailureCount,
                    .isSearched = false,
                    .sql = QLatin1StringView("succeeded")},
        FieldSchema{.field = FailureCount,
                    .name = QLatin1StringView("failureCount"),
                    .kind = FieldKind::Count,
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Failed"),
                    .condition = QT_TRANSLATE_NOOP("Balehook::ImportJob", "Failed rows"),
                    .width = 16,
                    .isSearched = false,
                    .sql = QLatin1StringView("failed")},
        FieldSchema{.field = RowCount,
                    .kind = FieldKind::Count,
                    //: Heads the column after "Failed": so many failed of so many rows.
                    .label = QT_TRANSLATE_NOOP("Balehook::ImportJob", "of"),
                    .width = 10,
                    .sortedBy = FailureCount,
                    .isSearched = false}};
    static constexpr Field identity = Id;

    /// Answers the phone: what, how far, who, which files.
    static constexpr std::array factOrder{Status,   JobType,           SuccessCount, FailureCount, FailedFilePath,
                                          FilePath, AdditionalDetails, CreatedAt,    UpdatedAt,    UserName,
                                          UserId,   ChannelId};
    /// Numbers of the columns in saved layouts: a new one comes last.
    static constexpr std::array columnOrder{CreatedAt,         JobType,   Status,    FailureCount,
                                            FilePath,          UserName,  ChannelId, FailedFilePath,
                                            AdditionalDetails, UpdatedAt, Id,        RowCount};
    /// What support needs first comes first, and is on screen in a window of 1024 pixels.
    static constexpr std::array layoutOrder{CreatedAt,    JobType,           UserName,       Status,
                                            FailureCount, RowCount,          FailedFilePath, FilePath,
                                            ChannelId,    AdditionalDetails, UpdatedAt,      Id};
    /// UserName stands for the user: the name, or the id where there is no name.
    static constexpr std::array facetOrder{Status, JobType, UserName, ChannelId};
    /// Columns of a table on the command line.
    static constexpr std::array printOrder{Id,           JobType,      ChannelId, Status,
                                           SuccessCount, FailureCount, UserName,  CreatedAt};
    static constexpr std::array searchNames{SearchName{QLatin1StringView("user"), {UserName, UserId}},
                                            SearchName{QLatin1StringView("type"), {JobType, -1}},
                                            SearchName{QLatin1StringView("status"), {Status, -1}},
                                            SearchName{QLatin1StringView("file"), {FilePath, FailedFilePath}},
                                            SearchName{QLatin1StringView("channel"), {ChannelId, -1}},
                                            SearchName{QLatin1StringView("details"), {AdditionalDetails, -1}},
                                            SearchName{QLatin1StringView("id"), {Id, -1}}};
};

/// One import job as listed (interface 2.2). A value.
using ImportJob = FieldRecord<ImportJobFields>;

} // namespace Balehook
