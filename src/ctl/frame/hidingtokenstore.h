// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

namespace Balehook::Ctl {

class Terminal;

/// A store whose tokens the terminal keeps out of what it writes.
class HidingTokenStore final : public TokenStore
{
public:
    HidingTokenStore(TokenStore &store, Terminal &terminal)
        : m_store(store)
        , m_terminal(terminal)
    { }

    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

private:
    TokenStore &m_store;
    Terminal &m_terminal;
};

} // namespace Balehook::Ctl
