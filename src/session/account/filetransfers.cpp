// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/filetransfers_p.h"

#include "core/errors/logging.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/fetch/linkcheck.h"
#include "failedrows/fetch/linktrouble.h"
#include "failedrows/text/filename.h"
#include "session/account/accountsession.h"

#include <QPointer>
#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace Balehook {

namespace {

constexpr std::chrono::milliseconds tellingInterval{100};

} // namespace

Transfer *FileTransfers::Private::find(int id)
{
    const auto at = std::ranges::lower_bound(transfers, id, {}, &Transfer::id);
    return at == transfers.end() || at->id != id ? nullptr : &*at;
}

/// Of all, or those of an account: receivers may start or forget some.
std::vector<int> FileTransfers::Private::ids(const QString &accountId) const
{
    std::vector<int> found;
    for (const Transfer &each : transfers) {
        if (accountId.isEmpty() || each.order.key.accountId == accountId)
            found.push_back(each.id);
    }
    return found;
}

/// The newest of a file.
Transfer *FileTransfers::Private::latest(const FileKey &key, bool isUnderWay)
{
    const auto isIt = [isUnderWay, name = key.diskName()](const Transfer &each) {
        return each.diskName == name && !(isUnderWay && each.isOver());
    };
    const auto at = std::find_if(transfers.rbegin(), transfers.rend(), isIt);
    return at == transfers.rend() ? nullptr : &*at;
}

void FileTransfers::Private::queue(Transfer &transfer)
{
    Transfer fresh;
    fresh.id = transfer.id;
    fresh.order = transfer.order;
    fresh.diskName = fresh.order.key.diskName();
    fresh.name = suggestedFileName(fresh.order.key.link, fresh.order.key.jobId);
    fresh.host = LinkCheck::hostOf(fresh.order.key.link);
    transfer = std::move(fresh);
    // Later, so that whoever starts it knows its id before anything is heard of it.
    QMetaObject::invokeMethod(
        q, [this] { startNext(); }, Qt::QueuedConnection);
}

void FileTransfers::Private::startNext()
{
    while (int(runs.size()) < mostAtOnce) {
        const auto next = std::find_if(transfers.begin(), transfers.end(), [this](const Transfer &each) {
            return each.state == Transfer::State::Queued && runsAt(each.host) < mostAtOneHost && !awaitsToken(each);
        });
        if (next == transfers.end())
            return;
        run(*next);
    }
}

/// Before the token is known, an address with the token in it cannot be told from any other, and a server that was sent
/// it in an earlier run may redirect to one. Rows of that run are shown by then.
bool FileTransfers::Private::awaitsToken(const Transfer &transfer) const
{
    using enum AccountSession::State;
    AccountSession *session = sessionOf(transfer.order.key.accountId);
    if (!session || (session->state() != Idle && session->state() != ReadingToken))
        return false;
    QObject::connect(session, &AccountSession::stateChanged, q, &FileTransfers::startQueued,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
    session->start();
    return true;
}

int FileTransfers::Private::runsAt(const QString &host)
{
    return int(std::ranges::count_if(runs, [this, &host](const auto &run) { return find(run.first)->host == host; }));
}

void FileTransfers::Private::run(Transfer &transfer)
{
    const FileKey &key = transfer.order.key;
    AccountSession *session = sessionOf(key.accountId);
    if (!session)
        return settle(transfer.id, Transfer::State::Cancelled);
    // What cannot be read cannot be recognized where a redirect holds it.
    if (session->state() == AccountSession::State::TokenUnavailable)
        return fail(transfer, session->tokenError());
    const Result<QUrl> link = LinkCheck::parse(key.link.toString(QUrl::FullyEncoded), q->policyOf(key.accountId));
    if (!link)
        return fail(transfer, link.error());
    FileHold hold;
    Result<std::unique_ptr<FetchTarget>> target = cache.target(key, &hold);
    if (!target)
        return fail(transfer, target.error());
    begin(transfer, *session, std::move(target).value(), std::move(hold));
}

void FileTransfers::Private::begin(Transfer &transfer, AccountSession &session, std::unique_ptr<FetchTarget> target,
                                   FileHold hold)
{
    const int id = transfer.id;
    const QUrl &link = transfer.order.key.link;
    auto *fetcher =
        new FileFetcher(session.http(), {link, q->policyOf(transfer.order.key.accountId), session.tokenForFile(link)},
                        std::move(target), session.transfers());
    fetcher->setAcceptAnything(transfer.order.acceptAnything);
    QObject::connect(fetcher, &FileFetcher::progressed, q,
                     [this, id](qint64 received, qint64 total) { progress(id, received, total); });
    QObject::connect(fetcher, &FileFetcher::redirected, q, [this, id](const QString &host) {
        find(id)->host = host;
        Q_EMIT q->transferChanged(id);
    });
    QObject::connect(fetcher, &FileFetcher::waiting, q, [this, id](std::chrono::seconds left) { wait(id, left); });
    QObject::connect(fetcher, &FileFetcher::finished, q,
                     [this, id](const Result<FetchedFile> &result) { end(id, result); });
    // The session went first: its account was removed or has another address now.
    QObject::connect(
        fetcher, &QObject::destroyed, q, [this, id] { settle(id, Transfer::State::Cancelled); }, Qt::QueuedConnection);
    runs.emplace(id, Run{.fetcher = fetcher, .hold = std::move(hold), .rate = {}});
    transfer.state = Transfer::State::Running;
    if (!teller.isActive())
        teller.start(tellingInterval);
    fetcher->start();
    Q_EMIT q->transferChanged(id);
}

void FileTransfers::Private::progress(int id, qint64 received, qint64 total)
{
    Transfer &transfer = *find(id);
    Run &run = runs.at(id);
    transfer.received = received;
    transfer.total = total;
    run.rate.note(received, now());
    run.isChanged = true;
    if (received < run.nextLook)
        return;
    constexpr qint64 lookEvery = 1024 * 1024;
    const bool isSettled = total >= 0 && !transfer.order.mayDisplace;
    run.nextLook = isSettled ? std::numeric_limits<qint64>::max() : received + lookEvery;
    if (transfer.order.mayDisplace) {
        cache.makeRoom(0); // for what came: what a server states is no reason to remove a file
        return;
    }
    if (cache.hasRoomFor(std::max<qint64>(0, total - received)))
        return;
    if (total > cache.limit()) // which no other file is in the way of
        return fail(transfer, LinkTrouble::tooLarge(total, cache.limit()));
    transfer.lacksRoom = true;
    settle(id, Transfer::State::Cancelled);
}

void FileTransfers::Private::fail(Transfer &transfer, std::optional<Error> error)
{
    transfer.error = std::move(error);
    settle(transfer.id, Transfer::State::Failed);
}

void FileTransfers::Private::wait(int id, std::chrono::seconds left)
{
    Transfer &transfer = *find(id);
    transfer.state = left.count() > 0 ? Transfer::State::Waiting : Transfer::State::Running;
    transfer.retryIn = left;
    Q_EMIT q->transferChanged(id);
}

void FileTransfers::Private::end(int id, const Result<FetchedFile> &result)
{
    Transfer &transfer = *find(id);
    if (!result) {
        qCInfo(logSession).noquote() << "file not fetched:" << result.error().logLine();
        transfer.error = result.error();
        transfer.tokenMayHelp = mayTokenHelp(transfer);
        return settle(id, Transfer::State::Failed);
    }
    const FetchedFile &fetched = result.value();
    transfer.received = fetched.bytes;
    transfer.total = fetched.bytes;
    transfer.host = fetched.finalHost;
    transfer.file = cache.add(transfer.order.key, transfer.order.jobType, fetched,
                              {transfer.order.createdAt, transfer.order.changedAt});
    transfer.name = transfer.file->name;
    if (transfer.order.mayDisplace)
        cache.makeRoom(0); // while it is held: what its size did not tell before
    settle(id, Transfer::State::Done);
}

bool FileTransfers::Private::mayTokenHelp(const Transfer &transfer) const
{
    const LinkState trouble = LinkTrouble::of(*transfer.error).state;
    const QUrl &link = transfer.order.key.link;
    // Where the link led elsewhere, the token would not go along.
    const bool wantsSignIn = (trouble == LinkState::NeedsSignIn || trouble == LinkState::NoAccess)
        && transfer.host == LinkCheck::hostOf(link);
    const AccountSession *session = wantsSignIn ? sessionOf(transfer.order.key.accountId) : nullptr;
    return session && session->couldSendTokenFor(link);
}

/// It is over, however; the next one may start.
void FileTransfers::Private::settle(int id, Transfer::State state)
{
    dropRun(id);
    Transfer *transfer = find(id);
    if (!transfer || transfer->isOver())
        return;
    transfer->state = state;
    transfer->bytesPerSecond = 0;
    const QPointer<FileTransfers> self = q; // a receiver may delete it
    Q_EMIT q->transferChanged(id);
    if (self)
        Q_EMIT q->transferFinished(id);
    if (self)
        QMetaObject::invokeMethod(
            q, [this] { startNext(); }, Qt::QueuedConnection);
}

void FileTransfers::Private::dropRun(int id)
{
    const auto at = runs.find(id);
    if (at == runs.end())
        return;
    if (FileFetcher *fetcher = at->second.fetcher) {
        // Not deleted at once: a signal of it may have led here.
        fetcher->disconnect(q);
        fetcher->cancel();
        fetcher->deleteLater();
    }
    runs.erase(at);
    if (runs.empty())
        teller.stop();
}

void FileTransfers::Private::tell()
{
    std::vector<int> changed;
    for (auto &[id, run] : runs) {
        const qint64 rate = run.rate.bytesPerSecond(now());
        const bool isOtherRate = std::exchange(find(id)->bytesPerSecond, rate) != rate;
        if (std::exchange(run.isChanged, false) || isOtherRate)
            changed.push_back(id);
    }
    const QPointer<FileTransfers> self = q; // a receiver may delete it
    for (const int id : changed) {
        if (self && find(id))
            Q_EMIT q->transferChanged(id);
    }
}

FileTransfers::FileTransfers(SessionFinder sessionOf, FileCache &cache, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(sessionOf), cache))
{
    connect(&d->teller, &QTimer::timeout, this, [this] { d->tell(); });
}

void FileTransfers::startQueued()
{
    d->startNext();
}

FileTransfers::~FileTransfers()
{
    while (!d->runs.empty())
        d->dropRun(d->runs.begin()->first);
}

int FileTransfers::start(const TransferOrder &order)
{
    if (const Transfer *known = d->latest(order.key, true))
        return known->id;
    Transfer transfer;
    transfer.id = ++d->lastId;
    transfer.order = order;
    d->queue(transfer);
    d->transfers.push_back(transfer);
    Q_EMIT transferAdded(transfer.id);
    return transfer.id;
}

std::vector<int> FileTransfers::start(const std::vector<TransferOrder> &orders)
{
    std::vector<int> ids;
    ids.reserve(orders.size());
    for (const TransferOrder &order : orders)
        ids.push_back(start(order));
    return ids;
}

void FileTransfers::cancel(int id)
{
    if (d->find(id))
        d->settle(id, Transfer::State::Cancelled);
}

void FileTransfers::cancelAll()
{
    for (const int id : d->ids())
        cancel(id);
}

void FileTransfers::retry(int id, const QUrl &link)
{
    Transfer *transfer = d->find(id);
    if (!transfer || !transfer->isOver())
        return;
    FileKey key = transfer->order.key;
    if (!link.isEmpty())
        key.link = link;
    if (d->latest(key, true))
        return;
    transfer->order.key = key;
    d->queue(*transfer);
    Q_EMIT transferChanged(id);
}

void FileTransfers::retryAcceptingAnything(int id)
{
    if (Transfer *transfer = d->find(id)) {
        transfer->order.acceptAnything = true;
        retry(id);
    }
}

void FileTransfers::forget(const std::vector<int> &ids)
{
    QSet<int> wanted(ids.begin(), ids.end());
    wanted.removeIf([this](int id) { return !d->find(id) || !d->find(id)->isOver(); });
    std::erase_if(d->transfers, [&wanted](const Transfer &each) { return wanted.contains(each.id); });
    const QPointer<FileTransfers> self = this; // a receiver may delete it
    for (const int id : wanted) {
        if (self)
            Q_EMIT transferForgotten(id);
    }
}

void FileTransfers::forgetFinished()
{
    forget(d->ids());
}

const std::vector<Transfer> &FileTransfers::transfers() const
{
    return d->transfers;
}

const Transfer *FileTransfers::transfer(int id) const
{
    return d->find(id);
}

const Transfer *FileTransfers::transferOf(const FileKey &key) const
{
    return d->latest(key, false);
}

DestinationPolicy FileTransfers::policyOf(const QString &accountId) const
{
    const AccountSession *session = d->sessionOf(accountId);
    return session ? session->account().linkPolicy() : DestinationPolicy();
}

int FileTransfers::underWay() const
{
    return int(std::ranges::count_if(d->transfers, [](const Transfer &each) { return !each.isOver(); }));
}

void FileTransfers::drop(const QString &accountId)
{
    const std::vector<int> ids = d->ids(accountId);
    for (const int id : ids)
        cancel(id);
    forget(ids);
}

Outcome FileTransfers::purge(const QString &accountId)
{
    drop(accountId);
    return d->cache.purge(accountId);
}

Outcome FileTransfers::purgeAll()
{
    cancelAll();
    forgetFinished();
    return d->cache.purgeAll();
}

} // namespace Balehook
