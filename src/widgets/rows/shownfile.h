// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "failedrows/cache/cachedfile.h"
#include "widgets/rows/fileplace.h"
#include "widgets/rows/rowsplace.h"

#include <QString>

#include <optional>

namespace Balehook {

/// The file that stands in the place of the lists: one of a job, one of the cache or one of the user's own. A value.
struct ShownFile
{
    QString accountId = {}; ///< of the job
    std::optional<ImportJob> job = {};
    JobFile which = JobFile::FailedRows;
    FilePlace::Place listed = {}; ///< of the job
    std::optional<CachedFile> cached = {};
    QString path = {}; ///< of the user's own
    RowsPlace rows = {};

    /// The account it is of; empty for a file of the user's own.
    QString owner() const { return cached ? cached->accountId : accountId; }
};

} // namespace Balehook
