// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/savedtokens.h"

#include "core/errors/logging.h"
#include "settings/settingsfile.h"

#include <QPointer>

#include <utility>

namespace Balehook {

void SavedTokens::read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done)
{
    m_tokens.read(key, storedBefore, context, std::move(done));
}

void SavedTokens::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    if (m_isStored(key)) {
        store(key, token, context, std::move(done));
        return;
    }
    // Whatever else is not saved yet; \a context may be gone by then.
    m_settings.commit({}, context, [this, key, token, context, done = std::move(done)](const Outcome &saved) {
        if (saved)
            store(key, token, context, done);
        else
            done(saved);
    });
}

/// Not with the caller's context: its session goes with the account.
void SavedTokens::store(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    m_tokens.write(key, token, &m_links,
                   [this, key, caller = QPointer(context), done = std::move(done)](const Outcome &outcome) {
                       if (outcome && !m_isWanted(key)) {
                           m_tokens.remove(key, &m_links, [](const Outcome &removed) {
                               if (!removed)
                                   qCWarning(logSession).noquote() << "token not removed:" << removed.error().logLine();
                           });
                       }
                       if (caller)
                           done(outcome);
                   });
}

void SavedTokens::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    m_tokens.remove(key, context, std::move(done));
}

} // namespace Balehook
