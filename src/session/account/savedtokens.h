// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <functional>
#include <utility>

namespace Balehook {

class SettingsFile;

/// Stores a token only once its account is on the disk: of one that is not saved in the end, because the disk is full
/// or the program was killed, nobody would know that it has a token in the keychain. Where one is stored already, the
/// next one takes its place whatever becomes of the settings.
class SavedTokens final : public TokenStore
{
public:
    /// All outlive it.
    SavedTokens(SettingsFile &settings, TokenStore &tokens, std::function<bool(const TokenKey &)> isStored)
        : m_settings(settings)
        , m_tokens(tokens)
        , m_isStored(std::move(isStored))
    { }

    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    /// Also the error of settings that cannot be saved.
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

private:
    SettingsFile &m_settings;
    TokenStore &m_tokens;
    const std::function<bool(const TokenKey &)> m_isStored;
};

} // namespace Balehook
