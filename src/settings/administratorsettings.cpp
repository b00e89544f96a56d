// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/administratorsettings.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto idPrefix = "preset-"_L1;

} // namespace

QString AdministratorSettings::accountIdOf(const AccountSlug &slug)
{
    return idPrefix + slug.toString();
}

bool AdministratorSettings::isPerhapsUnread(const QString &accountId) const
{
    return lacksAccounts && accountId.startsWith(idPrefix) && !account(accountId);
}

const AdministratorSettings::PresetAccount *AdministratorSettings::account(const QString &accountId) const
{
    const auto found = std::find_if(accounts.begin(), accounts.end(),
                                    [&accountId](const PresetAccount &each) { return each.account.id == accountId; });
    return found == accounts.end() ? nullptr : &*found;
}

bool AdministratorSettings::isAccountLocked(const QString &accountId) const
{
    const PresetAccount *preset = account(accountId);
    return preset && preset->isLocked;
}

Account AdministratorSettings::allowed(Account account) const
{
    if (isAccountLocked(account.id)) {
        Account preset = this->account(account.id)->account;
        preset.hasStoredToken = account.hasStoredToken;
        preset.sendsTokenForFiles = account.sendsTokenForFiles; // whose the token is may allow it
        account = std::move(preset);
    }
    if (isLocked(perPage))
        account.perPage = perPage->value;
    return account;
}

QString AdministratorSettings::lockedAccountText(const QString &name)
{
    return tr("The account %1 was set up by your administrator and cannot be removed here.").arg(name);
}

Error AdministratorSettings::lockedAccountError(const Account &account)
{
    return Error(ErrorKind::NotAllowed, lockedAccountText(account.displayName()));
}

} // namespace Balehook
