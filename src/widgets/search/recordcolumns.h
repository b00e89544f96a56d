// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"
#include "domain/queries/searchterms.h"
#include "widgets/search/querywords.h"

#include <vector>

namespace Balehook {

/// Which column of a list stands for which field of its records, and what the conditions of the list are called. Of
/// import jobs, webhooks and properties.
template <typename Record>
class RecordColumns final
{
public:
    using Field = typename Record::Field;

    /// What a click on the title of \a column sorts by.
    static Field fieldOf(int column);
    /// -1: no column.
    static int columnOf(Field field);
    /// What the table calls \a field.
    static QString nameOf(Field field);
    static QueryWords::Order orderOf(Field field);
    /// Times and counts: what is new or much is looked for first.
    static bool isDescendingFirst(Field field) { return orderOf(field) != QueryWords::Order::Text; }
    /// The texts to mark in each column, by column: a word of any field in all columns that are searched, others in the
    /// columns of their fields.
    static std::vector<QStringList> marks(const SearchTerms &terms);
    /// A condition that is either so or not so.
    static QString flagText(decltype(QueryFlag<Record>::member) flag, bool isSo);
};

} // namespace Balehook
