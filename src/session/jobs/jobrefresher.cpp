// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobrefresher.h"

#include "domain/records/page.h"

#include <utility>

namespace Balehook {

JobRefresher::JobRefresher(QObject *parent)
    : QObject(parent)
{ }

JobRefresher::~JobRefresher()
{
    cancel();
}

void JobRefresher::start(PageSource &source, int perPage, qint64 record, const QString &jobId)
{
    cancel();
    m_source = &source;
    m_perPage = perPage;
    m_jobId = jobId;
    m_read = 0;
    const int page = int(record / perPage) + 1;
    m_pages = {page};
    for (int distance = 1; distance <= neighbours; ++distance) {
        m_pages.push_back(page + distance); // new jobs push the others down
        if (page > distance)
            m_pages.push_back(page - distance);
    }
    connect(&source, &PageSource::arrived, this, &JobRefresher::look);
    connect(&source, &PageSource::failed, this, [this](PageSource::Ticket ticket, const Error &error) {
        if (m_ticket != ticket)
            return;
        m_ticket.reset();
        cancel();
        Q_EMIT failed(error);
    });
    // Whoever waits for one job is told what is missing, rather than nothing.
    connect(&source, &PageSource::blocked, this, [this](PageSource::Ticket ticket, const Error &error) {
        if (m_ticket != ticket)
            return;
        cancel();
        Q_EMIT failed(error);
    });
    connect(&source, &QObject::destroyed, this, [this] {
        if (std::exchange(m_ticket, {}))
            Q_EMIT failed(Error(ErrorKind::Cancelled));
    });
    askNext();
}

void JobRefresher::cancel()
{
    if (!m_source)
        return;
    m_source->disconnect(this);
    if (m_ticket)
        m_source->cancel(*m_ticket);
    m_ticket.reset();
    m_source.clear();
}

void JobRefresher::askNext()
{
    const PageRequest request{m_pages.front(), m_perPage};
    m_pages.pop_front();
    m_ticket = m_source->request(request);
}

void JobRefresher::look(PageSource::Ticket ticket, const PageAnswer &answer)
{
    if (m_ticket != ticket)
        return;
    m_ticket.reset();
    ++m_read;
    const auto *page = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    for (qsizetype i = 0; page && i < page->count(); ++i) {
        if (page->idAt(i) != m_jobId)
            continue;
        const ImportJob job = page->at(i); // the page may go with what is told
        cancel();
        Q_EMIT found(job);
        return;
    }
    // Pages behind the end of the list are empty; what is before them may still hold the job.
    if (!m_pages.empty()) {
        askNext();
        return;
    }
    cancel();
    Q_EMIT notFound(m_read);
}

} // namespace Balehook
