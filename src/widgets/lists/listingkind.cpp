// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingkind.h"

#include "widgets/tables/chipsdelegate.h"
#include "widgets/tables/pagedtableview.h"

namespace Balehook {

void ListingKind::configure(ListingModel &, const Account &, AccountSession *) const
{ }

QString ListingKind::noMatchText() const
{
    return {};
}

QString ListingKind::noSourceText() const
{
    return {};
}

QString ListingKind::noSourceAction() const
{
    return {};
}

QString ListingKind::noSourcePath() const
{
    return {};
}

void ListingKind::setDelegate(PagedTableView &table, int column, FieldKind kind)
{
    switch (kind) {
    case FieldKind::Id:
    case FieldKind::Link:
    case FieldKind::File:
        table.setItemDelegateForColumn(column, new CellDelegate(Qt::ElideMiddle, &table));
        break;
    case FieldKind::List:
        table.setItemDelegateForColumn(column, new ChipsDelegate(&table));
        break;
    case FieldKind::Count: {
        auto *number = new CellDelegate(Qt::ElideRight, &table);
        number->setTrailing(true);
        table.setItemDelegateForColumn(column, number);
        break;
    }
    default:
        break;
    }
}

} // namespace Balehook
