// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/webhooksearch.h"

#include "core/text/naturalkey.h"
#include "domain/queries/querytimes.h"
#include "domain/records/webhooklikeness.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype longestKey = 4'096;

bool isTime(Webhook::Field field)
{
    return field == Webhook::CreatedAt || field == Webhook::UpdatedAt;
}

std::optional<qint64> instantOf(const Webhook &webhook, Webhook::Field field)
{
    return field == Webhook::CreatedAt ? webhook.createdAt().instant() : webhook.updatedAt().instant();
}

/// \a range: as QueryTimes::at().
bool isIn(const WebhookQuery::TimeRange &range, std::optional<qint64> time)
{
    return time && (!range.from || *time >= *range.from) && (!range.until || *time < *range.until);
}

} // namespace

WebhookSearch::WebhookSearch(std::vector<Webhook> webhooks)
    : m_webhooks(std::move(webhooks))
{
    QHash<QString, int> groups;
    m_texts.reserve(m_webhooks.size());
    m_keys.reserve(m_webhooks.size());
    for (const Webhook &webhook : m_webhooks) {
        QString text;
        for (std::size_t field = 0; field < Webhook::FieldCount; ++field)
            text += webhook.text(field) + u'\n'; // no word goes on into the next field
        m_texts.push_back(text.toCaseFolded());
        m_keys.push_back(webhook.isReadable() ? WebhookLikeness::key(webhook) : QString());
        ++groups[m_keys.back()];
    }
    m_alike.reserve(m_webhooks.size());
    for (const QString &key : m_keys)
        m_alike.push_back(key.isEmpty() ? 0 : groups.value(key) - 1);
}

QStringList WebhookSearch::wordsOf(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

bool WebhookSearch::matches(std::size_t at, const WebhookQuery &query, const QStringList &words) const
{
    const Webhook &webhook = m_webhooks[at];
    if (!webhook.isReadable())
        return query.matchesAll();
    for (const auto &[field, wanted] : query.values) {
        if (wanted.values.contains(webhook.text(field)) == wanted.isNegated)
            return false;
    }
    if (query.hasTwin && *query.hasTwin != (m_alike[at] > 0))
        return false;
    for (const auto &[field, range] : query.times) {
        if (!isIn(range, instantOf(webhook, field)))
            return false;
    }
    return std::all_of(words.begin(), words.end(),
                       [&text = m_texts[at]](const QString &word) { return text.contains(word); });
}

std::vector<int> WebhookSearch::find(const WebhookQuery &query, const QDateTime &now) const
{
    const QStringList words = wordsOf(query.text.toCaseFolded());
    WebhookQuery asked = query;
    for (auto &[field, range] : asked.times)
        range = QueryTimes::at(range, now);
    std::vector<int> places;
    for (std::size_t at = 0; at < m_webhooks.size(); ++at) {
        if (matches(at, asked, words))
            places.push_back(int(at));
    }
    if (query.sortField)
        sort(places, query);
    else if (query.isDescending)
        std::reverse(places.begin(), places.end());
    return places;
}

void WebhookSearch::sort(std::vector<int> &places, const WebhookQuery &query) const
{
    const Webhook::Field field = *query.sortField;
    const bool isDescending = query.isDescending;
    const auto by = [&places, isDescending](const auto &hasKey, const auto &order) {
        const auto end = std::stable_partition(places.begin(), places.end(), hasKey);
        std::stable_sort(places.begin(), end,
                         [&](int a, int b) { return isDescending ? order(b, a) < 0 : order(a, b) < 0; });
    };
    const auto at = [this](int place) -> const Webhook & { return m_webhooks[std::size_t(place)]; };
    if (field == WebhookQuery::alike) {
        // Those that are alike stand together.
        by([this](int place) { return m_alike[std::size_t(place)] > 0; },
           [this, isDescending](int a, int b) {
               const int first = m_alike[std::size_t(a)];
               const int second = m_alike[std::size_t(b)];
               if (first != second)
                   return first < second ? -1 : 1;
               const int order = m_keys[std::size_t(a)].compare(m_keys[std::size_t(b)]);
               return isDescending ? -order : order;
           });
    } else if (isTime(field)) {
        by([&](int place) { return instantOf(at(place), field).has_value(); },
           [&](int a, int b) {
               const qint64 first = instantOf(at(a), field).value_or(0);
               const qint64 second = instantOf(at(b), field).value_or(0);
               return first == second ? 0 : first < second ? -1 : 1;
           });
    } else {
        std::vector<QByteArray> keys(m_webhooks.size());
        for (const int place : places)
            makeNaturalKey(at(place).text(field).toCaseFolded().toUtf8(), longestKey, keys[std::size_t(place)]);
        by([&](int place) { return !keys[std::size_t(place)].isEmpty(); },
           [&](int a, int b) { return keys[std::size_t(a)].compare(keys[std::size_t(b)]); });
    }
}

std::vector<JobFacets::ValueCount> WebhookSearch::values(Webhook::Field field, const WebhookQuery &query,
                                                         const QDateTime &now) const
{
    WebhookQuery rest = query;
    rest.values.erase(field);
    rest.sortField.reset();
    std::map<QString, qint64> counts;
    for (const int place : find(rest, now)) {
        if (m_webhooks[std::size_t(place)].isReadable())
            ++counts[m_webhooks[std::size_t(place)].text(field)];
    }
    std::vector<JobFacets::ValueCount> values;
    values.reserve(counts.size());
    for (const auto &[value, count] : counts)
        values.push_back({value, count});
    std::stable_sort(values.begin(), values.end(), [](const auto &a, const auto &b) { return a.jobs > b.jobs; });
    return values;
}

} // namespace Balehook
