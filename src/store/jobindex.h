// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/queries/jobfacets.h"
#include "domain/queries/jobquery.h"
#include "domain/records/recordpage.h"
#include "store/foundjobs.h"
#include "store/indexstatus.h"
#include "store/webhookshelf.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QTimeZone;

namespace Balehook {

/// The import jobs of one account, and its webhooks, in a SQLite file of their own: a cache that can be searched, never
/// the truth. Owned by the account's session, used from its thread; all work is done by two workers (one writes, one
/// reads), so no call here waits for the disk. Answers come through the event loop to \a context; none comes when that,
/// or this, is gone.
///
/// Whatever is wrong with the file (locked, disk full, a folder that is closed) is an Error with a sentence for people.
/// A file that cannot be used (damaged, of a newer version, of another program) is set aside as soon as that is
/// noticed, by whatever was asked for, which fails; from then on the index is empty and works. damage() says so.
class JobIndex final : public QObject
{
    Q_OBJECT

public:
    template <typename T>
    using Callback = std::function<void(const Result<T> &)>;

    using Search = JobSearchId;
    using Matches = JobMatches;
    using Rows = FoundJobs;

    /// \a file is made with its folder, for the owner alone, when the first page is stored.
    explicit JobIndex(const QString &file, QObject *parent = nullptr);
    ~JobIndex() override;

    QString file() const;

    /// The address of the listing that is stored from now on. A file that notes another one is of no use: it is deleted
    /// when it is met. Without an address nothing is noted.
    void setListing(const QString &listing);
    /// Reads what there is; opened() follows. Without a file the index is empty, which is no error.
    void open();
    bool isOpen() const;
    /// Another program may have written, and status() is to say so.
    void readAgain(QObject *context, Callback<Nothing> done);
    /// As of the last change; default constructed before opened().
    const IndexStatus &status() const;
    /// Why the index can not be used now; no value while it can.
    std::optional<Error> error() const;
    /// Why the file was set aside, or thrown away for a new one: a sentence for people. Nothing any more as soon as
    /// the new one holds jobs.
    const std::optional<Error> &damage() const;
    /// How often that has happened.
    int damages() const;
    /// What it was the last time: IndexDeleted, where nothing lies beside the new file, IndexOutdated, or damage.
    ErrorKind damageKind() const;

    /// Writing. Calls are carried out in their order; each is one transaction, on the disk (as far as WAL promises)
    /// when \a done comes, so that a killed program goes on from there.

    /// Begins a full pass, or goes on with the one that was interrupted if \a perPage is the same.
    void beginPass(int perPage, QObject *context, Callback<IndexPass> done);
    /// Stores page \a page (from 1) of the pass: new jobs are added where the listing has them, changed ones replaced,
    /// the others marked as seen. \a total: what the service said, -1 where it did not.
    void storePage(int page, std::shared_ptr<const RecordPage> records, qint64 total, QObject *context,
                   Callback<StoredPage> done);
    /// Page \a page of the pass was stored before an interruption and is read again: what it has not seen says that the
    /// listing moved meanwhile, and is stored beside its pages.
    void recheckPage(int page, std::shared_ptr<const RecordPage> records, QObject *context, Callback<StoredPage> done);
    /// Begins a pass in the place of the one under way: the listing moved.
    void repeatPass(QObject *context, Callback<IndexPass> done);
    /// The pass has read the listing to its end: what it did not see is marked as no longer listed. Where it is not
    /// whole only that is marked which none of the repeated passes saw.
    void endPass(QObject *context, Callback<Nothing> done, PassEnd end = PassEnd::Whole);
    /// Forgets the pass, so that the next one begins at page 1; what it stored stays.
    void cancelPass(QObject *context, Callback<Nothing> done);
    /// Stores records outside a pass (a look for news): as storePage, but nothing is taken as no longer listed.
    /// \a position is that of the first record in the listing, from 0.
    void storeNews(qint64 position, std::shared_ptr<const RecordPage> records, qint64 total, QObject *context,
                   Callback<StoredPage> done);
    /// A look at the ends of the listing that began at \a begunAt (milliseconds since 1970 UTC) has come to its end.
    void noteLook(qint64 begunAt, QObject *context, Callback<Nothing> done);
    /// Deletes the file, also one that cannot be read, and a damaged copy of it. \a done comes when it is gone.
    void purge(QObject *context, Callback<Nothing> done);

    /// The account's webhooks, all of them, beside its jobs.
    void storeWebhooks(WebhookShelf::Content webhooks, QObject *context, Callback<Nothing> done);
    void loadWebhooks(QObject *context, Callback<WebhookShelf::Content> done);

    /// Reading.

    /// Starts looking for \a query; \a changed comes when the first rows are known and again when all are (once, if
    /// that is the same moment). The result stays as it was found until endSearch(), whatever is stored meanwhile;
    /// jobs are read as they are now.
    Search search(const JobQuery &query, QObject *context, Callback<Matches> changed);
    /// The same for a number beside others, which nobody waits for: goes on while no other search has anything to do.
    Search searchLast(const JobQuery &query, QObject *context, Callback<Matches> changed);
    /// Rows \a first ... of \a search, fewer at its end. Waits for them if the search has not come so far.
    void read(Search search, qint64 first, int count, QObject *context, Callback<Rows> done);
    /// The row of the job with \a id in \a search, -1 if it is not in it.
    void find(Search search, const QString &id, QObject *context, Callback<qint64> done);
    /// Ends it and what was asked of it; their callbacks do not come.
    void endSearch(Search search);

    /// Whether "today" is the day of UTC from now on, and not this computer's. True if it was not so before.
    bool setUtc(bool isUtc);

    /// Counts for chips and charts. \a days: also by day, in \a zone. Gives way
    /// to searches; a new call with the same \a days ends one that is under way (its callback does not come).
    void facets(const JobQuery &query, bool days, const QTimeZone &zone, QObject *context, Callback<JobFacets> done);
    /// Without days; of the field of \a find only the values that hold its text. Takes the place of such a call.
    void findFacets(const JobQuery &query, const JobFacets::Find &find, QObject *context, Callback<JobFacets> done);
    void endFacets(bool days);

Q_SIGNALS:
    /// open() is done: status() or error() holds.
    void opened();
    /// Jobs, times or sizes are other ones now.
    void statusChanged();
    /// error() came, or went.
    void errorChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
