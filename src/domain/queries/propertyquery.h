// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"
#include "domain/records/property.h"

namespace Balehook {

template <>
struct QueryFields<Property>
{
    /// Of Scope each element is a value of its own.
    static constexpr std::array facetFields{Property::FieldType, Property::Scope, Property::IsUnique};
    static constexpr std::array<Property::Field, 0> countFields{};
    static constexpr bool textWasPhrase = false;
    static constexpr std::array<QueryFlag<Property>, 0> flags{};
    static constexpr std::array<QueryOrder<Property>, 0> extraOrders{};

    friend bool operator==(const QueryFields &a, const QueryFields &b) = default;
};

/// What is asked of the properties of an account.
using PropertyQuery = Query<Property>;

} // namespace Balehook
