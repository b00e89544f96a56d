// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "settings/administratorsettings.h"
#include "settings/settingsfile.h"

#include <vector>

namespace Balehook {

/// The accounts as kept in the settings file, in the user's order; never a token. Broken entries are skipped and left
/// in the file untouched.
///
/// Those that the administrator preset come with them. Of a preset account the file keeps what belongs to this user,
/// such as whether there is a token, and its values only where the user chose others.
class AccountSettings final
{
public:
    /// \a administrator may be null.
    explicit AccountSettings(SettingsFile &settings, const AdministratorSettings *administrator = nullptr)
        : m_settings(settings)
        , m_administrator(administrator)
    { }

    std::vector<Account> load() const;
    /// How many entries load() skips, and whether one of them may be of \a slug.
    int unreadableCount() const;
    bool isPerhapsUnreadable(const QString &slug) const;
    /// Neither in the file, readable or not, nor preset, as far as that could be read: what is kept for it is nobody's.
    bool isGone(const QString &accountId) const;
    /// Removes views and watched jobs of accounts that are gone.
    SettingsChanges tidying() const;
    /// Writes one account (by its id) and leaves the others alone. One that is known here and that another program
    /// removed does not come back.
    void save(const Account &account);
    /// A preset account stays removed.
    void remove(const QString &accountId);
    /// What these two change, for SettingsFile::commit().
    SettingsChanges saving(const Account &account) const;
    SettingsChanges removal(const QString &accountId) const;
    /// Those that load() skips keep their places.
    void setOrder(const QStringList &accountIds);

    /// The id shown last; empty at first start.
    QString currentAccount() const;
    void setCurrentAccount(const QString &accountId);

    static constexpr int mostRecent = 20;
    /// The ids shown last, the latest first.
    QStringList recentAccounts() const;

    /// The template that the last account was made with ("https://{slug}.example.com"); at first start that of the
    /// administrator, or empty.
    QString baseUrlTemplate() const;
    void setBaseUrlTemplate(const QString &text);

    static QString newAccountId();

private:
    QStringList storedIds() const;
    std::vector<Account> storedAccounts() const;
    void addPresets(std::vector<Account> &accounts) const;
    bool followsAdministrator(const QString &accountId) const;

    SettingsFile &m_settings;
    const AdministratorSettings *m_administrator;
};

} // namespace Balehook
