// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/records/pagesource.h"
#include "models/importjobsmodel.h"

#include <map>
#include <vector>

namespace Balehook {

/// The rows of a list of import jobs that were loaded at one moment, as pages of those that have what is typed: what
/// can be searched before the index holds the jobs. Owned by what searches the list.
class LoadedJobs final : public PageSource
{
    Q_OBJECT

public:
    /// What \a model has loaded now.
    explicit LoadedJobs(const ImportJobsModel &model, QObject *parent = nullptr);

    /// Emits invalidated() if it is another one.
    void setText(const QString &text);
    const QString &text() const { return m_text; }
    qint64 count() const { return qint64(m_jobs.size()); }
    std::optional<Search> searched() const override
    {
        return Search{
            .found = found(), .all = count(), .isPartial = true, .matchesAll = m_text.isEmpty(), .isOfLoaded = true};
    }
    qint64 found() const { return qint64(m_rows.size()); }
    /// The row of the job with \a id in the result; -1 if it is not in it.
    qint64 rowOf(const QString &id) const;
    /// The values of a field among those with \a text, most frequent first; the user is the name, or the id where there
    /// is no name.
    std::vector<JobFacets::ValueCount> values(ImportJob::Field field, const QString &text) const;

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;

private:
    std::vector<std::size_t> rowsWith(const QString &text) const;
    void respond(Ticket ticket);

    std::vector<ImportJob> m_jobs;
    std::vector<QByteArray> m_raws;
    QString m_text;
    std::vector<std::size_t> m_rows; ///< places of those that match
    std::map<Ticket, PageRequest> m_requests; ///< without a response so far
    Ticket m_lastTicket = 0;
};

} // namespace Balehook
