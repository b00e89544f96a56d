// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/propertyquery.h"
#include "domain/queries/searchterms.h"
#include "domain/queries/webhookquery.h"

#include <QDateTime>

#include <vector>

namespace Balehook {

/// Few records, all of them in memory, in the order of the listing, with what a search needs of each. A value that does
/// not change; reading it is safe from any thread. Of webhooks and properties.
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

extern template class RecordSearch<Webhook>;
extern template class RecordSearch<Property>;

} // namespace Balehook
