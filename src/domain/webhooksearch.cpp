// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/webhooksearch.h"

#include "domain/querytimes.h"
#include "domain/webhooklikeness.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qint64 day = 24LL * 60 * 60 * 1000;

bool isDigit(QChar ch)
{
    return ch >= u'0' && ch <= u'9';
}

/// The number at the front of \a text, without leading zeros; \a text goes on behind it.
QStringView takenNumber(QStringView &text)
{
    qsizetype end = 0;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    QStringView number = text.first(end);
    text = text.sliced(end);
    while (number.size() > 1 && number.front() == u'0')
        number = number.sliced(1);
    return number;
}

/// Numbers in texts are compared as numbers: 9 before 10, v2 before v10.
int compared(QStringView a, QStringView b)
{
    while (!a.isEmpty() && !b.isEmpty()) {
        if (isDigit(a.front()) && isDigit(b.front())) {
            const QStringView first = takenNumber(a);
            const QStringView second = takenNumber(b);
            if (first.size() != second.size())
                return first.size() < second.size() ? -1 : 1;
            if (const int order = first.compare(second); order != 0)
                return order;
        } else if (a.front() != b.front()) {
            return a.front() < b.front() ? -1 : 1;
        } else {
            a = a.sliced(1);
            b = b.sliced(1);
        }
    }
    return a.isEmpty() == b.isEmpty() ? 0 : a.isEmpty() ? -1 : 1;
}

bool isTime(Webhook::Field field)
{
    return field == Webhook::CreatedAt || field == Webhook::UpdatedAt;
}

std::optional<qint64> instantOf(const Webhook &webhook, Webhook::Field field)
{
    return field == Webhook::CreatedAt ? webhook.createdAt().instant() : webhook.updatedAt().instant();
}

/// \a range: as QueryTimes::at().
bool isIn(const WebhookQuery::TimeRange &range, std::optional<qint64> time, qint64 now)
{
    if (!time)
        return false;
    if (range.lastDays)
        return *time >= now - *range.lastDays * day && *time <= now;
    return (!range.from || *time >= *range.from) && (!range.until || *time < *range.until);
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

bool WebhookSearch::matches(std::size_t at, const WebhookQuery &query, const QStringList &words, qint64 now) const
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
        if (!isIn(range, instantOf(webhook, field), now))
            return false;
    }
    return std::all_of(words.begin(), words.end(),
                       [&text = m_texts[at]](const QString &word) { return text.contains(word); });
}

std::vector<int> WebhookSearch::find(const WebhookQuery &query, qint64 now) const
{
    const QStringList words = wordsOf(query.text.toCaseFolded());
    WebhookQuery asked = query;
    for (auto &[field, range] : asked.times)
        range = QueryTimes::at(range, QDateTime::fromMSecsSinceEpoch(now));
    std::vector<int> places;
    for (std::size_t at = 0; at < m_webhooks.size(); ++at) {
        if (matches(at, asked, words, now))
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
        std::vector<QString> folded(m_webhooks.size());
        for (const int place : places)
            folded[std::size_t(place)] = at(place).text(field).toCaseFolded();
        by([&](int place) { return !folded[std::size_t(place)].isEmpty(); },
           [&](int a, int b) { return compared(folded[std::size_t(a)], folded[std::size_t(b)]); });
    }
}

std::vector<JobFacets::ValueCount> WebhookSearch::values(Webhook::Field field, const WebhookQuery &query,
                                                         qint64 now) const
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
