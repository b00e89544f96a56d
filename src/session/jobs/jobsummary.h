// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "domain/records/importjob.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/rows/handoffreport.h"

#include <QCoreApplication>

#include <optional>

namespace Balehook {

class RequestHistory;

/// What others are told about a job besides its rows, for summaries. Plain text, not yet made safe.
class JobSummary final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::JobSummary)

public:
    /// Whose it is and what is known of it, no links of the service. \a account may be null.
    static std::vector<ReplySummary::Cell> factsOf(const ImportJob &job, const Account *account);
    /// The little that is known where only the file is left.
    static std::vector<ReplySummary::Cell> factsOf(const CachedFile &file, const Account *account);
    /// The latest requests of an account, under HandoffReport::requestHeader(). Of files only their hosts where \a
    /// hidesPaths: a path may name a person.
    static HandoffReport::Table requestsOf(const RequestHistory &history, const QString &accountId, bool hidesPaths);
};

} // namespace Balehook
