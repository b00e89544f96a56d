// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"
#include "widgets/lists/listingkind.h"

#include <QCoreApplication>

namespace Balehook {

/// The list of webhooks (interface 4.1).
class WebhooksKind final : public RecordListingKind<Webhook>
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::WebhooksKind)

public:
    Listing listing() const override;
    QString title() const override;
    QString objectName() const override;
    std::unique_ptr<ListingModel> makeModel() const override;
    PageSource *source(AccountSession &session) const override;
    void configure(ListingModel &model, const Account &account, AccountSession *session) const override;
    QString noneText() const override;
    QString failedText() const override;
    QString noMatchText() const override;
};

} // namespace Balehook
