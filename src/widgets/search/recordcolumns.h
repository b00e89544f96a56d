// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/searchterms.h"
#include "domain/queries/webhookquery.h"
#include "widgets/search/querywords.h"

#include <algorithm>
#include <vector>

namespace Balehook {

/// How the columns of a list are sorted, where words are marked in them, and what its conditions are called. Of any
/// type of record.
template <typename Record>
class RecordColumns final
{
public:
    using Field = typename Record::Field;

    /// What a click on the title of \a column sorts by.
    static Field fieldOf(int column)
    {
        const Field field = Record::columns[std::size_t(column)];
        const int other = Record::schemaOf(field).sortedBy;
        return other < 0 ? field : Field(other);
    }
    static QueryWords::Order orderOf(Field field);
    /// Times and counts: what is new or much is looked for first.
    static bool isDescendingFirst(Field field) { return orderOf(field) != QueryWords::Order::Text; }
    /// The texts to mark in each column, by column: a word of any field in all columns that are searched, others in the
    /// columns of their fields.
    static std::vector<QStringList> marks(const SearchTerms &terms);
    /// A condition that is either so or not so.
    static QString flagText(decltype(QueryFlag<Record>::member) flag, bool isSo);
};

template <typename Record>
QueryWords::Order RecordColumns<Record>::orderOf(Field field)
{
    if (Record::isTime(field))
        return QueryWords::Order::Time;
    bool isCount = Record::kindOf(field) == FieldKind::Count;
    for (const QueryOrder<Record> &order : Query<Record>::extraOrders)
        isCount = isCount || order.field == field;
    return isCount ? QueryWords::Order::Count : QueryWords::Order::Text;
}

template <typename Record>
std::vector<QStringList> RecordColumns<Record>::marks(const SearchTerms &terms)
{
    std::vector<QStringList> marks;
    const auto add = [&marks](int column, const QString &text) {
        if (column < 0)
            return;
        marks.resize(std::max(marks.size(), std::size_t(column) + 1));
        marks[std::size_t(column)].append(text);
    };
    for (const SearchTerm &term : terms.all()) {
        if (term.isExcluded)
            continue;
        for (const int field : term.fields)
            add(Record::columnOf(std::size_t(field)), term.text);
        for (std::size_t column = 0; column < Record::columns.size(); ++column) {
            if (term.fields.empty() && Record::schemaOf(Record::columns[column]).isSearched)
                add(int(column), term.text);
        }
    }
    for (QStringList &texts : marks)
        texts.removeDuplicates();
    return marks;
}

template <typename Record>
QString RecordColumns<Record>::flagText(decltype(QueryFlag<Record>::member) flag, bool isSo)
{
    if constexpr (std::is_same_v<Record, ImportJob>)
        return QueryWords::flagText(flag, isSo);
    else if constexpr (std::is_same_v<Record, Webhook>)
        return isSo ? QCoreApplication::translate("Balehook::WebhookPart", "Has a duplicate")
                    : QCoreApplication::translate("Balehook::WebhookPart", "Has no duplicate");
    else
        return {}; // there are none
}

} // namespace Balehook
