// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <chrono>
#include <memory>

namespace Balehook {

class KeychainThread;

/// The OS keychain through QtKeychain. Jobs are never deleted in flight, never wait in a nested loop and have a
/// watchdog, because the store may never answer.
class KeychainTokenStore final : public TokenStore
{
public:
    /// The keychain is asked in \a thread, which outlives this, or in the caller's without one; answers come to the
    /// caller's. \a timeout is for one answer of the keychain. Once one did not come in time, the store counts as stuck
    /// and every call is answered with KeychainSilent at once, until a late answer shows that it is alive. \a
    /// longestToken: bytes that the platform's store can keep; longer tokens are refused before they are sent there.
    explicit KeychainTokenStore(KeychainThread *thread = nullptr,
                                std::chrono::milliseconds timeout = std::chrono::seconds(8),
                                qsizetype longestToken = platformLimit());
    ~KeychainTokenStore() override;

    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

    /// A token is being stored or removed; whoever asked for it may be gone.
    bool isWriting() const;

    static qsizetype platformLimit();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
