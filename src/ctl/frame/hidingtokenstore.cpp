// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/hidingtokenstore.h"

#include "ctl/frame/terminal.h"

namespace Balehook::Ctl {

void HidingTokenStore::read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done)
{
    m_store.read(key, storedBefore, context,
                 [&terminal = m_terminal, done = std::move(done)](const Result<BearerToken> &token) {
                     if (token)
                         terminal.hide(token.value().secret());
                     done(token);
                 });
}

void HidingTokenStore::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    m_terminal.hide(token.secret());
    m_store.write(key, token, context, std::move(done));
}

void HidingTokenStore::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    m_store.remove(key, context, std::move(done));
}

} // namespace Balehook::Ctl
