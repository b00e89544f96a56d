// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/formattext.h"

#include "failedrows/workbook/celltext.h"

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

QString FormatText::delimiter(char delimiter)
{
    switch (delimiter) {
    case ',':
        return tr("comma");
    case ';':
        return tr("semicolon");
    case '\t':
        return tr("tab");
    case '|':
        return tr("vertical bar");
    default:
        return QString(QLatin1Char(delimiter));
    }
}

QString FormatText::summary(const TableFormat &format)
{
    if (format.delimiter == spooledDelimiter) // of a workbook
        return format.hasHeader ? tr("First row is the header") : tr("No header");
    //: %1 is an encoding such as UTF-8, %2 what separates the cells, such as "comma".
    return (format.hasHeader ? tr("%1, %2, first line is the header") : tr("%1, %2, no header"))
        .arg(encoding(format.encoding), delimiter(format.delimiter));
}

} // namespace Balehook
