// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"

#include <QMap>
#include <QString>

#include <optional>

namespace Balehook {

/// What stands in the account dialog, as typed. A value; what is wrong with it is told by accountProblems().
struct AccountFields
{
    QString name;
    std::uint32_t colour = 0;
    QString slug;
    QString baseUrl;
    QString workspaceUrl;
    int perPage = 25;
    QString propertiesPath;
    Pagination pagination = Pagination::Pages;
    bool sendsTokenForFiles = false;
    QMap<QString, QString> statusLabels;
    QMap<QString, std::uint32_t> statusColors;

    static AccountFields of(const Account &account);

    /// Nothing while something is wrong. \a original (may be null) gives what the dialog does not show.
    std::optional<Account> toAccount(const QString &accountId, const Account *original) const;

    friend bool operator==(const AccountFields &a, const AccountFields &b) = default;
};

/// One sentence a field, empty where nothing is wrong.
struct AccountProblems
{
    QString slug;
    QString baseUrl;
    QString workspaceUrl;
    QString propertiesPath;

    bool any() const
    {
        return !slug.isEmpty() || !baseUrl.isEmpty() || !workspaceUrl.isEmpty() || !propertiesPath.isEmpty();
    }
};

AccountProblems accountProblems(const AccountFields &fields);

/// True if a token of \a a may be used for \a b: same origins, same slug.
bool shareToken(const Account &a, const Account &b);

} // namespace Balehook
