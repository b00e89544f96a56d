// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/naturalkey.h"
#include "domain/queries/jobfacets.h"
#include "domain/queries/propertyquery.h"
#include "domain/queries/querytimes.h"
#include "domain/queries/searchnames.h"
#include "domain/queries/webhookquery.h"
#include "domain/records/webhooklikeness.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <vector>

namespace Balehook {

/// What records in memory have to be in.
namespace RecordSearchRanges {

inline constexpr qsizetype longestKey = 4'096; ///< of what is sorted by

/// \a range: as QueryTimes::at().
bool isIn(const QueryParts::TimeRange &range, const Timestamp &time);
bool isIn(const QueryParts::CountRange &range, const QString &count);

} // namespace RecordSearchRanges

/// Few records, all of them in memory, in the order of the listing, with what a search needs of each. A value that does
/// not change; reading it is safe from any thread. Of any type of record.
template <typename Record>
class RecordSearch final
{
public:
    using Field = typename Record::Field;

    RecordSearch() = default;
    explicit RecordSearch(std::vector<Record> records);

    const std::vector<Record> &records() const { return m_records; }

    /// Places in records() of those that match, in the order that \a query asks for. \a now: when the last days end, in
    /// the zone in which days begin. Records without what is sorted by come last, whatever the direction.
    std::vector<int> find(const Query<Record> &query, const QDateTime &now) const;

    /// The values of \a field among those that match \a query without its condition on \a field, most frequent first.
    std::vector<JobFacets::ValueCount> values(Field field, const Query<Record> &query, const QDateTime &now) const;

    /// What is searched of \a field: of a list its elements, one a line.
    static QString searchedText(const Record &record, std::size_t field);
    /// What a condition compares: of a list each of its elements; an empty text where there is nothing.
    static QStringList valuesOf(const Record &record, Field field);

private:
    bool matches(std::size_t at, const Query<Record> &query, const std::vector<SearchTerm> &terms) const;
    bool has(std::size_t at, const SearchTerm &term) const;
    void sort(std::vector<int> &places, const Query<Record> &query) const;
    void findAlike();

    std::vector<Record> m_records;
    std::vector<QString> m_texts; ///< all fields of a record, folded
    std::vector<QString> m_keys; ///< of webhooks: what is alike has the same one; of others none
    std::vector<int> m_alike; ///< of webhooks: how many others there are with the same key
};

template <typename Record>
QString RecordSearch<Record>::searchedText(const Record &record, std::size_t field)
{
    const QStringList *list = record.list(field);
    return list ? list->join(u'\n') : record.text(field);
}

template <typename Record>
QStringList RecordSearch<Record>::valuesOf(const Record &record, Field field)
{
    const QStringList *list = record.list(field);
    if (!list)
        return {record.text(field)};
    return list->isEmpty() ? QStringList{QString()} : *list;
}

template <typename Record>
RecordSearch<Record>::RecordSearch(std::vector<Record> records)
    : m_records(std::move(records))
{
    m_texts.reserve(m_records.size());
    for (const Record &record : m_records) {
        QString text;
        for (std::size_t field = 0; field < Record::FieldCount; ++field)
            text += searchedText(record, field) + u'\n'; // no word goes on into the next field
        m_texts.push_back(text.toCaseFolded());
    }
    findAlike();
}

template <typename Record>
void RecordSearch<Record>::findAlike()
{
    if constexpr (std::is_same_v<Record, Webhook>) {
        QHash<QString, int> groups;
        m_keys.reserve(m_records.size());
        for (const Webhook &webhook : m_records) {
            m_keys.push_back(webhook.isReadable() ? WebhookLikeness::key(webhook) : QString());
            ++groups[m_keys.back()];
        }
        m_alike.reserve(m_records.size());
        for (const QString &key : m_keys)
            m_alike.push_back(key.isEmpty() ? 0 : groups.value(key) - 1);
    }
}

/// \a term: folded.
template <typename Record>
bool RecordSearch<Record>::has(std::size_t at, const SearchTerm &term) const
{
    if (term.fields.empty())
        return m_texts[at].contains(term.text);
    return std::any_of(term.fields.begin(), term.fields.end(), [&](int field) {
        return searchedText(m_records[at], std::size_t(field)).toCaseFolded().contains(term.text);
    });
}

template <typename Record>
bool RecordSearch<Record>::matches(std::size_t at, const Query<Record> &query,
                                   const std::vector<SearchTerm> &terms) const
{
    const Record &record = m_records[at];
    if (!record.isReadable())
        return query.matchesAll();
    for (const auto &[field, wanted] : query.values) {
        const QStringList values = valuesOf(record, field);
        const bool isOne = std::any_of(values.begin(), values.end(),
                                       [&list = wanted.values](const QString &value) { return list.contains(value); });
        if (isOne == wanted.isNegated)
            return false;
    }
    if constexpr (std::is_same_v<Record, Webhook>) {
        if (query.hasTwin && *query.hasTwin != (m_alike[at] > 0))
            return false;
    }
    for (const auto &[field, range] : query.counts) {
        if (!RecordSearchRanges::isIn(range, record.text(field)))
            return false;
    }
    for (const auto &[field, range] : query.times) {
        if (!RecordSearchRanges::isIn(range, record.time(field)))
            return false;
    }
    return std::all_of(terms.begin(), terms.end(),
                       [this, at](const SearchTerm &term) { return has(at, term) != term.isExcluded; });
}

template <typename Record>
std::vector<int> RecordSearch<Record>::find(const Query<Record> &query, const QDateTime &now) const
{
    std::vector<SearchTerm> terms = searchTermsOf<Record>(query.text).all();
    for (SearchTerm &term : terms)
        term.text = term.text.toCaseFolded();
    const Query<Record> asked = QueryTimes::at(query, now);
    std::vector<int> places;
    for (std::size_t at = 0; at < m_records.size(); ++at) {
        if (matches(at, asked, terms))
            places.push_back(int(at));
    }
    if (query.sortField)
        sort(places, query);
    else if (query.isDescending)
        std::reverse(places.begin(), places.end());
    return places;
}

template <typename Record>
void RecordSearch<Record>::sort(std::vector<int> &places, const Query<Record> &query) const
{
    const Field field = *query.sortField;
    const bool isDescending = query.isDescending;
    const auto by = [&places, isDescending](const auto &hasKey, const auto &order) {
        const auto end = std::stable_partition(places.begin(), places.end(), hasKey);
        std::stable_sort(places.begin(), end,
                         [&](int a, int b) { return isDescending ? order(b, a) < 0 : order(a, b) < 0; });
    };
    const auto at = [this](int place) -> const Record & { return m_records[std::size_t(place)]; };
    if constexpr (std::is_same_v<Record, Webhook>) {
        if (field == Webhook::Duplicates) {
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
            return;
        }
    }
    if (Record::isTime(field)) {
        by([&](int place) { return at(place).time(field).instant().has_value(); },
           [&](int a, int b) {
               const qint64 first = at(a).time(field).instant().value_or(0);
               const qint64 second = at(b).time(field).instant().value_or(0);
               return first == second ? 0 : first < second ? -1 : 1;
           });
    } else {
        std::vector<QByteArray> keys(m_records.size());
        for (const int place : places)
            makeNaturalKey(searchedText(at(place), field).toCaseFolded().toUtf8(), RecordSearchRanges::longestKey,
                           keys[std::size_t(place)]);
        by([&](int place) { return !keys[std::size_t(place)].isEmpty(); },
           [&](int a, int b) { return keys[std::size_t(a)].compare(keys[std::size_t(b)]); });
    }
}

template <typename Record>
std::vector<JobFacets::ValueCount> RecordSearch<Record>::values(Field field, const Query<Record> &query,
                                                                const QDateTime &now) const
{
    Query<Record> rest = query;
    rest.values.erase(field);
    rest.sortField.reset();
    std::map<QString, qint64> counts;
    for (const int place : find(rest, now)) {
        const Record &record = m_records[std::size_t(place)];
        if (!record.isReadable())
            continue;
        QStringList values = valuesOf(record, field);
        values.removeDuplicates();
        for (const QString &value : std::as_const(values))
            ++counts[value];
    }
    return JobFacets::mostFrequentFirst(counts);
}

extern template class RecordSearch<Webhook>;
extern template class RecordSearch<Property>;

} // namespace Balehook
