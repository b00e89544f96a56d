// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/account/account.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <vector>

namespace Balehook {

/// A value of the administrator: one to begin with, or one that holds whatever the user chose.
template <typename T>
struct Preset
{
    T value = T();
    bool isLocked = false;
};

/// What the administrator of this computer laid down, read once at the start by AdministratorReader. A value. What is
/// preset holds until the user chooses something else; what is locked holds whatever the user chose. Never a token.
struct AdministratorSettings
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::AdministratorSettings)

public:
    struct PresetAccount
    {
        Account account; ///< its id is accountIdOf() its slug
        bool isLocked = false;
    };

    std::vector<PresetAccount> accounts; ///< one a slug, in the order of their slugs
    std::optional<Preset<QString>> baseUrlTemplate;
    std::optional<Preset<int>> perPage;
    std::optional<Preset<bool>> updateCheck;
    std::optional<Preset<QString>> updateAddress;
    QStringList problems; ///< a sentence for each thing that is not used
    bool lacksAccounts = false; ///< perhaps: some of it could not be read

    /// The same at every start, so that what the user adds to the account, such as its token, finds it again.
    static QString accountIdOf(const AccountSlug &slug);
    /// \a accountId may be that of a preset account which could not be read.
    bool isPerhapsUnread(const QString &accountId) const;

    /// Null if the account was not preset.
    const PresetAccount *account(const QString &accountId) const;
    bool isAccountLocked(const QString &accountId) const;
    /// \a account as it may be kept: what is locked has the administrator's value.
    Account allowed(Account account) const;
    /// Why the account called \a name cannot be removed.
    static QString lockedAccountText(const QString &name);
    static Error lockedAccountError(const Account &account);

    template <typename T>
    static bool isLocked(const std::optional<Preset<T>> &preset)
    {
        return preset && preset->isLocked;
    }
};

} // namespace Balehook
