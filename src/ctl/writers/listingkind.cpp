// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/listingkind.h"

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

namespace Balehook::Ctl {

namespace {

template <typename Record>
QByteArrayList cellsOf(const RecordPage &page, qsizetype index)
{
    QByteArrayList cells;
    // Whoever made the page is the source of this kind.
    const Record &record = static_cast<const Page<Record> &>(page).at(index);
    for (std::size_t field = 0; field < std::size_t(Record::FieldCount); ++field)
        cells.append(record.text(field).toUtf8());
    return cells;
}

template <typename Record>
ListingKind kindOf(std::vector<int> tableFields, PageSource *(*source)(AccountSession &))
{
    ListingKind kind;
    for (const QLatin1StringView name : Record::names)
        kind.fields.append(QByteArray(name.data(), name.size()));
    kind.tableFields = std::move(tableFields);
    kind.cells = cellsOf<Record>;
    kind.source = source;
    return kind;
}

} // namespace

const ListingKind &ListingKind::importJobs()
{
    static const ListingKind kind =
        kindOf<ImportJob>({ImportJob::Id, ImportJob::JobType, ImportJob::ChannelId, ImportJob::Status,
                           ImportJob::SuccessCount, ImportJob::FailureCount, ImportJob::UserName, ImportJob::CreatedAt},
                          [](AccountSession &session) { return &session.importJobs(); });
    return kind;
}

const ListingKind &ListingKind::webhooks()
{
    static const ListingKind kind =
        kindOf<Webhook>({Webhook::Id, Webhook::Resource, Webhook::EventType, Webhook::EventSubType, Webhook::Version,
                         Webhook::ExternalChannelId, Webhook::WebhookMethod, Webhook::WebhookUrl},
                        [](AccountSession &session) { return &session.webhooks(); });
    return kind;
}

const ListingKind &ListingKind::properties()
{
    static const ListingKind kind =
        kindOf<Property>({Property::InternalName, Property::Label, Property::FieldType, Property::IsUnique,
                          Property::Scope, Property::Options, Property::UpdatedAt},
                         [](AccountSession &session) { return session.properties(); });
    return kind;
}

} // namespace Balehook::Ctl
