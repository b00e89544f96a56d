// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/fetchahead.h"

#include "core/text/datasize.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/linkexpiry.h"
#include "session/account/filetransfers.h"

#include <QLocale>
#include <QPointer>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace Balehook {

FetchAhead::FetchAhead(FileTransfers &transfers, FileCache &cache, std::vector<TransferOrder> orders, QObject *parent)
    : QObject(parent)
    , m_transfers(transfers)
    , m_cache(cache)
    , m_orders(std::make_move_iterator(orders.begin()), std::make_move_iterator(orders.end()))
{
    m_counts.all = int(m_orders.size());
    QSet<QString> accounts;
    for (TransferOrder &order : m_orders) {
        order.mayDisplace = false;
        accounts.insert(order.key.accountId);
    }
    for (const QString &account : std::as_const(accounts)) {
        for (const CachedFile &file : m_cache.listedFiles(account)) {
            if (file.which != JobFile::FailedRows)
                continue;
            ++m_knownFiles;
            m_knownBytes += file.bytes;
        }
    }
    connect(&m_transfers, &FileTransfers::transferFinished, this, &FetchAhead::take);
}

FetchAhead::~FetchAhead() = default;

std::optional<qint64> FetchAhead::mean() const
{
    return m_knownFiles > 0 ? std::optional(m_knownBytes / m_knownFiles) : std::nullopt;
}

std::optional<qint64> FetchAhead::expectedBytes() const
{
    const std::optional<qint64> each = mean();
    return each ? std::optional(m_counts.bytes + *each * m_counts.left()) : std::nullopt;
}

QString FetchAhead::planText() const
{
    if (m_counts.all == 0)
        return tr("There are no failed files to download.");
    if (const std::optional<qint64> bytes = expectedBytes()) {
        return tr("%Ln failed files to download, about %1.", nullptr, m_counts.all).arg(dataSize(*bytes));
    }
    return tr("%Ln failed files to download. Their sizes are unknown.", nullptr, m_counts.all);
}

QString FetchAhead::progressText() const
{
    const QLocale locale;
    return tr("%1 of %2 files, %3")
        .arg(locale.toString(m_counts.over()), locale.toString(m_counts.all), dataSize(m_counts.bytes));
}

QString FetchAhead::resultText() const
{
    const QLocale locale;
    QStringList sentences{
        tr("%1 of %2 failed files downloaded, %3.")
            .arg(locale.toString(m_counts.fetched), locale.toString(m_counts.all), dataSize(m_counts.bytes))};
    if (m_counts.failed > 0)
        sentences += tr("%Ln could not be downloaded.", nullptr, m_counts.failed);
    if (m_counts.expired > 0)
        sentences += tr("%Ln links have expired meanwhile.", nullptr, m_counts.expired);
    return sentences.join(u' ');
}

QString FetchAhead::fullText() const
{
    return tr("The space for downloaded files, %1, is used up.").arg(dataSize(m_cache.limit()));
}

void FetchAhead::start()
{
    if (m_state == State::Running || m_state == State::Over)
        return;
    m_state = State::Running;
    go();
}

void FetchAhead::pause()
{
    if (m_state != State::Running)
        return;
    m_state = State::Paused;
    Q_EMIT changed();
}

void FetchAhead::cancel()
{
    if (m_state == State::Over)
        return;
    m_state = State::Over; // before the transfers are over, or others would be begun
    const std::vector<Run> runs = std::exchange(m_runs, {});
    m_counts.cancelled += m_counts.left();
    for (const Run &run : runs) {
        if (run.isOwn)
            m_transfers.cancel(run.id);
    }
    end();
}

/// The files that run count as much as one that is not here yet: how far they are is not looked at.
bool FetchAhead::hasRoom()
{
    const qint64 expected = mean().value_or(0) * qint64(m_runs.size() + 1);
    return m_cache.hasRoomFor(std::max(expected, qint64(1)));
}

void FetchAhead::go()
{
    while (m_state == State::Running && m_runs.size() < mostAtOnce && !m_orders.empty()) {
        if (hasExpired(m_orders.front().key.link)) {
            m_orders.pop_front();
            ++m_counts.expired;
            continue;
        }
        if (!hasRoom()) {
            // What runs may turn out smaller than was thought.
            if (m_runs.empty())
                m_state = State::Full;
            break;
        }
        const TransferOrder order = std::move(m_orders.front());
        m_orders.pop_front();
        const Transfer *known = m_transfers.transferOf(order.key);
        const bool isOwn = !known || known->isOver();
        const int id = m_transfers.start(order);
        const auto isIt = [id](const Run &run) { return run.id == id; };
        if (std::none_of(m_runs.begin(), m_runs.end(), isIt))
            m_runs.push_back({id, isOwn});
        else
            --m_counts.all; // the same file once more
    }
    if (m_runs.empty() && m_orders.empty()) {
        m_state = State::Over;
        end();
        return;
    }
    Q_EMIT changed();
}

void FetchAhead::take(int id)
{
    const auto run = std::find_if(m_runs.begin(), m_runs.end(), [id](const Run &each) { return each.id == id; });
    const Transfer *transfer = m_transfers.transfer(id);
    if (run == m_runs.end() || !transfer)
        return;
    const bool isOwn = run->isOwn;
    m_runs.erase(run);
    // Thousands of them are no news; those that failed can be tried again.
    if (isOwn && (transfer->state == Transfer::State::Done || transfer->lacksRoom))
        QMetaObject::invokeMethod(
            &m_transfers, [transfers = &m_transfers, id] { transfers->forget({id}); }, Qt::QueuedConnection);
    if (transfer->state == Transfer::State::Done) {
        ++m_counts.fetched;
        m_counts.bytes += transfer->file->bytes;
        ++m_knownFiles;
        m_knownBytes += transfer->file->bytes;
    } else if (transfer->state == Transfer::State::Failed) {
        ++m_counts.failed;
        const QPointer<FetchAhead> self = this; // a receiver may delete it
        Q_EMIT failed(*transfer);
        if (!self)
            return;
    } else if (transfer->lacksRoom) {
        m_orders.push_front(transfer->order);
        if (m_state == State::Running)
            m_state = State::Full;
    } else {
        ++m_counts.cancelled;
    }
    go();
}

void FetchAhead::end()
{
    Q_EMIT changed();
    Q_EMIT finished();
}

} // namespace Balehook
