// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/recorddecoder.h"

#include <algorithm>

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

QStringList decodedList(const QJsonArray &list, const QString &text)
{
    QStringList texts;
    texts.reserve(list.size());
    const QByteArray bytes = text.toUtf8();
    std::vector<QByteArrayView> raws; // found once, and only if some element is no text
    for (const QJsonValue element : list) {
        if (element.isString()) {
            texts.append(wellFormed(element.toString()));
            continue;
        }
        if (raws.empty())
            raws = RawJson::elements(bytes);
        const auto at = std::size_t(texts.size());
        texts.append(at < raws.size() ? QString::fromUtf8(raws[at]) : QString());
    }
    return texts;
}

void countUnknown(const QJsonObject &object, std::span<const QLatin1StringView> known, UnknownFields &unknown)
{
    constexpr qsizetype mostNames = 60;
    constexpr qsizetype longestName = 60;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString name = field.key();
        if (std::find(known.begin(), known.end(), name) != known.end())
            continue;
        const bool isTaken = unknown.contains(name) || (unknown.size() < mostNames && name.size() <= longestName);
        ++unknown[isTaken ? wellFormed(name) : QString(u'…')];
    }
}

} // namespace Balehook
