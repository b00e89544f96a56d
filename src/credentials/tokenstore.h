// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "credentials/tokenkey.h"
#include "domain/account/bearertoken.h"

#include <QObject>

#include <functional>

namespace Balehook {

/// Where tokens are kept. Every call answers exactly once through the event loop, also when the store is mute (then
/// with ErrorKind::KeychainSilent after a time-out), and not at all once \a context is gone.
///
/// Errors: TokenMissing (no entry and the store is known to be readable), KeychainLocked (no entry seen, but
/// \a storedBefore says there was one), KeychainUnavailable, KeychainSilent, KeychainRefused.
class TokenStore
{
public:
    virtual ~TokenStore() = default;

    using ReadCallback = std::function<void(const Result<BearerToken> &)>;
    using WriteCallback = std::function<void(const Outcome &)>;

    /// \a storedBefore: Account::hasStoredToken, which tells a locked store from an empty one.
    virtual void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) = 0;
    /// Writes and reads back; an entry that was not kept as written is KeychainRefused.
    virtual void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) = 0;
    /// Success means that the entry is not there any more, also if it never was.
    virtual void remove(const TokenKey &key, QObject *context, WriteCallback done) = 0;
};

} // namespace Balehook
