// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/memorytokenstore.h"

#include "service/demoaccounts.h"

namespace Balehook::Bench {

namespace {

Result<BearerToken> tokenFor(const TokenKey &key)
{
    for (const Demo::DemoAccount &account : Demo::demoAccounts()) {
        if (!key.toString().contains(u'/' + QString(account.slug) + u'/'))
            continue;
        if (auto pasted = BearerToken::fromPasted(account.token))
            return std::move(pasted).value().token;
    }
    return Error(ErrorKind::TokenMissing);
}

void sayYes(QObject *context, TokenStore::WriteCallback done)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done(Nothing{}); }, Qt::QueuedConnection);
}

} // namespace

void MemoryTokenStore::read(const TokenKey &key, bool, QObject *context, ReadCallback done)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done), token = tokenFor(key)] { done(token); }, Qt::QueuedConnection);
}

void MemoryTokenStore::write(const TokenKey &, const BearerToken &, QObject *context, WriteCallback done)
{
    sayYes(context, std::move(done));
}

void MemoryTokenStore::remove(const TokenKey &, QObject *context, WriteCallback done)
{
    sayYes(context, std::move(done));
}

} // namespace Balehook::Bench
