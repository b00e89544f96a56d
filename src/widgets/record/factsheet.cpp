// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/factsheet.h"

#include "domain/records/page.h"
#include "widgets/record/jobfacts.h"
#include "widgets/record/propertyfacts.h"
#include "widgets/record/webhookfacts.h"

namespace Balehook {

std::optional<FactSheet> factSheetOf(const RecordPage &page, qsizetype index, const FactStyle &style)
{
    if (index < 0 || index >= page.count())
        return std::nullopt;
    if (const auto *jobs = dynamic_cast<const Page<ImportJob> *>(&page))
        return JobFacts::of(jobs->at(index), style);
    if (const auto *webhooks = dynamic_cast<const Page<Webhook> *>(&page))
        return WebhookFacts::of(webhooks->at(index), style);
    if (const auto *properties = dynamic_cast<const Page<Property> *>(&page))
        return PropertyFacts::of(properties->at(index), style);
    return std::nullopt;
}

} // namespace Balehook
