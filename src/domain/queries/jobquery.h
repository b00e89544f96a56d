// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"
#include "domain/records/importjob.h"

namespace Balehook {

template <>
struct QueryFields<ImportJob>
{
    static constexpr bool textWasPhrase = true;

    std::optional<bool> hasFailedFile;
    std::optional<bool> hasFailures; ///< failureCount is a number above 0, or it is 0
    std::optional<bool> hasFailureCount; ///< failureCount is a number at all
    std::optional<bool> isListed; ///< false: only jobs that the service no longer lists

    static constexpr std::array flags{
        QueryFlag<ImportJob>{QLatin1StringView("hasFailedFile"), &QueryFields::hasFailedFile},
        QueryFlag<ImportJob>{QLatin1StringView("hasFailures"), &QueryFields::hasFailures},
        QueryFlag<ImportJob>{QLatin1StringView("hasFailureCount"), &QueryFields::hasFailureCount},
        QueryFlag<ImportJob>{QLatin1StringView("isListed"), &QueryFields::isListed}};
    static constexpr std::array<QueryOrder<ImportJob>, 0> extraOrders{};
    static constexpr std::array listedFields{ImportJobFields::Id}; ///< the jobs that have something in common

    friend bool operator==(const QueryFields &a, const QueryFields &b) = default;
};

/// What is asked of the index of an account's import jobs.
using JobQuery = Query<ImportJob>;

} // namespace Balehook
