// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"
#include "net/apireply.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace Balehook {

class ApiClient;

/// The listing requests of one account, whichever list they are for: at most two on their way, browsing before
/// background; of the browsing ones the newest first, because it is what the user looks at now; background in order,
/// because whoever reads ahead needs the first page first. Closed, it keeps what is asked until it is opened with a
/// client.
class ListingQueue final : public QObject
{
    Q_OBJECT

public:
    using Ticket = PageSource::Ticket;
    using Send = std::function<ApiReply *(ApiClient &client, Ticket ticket)>;

    static constexpr int limit = 2; ///< requests under way at once

    explicit ListingQueue(QObject *parent = nullptr);
    ~ListingQueue() override;

    /// \a send is called when it is the request's turn, perhaps more than once and perhaps before add() returns.
    Ticket add(PagePriority priority, Send send);
    /// The answer came and is not asked for again. Where the service gave it, another request has left by then.
    void end(Ticket ticket);
    /// The token was not accepted: the request waits again, in its old place. Closes the queue, unless it was opened
    /// with another client since the request left.
    void refuse(Ticket ticket, const Error &error);
    /// Drops requests, also those on their way; none of \a tickets leaves in the place of another.
    void cancel(const std::set<Ticket> &tickets);

    /// From now on requests leave through \a client, which must outlive the queue or the next open() or close().
    void open(ApiClient &client);
    void close();
    /// Closes it until there is another token; blocked() follows.
    void block(const Error &reason);
    /// Why it is closed, if not just for a moment.
    const std::optional<Error> &blockReason() const { return m_blockReason; }
    bool isOpen() const { return m_client; }
    /// What is on its way leaves once more: its connections are dead, or it was asked at an old address.
    void restart();

Q_SIGNALS:
    /// The token in use is not accepted.
    void refused(const Balehook::Error &error);
    /// What is asked waits for another token.
    void blocked(const Balehook::Error &reason);

private:
    enum class Stage { Waiting, OnItsWay, Answered }; ///< answered: what the answer says is not known yet
    struct Wish
    {
        PagePriority priority;
        Send send;
        QPointer<ApiReply> reply;
        Stage stage = Stage::Waiting;
        int round = 0; ///< of the client it left through
    };
    using Wishes = std::map<Ticket, Wish>;

    Wishes m_wishes;
    Ticket m_lastTicket = 0;
    ApiClient *m_client = nullptr;
    std::optional<Error> m_blockReason;
    int m_round = 0;

    void release(Ticket ticket, const ApiReply &reply);
    static void cancelReplies(const std::vector<QPointer<ApiReply>> &replies);
    Wishes::iterator next();
    void sendNext();
};

} // namespace Balehook
