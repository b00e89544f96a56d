// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/jobquery.h"

class QObject;

namespace Balehook {

class JobIndex;
class LoadedJobs;
class SearchRow;

/// Values of a field of import jobs to go on with in the search field, of the fields that have a short list of them.
/// \a others: what is searched besides.
namespace JobSuggestions {

/// Out of \a index; they come to \a row later, unless \a context is gone by then.
void ofIndex(JobIndex &index, const JobQuery &others, const JobFacets::Find &wanted, QObject *context, SearchRow &row);
void ofLoaded(const LoadedJobs &rows, const JobQuery &others, const JobFacets::Find &wanted, SearchRow &row);

} // namespace JobSuggestions
} // namespace Balehook
