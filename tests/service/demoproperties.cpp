// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoproperties.h"

#include "service/demotexts.h"
#include "service/dice.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

struct Kind
{
    QString name; ///< part of the internal name
    QString label;
    QStringList options;
};

const QList<Kind> &kinds()
{
    static const QList<Kind> all{
        {u"colour"_s, u"Colour"_s, {u"Red"_s, u"Blue"_s, u"Off-white"_s, u"Türkis"_s, u"朱色"_s}},
        {u"size"_s, u"Size"_s, {u"XS"_s, u"S"_s, u"M"_s, u"L"_s, u"XL"_s, u"XXL"_s, u"42"_s, u"42 ½"_s}},
        {u"material"_s, u"Matériau"_s, {u"coton"_s, u"lin"_s, u"laine mérinos"_s, u"100 % recyclé"_s}},
        {u"care"_s, u"Pflegehinweise"_s, {u"30 °C"_s, u"Nicht bleichen"_s, u"Handwäsche"_s}},
        {u"season"_s, u"الموسم"_s, {u"صيف"_s, u"شتاء"_s}},
        {u"delivery"_s, u"Delivery, as agreed with the carrier"_s, {u"Standard"_s, u"Express"_s, u"Pick-up"_s}},
        {u"gift_note"_s, u"Gift note"_s, {u"<b>Yes</b>"_s, u"No"_s}},
        {u"origin"_s, u"原産国"_s, {u"日本"_s, u"Portugal"_s, u"Česko"_s}},
    };
    return all;
}

QString fieldTypeOf(qint64 position, Dice &dice)
{
    static const QStringList known{u"multi_select"_s, u"single_select"_s, u"long_text"_s, u"short_text"_s};
    if (position % 41 == 7)
        return u"date_range"_s;
    return position % 97 == 50 ? QString() : dice.pick(known);
}

/// Some have far more choices than a cell has room for.
QJsonArray optionsOf(const Kind &kind, qint64 position, Dice &dice)
{
    QJsonArray options;
    const int count = position % 17 == 3 ? 40 : dice.between(1, int(kind.options.size()));
    for (int i = 0; i < count; ++i) {
        const qsizetype round = i / kind.options.size();
        const QString &option = kind.options[i % kind.options.size()];
        options.append(round == 0 ? option : option + u' ' + QString::number(round + 1));
    }
    return options;
}

QJsonValue scopeOf(qint64 position, Dice &dice)
{
    switch (position % 29) {
    case 11:
        return QJsonArray();
    case 12:
        return QJsonArray{u"customer"_s};
    case 13:
        return QJsonArray{u"product"_s, u"product"_s, u"order"_s};
    case 14:
        return u"product"_s;
    case 15:
        return QJsonArray{u"order"_s, QJsonValue(), 7};
    default:
        break;
    }
    static const QList<QJsonArray> usual{{u"product"_s}, {u"product"_s}, {u"order"_s}, {u"order"_s, u"product"_s}};
    return dice.pick(usual);
}

} // namespace

DemoProperties::DemoProperties(QString slug, int count, QDateTime start)
    : m_slug(std::move(slug))
    , m_count(count)
    , m_start(std::move(start))
{ }

QJsonObject DemoProperties::at(qint64 position) const
{
    constexpr quint64 seed = 4;
    Dice dice(seed, quint64(position), 1);
    const Kind &kind = dice.pick(kinds());
    const QString number = QString::number(position + 1);
    const QDateTime created = m_start.addDays(position - 700).addMSecs(position * 7'654'321);
    QJsonObject record{
        {u"accountSlug"_s, m_slug},
        {u"label"_s, QString(kind.label + u' ' + number)},
        {u"internalName"_s, QString(kind.name + u'_' + number)},
        {u"isUnique"_s, dice.oneIn(5) ? u"yes"_s : u"no"_s},
        {u"scope"_s, scopeOf(position, dice)},
        {u"createdAt"_s, isoUtc(created)},
        {u"updatedAt"_s, isoUtc(dice.oneIn(3) ? created.addDays(11) : created)},
    };
    const QString type = fieldTypeOf(position, dice);
    record.insert("fieldType"_L1, type);
    if (type.endsWith("_select"_L1))
        record.insert("options"_L1, optionsOf(kind, position, dice));
    if (!dice.oneIn(3))
        record.insert("description"_L1, QString(u"What the shop shows as “"_s + kind.label + u"”."_s));
    if (position % 53 == 20)
        record.insert("helpText"_L1, u"A field that the interface does not show."_s);
    return record;
}

} // namespace Balehook::Demo
