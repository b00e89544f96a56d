// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/opencell.h"

#include <QRegularExpression>

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QByteArray toBytes(std::string_view text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

} // namespace

qint64 repetition(std::string_view value)
{
    constexpr qint64 most = 1 << 30; // so that sums stay within their type
    qint64 count = 1;
    std::from_chars(value.data(), value.data() + value.size(), count);
    return std::clamp<qint64>(count, 1, most);
}

QByteArray durationText(std::string_view value)
{
    // Writers leave parts out, or write more digits than they need. Months and years have no certain length.
    static const QRegularExpression parts(
        u"^(-?)P(?:(\\d{1,9})D)?(?:T(?=\\d)(?:(\\d{1,9})H)?(?:(\\d{1,9})M)?(?:(\\d{1,9})(?:[.,](\\d*))?S)?)?$"_s);
    const QByteArray stored = toBytes(value);
    const QRegularExpressionMatch match = parts.match(QString::fromLatin1(stored));
    if (!match.hasMatch() || match.capturedLength() <= 1 + match.capturedLength(1))
        return stored;
    const auto number = [&match](int part) { return match.captured(part).toLongLong(); };
    const qint64 seconds = number(2) * 86'400 + number(3) * 3'600 + number(4) * 60 + number(5);
    const auto padded = [](qint64 count) { return QByteArray::number(count).rightJustified(2, '0'); };
    QByteArray text = match.captured(1).toLatin1() + padded(seconds / 3'600) + ':' + padded(seconds / 60 % 60) + ':'
        + padded(seconds % 60);
    QByteArray fraction = match.captured(6).toLatin1();
    while (fraction.endsWith('0'))
        fraction.chop(1);
    return fraction.isEmpty() ? text : text + '.' + fraction;
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
