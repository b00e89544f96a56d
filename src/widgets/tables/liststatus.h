// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook {

/// The lists of the window, in the order of their tabs.
enum class Listing { ImportJobs, Webhooks, Properties };

/// What the status bar says about a list and its account. A value.
struct ListStatus
{
    Listing listing = Listing::ImportJobs;
    bool hasAccount = false;
    std::optional<qint64> total; ///< nothing: unknown, or nothing came yet
    std::optional<qint64> listedTotal; ///< as total, but of the account's list where found jobs are shown
    std::optional<qint64> searched; ///< where not all that the list has could be searched: how many were
    bool isFound = false; ///< what is shown was found in the index
    qint64 loaded = 0;
    qint64 selectedRows = 0;
    bool listed = false; ///< at least one page came
    QString accountName;
    QString host;
    qint64 updatedAt = 0; ///< milliseconds since 1970 UTC, 0 if never
    bool isEarlier = false; ///< what is shown was received when the program last ran
    int requests = 0;
    int refreshes = 0; ///< that the user asked for, and that ended well
    bool utc = false;
    bool isServiceAsked = true; ///< by a refresh
    QString refreshing; ///< how often the list is read again by itself; empty: it is not

    friend bool operator==(const ListStatus &a, const ListStatus &b) = default;
};

} // namespace Balehook
