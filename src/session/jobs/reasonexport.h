// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowexporter.h"
#include "session/jobs/reasonreport.h"

namespace Balehook {

/// Writes \a report to a CSV file: for each of \a lines the reason, rows, jobs, users, channels, rows before and since
/// (empty without a comparison), first and last time, which \a header names. As RowExporter; blocks, for worker
/// threads.
Result<RowExporter::Written> exportReasons(const ReasonReport &report, const std::vector<int> &lines,
                                           const QByteArrayList &header, const QString &path);

} // namespace Balehook
