// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchcolumns.h"

#include "models/importjobsmodel.h"

#include <array>
#include <utility>

namespace Balehook::SearchColumns {

namespace {

using Model = ImportJobsModel;

/// Of the columns about counts; "of" belongs to the failed ones before it.
constexpr std::array<std::pair<int, ImportJob::Field>, Model::ColumnCount> pairs{
    {{Model::CreatedColumn, ImportJob::CreatedAt},
     {Model::TypeColumn, ImportJob::JobType},
     {Model::StatusColumn, ImportJob::Status},
     {Model::FailedColumn, ImportJob::FailureCount},
     {Model::FileColumn, ImportJob::FilePath},
     {Model::UserColumn, ImportJob::UserName},
     {Model::ChannelColumn, ImportJob::ChannelId},
     {Model::FailedFileColumn, ImportJob::FailedFilePath},
     {Model::DetailsColumn, ImportJob::AdditionalDetails},
     {Model::UpdatedColumn, ImportJob::UpdatedAt},
     {Model::IdColumn, ImportJob::Id},
     {Model::OfColumn, ImportJob::FailureCount}}};

} // namespace

ImportJob::Field fieldOf(int column)
{
    for (const auto &[each, field] : pairs) {
        if (each == column)
            return field;
    }
    return ImportJob::Id;
}

int columnOf(ImportJob::Field field)
{
    for (const auto &[column, each] : pairs) {
        if (each == field)
            return column;
    }
    return field == ImportJob::SuccessCount ? Model::FailedColumn : -1;
}

bool isDescendingFirst(ImportJob::Field field)
{
    return field == ImportJob::CreatedAt || field == ImportJob::UpdatedAt || field == ImportJob::FailureCount
        || field == ImportJob::SuccessCount;
}

std::vector<int> searched()
{
    return {Model::IdColumn,   Model::TypeColumn,       Model::UserColumn,   Model::ChannelColumn,
            Model::FileColumn, Model::FailedFileColumn, Model::DetailsColumn};
}

} // namespace Balehook::SearchColumns
