// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/cache/cachedfile.h"

#include <chrono>
#include <optional>

namespace Balehook {

/// A file that somebody wants to have in the cache.
struct TransferOrder
{
    FileKey key;
    QString jobType;
    /// When the job changed last, in milliseconds since 1970 UTC; nothing if that is not known.
    std::optional<qint64> changedAt = {};
    std::optional<qint64> createdAt = {}; ///< the job, in the same way
    /// The user was warned that it is a web page or a program and still wants it.
    bool acceptAnything = false;
    /// Others may be removed from the cache to make room for it.
    bool mayDisplace = true;

    /// The job changed since \a file was asked for, so there may be another file behind its link now. By what the
    /// service says, if it was noted: it may have another clock, and the job may change while its file is fetched.
    bool isNewerThan(const CachedFile &file) const
    {
        const QDateTime &known = file.jobChangedAt.isValid() ? file.jobChangedAt : file.fetchedAt;
        return changedAt && known.isValid() && *changedAt > known.toMSecsSinceEpoch();
    }
};

/// How far one file is. A value: ask FileTransfers for a newer one.
struct Transfer
{
    enum class State {
        Queued, ///< waits for one of the others to end
        Running,
        Waiting, ///< for the next try; see retryIn
        Done, ///< file is set
        Failed, ///< error says why; retry() goes on where it ended, if the server allows
        Cancelled
    };

    bool isOver() const { return state >= State::Done; }

    int id = 0;
    TransferOrder order;
    QString diskName; ///< of the key in order, which takes a while to make
    State state = State::Queued;
    QString name; ///< safe; from the link until the server offers another one
    QString host; ///< ACE; where it comes from now, after redirects
    qint64 received = 0; ///< with what was there from an earlier fetch
    qint64 total = -1; ///< -1 while unknown
    qint64 bytesPerSecond = 0; ///< over the last seconds; 0 while unknown
    std::chrono::seconds retryIn{0};
    std::optional<Error> error; ///< Failed; LinkTrouble::of() says it in words
    bool lacksRoom = false; ///< Cancelled: it may displace no other file, and the cache has no room for it
    bool tokenMayHelp = false; ///< Failed: the account's own host wants a sign-in, and the user was not asked yet
                               ///< whether it gets the token
    std::optional<CachedFile> file; ///< Done
};

} // namespace Balehook
