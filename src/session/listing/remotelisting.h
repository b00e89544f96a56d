// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/apiclient.h"
#include "domain/records/pagesource.h"

#include <memory>
#include <set>

namespace Balehook {

class FirstPageFile;
class ListingQueue;

/// One listing of the service as a PageSource: import jobs, webhooks or properties. It asks through the queue that all
/// listings of the account share. A request whose token is not accepted waits there for another token instead of
/// failing, which blocked() says.
class RemoteListing final : public PageSource
{
    Q_OBJECT

public:
    using List = ApiReply *(ApiClient::*)(PageRequest, QObject *, ApiClient::Callback<PageAnswer>);

    /// \a list says which listing. \a queue outlives the source.
    RemoteListing(ListingQueue &queue, List list, QObject *parent = nullptr);
    ~RemoteListing() override;

    /// Its first page is kept in \a file from now on, for earlier().
    void keepFirstPage(std::unique_ptr<FirstPageFile> file);

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;
    std::optional<EarlierPage> earlier() const override;
    void forgetEarlier() override;
    RemoteListing *copy(QObject &owner) const override;

    /// Ends every request; whoever still waits for one is told ErrorKind::Cancelled.
    void cancelAll();
    /// Says invalidated() if cancelAll() left somebody without a page, so that it is asked for again.
    void recall();

Q_SIGNALS:
    /// Another listing is asked for from now on. Those that copy() made say invalidated().
    void moved();

private:
    ListingQueue &m_queue;
    List m_list;
    std::set<Ticket> m_open; ///< not answered and not cancelled
    std::unique_ptr<FirstPageFile> m_firstPage; ///< may be null
    bool m_hasAnswered = false; ///< in this run
    bool m_wasCut = false; ///< somebody was told Cancelled

    ApiReply *send(ApiClient &client, Ticket ticket, PageRequest request);
    void answer(Ticket ticket, const PageRequest &request, const Result<PageAnswer> &result);
    void tellBlocked(const std::set<Ticket> &tickets);
};

} // namespace Balehook
