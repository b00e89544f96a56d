// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account.h"

#include <QSettings>

#include <vector>

namespace Balehook {

/// The accounts as kept in the settings file, in the user's order; never a token. Broken entries are skipped and left
/// in the file untouched.
class AccountSettings final
{
public:
    explicit AccountSettings(QSettings &settings)
        : m_settings(settings)
    { }

    std::vector<Account> load() const;
    /// How many entries load() skips.
    int unreadableCount() const;
    /// Writes one account (by its id) and leaves the others alone.
    void save(const Account &account);
    void remove(const QString &accountId);
    void setOrder(const QStringList &accountIds);

    /// The id shown last; empty at first start.
    QString currentAccount() const;
    void setCurrentAccount(const QString &accountId);

    /// The template that the last account was made with ("https://{slug}.example.com"); empty at first start.
    QString baseUrlTemplate() const;
    void setBaseUrlTemplate(const QString &text);

    static QString newAccountId();

private:
    QStringList storedIds() const;

    QSettings &m_settings;
};

} // namespace Balehook
