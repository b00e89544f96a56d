// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/webhookquery.h"

#include <QDateTime>

#include <vector>

namespace Balehook {

/// Answers queries about the webhooks of one account, all of them in memory, since they are few: ten thousand are
/// searched in some milliseconds. A value; what it was made of does not change.
class WebhookSearch final
{
public:
    explicit WebhookSearch(std::vector<Webhook> webhooks = {});

    const std::vector<Webhook> &webhooks() const { return m_webhooks; }

    /// The places (in webhooks()) of those that match, in the order that \a query asks for. What has no value to sort
    /// by comes last either way; equal ones stay as they are listed. \a now: in the zone whose days are meant.
    std::vector<int> find(const WebhookQuery &query, const QDateTime &now) const;

    /// The values of \a field and how many webhooks have each, most frequent first, among those that match the rest of
    /// \a query: without its own condition on \a field, so that other values can be chosen.
    std::vector<JobFacets::ValueCount> values(Webhook::Field field, const WebhookQuery &query,
                                              const QDateTime &now) const;

    /// The words of a text that is searched.
    static QStringList wordsOf(const QString &text);

private:
    bool matches(std::size_t at, const WebhookQuery &query, const QStringList &words) const;
    void sort(std::vector<int> &places, const WebhookQuery &query) const;

    std::vector<Webhook> m_webhooks;
    std::vector<QString> m_texts; ///< folded, all fields of each
    std::vector<QString> m_keys; ///< WebhookLikeness::key() of each
    std::vector<int> m_alike; ///< how many of the others are the same or nearly the same
};

} // namespace Balehook
