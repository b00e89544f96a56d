// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/accountslug.h"
#include "domain/account/baseurl.h"
#include "domain/account/destinationpolicy.h"

#include <QMap>
#include <QString>

#include <cstdint>
#include <optional>

namespace Balehook {

/// How a listing is asked for a page (interface 8).
enum class Pagination {
    Pages, ///< page and per_page
    Offsets, ///< page[offset] and page[limit]; how they count is not confirmed
};

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
    QMap<QString, std::uint32_t>
        statusColors; ///< raw status code -> 0xRRGGBB of its label; labels without one have none
    bool isPinned = false; ///< listed before those that are not
    QString propertiesPath; ///< of a listing of properties below listingBase (ListingPath), as the interface shows none
                            ///< (2.3, 4); empty: none
    Pagination pagination = Pagination::Pages;
    bool sendsTokenForFiles = false; ///< the user allowed it: files on the account's own origins get its token
    bool hasStoredToken = false; ///< a token was stored once; not a secret, tells "locked" from "never had one"

    const QString &displayName() const { return name.isEmpty() ? slug.toString() : name; }
    /// Of links that its service lists.
    DestinationPolicy linkPolicy() const { return DestinationPolicy(listingBase.origin()); }
    const BaseUrl &createBase() const { return workspaceBase ? *workspaceBase : listingBase; }

    bool operator==(const Account &other) const = default;
};

} // namespace Balehook
