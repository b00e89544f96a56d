// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/opencell.h"

#include <charconv>

namespace Balehook {

namespace {

QByteArray toBytes(std::string_view text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

} // namespace

qint64 repetition(std::string_view value)
{
    qint64 count = 1;
    std::from_chars(value.data(), value.data() + value.size(), count);
    return std::max<qint64>(count, 1);
}

QByteArray durationText(std::string_view value)
{
    const QByteArray text = toBytes(value);
    const qsizetype hours = text.indexOf('H');
    const qsizetype minutes = text.indexOf('M', hours + 1);
    const qsizetype seconds = text.indexOf('S', minutes + 1);
    if (!text.startsWith("PT") || hours < 0 || minutes < 0 || seconds < 0)
        return text;
    QByteArray whole = text.sliced(minutes + 1, seconds - minutes - 1).replace(',', '.');
    QByteArray fraction = whole.contains('.') ? whole.sliced(whole.indexOf('.')) : QByteArray();
    whole.truncate(whole.size() - fraction.size());
    while (fraction.endsWith('0') || fraction == ".")
        fraction.chop(1);
    const auto padded = [](const QByteArray &number) { return number.rightJustified(2, '0'); };
    return padded(text.sliced(2, hours - 2)) + ':' + padded(text.sliced(hours + 1, minutes - hours - 1)) + ':'
        + padded(whole) + fraction;
}

OpenCell::OpenCell(const XmlAttributes &attributes)
    : hasFormula(!attributes.prefixed("formula").empty())
    , repeated(repetition(attributes.prefixed("number-columns-repeated")))
{
    const std::string_view type = attributes.prefixed("value-type");
    if (type == "date")
        value = toBytes(attributes.prefixed("date-value"));
    else if (type == "time")
        value = durationText(attributes.prefixed("time-value"));
    else if (type == "boolean")
        value = toBytes(attributes.prefixed("boolean-value")).toLower();
    else if (type == "string")
        value = toBytes(attributes.prefixed("string-value"));
    else
        value = toBytes(attributes.prefixed("value"));
    isText = value.isEmpty();
}

} // namespace Balehook
