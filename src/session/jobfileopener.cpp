// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobfileopener.h"

#include "session/filetransfers.h"
#include "session/jobfiles.h"

#include <utility>

namespace Balehook {

JobFileOpener::JobFileOpener(FileTransfers &transfers, FileCache &cache, QObject *parent)
    : QObject(parent)
    , m_transfers(&transfers)
    , m_cache(&cache)
{
    connect(&transfers, &FileTransfers::transferChanged, this, [this](int id) {
        if (id == m_id)
            Q_EMIT progressed();
    });
    connect(&transfers, &FileTransfers::transferFinished, this, &JobFileOpener::end);
    connect(&transfers, &QObject::destroyed, this, &JobFileOpener::close);
}

JobFileOpener::~JobFileOpener() = default;

void JobFileOpener::open(const QString &accountId, const ImportJob &job, JobFile which)
{
    const Result<TransferOrder> order = orderFor(accountId, job, which, policyOf(accountId));
    if (order) {
        open(order.value());
        return;
    }
    TransferOrder none;
    none.key = {accountId, job.id(), which, {}};
    none.jobType = job.text(ImportJob::JobType);
    refuse(none, job.text(fieldOf(which)), order.error());
}

DestinationPolicy JobFileOpener::policyOf(const QString &accountId) const
{
    return m_transfers ? m_transfers->policyOf(accountId) : DestinationPolicy();
}

void JobFileOpener::open(const TransferOrder &order)
{
    close();
    if (!m_cache)
        return;
    m_order = order;
    m_linkText = order.key.link.toString(QUrl::FullyEncoded);
    const std::optional<CachedFile> known = m_cache->find(order.key);
    if (known && !order.isNewerThan(*known)) {
        show(*known);
        return;
    }
    m_older = known;
    fetch();
}

void JobFileOpener::refuse(const TransferOrder &order, const QString &linkText, const Error &error)
{
    close();
    m_order = order;
    m_linkText = linkText;
    Transfer refused;
    refused.order = order;
    refused.state = Transfer::State::Failed;
    refused.error = error;
    fail(std::move(refused));
}

void JobFileOpener::openCached(const CachedFile &file)
{
    close();
    // Its link is not kept: signatures are nothing to write down.
    m_order.key = {file.accountId, file.jobId, file.which, {}};
    m_order.jobType = file.jobType;
    show(file);
}

void JobFileOpener::openOlderCopy()
{
    if (const std::optional<CachedFile> older = std::exchange(m_older, {}))
        show(*older);
}

void JobFileOpener::fetchAgain()
{
    if (!m_order.key.link.isEmpty())
        fetch();
}

void JobFileOpener::fetchAnyway()
{
    m_order.acceptAnything = true;
    fetchAgain();
}

void JobFileOpener::useLink(const QUrl &link)
{
    m_order.key.link = link;
    m_linkText = link.toString(QUrl::FullyEncoded);
    fetchAgain();
}

void JobFileOpener::fetch()
{
    if (!m_transfers)
        return;
    // One that failed or was stopped goes on under its own entry; a new one otherwise.
    const Transfer *last = m_transfers->transferOf(m_order.key);
    const bool isRetry = last && (last->state == Transfer::State::Failed || last->state == Transfer::State::Cancelled);
    if (!isRetry)
        follow(m_transfers->start(m_order));
    else if (const int id = last->id; m_order.acceptAnything)
        follow((m_transfers->retryAcceptingAnything(id), id));
    else
        follow((m_transfers->retry(id, m_order.key.link), id));
}

void JobFileOpener::follow(int id)
{
    m_ended.reset();
    m_id = id;
    Q_EMIT progressed();
}

void JobFileOpener::end(int id)
{
    if (id != m_id || !m_transfers)
        return;
    m_id = 0;
    const Transfer *ended = m_transfers->transfer(id);
    if (!ended)
        return;
    if (ended->state == Transfer::State::Done && ended->file) {
        m_ended = *ended;
        show(*ended->file);
    } else {
        fail(*ended);
    }
}

void JobFileOpener::show(const CachedFile &file)
{
    m_older.reset();
    m_file = file;
    m_hold = m_cache->hold(file);
    Q_EMIT ready();
}

void JobFileOpener::fail(Transfer transfer)
{
    const Error error = transfer.error.value_or(Error(ErrorKind::Cancelled));
    m_ended = std::move(transfer);
    Q_EMIT failed(error);
}

void JobFileOpener::cancel()
{
    if (m_transfers && m_id != 0)
        m_transfers->cancel(m_id);
}

void JobFileOpener::close()
{
    m_id = 0;
    m_order = {};
    m_linkText.clear();
    m_ended.reset();
    m_older.reset();
    m_file.reset();
    m_hold.reset();
}

std::optional<Transfer> JobFileOpener::transfer() const
{
    if (m_id != 0 && m_transfers) {
        if (const Transfer *running = m_transfers->transfer(m_id))
            return *running;
    }
    return m_ended;
}

} // namespace Balehook
