// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace Balehook {

/// One of the conditions of a \a Query, or its order: what a chip stands for. A value. \a Part derives from it, brings
/// the words.
template <typename Query, typename Part>
struct ChipPart
{
    enum class Kind { Values, Flag, Count, Time, Sort };
    using Field = typename decltype(Query::sortField)::value_type;
    using Flag = decltype(Query::flags[0].member);

    Kind kind = Kind::Sort;
    Field field{}; ///< of all but flags
    Flag flag = nullptr;

    /// In the order in which they are shown. The text that is searched is none of them.
    static std::vector<Part> of(const Query &query)
    {
        std::vector<Part> parts;
        const auto add = [&parts](Kind each, Field which) { parts.push_back({{each, which, nullptr}}); };
        for (const Field each : Query::facetFields) {
            if (query.values.contains(each))
                add(Kind::Values, each);
        }
        for (const auto &each : Query::flags) {
            if (query.*each.member)
                parts.push_back({{Kind::Flag, {}, each.member}});
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
    static Query without(Query query, const Part &part)
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
    static Query turned(Query query, const Part &part)
    {
        if (part.kind == Kind::Flag)
            query.*part.flag = !(query.*part.flag).value_or(false);
        else if (part.kind == Kind::Sort)
            query.isDescending = !query.isDescending;
        return query;
    }
};

} // namespace Balehook
