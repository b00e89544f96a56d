// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demowebhooks.h"

#include "service/dice.h"

#include <QList>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

const QStringList &draftFields()
{
    static const QStringList fields{u"resource"_s,      u"eventType"_s,  u"eventSubType"_s,     u"version"_s,
                                    u"webhookMethod"_s, u"webhookUrl"_s, u"externalChannelID"_s};
    return fields;
}

/// Webhook times carry an offset where job times end in Z (interface 2.1, 2.2).
QString isoWithOffset(const QDateTime &time)
{
    constexpr int halfPastFive = (5 * 60 + 30) * 60;
    return time.toOffsetFromUtc(halfPastFive).toString(Qt::ISODateWithMs);
}

QJsonObject sampleFields(const QString &slug, int number)
{
    static const QList<QString> resources{u"product"_s, u"order"_s, u"inventory"_s, u"price"_s, u"customer"_s};
    static const QList<QString> events{u"POST"_s, u"PUT"_s, u"DELETE"_s};
    static const QList<QString> subTypes{u"created"_s, u"updated"_s, u"stock_changed"_s, QString()};
    // Every tenth differs from the one before by a slash at the end only, as happens where people register by hand.
    const bool isTwin = number % 10 == 9;
    Dice dice(1, quint64(isTwin ? number - 1 : number), 1);
    const QString resource = dice.pick(resources);
    const QString slash = isTwin ? u"/"_s : QString();
    return {
        {u"resource"_s, resource},
        {u"eventType"_s, dice.pick(events)},
        {u"eventSubType"_s, dice.pick(subTypes)},
        {u"version"_s, dice.oneIn(3) ? u"v2"_s : u"v1"_s},
        {u"webhookMethod"_s, u"POST"_s},
        {u"webhookUrl"_s, u"https://hooks.%1.example/%2/in%3"_s.arg(slug, resource, slash)},
        {u"externalChannelID"_s, QString::number(dice.between(1, 9))},
    };
}

} // namespace

DemoWebhooks::DemoWebhooks(const QString &slug, int count, const QDateTime &start)
    : m_slug(slug)
{
    for (int number = 0; number < count; ++number) {
        const QDateTime created = start.addDays(number - 200).addMSecs(qint64(number) * 7'654'321);
        append(sampleFields(slug, number), created, number % 3 ? created : created.addDays(11));
    }
}

std::optional<QJsonObject> DemoWebhooks::create(const QJsonObject &draft, QString *problem)
{
    QJsonObject fields;
    for (const QString &name : draftFields()) {
        const QJsonValue value = draft.value(name);
        if (!value.isString() && !value.isUndefined()) {
            *problem = name + u" must be a string"_s;
            return {};
        }
        fields.insert(name, value.toString());
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return append(std::move(fields), now, now);
}

QJsonObject DemoWebhooks::append(QJsonObject fields, const QDateTime &created, const QDateTime &updated)
{
    fields.insert("id"_L1, u"wh_%1_%2"_s.arg(m_slug).arg(m_webhooks.size() + 1, 4, 10, QChar(u'0')));
    fields.insert("createdAt"_L1, isoWithOffset(created));
    fields.insert("updatedAt"_L1, isoWithOffset(updated));
    m_webhooks.append(fields);
    return fields;
}

} // namespace Balehook::Demo
