// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/accountslug.h"
#include "domain/baseurl.h"

#include <QMap>
#include <QString>

#include <cstdint>
#include <optional>

namespace Balehook {

/// One merchant's account as the user set it up. A value; the token is not part of it. (interface 1, 4, 5)
struct Account
{
    Account(QString accountId, AccountSlug accountSlug, BaseUrl baseUrl)
        : id(std::move(accountId))
        , slug(std::move(accountSlug))
        , listingBase(std::move(baseUrl))
    { }

    QString id; ///< local, random, never sent
    QString name; ///< as the user calls it; the slug where empty
    std::uint32_t colour = 0; ///< 0xRRGGBB, framing the title row so that nobody answers for the wrong merchant
    AccountSlug slug;
    BaseUrl listingBase; ///< host of the two listings (interface 4.1, 4.3)
    QString listingBaseText; ///< as typed, possibly with "{slug}"
    std::optional<BaseUrl> workspaceBase; ///< host of "create webhook" (4.2) where it is another one
    QString workspaceBaseText;
    int perPage = 25; ///< 25, 50 or 100 (interface 8: 25 is the default)
    QMap<QString, QString> statusLabels; ///< raw status code -> the user's own word; the interface gives no meaning
    bool hasStoredToken = false; ///< a token was stored once; not a secret, tells "locked" from "never had one"

    const QString &displayName() const { return name.isEmpty() ? slug.toString() : name; }
    const BaseUrl &createBase() const { return workspaceBase ? *workspaceBase : listingBase; }
};

} // namespace Balehook
