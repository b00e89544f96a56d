// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account.h"
#include "settings/administratorsettings.h"

#include <QSettings>

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
    explicit AccountSettings(QSettings &settings, const AdministratorSettings *administrator = nullptr)
        : m_settings(settings)
        , m_administrator(administrator)
    { }

    std::vector<Account> load() const;
    /// How many entries load() skips.
    int unreadableCount() const;
    /// Writes one account (by its id) and leaves the others alone.
    void save(const Account &account);
    /// A preset account stays removed.
    void remove(const QString &accountId);
    void setOrder(const QStringList &accountIds);

    /// The id shown last; empty at first start.
    QString currentAccount() const;
    void setCurrentAccount(const QString &accountId);

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

    QSettings &m_settings;
    const AdministratorSettings *m_administrator;
};

} // namespace Balehook
