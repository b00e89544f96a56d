// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexedrecords.h"

#include "core/errors/logging.h"
#include "domain/queries/querytimes.h"
#include "models/pagewalker.h"
#include "session/index/gatheredrecords.h"
#include "session/index/recordfinder.h"
#include "store/jobindex.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>
#include <map>
#include <utility>

namespace Balehook {

namespace {

using namespace std::chrono_literals;

/// A search that begins later reads them again.
constexpr std::chrono::milliseconds freshFor = 1min;

} // namespace

template <typename Record>
class IndexedRecords<Record>::Private final
{
public:
    using Finder = RecordFinder<Record>;
    using Content = typename Finder::Content;

    Private(IndexedRecords &records, PageSource &pageSource)
        : q(records)
        , listing(pageSource)
        , finder(&records, [this](const auto &ended, bool isOtherResult) { tell(ended, isOtherResult); })
    { }

    std::chrono::milliseconds age() const
    {
        const std::chrono::milliseconds since(QDateTime::currentMSecsSinceEpoch() - state.loadedAt);
        // The clock was set back, perhaps long after.
        return since.count() < 0 ? std::chrono::milliseconds::max() : since;
    }
    void read();
    void endWalk();
    void adopt(std::shared_ptr<const Content> newer, qint64 time, bool isComplete);
    void adoptRead(bool isAtEnd);
    void readShelf();
    void keep();
    void emptyShelf();
    void fail(const Error &reason);
    void find(const typename Finder::Search &search);
    void tell(const typename Finder::Search &ended, bool isOtherResult);
    void answerAll();
    void answer(Ticket ticket);

    IndexedRecords &q;
    PageSource &listing;
    QPointer<JobIndex> index;
    int pageSize = 25;
    bool isWanted = false;
    bool isUtc = false;
    bool isShelfRead = false;
    bool isOutdated = false;
    int turn = 0; ///< another one for each listing; what is still read of an older one is not taken
    Query<Record> query;
    State state;
    std::unique_ptr<PageWalker> walker; ///< reads the listing
    GatheredRecords<Record> gathered;
    StatedTotal stated; ///< of what is gathered
    std::map<Ticket, PageRequest> wishes; ///< not answered yet
    Ticket lastTicket = 0;
    Finder finder;
};

template <typename Record>
void IndexedRecords<Record>::Private::read()
{
    state.isLoading = true;
    state.error.reset();
    isOutdated = false;
    gathered = {};
    stated = {};
    walker = std::make_unique<PageWalker>(listing, pageSize);
    QObject::connect(walker.get(), &PageWalker::exhausted, &q, [this] { adoptRead(true); });
    QObject::connect(walker.get(), &PageWalker::stopped, &q, [this] { adoptRead(false); });
    QObject::connect(walker.get(), &PageWalker::failed, &q, [this](const Error &error) { fail(error); });
    walker->start(1, PageWalker::Direction::Forward, [this](int, const PageAnswer &answer, qint64) {
        return gathered.add(*answer.records) && gathered.count() < most;
    });
}

template <typename Record>
void IndexedRecords<Record>::Private::endWalk()
{
    PageWalker *ended = walker.release(); // it is telling
    ended->setParent(&q);
    ended->deleteLater();
}

template <typename Record>
void IndexedRecords<Record>::Private::adoptRead(bool isAtEnd)
{
    const bool isBehind = isOutdated; // since this reading began
    const bool isComplete = isAtEnd && stated.isReachedBy(gathered.count());
    endWalk();
    if (isAtEnd && !isComplete) {
        // Nobody knows that what did not come is gone; the next search looks again.
        if (finder.content())
            gathered.addMissing(*finder.content(), most);
        isOutdated = true;
    }
    if (isComplete && !isBehind)
        Q_EMIT q.listed(gathered.ids());
    const auto take = [this, isBehind, isComplete, wasOutdated = isOutdated, asked = turn,
                       time = QDateTime::currentMSecsSinceEpoch()](const std::shared_ptr<const Content> &made) {
        if (asked != turn)
            return;
        state.isLoading = false;
        const bool isAgain = isBehind || isOutdated != wasOutdated;
        adopt(made, time, isComplete);
        keep();
        if (isAgain && isWanted)
            q.load();
    };
    GatheredRecords<Record>::makeContent(std::exchange(gathered, {}), finder.background(), take);
}

/// Nothing is drawn anew where nothing is new.
template <typename Record>
void IndexedRecords<Record>::Private::adopt(std::shared_ptr<const Content> newer, qint64 time, bool isComplete)
{
    const bool isFirst = !finder.content();
    const bool isOther = isFirst || finder.content()->raws != newer->raws;
    state.isKnown = true;
    state.isComplete = isComplete;
    state.loadedAt = time;
    state.count = qint64(newer->raws.size());
    if (isOther)
        finder.setContent(std::move(newer));
    find({Finder::Why::Read, isOther, isFirst}); // in the same webhooks, too: "today" may be another day now
}

template <typename Record>
void IndexedRecords<Record>::Private::readShelf()
{
    if (!index || std::exchange(isShelfRead, true))
        return;
    index->loadWebhooks(&q, [this, asked = turn](const Result<WebhookShelf::Content> &kept) {
        if (!kept || kept.value().loadedAt == 0 || finder.content() || asked != turn)
            return; // or what was read now is there already
        const auto take = [this, asked, time = kept.value().loadedAt](const Remembered<Record> &all) {
            if (!all.content || finder.content() || asked != turn)
                return;
            PageAnswer answer;
            answer.records = all.page;
            Q_EMIT q.remembered(answer);
            adopt(all.content, time, true);
        };
        finder.background().run([raws = kept.value().records] { return rememberedOf<Record>(raws); }, take);
    });
}

template <typename Record>
void IndexedRecords<Record>::Private::keep()
{
    isShelfRead = true; // what is there is older
    if (!index || !state.isComplete)
        return;
    index->storeWebhooks({finder.content()->raws, state.loadedAt}, &q, [](const Outcome &stored) {
        if (!stored) // they are searched in memory all the same
            qCInfo(logSession).noquote() << "records not kept:" << stored.error().logLine();
    });
}

template <typename Record>
void IndexedRecords<Record>::Private::emptyShelf()
{
    if (!index)
        return;
    index->storeWebhooks({}, &q, [](const Outcome &stored) {
        if (!stored)
            qCWarning(logSession).noquote() << "old records not removed:" << stored.error().logLine();
    });
}

template <typename Record>
void IndexedRecords<Record>::Private::fail(const Error &reason)
{
    endWalk();
    state.isLoading = false;
    isOutdated = true; // the next search tries again
    state.error = reason;
    if (!finder.content()) {
        const auto open = std::exchange(wishes, {});
        for (const auto &[ticket, request] : open)
            Q_EMIT q.failed(ticket, reason);
    }
    Q_EMIT q.changed();
}

template <typename Record>
void IndexedRecords<Record>::Private::find(const typename Finder::Search &search)
{
    finder.find(query, QueryTimes::now(isUtc), search);
}

template <typename Record>
void IndexedRecords<Record>::Private::tell(const typename Finder::Search &ended, bool isOtherResult)
{
    using Why = typename Finder::Why;
    const bool wasWaiting = !wishes.empty();
    state.found = qint64(finder.rows().size());
    answerAll();
    const bool isSeen = ended.why == Why::Asked && !finder.isMany(); // by who asked
    if (!isSeen && (isOtherResult || ended.why != Why::Again))
        Q_EMIT q.changed();
    // Who waited for the first has nothing to ask for again; later on others have pages of the older result.
    if (isOtherResult && isWanted && ended.why != Why::Asked && !(ended.isFirst && wasWaiting))
        Q_EMIT q.invalidated();
}

template <typename Record>
void IndexedRecords<Record>::Private::answerAll()
{
    for (const auto &[ticket, request] : wishes) {
        QMetaObject::invokeMethod(
            &q, [this, wish = ticket] { answer(wish); }, Qt::QueuedConnection);
    }
}

template <typename Record>
void IndexedRecords<Record>::Private::answer(Ticket ticket)
{
    const auto &content = finder.content();
    if (!content || finder.isBusy())
        return; // it was forgotten meanwhile, or is searched: what is read or found next answers
    const std::vector<int> &rows = finder.rows();
    const auto wish = wishes.extract(ticket);
    if (!wish)
        return;
    const PageRequest request = wish.mapped();
    const std::size_t first = std::min(rows.size(), std::size_t(request.page - 1) * std::size_t(request.perPage));
    const std::size_t count = std::min(rows.size() - first, std::size_t(request.perPage));
    PageAnswer page;
    page.records = pageOfRaw<Record>(
        count, [&content, &rows, first](std::size_t i) { return content->raws[std::size_t(rows[first + i])]; });
    if (!page.records) {
        Q_EMIT q.failed(ticket, Error(ErrorKind::NotUnderstood));
        return;
    }
    page.page = request.page;
    page.perPage = request.perPage;
    page.total = qint64(rows.size());
    Q_EMIT q.arrived(ticket, page);
}

template <typename Record>
IndexedRecords<Record>::IndexedRecords(PageSource &listing, QObject *parent)
    : IndexedListing(parent)
    , d(std::make_unique<Private>(*this, listing))
{
    connect(this, &IndexedListing::changed, this, &PageSource::searchedChanged);
    // Before the walker hears of a page, which it may not hand over.
    connect(&listing, &PageSource::arrived, this,
            [this](Ticket, const PageAnswer &answer) { d->stated.note(answer.total); });
}

template <typename Record>
IndexedRecords<Record>::~IndexedRecords() = default;

template <typename Record>
void IndexedRecords<Record>::setIndex(JobIndex *index)
{
    d->index = index;
}

template <typename Record>
void IndexedRecords<Record>::setPageSize(int perPage)
{
    d->pageSize = perPage;
}

template <typename Record>
void IndexedRecords<Record>::learnFrom(PageSource &shown)
{
    connect(&shown, &PageSource::arrived, this, [this](PageSource::Ticket, const PageAnswer &answer) {
        // A page with as many records as there are in all is all of them.
        const bool isWhole = answer.page.value_or(1) == 1 && answer.total && answer.records->count() == *answer.total;
        if (!isWhole || d->state.isLoading)
            return;
        const auto take = [this, asked = d->turn, time = QDateTime::currentMSecsSinceEpoch()](const auto &made) {
            const auto &[ids, content] = made;
            if (!content || asked != d->turn || d->state.isLoading)
                return; // what is read meanwhile is newer
            d->state.error.reset();
            Q_EMIT listed(ids);
            d->adopt(content, time, true);
            d->keep();
        };
        GatheredRecords<Record>::gather(answer.records, d->finder.background(), take);
    });
}

template <typename Record>
const Query<Record> &IndexedRecords<Record>::query() const
{
    return d->query;
}

template <typename Record>
void IndexedRecords<Record>::setQuery(const Query<Record> &query)
{
    if (d->isWanted && d->query == query)
        return;
    d->query = query;
    const bool isBegun = !std::exchange(d->isWanted, true);
    d->find({Private::Finder::Why::Asked});
    if (!d->finder.content() || (isBegun && (d->isOutdated || d->age() > freshFor)))
        load();
    Q_EMIT invalidated();
}

template <typename Record>
bool IndexedRecords<Record>::matchesAll() const
{
    return d->query.matchesAll();
}

template <typename Record>
void IndexedRecords<Record>::searchAgain()
{
    if (d->finder.content() && d->isWanted && d->query.isRelative())
        d->find({Private::Finder::Why::Again});
}

template <typename Record>
void IndexedRecords<Record>::setUtc(bool isUtc)
{
    if (std::exchange(d->isUtc, isUtc) != isUtc)
        searchAgain();
}

template <typename Record>
void IndexedRecords<Record>::stop()
{
    d->isWanted = false;
}

template <typename Record>
void IndexedRecords<Record>::load()
{
    if (d->state.isLoading)
        return;
    if (!d->finder.content())
        d->readShelf();
    d->read();
    Q_EMIT changed();
}

template <typename Record>
void IndexedRecords<Record>::outdate()
{
    d->isOutdated = true;
    if (d->isWanted)
        load();
}

template <typename Record>
void IndexedRecords<Record>::forget()
{
    const bool wasLoading = d->state.isLoading;
    d->walker.reset();
    d->finder.forget();
    d->state = {};
    d->isShelfRead = true; // what was kept is of the other listing
    ++d->turn;
    d->emptyShelf();
    Q_EMIT changed();
    if (d->isWanted || wasLoading)
        load();
}

template <typename Record>
const IndexedListing::State &IndexedRecords<Record>::state() const
{
    return d->state;
}

template <typename Record>
void IndexedRecords<Record>::findRows(const QStringList &ids, QObject *context,
                                      std::function<void(const std::vector<qint64> &)> done)
{
    d->finder.findRows(ids, context, std::move(done));
}

template <typename Record>
void IndexedRecords<Record>::findValues(typename Record::Field field, const Query<Record> &query,
                                        const ValueChoice &choice, QObject *context,
                                        std::function<void(const ValueChoice::Found &)> done)
{
    d->finder.findValues(field, query, QueryTimes::now(d->isUtc), choice, context, std::move(done));
}

template <typename Record>
IndexedRecords<Record> *IndexedRecords<Record>::copy(QObject &owner) const
{
    if (!d->state.isKnown)
        return nullptr;
    auto *other = new IndexedRecords(d->listing, &owner);
    other->d->query = d->query;
    other->d->isUtc = d->isUtc;
    other->d->state = d->state;
    other->d->state.isLoading = false;
    other->d->finder.takeFrom(d->finder);
    return other;
}

template <typename Record>
PageSource::Ticket IndexedRecords<Record>::request(PageRequest request, PagePriority priority)
{
    Q_UNUSED(priority)
    const Ticket ticket = ++d->lastTicket;
    d->wishes.emplace(ticket, request);
    if (d->finder.content())
        QMetaObject::invokeMethod(
            this, [this, ticket] { d->answer(ticket); }, Qt::QueuedConnection);
    else
        load(); // also: once more
    return ticket;
}

template <typename Record>
void IndexedRecords<Record>::cancel(Ticket ticket)
{
    d->wishes.erase(ticket);
}

template class IndexedRecords<Webhook>;
template class IndexedRecords<Property>;

} // namespace Balehook
