// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/replysummary.h"

#include <QString>

#include <vector>

namespace Balehook {

/// A file of rows that is to be shown, and what is known of it. A value.
struct RowsSource
{
    QString path = {}; ///< on this computer
    QString title = {}; ///< such as the file's name
    QString jobType = {}; ///< what the user chose is remembered by it; empty for files opened by hand
    QString jobId = {}; ///< may be empty
    QString diskName = {}; ///< of failed rows in the cache, whose values are to be found later; else empty
    std::vector<ReplySummary::Cell> facts = {}; ///< of the job, for the summary
};

} // namespace Balehook
