// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordsearchwords.h"

#include <QCoreApplication>

namespace Balehook {

using namespace Qt::StringLiterals;

template <>
RecordSearchWords RecordSearchWords::of<Webhook>()
{
    return {
        .objectPrefix = u"webhook"_s,
        .placeholder = QCoreApplication::translate("Balehook::WebhookSearchRow", "Search all fields of webhooks"),
        .accessibleName = QCoreApplication::translate("Balehook::WebhookSearchRow", "Search webhooks"),
        .scope = {
            u"webhook"_s,
            [](int all, const QString &found, const QString &age) {
                return QCoreApplication::translate("Balehook::WebhookScope", "%1 of %Ln webhooks, %2", nullptr, all)
                    .arg(found, age);
            },
            [](int all, const QString &age) {
                return QCoreApplication::translate("Balehook::WebhookScope", "%Ln webhooks, %1",
                                                   "how many can be searched, and their age", all)
                    .arg(age);
            },
            QCoreApplication::translate("Balehook::WebhookScope", "Loading all webhooks to search them…"),
            QCoreApplication::translate("Balehook::WebhookScope", "Not loaded yet: a search loads all webhooks.")},
        .values = &ValuesPopup::ofWebhooks,
        .searchAction = QCoreApplication::translate("Balehook::WebhookSearchDesk", "Search &Webhooks"),
        .clearAction = QCoreApplication::translate("Balehook::WebhookSearchDesk", "&Clear Search and Filters"),
        .searchActionName = "searchWebhooks",
        .clearActionName = "clearWebhookSearch",
    };
}

template <>
RecordSearchWords RecordSearchWords::of<Property>()
{
    return {
        .objectPrefix = u"property"_s,
        .placeholder = QCoreApplication::translate("Balehook::PropertySearch", "Search all fields of properties"),
        .accessibleName = QCoreApplication::translate("Balehook::PropertySearch", "Search properties"),
        .scope = {
            u"property"_s,
            [](int all, const QString &found, const QString &age) {
                return QCoreApplication::translate("Balehook::PropertySearch", "%1 of %Ln properties, %2", nullptr, all)
                    .arg(found, age);
            },
            [](int all, const QString &age) {
                return QCoreApplication::translate("Balehook::PropertySearch", "%Ln properties, %1",
                                                   "how many can be searched, and their age", all)
                    .arg(age);
            },
            QCoreApplication::translate("Balehook::PropertySearch", "Loading all properties to search them…"),
            QCoreApplication::translate("Balehook::PropertySearch", "Not loaded yet: a search loads all properties.")},
        .values = &ValuesPopup::ofProperties,
        .searchAction = QCoreApplication::translate("Balehook::PropertySearch", "&Search Properties"),
        .clearAction = QCoreApplication::translate("Balehook::PropertySearch", "&Clear Search and Filters"),
        .searchActionName = "searchProperties",
        .clearActionName = "clearPropertySearch",
    };
}

} // namespace Balehook
