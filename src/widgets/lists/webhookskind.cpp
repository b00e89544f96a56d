// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/webhookskind.h"

#include "models/webhooksmodel.h"
#include "session/account/accountsession.h"

namespace Balehook {

using namespace Qt::StringLiterals;

Listing WebhooksKind::listing() const
{
    return Listing::Webhooks;
}

QString WebhooksKind::title() const
{
    return tr("Webhooks");
}

QString WebhooksKind::objectName() const
{
    return u"webhooksTable"_s;
}

std::unique_ptr<ListingModel> WebhooksKind::makeModel() const
{
    return std::make_unique<WebhooksModel>();
}

PageSource *WebhooksKind::source(AccountSession &session) const
{
    return &session.webhooks();
}

void WebhooksKind::configure(ListingModel &model, const Account &, AccountSession *session) const
{
    static_cast<WebhooksModel &>(model).setKnown(session ? &session->knownWebhooks() : nullptr);
}

QString WebhooksKind::noneText() const
{
    return tr("This account has no webhooks.");
}

QString WebhooksKind::noMatchText() const
{
    return tr("No webhook matches.");
}

QString WebhooksKind::failedText() const
{
    return tr("The webhooks could not be loaded.");
}

} // namespace Balehook
