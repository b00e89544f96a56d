// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingvalue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QVariant>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto bytesKey = "base64"_L1;

QVariant listOf(const QJsonArray &array)
{
    if (std::all_of(array.begin(), array.end(), [](const QJsonValue &each) { return each.isString(); })) {
        QStringList texts;
        for (const QJsonValue &each : array)
            texts.append(each.toString());
        return texts;
    }
    QVariantList list;
    for (const QJsonValue &each : array)
        list.append(SettingValue::fromJson(each));
    return list;
}

} // namespace

QJsonValue SettingValue::toJson(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QByteArray:
        return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
    case QMetaType::QVariantMap: {
        QJsonObject object;
        const QVariantMap map = value.toMap();
        for (auto at = map.begin(); at != map.end(); ++at)
            object.insert(at.key(), toJson(at.value()));
        return object;
    }
    case QMetaType::QVariantList: {
        QJsonArray array;
        const QVariantList list = value.toList();
        for (const QVariant &each : list)
            array.append(toJson(each));
        return array;
    }
    default:
        return QJsonValue::fromVariant(value);
    }
}

QVariant SettingValue::fromJson(const QJsonValue &value)
{
    if (value.isArray())
        return listOf(value.toArray());
    if (!value.isObject())
        return value.toVariant();
    const QJsonObject object = value.toObject();
    if (object.size() == 1 && object.value(bytesKey).isString())
        return QByteArray::fromBase64(object.value(bytesKey).toString().toLatin1());
    QVariantMap map;
    for (auto at = object.begin(); at != object.end(); ++at)
        map.insert(at.key(), fromJson(at.value()));
    return map;
}

QString SettingValue::text(const QVariant &value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(", "_L1) : value.toString();
}

std::optional<std::uint32_t> SettingValue::colour(const QString &text)
{
    bool isNumber = false;
    const uint value = QStringView(text).mid(1).toUInt(&isNumber, 16);
    if (text.startsWith(u'#') && text.size() == 7 && isNumber)
        return value;
    return std::nullopt;
}

} // namespace Balehook
