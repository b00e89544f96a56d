// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordsearchwords.h"

#include "widgets/search/recordcolumns.h"

#include <QCoreApplication>

namespace Balehook {

using namespace Qt::StringLiterals;

template <>
QString RecordSearchWords<Webhook>::objectPrefix()
{
    return u"webhook"_s;
}

template <>
QString RecordSearchWords<Webhook>::placeholder()
{
    return QCoreApplication::translate("Balehook::WebhookSearchRow", "Search all fields of webhooks");
}

template <>
QString RecordSearchWords<Webhook>::accessibleName()
{
    return QCoreApplication::translate("Balehook::WebhookSearchRow", "Search webhooks");
}

template <>
RecordScope::Words RecordSearchWords<Webhook>::scopeWords()
{
    return {objectPrefix(),
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
            QCoreApplication::translate("Balehook::WebhookScope", "Not loaded yet: a search loads all webhooks.")};
}

template <>
ValuesPopup::Words RecordSearchWords<Webhook>::valuesWords(Webhook::Field field)
{
    return ValuesPopup::ofWebhooks(Webhook::conditionName(field));
}

template <>
QString RecordSearchWords<Webhook>::searchAction()
{
    return QCoreApplication::translate("Balehook::WebhookSearchDesk", "Search &Webhooks");
}

template <>
QString RecordSearchWords<Webhook>::clearAction()
{
    return QCoreApplication::translate("Balehook::WebhookSearchDesk", "&Clear Search and Filters");
}

template <>
const char *RecordSearchWords<Webhook>::searchActionName()
{
    return "searchWebhooks";
}

template <>
const char *RecordSearchWords<Webhook>::clearActionName()
{
    return "clearWebhookSearch";
}

template <>
QString RecordSearchWords<Property>::objectPrefix()
{
    return u"property"_s;
}

template <>
QString RecordSearchWords<Property>::placeholder()
{
    return QCoreApplication::translate("Balehook::PropertySearch", "Search all fields of properties");
}

template <>
QString RecordSearchWords<Property>::accessibleName()
{
    return QCoreApplication::translate("Balehook::PropertySearch", "Search properties");
}

template <>
RecordScope::Words RecordSearchWords<Property>::scopeWords()
{
    return {objectPrefix(),
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
            QCoreApplication::translate("Balehook::PropertySearch", "Not loaded yet: a search loads all properties.")};
}

template <>
ValuesPopup::Words RecordSearchWords<Property>::valuesWords(Property::Field field)
{
    return ValuesPopup::ofProperties(Property::conditionName(field));
}

template <>
QString RecordSearchWords<Property>::searchAction()
{
    return QCoreApplication::translate("Balehook::PropertySearch", "&Search Properties");
}

template <>
QString RecordSearchWords<Property>::clearAction()
{
    return QCoreApplication::translate("Balehook::PropertySearch", "&Clear Search and Filters");
}

template <>
const char *RecordSearchWords<Property>::searchActionName()
{
    return "searchProperties";
}

template <>
const char *RecordSearchWords<Property>::clearActionName()
{
    return "clearPropertySearch";
}

} // namespace Balehook
