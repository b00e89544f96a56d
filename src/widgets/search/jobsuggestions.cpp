// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/jobsuggestions.h"

#include "store/jobindex.h"
#include "widgets/lists/loadedjobs.h"
#include "widgets/search/searchrow.h"

#include <algorithm>

namespace Balehook::JobSuggestions {

namespace {

bool isCounted(ImportJob::Field field)
{
    const auto &fields = JobQuery::facetFields;
    return std::find(fields.begin(), fields.end(), field) != fields.end();
}

} // namespace

void ofIndex(JobIndex &index, const JobQuery &others, const JobFacets::Find &wanted, QObject *context, SearchRow &row)
{
    if (!isCounted(wanted.field))
        return;
    index.findFacets(others, wanted, context, [wanted, &row](const Result<JobFacets> &facets) {
        if (facets && facets.value().values.contains(wanted.field))
            row.suggest(int(wanted.field), wanted.text, facets.value().values.at(wanted.field));
    });
}

void ofLoaded(const LoadedJobs &rows, const JobQuery &others, const JobFacets::Find &wanted, SearchRow &row)
{
    if (isCounted(wanted.field))
        row.suggest(int(wanted.field), wanted.text, rows.values(wanted.field, others.text));
}

} // namespace Balehook::JobSuggestions
