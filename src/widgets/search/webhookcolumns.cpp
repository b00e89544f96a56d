// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/webhookcolumns.h"

#include "domain/queries/webhookquery.h"
#include "models/webhooksmodel.h"

#include <array>
#include <utility>

namespace Balehook::WebhookColumns {

namespace {

using Model = WebhooksModel;

constexpr std::array<std::pair<int, Webhook::Field>, Model::ColumnCount> pairs{
    {{Model::ResourceColumn, Webhook::Resource},
     {Model::EventTypeColumn, Webhook::EventType},
     {Model::EventSubTypeColumn, Webhook::EventSubType},
     {Model::VersionColumn, Webhook::Version},
     {Model::MethodColumn, Webhook::WebhookMethod},
     {Model::UrlColumn, Webhook::WebhookUrl},
     {Model::TwinsColumn, WebhookQuery::alike},
     {Model::ChannelColumn, Webhook::ExternalChannelId},
     {Model::CreatedColumn, Webhook::CreatedAt},
     {Model::UpdatedColumn, Webhook::UpdatedAt},
     {Model::IdColumn, Webhook::Id}}};

} // namespace

Webhook::Field fieldOf(int column)
{
    for (const auto &[each, field] : pairs) {
        if (each == column)
            return field;
    }
    return Webhook::Id;
}

int columnOf(Webhook::Field field)
{
    for (const auto &[column, each] : pairs) {
        if (each == field)
            return column;
    }
    return -1;
}

QString nameOf(Webhook::Field field)
{
    return Model::title(columnOf(field));
}

bool isDescendingFirst(Webhook::Field field)
{
    return field == Webhook::CreatedAt || field == Webhook::UpdatedAt || field == WebhookQuery::alike;
}

std::vector<int> searched()
{
    std::vector<int> columns;
    for (const auto &[column, field] : pairs) {
        if (field != WebhookQuery::alike)
            columns.push_back(column);
    }
    return columns;
}

} // namespace Balehook::WebhookColumns
