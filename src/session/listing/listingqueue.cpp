// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/listingqueue.h"

#include <algorithm>
#include <utility>

namespace Balehook {

ListingQueue::ListingQueue(QObject *parent)
    : QObject(parent)
{ }

ListingQueue::~ListingQueue()
{
    close();
    restart();
}

ListingQueue::Ticket ListingQueue::add(PagePriority priority, Send send)
{
    const Ticket ticket = ++m_lastTicket;
    m_wishes.emplace(ticket, Wish{priority, std::move(send), {}});
    sendNext();
    return ticket;
}

void ListingQueue::end(Ticket ticket)
{
    m_wishes.erase(ticket);
    sendNext();
}

/// The service is free for another one, which does not wait until the answer is decoded.
void ListingQueue::release(Ticket ticket, const ApiReply &reply)
{
    const auto found = m_wishes.find(ticket);
    if (found == m_wishes.end() || found->second.reply != &reply)
        return;
    found->second.stage = Stage::Answered;
    sendNext();
}

void ListingQueue::refuse(Ticket ticket, const Error &error)
{
    const auto found = m_wishes.find(ticket);
    if (found == m_wishes.end())
        return;
    found->second.stage = Stage::Waiting;
    found->second.reply.clear();
    // An answer to the old token says nothing about the one that replaced it.
    if (m_client && found->second.round == m_round) {
        close();
        Q_EMIT refused(error);
        return;
    }
    sendNext();
}

void ListingQueue::cancel(const std::set<Ticket> &tickets)
{
    std::vector<QPointer<ApiReply>> replies;
    for (const Ticket ticket : tickets) {
        const auto found = m_wishes.find(ticket);
        if (found == m_wishes.end())
            continue;
        replies.push_back(found->second.reply);
        m_wishes.erase(found);
    }
    cancelReplies(replies);
    sendNext();
}

void ListingQueue::open(ApiClient &client)
{
    m_client = &client;
    m_blockReason.reset();
    ++m_round;
    sendNext();
}

void ListingQueue::close()
{
    m_client = nullptr;
}

void ListingQueue::block(const Error &reason)
{
    close();
    m_blockReason = reason;
    Q_EMIT blocked(reason);
}

void ListingQueue::restart()
{
    std::vector<QPointer<ApiReply>> replies;
    for (auto &[ticket, wish] : m_wishes) {
        replies.push_back(wish.reply);
        wish.reply.clear();
        wish.stage = Stage::Waiting;
    }
    cancelReplies(replies);
    sendNext();
}

// Apart from the walk over the wishes: whoever hears of a request ending may ask for another.
void ListingQueue::cancelReplies(const std::vector<QPointer<ApiReply>> &replies)
{
    for (const QPointer<ApiReply> &reply : replies) {
        if (reply)
            reply->cancel();
    }
}

ListingQueue::Wishes::iterator ListingQueue::next()
{
    const auto waits = [](PagePriority priority) {
        return [priority](const Wishes::value_type &entry) {
            return entry.second.stage == Stage::Waiting && entry.second.priority == priority;
        };
    };
    const auto newest = std::find_if(m_wishes.rbegin(), m_wishes.rend(), waits(PagePriority::Browsing));
    if (newest != m_wishes.rend())
        return std::prev(newest.base());
    return std::find_if(m_wishes.begin(), m_wishes.end(), waits(PagePriority::Background));
}

void ListingQueue::sendNext()
{
    const auto onItsWay = [](const Wishes::value_type &entry) { return entry.second.stage == Stage::OnItsWay; };
    while (m_client && std::count_if(m_wishes.begin(), m_wishes.end(), onItsWay) < limit) {
        const auto found = next();
        if (found == m_wishes.end())
            return;
        const Ticket ticket = found->first;
        found->second.stage = Stage::OnItsWay;
        found->second.round = m_round;
        const Send send = found->second.send;
        ApiReply *reply = send(*m_client, ticket);
        // Whoever hears of the request leaving may cancel it on the spot.
        if (const auto sent = m_wishes.find(ticket); sent != m_wishes.end()) {
            sent->second.reply = reply;
            connect(reply, &ApiReply::answered, this, [this, ticket, reply] { release(ticket, *reply); });
        } else {
            reply->cancel();
        }
    }
}

} // namespace Balehook
