// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexedjobs.h"

#include "core/errors/error.h"
#include "domain/records/importjob.h"
#include "session/listing/rawpage.h"

#include <QPointer>
#include <QSet>

#include <map>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

std::shared_ptr<const Page<ImportJob>> IndexedJobs::pageOf(const std::vector<FoundJobs::Row> &rows)
{
    // A job that is not there any more must not take the others with it.
    const auto rawOf = [&rows](std::size_t i) { return rows[i].raw.isEmpty() ? QByteArrayLiteral("{}") : rows[i].raw; };
    return std::static_pointer_cast<const Page<ImportJob>>(pageOfRaw<ImportJob>(rows.size(), rawOf));
}

class IndexedJobs::Private final
{
public:
    Private(IndexedJobs &jobs, JobIndex &jobIndex)
        : q(jobs)
        , index(jobIndex)
    { }

    struct Wish
    {
        PageRequest request;
        quint64 turn = 0; ///< of the search that was asked
    };

    void begin();
    void beginSearch();
    void beginAgain();
    void end();
    void ask(Ticket ticket);
    void askAll();
    void take(const Result<JobIndex::Matches> &result);
    void answer(Ticket ticket, const Result<JobIndex::Rows> &result);
    void failAll(const Error &reason);
    void learn(const JobIndex::Matches &newer);

    IndexedJobs &q;
    JobIndex &index;
    JobQuery query;
    IndexStatus begunIn;
    bool isWanted = false; ///< between setQuery() and stop()
    JobIndex::Search search = 0;
    quint64 turn = 0; ///< counts searches: what belongs to an earlier one is dropped
    std::optional<JobIndex::Matches> matches;
    std::optional<Error> error;
    bool toldNoTotal = false; ///< somebody got a page without a total
    std::map<Ticket, Wish> wishes;
    Ticket lastTicket = 0;
    QSet<QString> unlisted;
};

void IndexedJobs::Private::begin()
{
    end();
    isWanted = true;
    beginSearch();
    Q_EMIT q.invalidated();
    askAll();
}

/// After a failure, for somebody who asks nevertheless: once, and whoever has rows of the failed search keeps them.
void IndexedJobs::Private::beginAgain()
{
    ++turn;
    error.reset();
    beginSearch();
}

void IndexedJobs::Private::beginSearch()
{
    if (!index.isOpen() || index.error()) {
        index.open(); // opened() begins it
        return;
    }
    begunIn = index.status();
    search = index.search(query, &q, [this, asked = turn](const Result<JobIndex::Matches> &result) {
        if (asked == turn)
            take(result);
    });
}

void IndexedJobs::Private::end()
{
    ++turn;
    if (search != 0)
        index.endSearch(std::exchange(search, 0));
    isWanted = false;
    matches.reset();
    error.reset();
    toldNoTotal = false;
    unlisted.clear();
}

/// What nobody has cancelled is asked of the search that holds now.
void IndexedJobs::Private::askAll()
{
    std::vector<Ticket> tickets;
    for (const auto &[ticket, wish] : wishes) {
        if (wish.turn != turn)
            tickets.push_back(ticket);
    }
    for (const Ticket ticket : tickets)
        ask(ticket);
}

void IndexedJobs::Private::ask(Ticket ticket)
{
    const auto found = wishes.find(ticket);
    if (found == wishes.end())
        return;
    if (search == 0)
        return; // waits for one
    found->second.turn = turn;
    const PageRequest &request = found->second.request;
    index.read(search, qint64(request.page - 1) * request.perPage, request.perPage, &q,
               [this, ticket, asked = turn](const Result<JobIndex::Rows> &result) {
                   if (asked == turn)
                       answer(ticket, result);
               });
}

void IndexedJobs::Private::take(const Result<JobIndex::Matches> &result)
{
    if (!result) {
        failAll(result.error());
        return;
    }
    learn(result.value());
}

void IndexedJobs::Private::learn(const JobIndex::Matches &newer)
{
    const bool isSame = matches && matches->count == newer.count && matches->isComplete == newer.isComplete;
    const bool isAgain = matches && matches->isComplete; // its file was let go meanwhile: it has begun again
    if (isSame || (isAgain && !newer.isComplete))
        return;
    matches = newer;
    const quint64 now = turn;
    const QPointer<IndexedJobs> alive(&q);
    Q_EMIT q.matchesChanged();
    // The pages that are shown are read again, which leaves rows and place as they are and adds the rows behind.
    if (alive && now == turn && newer.isComplete && (std::exchange(toldNoTotal, false) || isAgain))
        Q_EMIT q.invalidated();
}

void IndexedJobs::Private::answer(Ticket ticket, const Result<JobIndex::Rows> &result)
{
    const auto found = wishes.extract(ticket);
    if (!found)
        return;
    if (!result) {
        Q_EMIT q.failed(ticket, result.error());
        return;
    }
    const JobIndex::Rows &rows = result.value();
    PageAnswer page;
    page.records = pageOf(rows.rows);
    if (!page.records) {
        Q_EMIT q.failed(ticket, Error(ErrorKind::NotUnderstood));
        return;
    }
    for (qsizetype i = 0; i < page.records->count(); ++i) {
        if (rows.rows[std::size_t(i)].isListed)
            unlisted.remove(page.records->idAt(i));
        else
            unlisted.insert(page.records->idAt(i));
    }
    page.page = found.mapped().request.page;
    page.perPage = found.mapped().request.perPage;
    const JobIndex::Matches known = rows.matches;
    if (known.isComplete)
        page.total = known.count;
    else
        toldNoTotal = true;
    const quint64 now = turn;
    const QPointer<IndexedJobs> alive(&q); // whoever has all it needs may delete this
    Q_EMIT q.arrived(ticket, page);
    if (alive && now == turn)
        learn(known);
}

void IndexedJobs::Private::failAll(const Error &reason)
{
    error = reason;
    matches.reset();
    if (search != 0)
        index.endSearch(std::exchange(search, 0));
    const quint64 failedTurn = turn;
    const QPointer<IndexedJobs> alive(&q);
    const auto open = std::exchange(wishes, {});
    for (const auto &[ticket, wish] : open) {
        if (alive)
            Q_EMIT q.failed(ticket, reason);
    }
    if (alive && failedTurn == turn)
        Q_EMIT q.matchesChanged();
}

IndexedJobs::IndexedJobs(JobIndex &index, QObject *parent)
    : PageSource(parent)
    , d(std::make_unique<Private>(*this, index))
{
    connect(this, &IndexedJobs::matchesChanged, this, &PageSource::searchedChanged);
    connect(&index, &JobIndex::opened, this, [this] {
        if (!d->isWanted || d->search != 0)
            return;
        if (d->index.error()) {
            d->failAll(*d->index.error());
            return;
        }
        d->error.reset();
        d->beginSearch();
        d->askAll();
    });
}

IndexedJobs::~IndexedJobs()
{
    d->end();
}

const JobQuery &IndexedJobs::query() const
{
    return d->query;
}

void IndexedJobs::setQuery(const JobQuery &query)
{
    if (d->isWanted && d->query == query)
        return;
    d->query = query;
    d->begin();
}

void IndexedJobs::searchAgain()
{
    if (d->isWanted)
        d->begin();
}

void IndexedJobs::stop()
{
    d->end();
}

std::optional<PageSource::Search> IndexedJobs::searched() const
{
    const IndexStatus &status = d->index.status();
    Search search{
        .found = {}, .all = status.jobs, .isPartial = !status.isComplete(), .matchesAll = d->query.matchesAll()};
    if (d->matches && d->matches->isComplete)
        search.found = d->matches->count;
    return search;
}

IndexedJobs *IndexedJobs::copy(QObject &owner) const
{
    auto *other = new IndexedJobs(d->index, &owner);
    other->setQuery(d->query);
    return other;
}

std::optional<JobIndex::Matches> IndexedJobs::matches() const
{
    return d->matches;
}

const IndexStatus &IndexedJobs::begunIn() const
{
    return d->begunIn;
}

std::optional<Error> IndexedJobs::error() const
{
    return d->error;
}

bool IndexedJobs::isUnlisted(const QString &id) const
{
    return d->unlisted.contains(id);
}

void IndexedJobs::find(const QString &id, QObject *context, JobIndex::Callback<qint64> done)
{
    if (d->search != 0) {
        d->index.find(d->search, id, context, std::move(done));
        return;
    }
    const Result<qint64> nowhere = d->error ? Result<qint64>(*d->error) : Result<qint64>(qint64(-1));
    QMetaObject::invokeMethod(
        context, [done = std::move(done), nowhere] { done(nowhere); }, Qt::QueuedConnection);
}

PageSource::Ticket IndexedJobs::request(PageRequest request, PagePriority priority)
{
    Q_UNUSED(priority)
    const Ticket ticket = ++d->lastTicket;
    if (d->error)
        d->beginAgain();
    d->wishes.emplace(ticket, Private::Wish{request, 0});
    d->ask(ticket);
    return ticket;
}

void IndexedJobs::cancel(Ticket ticket)
{
    d->wishes.erase(ticket);
}

} // namespace Balehook
