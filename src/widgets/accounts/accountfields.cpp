// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountfields.h"

#include "domain/account/listingpath.h"

#include <QCoreApplication>

namespace Balehook {

namespace {

struct AccountFieldText
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::AccountDialog)
};

QString baseUrlProblem(const QString &text, const std::optional<AccountSlug> &slug)
{
    // The address is judged on its own while the slug is still missing or wrong.
    const std::optional<AccountSlug> stand = slug ? slug : AccountSlug::fromString(QStringLiteral("slug"));
    const Result<BaseUrl> base = BaseUrl::parse(text, *stand);
    return base ? QString() : base.error().detail;
}

} // namespace

AccountFields AccountFields::of(const Account &account)
{
    AccountFields fields;
    fields.name = account.name;
    fields.colour = account.colour;
    fields.slug = account.slug.toString();
    fields.baseUrl = account.listingBaseText.isEmpty() ? account.listingBase.toString() : account.listingBaseText;
    fields.workspaceUrl = account.workspaceBaseText;
    if (fields.workspaceUrl.isEmpty() && account.workspaceBase)
        fields.workspaceUrl = account.workspaceBase->toString();
    fields.perPage = account.perPage;
    fields.propertiesPath = account.propertiesPath;
    fields.pagination = account.pagination;
    fields.sendsTokenForFiles = account.sendsTokenForFiles;
    fields.statusLabels = account.statusLabels;
    fields.statusColors = account.statusColors;
    return fields;
}

std::optional<Account> AccountFields::toAccount(const QString &accountId, const Account *original) const
{
    const std::optional<AccountSlug> accountSlug = AccountSlug::fromString(slug);
    if (!accountSlug)
        return {};
    Result<BaseUrl> base = BaseUrl::parse(baseUrl, *accountSlug);
    if (!base)
        return {};
    Account account = original ? *original : Account(accountId, *accountSlug, base.value());
    account.slug = *accountSlug;
    account.listingBase = std::move(base).value();
    account.listingBaseText = baseUrl;
    account.workspaceBase.reset();
    if (!workspaceUrl.isEmpty()) {
        Result<BaseUrl> workspace = BaseUrl::parse(workspaceUrl, *accountSlug);
        if (!workspace)
            return {};
        account.workspaceBase = std::move(workspace).value();
    }
    account.workspaceBaseText = workspaceUrl;
    const Result<QString> path = ListingPath::parse(propertiesPath);
    if (!path)
        return {};
    account.propertiesPath = path.value();
    account.pagination = pagination;
    // What was allowed for one address says nothing of another.
    account.sendsTokenForFiles = sendsTokenForFiles && (!original || shareToken(account, *original));
    account.name = name;
    account.colour = colour;
    account.perPage = perPage;
    account.statusLabels = statusLabels;
    account.statusColors = statusColors;
    return account;
}

AccountProblems accountProblems(const AccountFields &fields)
{
    AccountProblems problems;
    const std::optional<AccountSlug> slug = AccountSlug::fromString(fields.slug);
    if (fields.slug.isEmpty())
        problems.slug = AccountFieldText::tr("Enter the account's slug, for example “acme”.");
    else if (!slug)
        problems.slug =
            AccountFieldText::tr("A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that "
                                 "are neither first nor last.");
    if (fields.baseUrl.isEmpty())
        problems.baseUrl =
            AccountFieldText::tr("Enter the URL of the service, for example “https://{slug}.example.com”.");
    else
        problems.baseUrl = baseUrlProblem(fields.baseUrl, slug);
    if (!fields.workspaceUrl.isEmpty())
        problems.workspaceUrl = baseUrlProblem(fields.workspaceUrl, slug);
    if (const Result<QString> path = ListingPath::parse(fields.propertiesPath); !path)
        problems.propertiesPath = path.error().detail;
    return problems;
}

bool shareToken(const Account &a, const Account &b)
{
    return a.slug == b.slug && a.listingBase.origin() == b.listingBase.origin()
        && a.createBase().origin() == b.createBase().origin();
}

} // namespace Balehook
