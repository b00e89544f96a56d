// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/webhookskind.h"

#include "models/webhooksmodel.h"
#include "session/account/accountsession.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/pagedtableview.h"

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

std::vector<TableColumns::Default> WebhooksKind::columns() const
{
    using Model = WebhooksModel;
    return {{Model::ResourceColumn, 12}, {Model::EventTypeColumn, 10}, {Model::EventSubTypeColumn, 13},
            {Model::UrlColumn, 36},      {Model::TwinsColumn, 14},     {Model::ChannelColumn, 10},
            {Model::MethodColumn, 8},    {Model::VersionColumn, 8},    {Model::CreatedColumn, 26},
            {Model::UpdatedColumn, 26},  {Model::IdColumn, 20}};
}

void WebhooksKind::setDelegates(PagedTableView &table) const
{
    auto *middle = new CellDelegate(Qt::ElideMiddle, &table);
    for (const int column : {WebhooksModel::UrlColumn, WebhooksModel::IdColumn})
        table.setItemDelegateForColumn(column, middle);
}

std::vector<int> WebhooksKind::linkColumns() const
{
    return {WebhooksModel::UrlColumn};
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
