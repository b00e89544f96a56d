// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/formattext.h"

#include "core/text/safetext.h"
#include "failedrows/workbook/celltext.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace Balehook {

using namespace Qt::StringLiterals;

QString FormatText::encoding(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8:
        break;
    case TextEncoding::Utf16LE:
        return u"UTF-16 LE"_s;
    case TextEncoding::Utf16BE:
        return u"UTF-16 BE"_s;
    case TextEncoding::Windows1252:
        return u"Windows-1252"_s;
    }
    return u"UTF-8"_s;
}

QString FormatText::delimiter(const Delimiter &delimiter)
{
    if (!delimiter.places().empty())
        return tr("fixed columns");
    if (delimiter == ',')
        return tr("comma");
    if (delimiter == ';')
        return tr("semicolon");
    if (delimiter == '\t')
        return tr("tab");
    if (delimiter == '|')
        return tr("vertical bar");
    //: What separates the cells of a file, as it was typed, such as "||".
    return tr("“%1”").arg(cellText(typed(delimiter)));
}

QString FormatText::typedPlaces(const Delimiter &delimiter)
{
    QStringList numbers;
    for (const int place : delimiter.places())
        numbers.append(QString::number(place + 1));
    return numbers.join(u", "_s);
}

std::optional<Delimiter> FormatText::fromTypedPlaces(const QString &text)
{
    static const QRegularExpression others(u"[\\s,;]+"_s);
    std::vector<int> places;
    const QStringList numbers = text.split(others, Qt::SkipEmptyParts);
    for (const QString &number : numbers) {
        bool isNumber = false;
        int place = number.toInt(&isNumber);
        if (!isNumber)
            place = QLocale().toInt(number, &isNumber); // in the digits of the language
        if (!isNumber)
            return std::nullopt;
        places.push_back(place - 1);
    }
    if (!places.empty() && places.front() != 0)
        places.insert(places.begin(), 0);
    return Delimiter::atPlaces(std::move(places));
}

QString FormatText::typed(const Delimiter &delimiter)
{
    return delimiter.text().replace(u'\t', u"\\t"_s);
}

std::optional<Delimiter> FormatText::fromTyped(QString text)
{
    text.replace(u"\\t"_s, u"\t"_s);
    const auto isControl = [](QChar character) { return character.category() == QChar::Other_Control; };
    if (std::any_of(text.cbegin(), text.cend(), [&](QChar each) { return each != u'\t' && isControl(each); }))
        return std::nullopt;
    return Delimiter::of(text);
}

QString FormatText::headerText(bool hasHeader)
{
    return hasHeader ? tr("First row is the header") : tr("No header");
}

QString FormatText::summary(const TableFormat &format)
{
    if (format.delimiter == spooledDelimiter) // of a workbook
        return headerText(format.hasHeader);
    //: %1 is an encoding such as UTF-8, %2 what separates the cells, such as "comma".
    return (format.hasHeader ? tr("%1, %2, first line is the header") : tr("%1, %2, no header"))
        .arg(encoding(format.encoding), delimiter(format.delimiter));
}

} // namespace Balehook
