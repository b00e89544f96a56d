// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "domain/records/webhook.h"

namespace Balehook {

/// What is asked of the webhooks of an account: words, conditions that all hold, an order. A value; written to
/// settings by WebhookQueryText.
struct WebhookQuery
{
    using Values = JobQuery::Values;
    using TimeRange = JobQuery::TimeRange;

    /// Fields with a short list of values.
    static constexpr std::array facetFields{Webhook::Resource,      Webhook::EventType, Webhook::EventSubType,
                                            Webhook::WebhookMethod, Webhook::Version,   Webhook::ExternalChannelId};
    /// As sortField: by how many are alike.
    static constexpr Webhook::Field alike = Webhook::FieldCount;

    QString text; ///< each of its words is in one of the ten fields, without regard to case
    std::map<Webhook::Field, Values> values; ///< of facetFields
    std::optional<bool> hasTwin; ///< another one is the same or nearly the same (WebhookLikeness)
    std::map<Webhook::Field, TimeRange> times; ///< CreatedAt, UpdatedAt

    std::optional<Webhook::Field> sortField; ///< none: the order of the listing
    bool isDescending = false;

    /// True if every webhook is in the result (whatever the order).
    bool matchesAll() const { return text.trimmed().isEmpty() && values.empty() && !hasTwin && times.empty(); }
    /// True if the result is the listing as it is served.
    bool asksNothing() const { return matchesAll() && !sortField; }

    friend bool operator==(const WebhookQuery &a, const WebhookQuery &b) = default;
};

} // namespace Balehook
