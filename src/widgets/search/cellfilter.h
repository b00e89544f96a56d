// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

namespace Balehook::CellFilter {

/// \a query, and beside it that the field of \a column (ImportJobsModel) is as that of \a job: one of a short list of
/// values, a count, a day (in UTC or local time), or else words that it has.
JobQuery with(JobQuery query, const ImportJob &job, int column, bool isUtc);

} // namespace Balehook::CellFilter
