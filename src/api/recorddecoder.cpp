// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/recorddecoder.h"

#include <QJsonDocument>

namespace Balehook {

DecodedField decodedField(const QJsonValue &value, QByteArrayView raw, QLatin1StringView name)
{
    if (value.isUndefined())
        return {};
    if (value.isNull())
        return {QString(), Presence::Null};
    if (value.isString())
        return {wellFormed(value.toString()), Presence::String};
    // QJsonValue keeps a number as a double or an integer; the wire has all its digits.
    const std::optional<QByteArrayView> text = RawJson::member(raw, QByteArrayView(name.data(), name.size()));
    return {text ? wellFormed(QString::fromUtf8(*text)) : QString(), Presence::OtherType};
}

QStringList decodedList(const QJsonArray &list)
{
    QStringList texts;
    texts.reserve(list.size());
    for (const QJsonValue element : list) {
        if (element.isString()) {
            texts.append(wellFormed(element.toString()));
            continue;
        }
        const QByteArray json = QJsonDocument(QJsonArray{element}).toJson(QJsonDocument::Compact);
        texts.append(QString::fromUtf8(json.sliced(1, json.size() - 2)));
    }
    return texts;
}

} // namespace Balehook
