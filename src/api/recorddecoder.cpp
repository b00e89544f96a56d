// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/recorddecoder.h"

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

} // namespace Balehook
