// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/webhookquery.h"
#include "domain/records/pagesource.h"

#include <QSet>

#include <memory>

namespace Balehook {

class JobIndex;

/// The webhooks of an account that match a query, in the order it asks for, as pages of Page<Webhook>. They are few:
/// all of them are read from the service and kept in memory, and in the account's index for the next start. Owned by
/// the session; its sources outlive it.
class IndexedWebhooks final : public PageSource
{
    Q_OBJECT

public:
    /// What is known of the webhooks as a whole.
    struct State
    {
        bool isKnown = false; ///< there is something to search in: what was read now, or what was kept
        bool isComplete = true; ///< false: the service lists more than are kept, or not all have come
        qint64 count = 0; ///< of all
        qint64 loadedAt = 0; ///< milliseconds since 1970 UTC
        qint64 found = 0; ///< of those that match
        bool isLoading = false;
        std::optional<Error> error; ///< why the last reading failed
    };

    /// \a listing is for this alone; pages of it are asked for in the background.
    explicit IndexedWebhooks(PageSource &listing, QObject *parent = nullptr);
    ~IndexedWebhooks() override;

    /// Where they are kept; null: nowhere.
    void setIndex(JobIndex *index);
    void setPageSize(int perPage);
    /// Takes what \a shown, a listing of the same webhooks, brings all at once.
    void learnFrom(PageSource &shown);

    const WebhookQuery &query() const;
    /// A new search; loads what is to be searched if that was not done yet or is some time ago. Says invalidated().
    void setQuery(const WebhookQuery &query);
    /// Looks once more in what is known, if the query is about the time until now. Says invalidated() if others match.
    void searchAgain();
    /// Days of times are those of UTC, and not this computer's. Searches again where that makes a difference.
    void setUtc(bool isUtc);
    /// Ends the search.
    void stop();
    /// Reads all of them again, unless that is under way.
    void load();
    /// What is known is outdated: as load(), if anybody searches, else with the next search.
    void outdate();
    /// The account's listing is another one now.
    void forget();

    const State &state() const;
    /// The row of the webhook with \a id in the result; -1 if it is not in it.
    int rowOf(const QString &id) const;
    /// As WebhookSearch::values().
    std::vector<JobFacets::ValueCount> values(Webhook::Field field, const WebhookQuery &query) const;
    /// The same search in what is known now, whatever is loaded later.
    IndexedWebhooks *copy(QObject *parent) const;

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;

    /// A service that lists without an end is read no further.
    static constexpr std::size_t most = 100'000;

Q_SIGNALS:
    /// state() is another one.
    void changed();
    /// Those with \a ids were read just now, and there are no others.
    void listed(const QSet<QString> &ids);
    /// All of them, as they were kept from an earlier run.
    void remembered(const Balehook::PageAnswer &all);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
