// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <chrono>
#include <deque>
#include <functional>

namespace QKeychain {
class Job;
} // namespace QKeychain

namespace Balehook {

/// What KeychainTokenStore asks QtKeychain for, one after the other and with a watchdog. The jobs themselves belong to
/// nobody but QtKeychain: deleting one in flight crashes when its answer comes, and none is ever waited for. Owned by
/// the store; made, used and deleted in the thread that the keychain is asked in, where each callback is called once,
/// maybe before the function returned, and not after this is gone.
class KeychainJobs final : public QObject
{
public:
    /// As KeychainTokenStore().
    KeychainJobs(std::chrono::milliseconds timeout, qsizetype longestToken);

    void read(const TokenKey &key, bool storedBefore, const TokenStore::ReadCallback &done);
    void write(const TokenKey &key, const BearerToken &token, const TokenStore::WriteCallback &done);
    void remove(const TokenKey &key, const TokenStore::WriteCallback &done);

private:
    using JobEnded = std::function<void(const QKeychain::Job *)>;

    /// Runs \a operation once those before it are over: several jobs make one operation, and a removal must not come
    /// between a token and its read-back.
    void begin(std::function<void()> operation);
    void runFirst();
    /// The answer of the operation that runs, the only one it gives.
    template <typename Callback, typename Answer>
    void end(const Callback &done, const Answer &answer);
    /// Starts a job and calls \a ended once: with the job when it is done, or with null if it is not done in time.
    template <typename Job>
    void run(const TokenKey &key, const JobEnded &ended, const std::function<void(Job &)> &prepare = {});
    void watch(QKeychain::Job *job, const JobEnded &ended);

    const std::chrono::milliseconds m_timeout;
    const qsizetype m_longestToken;
    std::deque<std::function<void()>> m_operations;
    bool m_isStuck = false;
};

} // namespace Balehook
