// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/search/recordcolumns.h"

#include <vector>

namespace Balehook {

/// One of the conditions of a query, or its order: what a chip stands for. A value.
template <typename Record>
struct QueryPart
{
    using Query = Balehook::Query<Record>;
    enum class Kind { Values, Flag, Count, Time, Sort };
    using Field = typename Record::Field;
    using Flag = decltype(QueryFlag<Record>::member);

    Kind kind = Kind::Sort;
    Field field{}; ///< of all but flags
    Flag flag = nullptr;

    /// In the order in which they are shown. The text that is searched is none of them.
    static std::vector<QueryPart> of(const Query &query)
    {
        std::vector<QueryPart> parts;
        const auto add = [&parts](Kind each, Field which) { parts.push_back({each, which, nullptr}); };
        for (const Field each : Query::facetFields) {
            if (query.values.contains(each))
                add(Kind::Values, each);
        }
        for (const Field each : Query::listedFields) {
            if (query.values.contains(each))
                add(Kind::Values, each);
        }
        for (const auto &each : Query::flags) {
            if (query.*each.member)
                parts.push_back({Kind::Flag, {}, each.member});
        }
        for (const auto &[each, range] : query.counts)
            add(Kind::Count, each);
        for (const auto &[each, range] : query.times)
            add(Kind::Time, each);
        if (query.sortField)
            add(Kind::Sort, *query.sortField);
        return parts;
    }

    /// \a query without \a part.
    static Query without(Query query, const QueryPart &part)
    {
        switch (part.kind) {
        case Kind::Values:
            query.values.erase(part.field);
            break;
        case Kind::Flag:
            (query.*part.flag).reset();
            break;
        case Kind::Count:
            query.counts.erase(part.field);
            break;
        case Kind::Time:
            query.times.erase(part.field);
            break;
        case Kind::Sort:
            query.sortField.reset();
            query.isDescending = false;
            break;
        }
        return query;
    }

    /// \a query with the other of the two things that \a part can say; of those that can say more, as it is.
    static Query turned(Query query, const QueryPart &part)
    {
        if (part.kind == Kind::Flag)
            query.*part.flag = !(query.*part.flag).value_or(false);
        else if (part.kind == Kind::Sort)
            query.isDescending = !query.isDescending;
        return query;
    }

    /// What it says of \a query ("Status is 2 · Done"), safe to show. \a labels: of status codes.
    /// \a isUtc: whose days the times are said in.
    QString text(const Query &query, const QMap<QString, QString> &labels = {}, bool isUtc = false) const
    {
        switch (kind) {
        case Kind::Values: {
            QStringList texts;
            for (const QString &value : query.values.at(field).values) {
                if constexpr (std::is_same_v<Record, ImportJob>)
                    texts.append(QueryWords::valueText(field, value, labels));
                else
                    texts.append(QueryWords::valueText(value));
            }
            return QueryWords::valuesText(name(), texts, query.values.at(field).isNegated);
        }
        case Kind::Flag:
            return RecordColumns<Record>::flagText(flag, (query.*flag).value_or(true));
        case Kind::Count:
            return QueryWords::countText(name(), query.counts.at(field));
        case Kind::Time:
            return QueryWords::timeText(name(), query.times.at(field), isUtc);
        case Kind::Sort:
            return QueryWords::sortText(name(), RecordColumns<Record>::orderOf(field), query.isDescending);
        }
        return {};
    }

private:
    QString name() const { return Record::conditionName(field); }
};

} // namespace Balehook
