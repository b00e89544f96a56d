// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/listingkind.h"

#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

namespace Balehook::Ctl {

const ListingKind &ListingKind::importJobs()
{
    static const ListingKind kind = of<ImportJob>([](AccountSession &session) { return &session.importJobs(); });
    return kind;
}

const ListingKind &ListingKind::webhooks()
{
    static const ListingKind kind = of<Webhook>([](AccountSession &session) { return &session.webhooks(); });
    return kind;
}

const ListingKind &ListingKind::properties()
{
    static const ListingKind kind = of<Property>([](AccountSession &session) { return session.properties(); });
    return kind;
}

} // namespace Balehook::Ctl
