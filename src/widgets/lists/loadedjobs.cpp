// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/loadedjobs.h"

#include "session/listing/rawpage.h"
#include "store/jobterms.h"

#include <algorithm>

namespace Balehook {

LoadedJobs::LoadedJobs(const ImportJobsModel &model, QObject *parent)
    : PageSource(parent)
{
    for (const auto &[first, last] : model.loadedRanges()) {
        for (int row = first; row <= last; ++row) {
            qsizetype index = 0;
            const auto page = model.recordPage(row, &index);
            const ImportJob *job = model.recordAt(row);
            if (!page || !job)
                continue;
            m_jobs.push_back(*job);
            m_raws.push_back(page->rawAt(index));
        }
    }
    m_rows = rowsWith({});
}

std::vector<std::size_t> LoadedJobs::rowsWith(const QString &text) const
{
    const JobTerms terms(text);
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < m_jobs.size(); ++i) {
        if (terms.matches(m_jobs[i]))
            rows.push_back(i);
    }
    return rows;
}

void LoadedJobs::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_rows = rowsWith(text);
    Q_EMIT invalidated();
}

qint64 LoadedJobs::rowOf(const QString &id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](std::size_t place) { return m_jobs[place].id() == id; });
    return found == m_rows.end() || id.isEmpty() ? -1 : qint64(found - m_rows.begin());
}

std::vector<JobFacets::ValueCount> LoadedJobs::values(ImportJob::Field field, const QString &text) const
{
    std::map<QString, qint64> counts;
    for (const std::size_t place : rowsWith(text)) {
        const ImportJob &job = m_jobs[place];
        const bool isNameless = field == ImportJob::UserName && job.text(field).isEmpty();
        ++counts[isNameless ? job.text(ImportJob::UserId) : job.text(field)];
    }
    return JobFacets::mostFrequentFirst(counts);
}

PageSource::Ticket LoadedJobs::request(PageRequest request, PagePriority priority)
{
    Q_UNUSED(priority)
    const Ticket ticket = ++m_lastTicket;
    m_requests.emplace(ticket, request);
    QMetaObject::invokeMethod(
        this, [this, ticket] { respond(ticket); }, Qt::QueuedConnection);
    return ticket;
}

void LoadedJobs::cancel(Ticket ticket)
{
    m_requests.erase(ticket);
}

void LoadedJobs::respond(Ticket ticket)
{
    const auto asked = m_requests.extract(ticket);
    if (!asked)
        return;
    const PageRequest request = asked.mapped();
    const std::size_t first = std::min(m_rows.size(), std::size_t(request.page - 1) * std::size_t(request.perPage));
    const std::size_t count = std::min(m_rows.size() - first, std::size_t(request.perPage));
    PageAnswer page;
    page.records = pageOfRaw<ImportJob>(count, [this, first](std::size_t i) { return m_raws[m_rows[first + i]]; });
    if (!page.records) {
        Q_EMIT failed(ticket, Error(ErrorKind::NotUnderstood));
        return;
    }
    page.page = request.page;
    page.perPage = request.perPage;
    page.total = found();
    Q_EMIT arrived(ticket, page);
}

} // namespace Balehook
