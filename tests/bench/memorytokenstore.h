// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

namespace Balehook::Bench {

/// Knows the tokens of the demo accounts by the slug in the key and answers through the event loop: measurements of the
/// table need no keychain.
class MemoryTokenStore final : public TokenStore
{
public:
    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;
};

} // namespace Balehook::Bench
