// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingkind.h"

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

} // namespace Balehook
