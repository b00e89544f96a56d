// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobrefresher.h"

#include "domain/records/page.h"

namespace Balehook {

JobRefresher::JobRefresher(QObject *parent)
    : QObject(parent)
{ }

JobRefresher::~JobRefresher() = default;

void JobRefresher::start(PageSource &source, int perPage, qint64 record, const QString &jobId)
{
    cancel();
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
    m_asker = std::make_unique<PageAsker>(source);
    connect(m_asker.get(), &PageAsker::arrived, this,
            [this](const PageRequest &, const PageAnswer &answer) { look(answer); });
    connect(m_asker.get(), &PageAsker::failed, this, [this](const PageRequest &asked, const Error &error) {
        if (mayBeBeyondEnd(asked.page, error))
            skip(asked.page);
        else
            fail(error);
    });
    // Whoever waits for one job is told what is missing, rather than nothing.
    connect(m_asker.get(), &PageAsker::blocked, this, &JobRefresher::fail);
    connect(m_asker.get(), &PageAsker::gone, this, [this] { fail(Error(ErrorKind::Cancelled)); });
    askNext();
}

bool JobRefresher::mayBeBeyondEnd(int page, const Error &error)
{
    return page > 1 && (error.kind == ErrorKind::NotFound || error.kind == ErrorKind::Rejected);
}

void JobRefresher::fail(const Error &error)
{
    cancel();
    Q_EMIT failed(error);
}

void JobRefresher::askNext()
{
    const PageRequest request{m_pages.front(), m_perPage};
    m_pages.pop_front();
    m_asker->ask(request, PagePriority::Browsing);
}

/// The list seems to end before \a page.
void JobRefresher::skip(int page)
{
    std::erase_if(m_pages, [page](int other) { return other > page; });
    // Every list has a first page: if that fails, too, there is no list, and the error says why.
    if (m_pages.empty() && m_read == 0)
        m_pages.push_back(1);
    goOn();
}

void JobRefresher::look(const PageAnswer &answer)
{
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
    goOn();
}

/// Pages beyond the end of the list are empty or fail; what is before them may still hold the job.
void JobRefresher::goOn()
{
    if (!m_pages.empty()) {
        askNext();
        return;
    }
    cancel();
    Q_EMIT notFound(m_read);
}

} // namespace Balehook
