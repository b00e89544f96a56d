// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/faketokenstore.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

template <typename R>
void FakeTokenStore::answer(QObject *context, const std::function<void(const R &)> &done, const R &result)
{
    const auto tell = [context, done](const R &said) {
        QMetaObject::invokeMethod(
            context, [done, said] { done(said); }, Qt::QueuedConnection);
    };
    if (m_mode != Mode::Silent) {
        tell(result);
        return;
    }
    const QPointer<QObject> alive(context);
    m_waiting.push_back([alive, tell] {
        if (alive)
            tell(R(Error(ErrorKind::KeychainSilent)));
    });
}

void FakeTokenStore::read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done)
{
    m_calls.append(u"read "_s + key.toString());
    answer<Result<BearerToken>>(context, done, found(key, storedBefore));
}

void FakeTokenStore::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    m_calls.append(u"write "_s + key.toString());
    answer<Outcome>(context, done, written(key, token));
}

void FakeTokenStore::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    m_calls.append(u"remove "_s + key.toString());
    answer<Outcome>(context, done, removed(key));
}

void FakeTokenStore::giveUp()
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto &end : waiting)
        end();
}

std::optional<Error> FakeTokenStore::failure() const
{
    switch (m_mode) {
    case Mode::Locked:
        return Error(ErrorKind::KeychainLocked);
    case Mode::Silent:
        return Error(ErrorKind::KeychainSilent);
    case Mode::Unavailable:
        return Error(ErrorKind::KeychainUnavailable);
    case Mode::Working:
    case Mode::RefusesWrites:
    case Mode::Forgets:
        break;
    }
    return {};
}

Result<BearerToken> FakeTokenStore::found(const TokenKey &key, bool storedBefore) const
{
    if (const auto error = failure())
        return *error;
    const auto entry = m_entries.find(key.toString());
    if (entry == m_entries.end())
        return Error(storedBefore ? ErrorKind::KeychainLocked : ErrorKind::TokenMissing);
    return entry.value();
}

Outcome FakeTokenStore::written(const TokenKey &key, const BearerToken &token)
{
    if (const auto error = failure())
        return *error;
    if (m_mode == Mode::RefusesWrites || m_mode == Mode::Forgets)
        return Error(ErrorKind::KeychainRefused);
    m_entries.insert(key.toString(), token);
    return Nothing();
}

Outcome FakeTokenStore::removed(const TokenKey &key)
{
    if (const auto error = failure())
        return *error;
    if (m_mode == Mode::RefusesWrites)
        return Error(ErrorKind::KeychainRefused);
    m_entries.remove(key.toString());
    return Nothing();
}

} // namespace Balehook::Testing
