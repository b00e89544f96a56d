// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// \a query after a click on the title of \a field: sorted by it, the other way round, as served again.
template <typename Query, typename Field>
Query nextOrder(Query query, Field field, bool isDescendingFirst)
{
    if (query.sortField != field) {
        query.sortField = field;
        query.isDescending = isDescendingFirst;
    } else if (query.isDescending == isDescendingFirst) {
        query.isDescending = !isDescendingFirst;
    } else {
        query.sortField.reset();
        query.isDescending = false;
    }
    return query;
}

} // namespace Balehook
