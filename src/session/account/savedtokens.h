// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <QObject>

#include <functional>
#include <utility>

namespace Balehook {

class SettingsFile;

/// Stores a token only once its account is on the disk: of one that is not saved in the end, because the disk is full
/// or the program was killed, nobody would know that it has a token in the keychain. Where one is stored already, the
/// next one takes its place whatever becomes of the settings. If another program removes the account while the keychain
/// takes its time, the token goes, too.
class SavedTokens final : public TokenStore
{
public:
    using Condition = std::function<bool(const TokenKey &)>;

    /// All outlive it. \a isStored: an account has such a token; \a isWanted: or may have one.
    SavedTokens(SettingsFile &settings, TokenStore &tokens, Condition isStored, Condition isWanted)
        : m_settings(settings)
        , m_tokens(tokens)
        , m_isStored(std::move(isStored))
        , m_isWanted(std::move(isWanted))
    { }

    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    /// Also the error of settings that cannot be saved.
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

private:
    void store(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done);

    SettingsFile &m_settings;
    TokenStore &m_tokens;
    const Condition m_isStored;
    const Condition m_isWanted;
    QObject m_links; ///< to the keychain
};

} // namespace Balehook
