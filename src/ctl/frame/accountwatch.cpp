// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/accountwatch.h"

#include "session/account/sessions.h"
#include "settings/profile.h"
#include "settings/settingsfile.h"

#include <utility>

namespace Balehook::Ctl {

AccountWatch::AccountWatch(const Workbench &bench, QString accountId, QObject *parent)
    : QObject(parent)
    , m_accountId(std::move(accountId))
{
    connect(&bench.sessions, &Sessions::accountRemovedElsewhere, this, [this](const Account &account) {
        if (account.id == m_accountId)
            Q_EMIT lost(Failure(ExitStatus::NoAccount, removedText()));
    });
    connect(&bench.sessions, &Sessions::accountUnreadable, this, [this](const Account &account) {
        if (account.id == m_accountId)
            Q_EMIT lost(Failure(ExitStatus::NoAccount, unreadableText()));
    });
    connect(&bench.sessions, &Sessions::accountMovedElsewhere, this, [this](const QString &accountId) {
        if (accountId == m_accountId)
            Q_EMIT lost(Failure(ExitStatus::NoAccount, movedText()));
    });
    bench.profile.settings().watch();
}

QString AccountWatch::removedText()
{
    return tr("Another program removed the account.");
}

QString AccountWatch::unreadableText()
{
    return tr("Another program changed the account in a way that this version of Balehook cannot read.");
}

QString AccountWatch::movedText()
{
    return tr("Another program changed the address of the account. Run the command again to use the new one.");
}

} // namespace Balehook::Ctl
