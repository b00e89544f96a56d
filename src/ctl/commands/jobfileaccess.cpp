// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobfileaccess.h"

#include "core/text/datasize.h"
#include "ctl/commands/linkfailure.h"
#include "ctl/frame/terminal.h"
#include "session/account/accountsession.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/jobs/jobfiles.h"

#include <QLocale>

#include <utility>

namespace Balehook::Ctl {

JobFileAccess::JobFileAccess(const Workbench &bench, const QString &slug, QString jobId, JobFile which, QObject *parent)
    : QObject(parent)
    , m_bench(bench)
    , m_jobId(std::move(jobId))
    , m_which(which)
    , m_account(bench, slug)
    , m_opener(bench.sessions.transfers(), bench.sessions.files())
{
    connect(&m_account, &AccountAccess::opened, this, &JobFileAccess::look);
    connect(&m_account, &AccountAccess::failed, this, [this](const Failure &failure) {
        fail(failure);
        cancel(); // what is under way would go on with a token that is no longer good
    });
    connect(&m_opener, &JobFileOpener::progressed, this, &JobFileAccess::tellTransfer);
    connect(
        &m_opener, &JobFileOpener::ready, this,
        [this] {
            if (std::exchange(m_isOver, true))
                return;
            m_bench.terminal.showProgress({});
            Q_EMIT opened();
        },
        Qt::QueuedConnection);
    connect(
        &m_opener, &JobFileOpener::failed, this, [this](const Error &error) { fail(linkFailure(error)); },
        Qt::QueuedConnection);
}

JobFileAccess::~JobFileAccess()
{
    cancel();
}

void JobFileAccess::open()
{
    m_account.open();
}

void JobFileAccess::cancel()
{
    m_isOver = true;
    m_finder.reset();
    m_opener.cancel();
}

void JobFileAccess::look()
{
    if (m_isOver)
        return;
    AccountSession &session = *m_account.session();
    m_finder.emplace(session.importJobs(), session.account().perPage, session.jobIndex());
    connect(&*m_finder, &JobFinder::found, this, &JobFileAccess::take);
    connect(&*m_finder, &JobFinder::notFound, this, [this](qint64 read) {
        fail({ExitStatus::ServiceFailed,
              tr("The service lists no job with the ID \"%1\". Jobs checked: %2.")
                  .arg(m_jobId, QLocale().toString(read))});
    });
    connect(&*m_finder, &JobFinder::failed, this, [this](const Error &error) { fail(Failure(error)); });
    connect(&*m_finder, &JobFinder::progressed, this, [this](qint64 read, std::optional<qint64> total) {
        const QLocale locale;
        m_bench.terminal.showProgress(
            total ? tr("Looking for the job: %1 of %2 checked").arg(locale.toString(read), locale.toString(*total))
                  : tr("Looking for the job: %1 checked").arg(locale.toString(read)));
    });
    m_finder->find(m_jobId);
}

QString JobFileAccess::noneText(JobFile which)
{
    return which == JobFile::FailedRows ? tr("This job has no failed file.") : tr("This job has no imported file.");
}

void JobFileAccess::take(const ImportJob &job)
{
    if (!job.has(fieldOf(m_which))) {
        fail({ExitStatus::ServiceFailed, noneText(m_which)});
        return;
    }
    m_opener.open(m_account.session()->account().id, job, m_which);
}

void JobFileAccess::tellTransfer()
{
    const std::optional<Transfer> transfer = m_opener.transfer();
    if (m_isOver || !transfer)
        return;
    const QString received = dataSize(transfer->received);
    if (transfer->state == Transfer::State::Waiting)
        m_bench.terminal.showProgress(tr("Next try in %n second(s).", nullptr, int(transfer->retryIn.count())));
    else if (transfer->total > 0)
        m_bench.terminal.showProgress(tr("%1 of %2 from %3").arg(received, dataSize(transfer->total), transfer->host));
    else
        m_bench.terminal.showProgress(tr("%1 from %2").arg(received, transfer->host));
}

void JobFileAccess::fail(const Failure &failure)
{
    if (std::exchange(m_isOver, true))
        return;
    m_bench.terminal.showProgress({});
    Q_EMIT failed(failure);
}

} // namespace Balehook::Ctl
