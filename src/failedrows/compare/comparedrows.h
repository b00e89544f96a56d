// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparedtable.h"
#include "failedrows/table/rowview.h"

#include <atomic>
#include <functional>

namespace Balehook {

/// Reads \a table once and shows each of its rows to \a see. Blocks; for worker threads. ErrorKind::Cancelled where it
/// is stopped, ErrorKind::FileChanged where the file is no longer as it was when the table was opened.
Outcome eachRow(const ComparedTable &table, const std::atomic_bool &stop,
                const std::function<void(const RowView &row)> &see);
/// The same until \a see returns false.
Outcome rowsWhile(const ComparedTable &table, const std::atomic_bool &stop,
                  const std::function<bool(const RowView &row)> &see);

} // namespace Balehook
