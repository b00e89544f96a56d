// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/smallaccounts.h"

#include "session/account/accountsession.h"
#include "settings/settingsfile.h"
#include "widgets/search/searchscope.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// A request, where the service hands out pages of AccountSync::fullPage, and two more for the ends.
constexpr int standardMost = 500;

} // namespace

SmallAccounts::SmallAccounts(const SettingsFile &settings)
    : m_most(settings.value("search/loadUnasked"_L1, standardMost).toLongLong())
{ }

void SmallAccounts::consider(const SearchScope &scope, AccountSession &session)
{
    const bool isSmall = scope.total > 0 && scope.total <= m_most;
    if (!isSmall || !scope.canLoad() || scope.state != AccountSync::State::Idle)
        return;
    const QString id = session.account().id;
    if (session.state() != AccountSession::State::Ready || m_begun.contains(id))
        return;
    m_begun.append(id);
    session.sync()->fill();
}

} // namespace Balehook
