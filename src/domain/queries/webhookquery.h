// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"
#include "domain/records/webhook.h"

namespace Balehook {

template <>
struct QueryFields<Webhook>
{
    static constexpr bool textWasPhrase = false;

    std::optional<bool> hasTwin; ///< another one is the same or nearly the same (WebhookLikeness)

    static constexpr std::array flags{QueryFlag<Webhook>{QLatin1StringView("hasTwin"), &QueryFields::hasTwin}};
    /// As sortField: by how many are alike.
    static constexpr Webhook::Field alike = Webhook::Duplicates;
    static constexpr std::array extraOrders{QueryOrder<Webhook>{QLatin1StringView("alike"), alike}};
    static constexpr std::array<Webhook::Field, 0> listedFields{};

    friend bool operator==(const QueryFields &a, const QueryFields &b) = default;
};

/// What is asked of the webhooks of an account.
using WebhookQuery = Query<Webhook>;

} // namespace Balehook
