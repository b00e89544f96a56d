// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/searchterms.h"

namespace Balehook {

/// The names that fields have in a search box: those that people say, in the order in which they are offered, and those
/// of the interface.
template <typename Record>
const std::vector<SearchName> &searchNames()
{
    static const std::vector<SearchName> all = [] {
        std::vector<SearchName> names;
        if constexpr (requires { Record::searchNames; })
            names.assign(Record::searchNames.begin(), Record::searchNames.end());
        const bool areOffered = names.empty();
        for (int field = 0; field < Record::FieldCount; ++field) {
            const QLatin1StringView name = Record::names[std::size_t(field)];
            const bool isNew =
                std::none_of(names.begin(), names.end(), [name](const SearchName &each) { return each.name == name; });
            if (isNew && Record::schemaOf(field).isSearched)
                names.push_back({name, {field, -1}, areOffered});
        }
        return names;
    }();
    return all;
}

template <typename Record>
SearchTerms searchTermsOf(const QString &typed)
{
    return SearchTerms::of(typed, searchNames<Record>());
}

/// The names that are offered, for a hint: "user:, type:".
template <typename Record>
QString offeredNames()
{
    QStringList names;
    for (const SearchName &each : searchNames<Record>()) {
        if (each.isOffered)
            names.append(each.name + QLatin1Char(':'));
    }
    return names.join(QLatin1StringView(", "));
}

} // namespace Balehook
