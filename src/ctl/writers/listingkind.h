// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"
#include "session/account/accountsession.h"

#include <QByteArrayList>

namespace Balehook::Ctl {

/// What the three listings have in common.
struct ListingKind
{
    /// The names of all fields, as the interface spells them: the header of CSV.
    QByteArrayList fields;
    /// Which of them a table shows.
    std::vector<int> tableFields;
    /// The fields of record \a index, UTF-8; an absent one is empty.
    QByteArrayList (*cells)(const RecordPage &page, qsizetype index) = nullptr;
    /// Null where the account has no such listing.
    PageSource *(*source)(AccountSession &session) = nullptr;

    static const ListingKind &importJobs();
    static const ListingKind &webhooks();
    static const ListingKind &properties();
};

} // namespace Balehook::Ctl
