// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/lists/listingpage.h"
#include "widgets/search/recordsearchcontroller.h"

namespace Balehook {

/// What searches the list of \a page; null: it is a list of other records.
template <typename Record>
RecordSearchController<Record> *searchOf(const ListingPage &page)
{
    const auto children = page.findChildren<QObject *>(QString(), Qt::FindDirectChildrenOnly);
    for (QObject *child : children) {
        if (auto *controller = dynamic_cast<RecordSearchController<Record> *>(child))
            return controller;
    }
    return nullptr;
}

} // namespace Balehook
