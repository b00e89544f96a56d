// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <QMap>
#include <QStringList>

#include <functional>
#include <vector>

namespace Balehook::Testing {

/// A keychain in memory that behaves as told. Answers through the event loop; mute, only when giveUp() is called.
class FakeTokenStore final : public TokenStore
{
public:
    enum class Mode {
        Working,
        Locked, ///< entries can't be seen
        Silent, ///< never answers; the watchdog is giveUp()
        Unavailable, ///< there is no keychain
        RefusesWrites,
        Forgets ///< what was written can't be read back
    };

    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

    void setMode(Mode mode) { m_mode = mode; }
    /// The watchdog ends what waits for a mute keychain.
    void giveUp();

    void put(const TokenKey &key, const BearerToken &token) { m_entries.insert(key.toString(), token); }
    bool has(const TokenKey &key) const { return m_entries.contains(key.toString()); }
    const QMap<QString, BearerToken> &entries() const { return m_entries; }
    /// What was asked, in order: "read", "write" or "remove" and the key.
    const QStringList &calls() const { return m_calls; }

private:
    template <typename R>
    void answer(QObject *context, const std::function<void(const R &)> &done, const R &result);

    Outcome written(const TokenKey &key, const BearerToken &token);
    Outcome removed(const TokenKey &key);
    Result<BearerToken> found(const TokenKey &key, bool storedBefore) const;
    std::optional<Error> failure() const;

    Mode m_mode = Mode::Working;
    QMap<QString, BearerToken> m_entries;
    QStringList m_calls;
    std::vector<std::function<void()>> m_waiting;
};

} // namespace Balehook::Testing
