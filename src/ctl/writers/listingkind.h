// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/page.h"
#include "session/account/accountsession.h"

#include <QByteArrayList>

namespace Balehook::Ctl {

/// What a listing needs to be written.
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

    /// Made from the table of the fields of \a Record; what \a source says has pages of such records.
    template <typename Record>
    static ListingKind of(PageSource *(*source)(AccountSession &));

    static const ListingKind &importJobs();
    static const ListingKind &webhooks();
    static const ListingKind &properties();
};

template <typename Record>
ListingKind ListingKind::of(PageSource *(*source)(AccountSession &))
{
    ListingKind kind;
    for (const QLatin1StringView name : Record::names)
        kind.fields.append(QByteArray(name.data(), name.size()));
    kind.tableFields.assign(Record::printed.begin(), Record::printed.end());
    kind.cells = [](const RecordPage &page, qsizetype index) {
        QByteArrayList texts;
        const Record &record = static_cast<const Page<Record> &>(page).at(index);
        for (std::size_t field = 0; field < std::size_t(Record::FieldCount); ++field)
            texts.append(record.text(field).toUtf8());
        return texts;
    };
    kind.source = source;
    return kind;
}

} // namespace Balehook::Ctl
