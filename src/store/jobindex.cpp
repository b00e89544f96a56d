// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobindex.h"

#include "core/process/threadpriority.h"
#include "domain/queries/querytimes.h"
#include "store/file/sqlfailure.h"
#include "store/jobreader.h"
#include "store/jobwriter.h"
#include "store/keptcallbacks.h"

#include <QDateTime>
#include <QThread>
#include <QTimeZone>

#include <atomic>
#include <utility>

namespace Balehook {

class JobIndex::Private final
{
public:
    Private(JobIndex *owner, const QString &fileName)
        : q(owner)
        , file(fileName)
        , kept(owner)
        , writer(new JobWriter(fileName))
        , reader(new JobReader(fileName))
    {
        connect(reader, &JobReader::damageFound, reader, [this] {
            if (const auto why = reader->takeSetAside())
                reportDamage(*why);
            // What the writer has open is the old file, too.
            QMetaObject::invokeMethod(
                q, [this] { q->open(); }, Qt::QueuedConnection);
        });
        // What is stored while an index fills has time; the window has none.
        connect(&writing, &QThread::started, writer, &stepBack);
        startWorker(writer, writing);
        startWorker(reader, reading);
    }

    ~Private()
    {
        isEnding = true;
        // What waits in their queues is not begun any more. The reader goes first: it hands work on to the writer,
        // which waits for nothing of the reader's.
        reading.quit();
        reading.wait();
        writing.quit();
        writing.wait();
    }
    Q_DISABLE_COPY_MOVE(Private)

    static void startWorker(QObject *worker, QThread &thread)
    {
        worker->moveToThread(&thread);
        // Their connections have to go in the thread that made them.
        connect(&thread, &QThread::finished, worker, &QObject::deleteLater);
        thread.start(QThread::LowPriority);
    }

    template <typename Work>
    void write(Work work)
    {
        QMetaObject::invokeMethod(
            writer,
            [this, work = std::move(work)] {
                if (isEnding)
                    return;
                work(*writer);
            },
            Qt::QueuedConnection);
    }

    template <typename Work>
    void read(Work work)
    {
        QMetaObject::invokeMethod(
            reader,
            [this, work = std::move(work)] {
                if (!isEnding)
                    work(*reader);
            },
            Qt::QueuedConnection);
    }

    /// Runs \a work in the writer and brings what the index says of itself before its answer.
    template <typename T, typename Work>
    void write(QObject *context, Callback<T> done, Work work)
    {
        const Callback<T> answer = kept.keep<T>(context, std::move(done));
        write([this, answer, work = std::move(work)](JobWriter &worker) {
            const Result<T> result = work(worker);
            report(worker);
            answer(result);
        });
    }

    /// In the writer's thread.
    void report(JobWriter &worker)
    {
        if (worker.takeReplaced())
            read([](JobReader &other) { other.close(); });
        if (const auto why = worker.takeSetAside()) {
            read([](JobReader &other) { other.letGo(); });
            reportDamage(*why);
        }
        QMetaObject::invokeMethod(
            q, [this, now = worker.status(), failure = worker.error()] { take(now, failure); }, Qt::QueuedConnection);
    }

    /// In any thread; before what is reported next.
    void reportDamage(const Error &why)
    {
        const auto note = [this, why] {
            damage = why;
            damageKind = why.kind;
            ++damages;
        };
        QMetaObject::invokeMethod(q, note, Qt::QueuedConnection);
    }

    void take(const IndexStatus &now, const std::optional<Error> &failure)
    {
        status = now;
        if (status.jobs > 0)
            damage.reset();
        const bool isOther =
            failure.has_value() != error.has_value() || (failure && failure->userMessage() != error->userMessage());
        error = failure;
        const QPointer<JobIndex> alive(q);
        if (isOther)
            Q_EMIT q->errorChanged();
        if (alive)
            Q_EMIT q->statusChanged();
    }

    Search search(const JobQuery &query, JobReader::Urgency urgency, QObject *context, Callback<Matches> changed)
    {
        const Search id = ++lastSearch;
        read([id, urgency, query = QueryTimes::at(query, QueryTimes::now(isUtc)),
              answer = kept.keep<Matches>(context, std::move(changed), id, false)](JobReader &worker) {
            worker.search(id, query, answer, urgency);
        });
        return id;
    }

    void count(const JobQuery &query, bool days, const QTimeZone &zone, const JobFacets::Find &find, QObject *context,
               Callback<JobFacets> done)
    {
        const quint64 group = facetsGroup(days);
        kept.drop(group);
        read([=, resolved = QueryTimes::at(query, QueryTimes::now(isUtc)),
              answer = kept.keep<JobFacets>(context, std::move(done), group)](JobReader &worker) {
            worker.count(resolved, days, zone, find, answer);
        });
    }

    /// No search has such a number.
    static quint64 facetsGroup(bool days) { return ~quint64(days ? 1 : 0); }

    JobIndex *q;
    QString file;
    KeptCallbacks kept;
    IndexStatus status;
    std::optional<Error> error;

    bool isOpen = false;
    bool isUtc = false;
    std::optional<Error> damage;
    int damages = 0;
    ErrorKind damageKind = ErrorKind::FileNotUsable;
    Search lastSearch = 0;

    std::atomic_bool isEnding = false;
    JobWriter *writer;
    JobReader *reader;
    QThread writing;
    QThread reading;
};

JobIndex::JobIndex(const QString &file, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, file))
{ }

JobIndex::~JobIndex() = default;

QString JobIndex::file() const
{
    return d->file;
}

void JobIndex::setListing(const QString &listing)
{
    d->write([listing](JobWriter &writer) { writer.setListing(listing); });
}

void JobIndex::open()
{
    // The reader lets go of the file first: it may have to be put aside.
    d->read([p = d.get()](JobReader &reader) {
        const bool isDamaged = reader.hasFoundDamage();
        reader.close();
        p->write([p, isDamaged](JobWriter &writer) {
            writer.open(isDamaged);
            p->report(writer);
            const auto finish = [p] {
                p->isOpen = true;
                Q_EMIT p->q->opened();
            };
            QMetaObject::invokeMethod(p->q, finish, Qt::QueuedConnection);
        });
    });
}

void JobIndex::readAgain(QObject *context, Callback<Nothing> done)
{
    d->write<Nothing>(context, std::move(done), [](JobWriter &writer) { return writer.readAgain(); });
}

bool JobIndex::isOpen() const
{
    return d->isOpen;
}

const IndexStatus &JobIndex::status() const
{
    return d->status;
}

std::optional<Error> JobIndex::error() const
{
    return d->error;
}

const std::optional<Error> &JobIndex::damage() const
{
    return d->damage;
}

int JobIndex::damages() const
{
    return d->damages;
}

ErrorKind JobIndex::damageKind() const
{
    return d->damageKind;
}

void JobIndex::beginPass(int perPage, QObject *context, Callback<IndexPass> done)
{
    d->write<IndexPass>(context, std::move(done), [perPage](JobWriter &writer) { return writer.beginPass(perPage); });
}

void JobIndex::storePage(int page, std::shared_ptr<const RecordPage> records, qint64 total, QObject *context,
                         Callback<StoredPage> done)
{
    d->write<StoredPage>(context, std::move(done), [page, records = std::move(records), total](JobWriter &writer) {
        return writer.storePage(page, *records, total);
    });
}

void JobIndex::recheckPage(int page, std::shared_ptr<const RecordPage> records, QObject *context,
                           Callback<StoredPage> done)
{
    d->write<StoredPage>(context, std::move(done), [page, records = std::move(records)](JobWriter &writer) {
        return writer.recheckPage(page, *records);
    });
}

void JobIndex::repeatPass(QObject *context, Callback<IndexPass> done)
{
    d->write<IndexPass>(context, std::move(done), [](JobWriter &writer) { return writer.repeatPass(); });
}

void JobIndex::endPass(QObject *context, Callback<Nothing> done, PassEnd end)
{
    d->write<Nothing>(context, std::move(done), [end](JobWriter &writer) { return writer.endPass(end); });
}

void JobIndex::cancelPass(QObject *context, Callback<Nothing> done)
{
    d->write<Nothing>(context, std::move(done), [](JobWriter &writer) { return writer.cancelPass(); });
}

void JobIndex::storeNews(qint64 position, std::shared_ptr<const RecordPage> records, qint64 total, QObject *context,
                         Callback<StoredPage> done)
{
    d->write<StoredPage>(context, std::move(done), [position, records = std::move(records), total](JobWriter &writer) {
        return writer.storeNews(position, *records, total);
    });
}

void JobIndex::noteLook(qint64 begunAt, QObject *context, Callback<Nothing> done)
{
    d->write<Nothing>(context, std::move(done), [begunAt](JobWriter &writer) { return writer.noteLook(begunAt); });
}

void JobIndex::purge(QObject *context, Callback<Nothing> done)
{
    // A search may have opened the old file once more, which nobody sees any longer.
    const auto purged = [p = d.get(), done = std::move(done)](const Outcome &outcome) {
        p->read([](JobReader &reader) { reader.part(); });
        done(outcome);
    };
    const Callback<Nothing> answer = d->kept.keep<Nothing>(context, purged);
    d->read([p = d.get(), answer](JobReader &reader) {
        reader.part();
        p->write([p, answer](JobWriter &writer) {
            const Outcome outcome = writer.purge();
            p->report(writer);
            answer(outcome);
        });
    });
}

void JobIndex::storeWebhooks(WebhookShelf::Content webhooks, QObject *context, Callback<Nothing> done)
{
    d->write<Nothing>(context, std::move(done), [file = d->file, webhooks = std::move(webhooks)](JobWriter &writer) {
        const WebhookShelf shelf(file);
        const Outcome stored = shelf.store(webhooks);
        if (const auto why = shelf.takeSetAside())
            writer.noteSetAside(*why);
        return stored;
    });
}

void JobIndex::loadWebhooks(QObject *context, Callback<WebhookShelf::Content> done)
{
    d->read([p = d.get(), answer = d->kept.keep<WebhookShelf::Content>(context, std::move(done))](JobReader &reader) {
        const WebhookShelf shelf(p->file);
        const auto loaded = shelf.load();
        if (const auto why = shelf.takeSetAside()) {
            p->reportDamage(*why);
            Q_EMIT reader.damageFound();
        }
        answer(loaded);
    });
}

JobIndex::Search JobIndex::search(const JobQuery &query, QObject *context, Callback<Matches> changed)
{
    return d->search(query, JobReader::Urgency::First, context, std::move(changed));
}

JobIndex::Search JobIndex::searchLast(const JobQuery &query, QObject *context, Callback<Matches> changed)
{
    return d->search(query, JobReader::Urgency::Last, context, std::move(changed));
}

void JobIndex::read(Search search, qint64 first, int count, QObject *context, Callback<Rows> done)
{
    d->read([=, answer = d->kept.keep<Rows>(context, std::move(done), search)](JobReader &reader) {
        reader.read(search, first, count, answer);
    });
}

void JobIndex::find(Search search, const QString &id, QObject *context, Callback<qint64> done)
{
    d->read([=, answer = d->kept.keep<qint64>(context, std::move(done), search)](JobReader &reader) {
        reader.find(search, id, answer);
    });
}

void JobIndex::endSearch(Search search)
{
    if (search == 0)
        return;
    d->kept.drop(search);
    d->read([search](JobReader &reader) { reader.endSearch(search); });
}

bool JobIndex::setUtc(bool isUtc)
{
    return std::exchange(d->isUtc, isUtc) != isUtc;
}

void JobIndex::facets(const JobQuery &query, bool days, const QTimeZone &zone, QObject *context,
                      Callback<JobFacets> done)
{
    d->count(query, days, zone, {}, context, std::move(done));
}

void JobIndex::findFacets(const JobQuery &query, const JobFacets::Find &find, QObject *context,
                          Callback<JobFacets> done)
{
    d->count(query, false, QTimeZone::utc(), find, context, std::move(done));
}

void JobIndex::endFacets(bool days)
{
    d->kept.drop(Private::facetsGroup(days));
    d->read([days](JobReader &reader) { reader.endCount(days); });
}

} // namespace Balehook
