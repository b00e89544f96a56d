// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/transfer.h"

#include <QObject>

#include <deque>
#include <optional>
#include <vector>

namespace Balehook {

class FileCache;
class FileTransfers;

/// Fetches the files of many jobs into the cache, politely: two at once, so that a file which somebody opens meanwhile
/// need not wait for all of them; never by a link that says it has expired; and only while the cache seems to have
/// room, rather than throw others out: one that turns out too large waits for more. One object a wish, owned by whoever
/// made it; transfers and cache outlive it. Deleted early, it begins no more, and what runs goes on as any download.
class FetchAhead final : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostAtOnce = 2;

    enum class State {
        Ready, ///< start() begins
        Running,
        Paused, ///< what runs goes on, nothing more is begun; start() goes on
        Full, ///< the next file may not fit into the cache; start() tries again
        Over
    };

    struct Counts
    {
        int all = 0;
        int fetched = 0;
        int failed = 0;
        int expired = 0; ///< while it waited for its turn
        int cancelled = 0; ///< also by what else the user did
        qint64 bytes = 0; ///< of those that were fetched

        int over() const { return fetched + failed + expired + cancelled; }
        int left() const { return all - over(); }
    };

    FetchAhead(FileTransfers &transfers, FileCache &cache, std::vector<TransferOrder> orders,
               QObject *parent = nullptr);
    ~FetchAhead() override;

    void start();
    void pause();
    /// What runs is cancelled, too. finished() follows before this returns.
    void cancel();

    State state() const { return m_state; }
    const Counts &counts() const { return m_counts; }
    /// What all files may take, by those that are known of the same accounts; nothing if none is.
    std::optional<qint64> expectedBytes() const;

    /// Sentences: what there is to fetch, what came of it, and that there is no room; and how far it is, which is none.
    QString planText() const;
    QString progressText() const;
    QString resultText() const;
    QString fullText() const;

Q_SIGNALS:
    /// state() or counts() say something else.
    void changed();
    /// This one could not be fetched; \a transfer is good until control returns to the event loop.
    void failed(const Balehook::Transfer &transfer);
    /// state() is Over. Once.
    void finished();

private:
    struct Run
    {
        int id = 0;
        bool isOwn = true; ///< nobody else had begun it
    };

    void go();
    void take(int id);
    void end();
    bool hasRoom();
    std::optional<qint64> mean() const;

    FileTransfers &m_transfers;
    FileCache &m_cache;
    std::deque<TransferOrder> m_orders; ///< that were not begun yet, or had no room
    std::vector<Run> m_runs;
    State m_state = State::Ready;
    Counts m_counts;
    qint64 m_knownFiles = 0;
    qint64 m_knownBytes = 0;
};

} // namespace Balehook
