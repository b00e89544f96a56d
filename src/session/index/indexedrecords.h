// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/recordsearch.h"
#include "domain/queries/valuechoice.h"
#include "domain/records/pagesource.h"

#include <QSet>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace Balehook {

class JobIndex;

/// The records of a listing that match a query, whatever kind of record they are: see IndexedRecords.
class IndexedListing : public PageSource
{
    Q_OBJECT

public:
    /// What is known of the records as a whole.
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

    virtual const State &state() const = 0;
    /// The query leaves no record out.
    virtual bool matchesAll() const = 0;
    /// Looks once more in what is known, if the query is about the time until now. Emits invalidated() if others match.
    virtual void searchAgain() = 0;
    /// Days of times are those of UTC, and not this computer's. Searches again where that makes a difference.
    virtual void setUtc(bool isUtc) = 0;
    /// Ends the search.
    virtual void stop() = 0;
    /// Reads all of them again, unless that is under way.
    virtual void load() = 0;
    /// What is known is outdated: as load(), if anybody searches, else with the next search.
    virtual void outdate() = 0;
    /// The account's listing is another one now.
    virtual void forget() = 0;
    /// Calls \a done with the rows of the records with \a ids in the result, -1 for one that is not in it: later where
    /// there are many or the search is under way, never once \a context is gone.
    virtual void findRows(const QStringList &ids, QObject *context,
                          std::function<void(const std::vector<qint64> &rows)> done) = 0;
    std::optional<Search> searched() const final
    {
        return Search{
            .found = state().found, .all = state().count, .isPartial = !state().isComplete, .matchesAll = matchesAll()};
    }

Q_SIGNALS:
    /// state() is another one.
    void changed();
    /// Those with \a ids were read just now, and there are no others.
    void listed(const QSet<QString> &ids);
    /// All of them, as they were kept from an earlier run.
    void remembered(const Balehook::PageAnswer &all);

protected:
    using PageSource::PageSource;
};

/// The records of a listing that match a query, in the order it asks for, as pages of Page<Record>. They are few: all
/// of them are read from the service and kept in memory, webhooks also in the account's index for the next start. Owned
/// by the session, or for a saved listing by what searches it; its sources outlive it. Thousands are searched in
/// another thread; pages of the result wait for that. Of webhooks and properties.
template <typename Record>
class IndexedRecords final : public IndexedListing
{
public:
    /// \a listing is for this alone; pages of it are asked for in the background.
    explicit IndexedRecords(PageSource &listing, QObject *parent = nullptr);
    ~IndexedRecords() override;

    /// Where webhooks are kept; null: nowhere.
    void setIndex(JobIndex *index);
    void setPageSize(int perPage);
    /// Takes what \a shown, a listing of the same records, brings all at once.
    void learnFrom(PageSource &shown);

    const Query<Record> &query() const;
    /// A new search; loads what is to be searched if that was not done yet or is some time ago. Emits invalidated().
    void setQuery(const Query<Record> &query);
    /// Calls \a done with those of RecordSearch::values() that \a choice wants: of many records later, never once
    /// \a context is gone.
    void findValues(typename Record::Field field, const Query<Record> &query, const ValueChoice &choice,
                    QObject *context, std::function<void(const ValueChoice::Found &found)> done);

    const State &state() const override;
    bool matchesAll() const override;
    void searchAgain() override;
    void setUtc(bool isUtc) override;
    void stop() override;
    void load() override;
    void outdate() override;
    void forget() override;
    void findRows(const QStringList &ids, QObject *context,
                  std::function<void(const std::vector<qint64> &rows)> done) override;
    /// The same search in what is known now.
    IndexedRecords *copy(QObject &owner) const override;

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;

    /// A service that lists without an end is read no further.
    static constexpr std::size_t most = 100'000;

private:
    class Private;
    std::unique_ptr<Private> d;
};

extern template class IndexedRecords<Webhook>;
extern template class IndexedRecords<Property>;

using IndexedWebhooks = IndexedRecords<Webhook>;
using IndexedProperties = IndexedRecords<Property>;

} // namespace Balehook
