// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "domain/records/importjob.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace Balehook {

class Sessions;

/// Jobs of one or several accounts, whose failed files are wanted. A value.
struct JobsChoice
{
    QStringList accounts = {}; ///< ids; empty: all
    JobQuery query = {}; ///< which of their jobs
    /// Jobs of the only account in the place of query.
    std::optional<std::vector<ImportJob>> jobs = {};
    bool isUtc = false; ///< whose days are meant

    /// The same as it is now: all accounts by name, days as points in time.
    JobsChoice now(const Sessions &sessions) const;
};

} // namespace Balehook
