// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexedjobs.h"

namespace Balehook {

class IndexedJobs::Private final
{
public:
    JobQuery query;
};

IndexedJobs::IndexedJobs(JobIndex &, QObject *parent)
    : PageSource(parent)
    , d(std::make_unique<Private>())
{ }

IndexedJobs::~IndexedJobs() = default;

const JobQuery &IndexedJobs::query() const
{
    return d->query;
}

void IndexedJobs::setQuery(const JobQuery &query)
{
    d->query = query;
}

void IndexedJobs::searchAgain() { }

void IndexedJobs::stop() { }

std::optional<JobIndex::Matches> IndexedJobs::matches() const
{
    return std::nullopt;
}

bool IndexedJobs::isUnlisted(const QString &) const
{
    return false;
}

void IndexedJobs::find(const QString &, QObject *, JobIndex::Callback<qint64>) { }

PageSource::Ticket IndexedJobs::request(PageRequest, PagePriority)
{
    return 0;
}

void IndexedJobs::cancel(Ticket) { }

} // namespace Balehook
