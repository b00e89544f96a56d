// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"

namespace Balehook {

namespace {

void later(QObject *context, std::function<void()> call)
{
    QMetaObject::invokeMethod(context, std::move(call), Qt::QueuedConnection);
}

} // namespace

void MemoryTokenStore::read(const TokenKey &key, bool /*storedBefore*/, QObject *context, ReadCallback done)
{
    ++reads;
    if (mute)
        return;
    later(context,
          [result = failure                      ? Result<BearerToken>(Error(*failure))
               : tokens.contains(key.toString()) ? Result<BearerToken>(*tokens.find(key.toString()))
                                                 : Result<BearerToken>(Error(ErrorKind::TokenMissing)),
           done = std::move(done)] { done(result); });
}

void MemoryTokenStore::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    ++writes;
    if (mute)
        return;
    if (!failure)
        tokens.insert(key.toString(), token);
    later(context, [outcome = failure ? Outcome(Error(*failure)) : Outcome(Nothing()), done = std::move(done)] {
        done(outcome);
    });
}

void MemoryTokenStore::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    tokens.remove(key.toString());
    if (!mute)
        later(context, [done = std::move(done)] { done(Nothing()); });
}

} // namespace Balehook
