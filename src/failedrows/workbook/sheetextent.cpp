// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/sheetextent.h"

#include <QByteArray>

#include <algorithm>

namespace Balehook {

namespace {

/// Of "A1:L1001" the number at its end.
qint64 lastRow(QByteArrayView reference)
{
    qsizetype begin = reference.size();
    while (begin > 0 && reference[begin - 1] >= '0' && reference[begin - 1] <= '9')
        --begin;
    bool isNumber = false;
    const qint64 row = reference.sliced(begin).toLongLong(&isNumber);
    return isNumber ? row : -1;
}

} // namespace

QString sheetName(std::string_view utf8)
{
    constexpr qsizetype most = 1'000; // programs allow 31
    return QString::fromUtf8(utf8.data(), std::min(most * 4, qsizetype(utf8.size()))).left(most);
}

qint64 statedRows(QByteArrayView firstBytes)
{
    const qsizetype element = firstBytes.indexOf("dimension ");
    if (element < 0)
        return -1;
    const QByteArrayView tag =
        firstBytes.sliced(element, std::max<qsizetype>(0, firstBytes.indexOf('>', element) - element));
    const qsizetype begin = tag.indexOf("ref=\"");
    if (begin < 0)
        return -1;
    const qsizetype end = tag.indexOf('"', begin + 5);
    if (end < 0)
        return -1;
    const QByteArrayView reference = tag.sliced(begin + 5, end - begin - 5);
    // Writers that stream write "A1" before they know better.
    return reference.contains(':') ? lastRow(reference) : -1;
}

} // namespace Balehook
