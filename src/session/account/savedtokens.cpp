// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/savedtokens.h"

#include "settings/settingsfile.h"

namespace Balehook {

void SavedTokens::read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done)
{
    m_tokens.read(key, storedBefore, context, std::move(done));
}

void SavedTokens::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    if (m_isStored(key)) {
        m_tokens.write(key, token, context, std::move(done));
        return;
    }
    // Whatever else is not saved yet; \a context may be gone by then.
    m_settings.commit({}, context, [this, key, token, context, done = std::move(done)](const Outcome &saved) {
        if (saved)
            m_tokens.write(key, token, context, done);
        else
            done(saved);
    });
}

void SavedTokens::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    m_tokens.remove(key, context, std::move(done));
}

} // namespace Balehook
