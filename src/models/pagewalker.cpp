// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagewalker.h"

#include "core/errors/logging.h"
#include "models/listextent.h"
#include "models/pageasker.h"
#include "models/requestplanner.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <map>
#include <utility>

namespace Balehook {

/// Asks ahead by one page and puts the answers back in order.
class PageWalker::Private final
{
public:
    Private(PageWalker &walker, PageSource &pageSource, int pageSize);

    void begin(int page);
    void pump();
    void onArrived(const PageRequest &asked, const PageAnswer &answer);
    void onFailed(const Error &error);
    void handOver();
    bool startOver(const PageRequest &asked);
    bool hasNews(const RecordPage &records);
    bool isLast(int page, qsizetype count) const;
    bool isBeyond(int page) const;
    void stop();
    int step() const { return direction == Direction::Forward ? 1 : -1; }

    PageWalker &q;
    PageAsker asker;
    int perPage;
    ListExtent extent;
    Direction direction = Direction::Forward;
    Visitor visitor;
    int lastPage = 0;
    int nextToAsk = 1;
    int nextToHand = 1;
    std::map<int, PageAnswer> early; ///< came before the page that goes before them
    QSet<size_t> seen; ///< hashes of the records handed over, to notice a service that goes in circles
    qint64 read = 0;
    std::optional<qint64> statedTotal;
    std::function<bool(const RecordPage &records)> newsFinder;
    bool running = false;
    bool suspended = false;
    bool answered = false; ///< at least once in this walk
};

PageWalker::Private::Private(PageWalker &walker, PageSource &pageSource, int pageSize)
    : q(walker)
    , asker(pageSource)
    , perPage(std::max(1, pageSize))
    , extent(perPage)
{ }

void PageWalker::Private::begin(int page)
{
    nextToAsk = std::max(1, page);
    nextToHand = nextToAsk;
    pump();
}

bool PageWalker::Private::isBeyond(int page) const
{
    if (page < 1 || (lastPage > 0 && (direction == Direction::Forward ? page > lastPage : page < lastPage)))
        return true;
    return direction == Direction::Forward && extent.total() && page > extent.lastPage();
}

void PageWalker::Private::pump()
{
    // Page 1 may turn out to be everything: page 2 is not asked for before that is known.
    const int atOnce = !answered && nextToHand == 1 ? 1 : maxRequestsAtOnce;
    while (running && std::abs(nextToAsk - nextToHand) < atOnce && !isBeyond(nextToAsk)) {
        const PageRequest request{nextToAsk, extent.requestSize()};
        nextToAsk += step();
        asker.ask(request);
    }
}

void PageWalker::Private::stop()
{
    running = false;
    early.clear();
    seen.clear();
    asker.cancelAll();
}

void PageWalker::Private::onArrived(const PageRequest &asked, const PageAnswer &answer)
{
    answered = true;
    const ListExtent::Lesson lesson = extent.learn(asked, answer.records->count(), answer, true);
    if (lesson.sizeChanged && startOver(asked))
        return;
    early.emplace(asked.page, answer);
    handOver();
}

/// Pages of another size than asked: the walk goes on with that size, at the record it had come to.
bool PageWalker::Private::startOver(const PageRequest &asked)
{
    const bool fits = asked.page == 1 && nextToHand == 1 && direction == Direction::Forward;
    if (fits)
        return false; // page 1 begins with the same record whatever its size
    const int last = lastPage;
    const qint64 record = static_cast<qint64>(nextToHand - 1) * asked.perPage
        + (direction == Direction::Backward ? asked.perPage - 1 : 0);
    early.clear();
    asker.cancelAll();
    if (last > 0)
        lastPage = extent.pageOf(static_cast<qint64>(last) * asked.perPage
                                 - (direction == Direction::Forward ? 1 : asked.perPage));
    qCInfo(logModel, "The service hands out pages of %d, not of %d.", extent.pageSize(), asked.perPage);
    begin(extent.pageOf(record));
    return true;
}

void PageWalker::Private::onFailed(const Error &error)
{
    stop();
    Q_EMIT q.failed(error);
}

bool PageWalker::Private::hasNews(const RecordPage &records)
{
    if (newsFinder)
        return newsFinder(records);
    bool news = false;
    std::vector<QByteArray> raws;
    for (qsizetype i = 0; i < records.count(); ++i) {
        const QString &id = records.idAt(i);
        if (id.isEmpty() && raws.empty())
            raws = records.allRaw();
        const size_t hash = id.isEmpty() ? qHash(raws[std::size_t(i)], 1) : qHash(id, 0);
        const auto before = seen.size();
        seen.insert(hash);
        news = news || seen.size() != before;
    }
    return news;
}

bool PageWalker::Private::isLast(int page, qsizetype count) const
{
    if (isBeyond(page + step()))
        return true;
    // A short page ends a list whose length nobody says; else records may just be missing from it.
    return direction == Direction::Forward && !extent.total() && count < extent.pageSize();
}

void PageWalker::Private::handOver()
{
    const QPointer<PageWalker> alive(&q);
    while (running && !suspended) {
        const auto it = early.find(nextToHand);
        if (it == early.end())
            break;
        const int page = it->first;
        const PageAnswer answer = it->second;
        early.erase(it);
        nextToHand += step();
        const qsizetype count = answer.records->count();
        statedTotal = answer.total;
        if ((count == 0 && direction == Direction::Forward) || (count > 0 && !hasNews(*answer.records))) {
            stop();
            Q_EMIT q.exhausted();
            return;
        }
        read += count;
        const bool last = isLast(page, count);
        const Visitor visit = visitor; // it may start another walk
        const bool goOn = visit(page, answer, extent.firstRecordOf(page));
        if (!alive || !running)
            return;
        Q_EMIT q.progressed(read, extent.total());
        if (!alive || !running)
            return;
        if (!goOn || last) {
            stop();
            if (goOn)
                Q_EMIT q.exhausted();
            else
                Q_EMIT q.stopped();
            return;
        }
    }
    pump();
}

PageWalker::PageWalker(PageSource &source, int perPage, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, source, perPage))
{
    connect(&d->asker, &PageAsker::arrived, this,
            [this](const PageRequest &asked, const PageAnswer &answer) { d->onArrived(asked, answer); });
    connect(&d->asker, &PageAsker::failed, this,
            [this](const PageRequest &, const Error &error) { d->onFailed(error); });
    connect(&d->asker, &PageAsker::gone, this, [this] {
        if (d->running)
            d->onFailed(Error(ErrorKind::Cancelled));
    });
}

PageWalker::~PageWalker()
{
    d->stop();
}

void PageWalker::start(int page, Direction direction, Visitor visitor, int lastPage)
{
    d->stop();
    d->extent = ListExtent(d->perPage);
    d->direction = direction;
    d->visitor = std::move(visitor);
    d->lastPage = lastPage;
    d->read = 0;
    d->statedTotal.reset();
    d->answered = false;
    d->suspended = false;
    d->running = true;
    d->begin(page);
}

void PageWalker::cancel()
{
    d->stop();
}

void PageWalker::setNewsFinder(std::function<bool(const RecordPage &records)> hasNews)
{
    d->newsFinder = std::move(hasNews);
}

void PageWalker::suspend()
{
    d->suspended = true;
}

void PageWalker::resume()
{
    if (std::exchange(d->suspended, false))
        d->handOver();
}

qint64 PageWalker::readCount() const
{
    return d->read;
}

std::optional<qint64> PageWalker::statedTotal() const
{
    return d->statedTotal;
}

} // namespace Balehook
