// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/remotelisting.h"

#include "session/listing/firstpagefile.h"
#include "session/listing/listingqueue.h"

#include <QPointer>

#include <utility>

namespace Balehook {

namespace {

bool isTokenProblem(const Error &error)
{
    return error.kind == ErrorKind::TokenRefused || error.kind == ErrorKind::Forbidden;
}

} // namespace

RemoteListing::RemoteListing(ListingQueue &queue, List list, QObject *parent)
    : PageSource(parent)
    , m_queue(queue)
    , m_list(list)
{
    connect(&queue, &ListingQueue::blocked, this, [this] { tellBlocked(m_open); });
}

RemoteListing::~RemoteListing()
{
    m_queue.cancel(m_open);
}

void RemoteListing::keepFirstPage(std::unique_ptr<FirstPageFile> file)
{
    m_firstPage = std::move(file);
}

std::optional<EarlierPage> RemoteListing::earlier() const
{
    return m_firstPage && !m_hasAnswered ? m_firstPage->read() : std::nullopt;
}

void RemoteListing::forgetEarlier()
{
    if (m_firstPage)
        m_firstPage->forget();
}

RemoteListing *RemoteListing::copy(QObject &owner) const
{
    auto *made = new RemoteListing(m_queue, m_list, &owner);
    connect(this, &RemoteListing::moved, made, &PageSource::invalidated);
    return made;
}

PageSource::Ticket RemoteListing::request(PageRequest request, PagePriority priority)
{
    const Ticket ticket =
        m_queue.add(priority, [this, request](ApiClient &client, Ticket sent) { return send(client, sent, request); });
    m_open.insert(ticket);
    if (m_queue.blockReason())
        tellBlocked({ticket});
    return ticket;
}

/// Later, as all answers: there may be another token by then.
void RemoteListing::tellBlocked(const std::set<Ticket> &tickets)
{
    const auto tell = [this, tickets] {
        const QPointer<RemoteListing> alive(this);
        for (const Ticket ticket : tickets) {
            if (!alive)
                return;
            const std::optional<Error> reason = m_queue.blockReason();
            if (reason && m_open.count(ticket) > 0)
                Q_EMIT blocked(ticket, *reason);
        }
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void RemoteListing::cancel(Ticket ticket)
{
    if (m_open.erase(ticket) > 0)
        m_queue.cancel({ticket});
}

void RemoteListing::cancelAll()
{
    const std::set<Ticket> tickets = m_open;
    const QPointer<RemoteListing> self(this);
    m_queue.cancel(tickets);
    if (!self)
        return; // a request that ended has led to the end of the listing
    const auto tell = [this, tickets] {
        const QPointer<RemoteListing> alive(this); // whoever hears of one may be rid of the listing
        for (const Ticket ticket : tickets) {
            if (!alive)
                return;
            if (m_open.erase(ticket) == 0)
                continue;
            m_wasCut = true;
            Q_EMIT failed(ticket, Error(ErrorKind::Cancelled));
        }
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void RemoteListing::recall()
{
    // Queued like the news of the cancelling, which may still be on its way.
    const auto tell = [this] {
        if (std::exchange(m_wasCut, false))
            Q_EMIT invalidated();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

ApiReply *RemoteListing::send(ApiClient &client, Ticket ticket, PageRequest request)
{
    ApiReply *reply = (client.*m_list)(
        request, this, [this, ticket, request](const Result<PageAnswer> &result) { answer(ticket, request, result); });
    connect(reply, &ApiReply::waiting, this,
            [this, ticket](std::chrono::seconds seconds) { Q_EMIT waiting(ticket, seconds); });
    return reply;
}

void RemoteListing::answer(Ticket ticket, const PageRequest &request, const Result<PageAnswer> &result)
{
    if (!result && isTokenProblem(result.error())) {
        m_queue.refuse(ticket, result.error());
        return;
    }
    m_open.erase(ticket);
    m_queue.end(ticket);
    m_hasAnswered = m_hasAnswered || result;
    if (result && m_firstPage)
        m_firstPage->keep(request, result.value());
    if (result)
        Q_EMIT arrived(ticket, result.value());
    else
        Q_EMIT failed(ticket, result.error());
}

} // namespace Balehook
