// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexedwebhooks.h"

#include "core/errors/logging.h"
#include "domain/queries/querytimes.h"
#include "domain/queries/webhooksearch.h"
#include "models/pagewalker.h"
#include "session/index/gatheredwebhooks.h"
#include "session/listing/backgroundwork.h"
#include "session/listing/rawpage.h"
#include "store/jobindex.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>
#include <map>
#include <utility>

namespace Balehook {

namespace {

using namespace std::chrono_literals;
using Content = GatheredWebhooks::Content;

/// A search that begins later reads them again.
constexpr std::chrono::milliseconds freshFor = 1min;

/// What the pages of one reading say of the length of the listing.
class StatedTotal final
{
public:
    void note(std::optional<qint64> total)
    {
        m_isSteady = m_isSteady && !(total && m_total && *total != *m_total);
        m_total = total ? total : m_total;
    }
    /// Pages may be empty or come twice before the end, and a listing may move while it is read.
    bool isReachedBy(std::size_t count) const { return m_isSteady && (!m_total || qint64(count) >= *m_total); }

private:
    std::optional<qint64> m_total;
    bool m_isSteady = true;
};

/// What was kept, in both forms; null where it cannot be read.
struct Remembered
{
    std::shared_ptr<const RecordPage> page;
    std::shared_ptr<const Content> content;
};

/// In any thread: thousands of them take their time.
Remembered rememberedOf(const std::vector<QByteArray> &raws)
{
    const auto page = pageOfRaw<Webhook>(raws.size(), [&raws](std::size_t i) { return raws[i]; });
    GatheredWebhooks all;
    return page && all.add(*page) ? Remembered{page, all.take()} : Remembered();
}

} // namespace

class IndexedWebhooks::Private final
{
public:
    Private(IndexedWebhooks &webhooks, PageSource &pageSource)
        : q(webhooks)
        , listing(pageSource)
        , background(&webhooks)
    { }

    std::chrono::milliseconds age() const
    {
        return std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch() - state.loadedAt);
    }
    void read();
    void endReading();
    void adopt(std::shared_ptr<const Content> newer, qint64 time, bool isComplete);
    void adoptRead(bool isAtEnd);
    void readShelf();
    void keep();
    void emptyShelf();
    void fail(const Error &reason);
    void find();
    void answerAll();
    void answer(Ticket ticket);

    IndexedWebhooks &q;
    PageSource &listing;
    QPointer<JobIndex> index;
    int pageSize = 25;
    bool isWanted = false;
    bool isUtc = false;
    bool isShelfRead = false;
    bool isOutdated = false;
    int turn = 0; ///< another one for each listing; what is still read of an older one is not taken
    WebhookQuery query;
    State state;
    std::shared_ptr<const Content> content; ///< null: nothing is known
    std::vector<int> rows; ///< places in the content
    std::unique_ptr<PageWalker> walker; ///< reads the listing
    GatheredWebhooks gathered;
    StatedTotal stated; ///< of what is gathered
    std::map<Ticket, PageRequest> wishes; ///< not answered yet
    Ticket lastTicket = 0;
    BackgroundWork background;
};

void IndexedWebhooks::Private::read()
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

void IndexedWebhooks::Private::endReading()
{
    PageWalker *ended = walker.release(); // it is telling
    ended->setParent(&q);
    ended->deleteLater();
    state.isLoading = false;
}

void IndexedWebhooks::Private::adoptRead(bool isAtEnd)
{
    const bool isBehind = isOutdated; // since this reading began
    const bool isComplete = isAtEnd && stated.isReachedBy(gathered.count());
    endReading();
    if (isAtEnd && !isComplete) {
        // Nobody knows that what did not come is gone; the next search looks again.
        if (content)
            gathered.addMissing(*content, most);
        isOutdated = true;
    }
    if (isComplete && !isBehind)
        Q_EMIT q.listed(gathered.ids());
    adopt(gathered.take(), QDateTime::currentMSecsSinceEpoch(), isComplete);
    keep();
    if (isBehind && isWanted)
        q.load();
}

/// Nothing is drawn anew where nothing is new.
void IndexedWebhooks::Private::adopt(std::shared_ptr<const Content> newer, qint64 time, bool isComplete)
{
    const bool wasKnown = content != nullptr;
    const bool isOther = !content || content->raws != newer->raws;
    state.isKnown = true;
    state.isComplete = isComplete;
    state.loadedAt = time;
    state.count = qint64(newer->raws.size());
    if (isOther)
        content = std::move(newer);
    const std::vector<int> older = rows;
    find(); // in the same webhooks, too: "today" may be another day now
    const bool isOtherResult = isOther || rows != older;
    const bool wasWaiting = !wishes.empty();
    answerAll();
    Q_EMIT q.changed();
    // Who waited for the first has nothing to ask for again; later on others have pages of the older result.
    if (isOtherResult && isWanted && (wasKnown || !wasWaiting))
        Q_EMIT q.invalidated();
}

void IndexedWebhooks::Private::readShelf()
{
    if (!index || std::exchange(isShelfRead, true))
        return;
    index->loadWebhooks(&q, [this, asked = turn](const Result<WebhookShelf::Content> &kept) {
        if (!kept || kept.value().loadedAt == 0 || content || asked != turn)
            return; // or what was read now is there already
        const auto take = [this, asked, time = kept.value().loadedAt](const Remembered &all) {
            if (!all.content || content || asked != turn)
                return;
            PageAnswer answer;
            answer.records = all.page;
            Q_EMIT q.remembered(answer);
            adopt(all.content, time, true);
        };
        background.run([raws = kept.value().records] { return rememberedOf(raws); }, take);
    });
}

void IndexedWebhooks::Private::keep()
{
    isShelfRead = true; // what is there is older
    if (!index || !state.isComplete)
        return;
    index->storeWebhooks({content->raws, state.loadedAt}, &q, [](const Outcome &stored) {
        if (!stored) // they are searched in memory all the same
            qCInfo(logSession).noquote() << "webhooks not kept:" << stored.error().logLine();
    });
}

void IndexedWebhooks::Private::emptyShelf()
{
    if (!index)
        return;
    index->storeWebhooks({}, &q, [](const Outcome &stored) {
        if (!stored)
            qCWarning(logSession).noquote() << "old webhooks not removed:" << stored.error().logLine();
    });
}

void IndexedWebhooks::Private::fail(const Error &reason)
{
    endReading();
    isOutdated = true; // the next search tries again
    state.error = reason;
    if (!content) {
        const auto open = std::exchange(wishes, {});
        for (const auto &[ticket, request] : open)
            Q_EMIT q.failed(ticket, reason);
    }
    Q_EMIT q.changed();
}

void IndexedWebhooks::Private::find()
{
    rows = content ? content->search.find(query, QueryTimes::now(isUtc)) : std::vector<int>();
    state.found = qint64(rows.size());
}

void IndexedWebhooks::Private::answerAll()
{
    for (const auto &[ticket, request] : wishes) {
        QMetaObject::invokeMethod(
            &q, [this, wish = ticket] { answer(wish); }, Qt::QueuedConnection);
    }
}

void IndexedWebhooks::Private::answer(Ticket ticket)
{
    if (!content)
        return; // it was forgotten meanwhile; what is read next answers
    const auto wish = wishes.extract(ticket);
    if (!wish)
        return;
    const PageRequest request = wish.mapped();
    const std::size_t first = std::min(rows.size(), std::size_t(request.page - 1) * std::size_t(request.perPage));
    const std::size_t count = std::min(rows.size() - first, std::size_t(request.perPage));
    PageAnswer page;
    page.records =
        pageOfRaw<Webhook>(count, [this, first](std::size_t i) { return content->raws[std::size_t(rows[first + i])]; });
    if (!page.records) {
        Q_EMIT q.failed(ticket, Error(ErrorKind::NotUnderstood));
        return;
    }
    page.page = request.page;
    page.perPage = request.perPage;
    page.total = qint64(rows.size());
    Q_EMIT q.arrived(ticket, page);
}

IndexedWebhooks::IndexedWebhooks(PageSource &listing, QObject *parent)
    : PageSource(parent)
    , d(std::make_unique<Private>(*this, listing))
{
    // Before the walker hears of a page, which it may not hand over.
    connect(&listing, &PageSource::arrived, this,
            [this](Ticket, const PageAnswer &answer) { d->stated.note(answer.total); });
}

IndexedWebhooks::~IndexedWebhooks() = default;

void IndexedWebhooks::setIndex(JobIndex *index)
{
    d->index = index;
}

void IndexedWebhooks::setPageSize(int perPage)
{
    d->pageSize = perPage;
}

void IndexedWebhooks::learnFrom(PageSource &shown)
{
    connect(&shown, &PageSource::arrived, this, [this](PageSource::Ticket, const PageAnswer &answer) {
        // A page with as many records as there are in all is all of them.
        const bool isWhole = answer.page.value_or(1) == 1 && answer.total && answer.records->count() == *answer.total;
        if (!isWhole || d->walker)
            return;
        GatheredWebhooks all;
        if (!all.add(*answer.records))
            return;
        d->state.error.reset();
        Q_EMIT listed(all.ids());
        d->adopt(all.take(), QDateTime::currentMSecsSinceEpoch(), true);
        d->keep();
    });
}

const WebhookQuery &IndexedWebhooks::query() const
{
    return d->query;
}

void IndexedWebhooks::setQuery(const WebhookQuery &query)
{
    if (d->isWanted && d->query == query)
        return;
    d->query = query;
    const bool isBegun = !std::exchange(d->isWanted, true);
    d->find();
    if (!d->content || (isBegun && (d->isOutdated || d->age() > freshFor)))
        load();
    Q_EMIT invalidated();
}

void IndexedWebhooks::searchAgain()
{
    const auto isRelative = [](const auto &time) { return time.second.isRelative(); };
    if (!d->content || !d->isWanted || std::none_of(d->query.times.begin(), d->query.times.end(), isRelative))
        return;
    const std::vector<int> older = d->rows;
    d->find();
    if (d->rows == older)
        return;
    Q_EMIT changed();
    Q_EMIT invalidated();
}

void IndexedWebhooks::setUtc(bool isUtc)
{
    if (std::exchange(d->isUtc, isUtc) != isUtc)
        searchAgain();
}

void IndexedWebhooks::stop()
{
    d->isWanted = false;
}

void IndexedWebhooks::load()
{
    if (d->state.isLoading)
        return;
    if (!d->content)
        d->readShelf();
    d->read();
    Q_EMIT changed();
}

void IndexedWebhooks::outdate()
{
    d->isOutdated = true;
    if (d->isWanted)
        load();
}

void IndexedWebhooks::forget()
{
    const bool wasLoading = d->state.isLoading;
    d->walker.reset();
    d->content.reset();
    d->state = {};
    d->rows.clear();
    d->isShelfRead = true; // what was kept is of the other listing
    ++d->turn;
    d->emptyShelf();
    Q_EMIT changed();
    if (d->isWanted || wasLoading)
        load();
}

const IndexedWebhooks::State &IndexedWebhooks::state() const
{
    return d->state;
}

int IndexedWebhooks::rowOf(const QString &id) const
{
    if (!d->content || id.isEmpty())
        return -1;
    const auto &webhooks = d->content->search.webhooks();
    const auto row = std::find_if(d->rows.begin(), d->rows.end(),
                                  [&](int place) { return webhooks[std::size_t(place)].id() == id; });
    return row == d->rows.end() ? -1 : int(row - d->rows.begin());
}

std::vector<JobFacets::ValueCount> IndexedWebhooks::values(Webhook::Field field, const WebhookQuery &query) const
{
    if (!d->content)
        return {};
    return d->content->search.values(field, query, QueryTimes::now(d->isUtc));
}

IndexedWebhooks *IndexedWebhooks::copy(QObject *parent) const
{
    auto *other = new IndexedWebhooks(d->listing, parent);
    other->d->query = d->query;
    other->d->isUtc = d->isUtc;
    other->d->content = d->content;
    other->d->rows = d->rows;
    other->d->state = d->state;
    other->d->state.isLoading = false;
    return other;
}

PageSource::Ticket IndexedWebhooks::request(PageRequest request, PagePriority priority)
{
    Q_UNUSED(priority)
    const Ticket ticket = ++d->lastTicket;
    d->wishes.emplace(ticket, request);
    if (d->content)
        QMetaObject::invokeMethod(
            this, [this, ticket] { d->answer(ticket); }, Qt::QueuedConnection);
    else
        load(); // also: once more
    return ticket;
}

void IndexedWebhooks::cancel(Ticket ticket)
{
    d->wishes.erase(ticket);
}

} // namespace Balehook
