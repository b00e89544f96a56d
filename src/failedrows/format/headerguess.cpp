// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/headerguess.h"

#include <QSet>

#include <algorithm>

namespace Balehook {

namespace {

/// Digits with what stands around them in numbers, dates and times.
bool looksLikeValue(const QByteArray &cell)
{
    const auto isDigit = [](char byte) { return byte >= '0' && byte <= '9'; };
    const auto isAround = [](char byte) { return QByteArrayView("+-.,:/% TZ").contains(byte); };
    const bool isNumber = std::any_of(cell.begin(), cell.end(), isDigit)
        && std::all_of(cell.begin(), cell.end(), [&](char byte) { return isDigit(byte) || isAround(byte); });
    return isNumber || cell.contains('@') || cell.contains("://") || cell == "true" || cell == "false";
}

/// Longer texts are sentences.
constexpr qsizetype longestName = 80;

} // namespace

bool guessHeader(const SampleRows &rows)
{
    if (rows.empty())
        return false;
    const std::vector<QByteArray> &first = rows.front();
    QSet<QByteArray> names;
    qsizetype filled = 0;
    for (const QByteArray &cell : first) {
        const QByteArray name = cell.trimmed();
        if (name.isEmpty())
            continue;
        if (looksLikeValue(name) || name.size() > longestName)
            return false;
        ++filled;
        names.insert(name.toLower());
    }
    // A name or two may be there twice, such as those of several images.
    const bool isMostlyDoubled = filled > 1 && names.size() * 2 <= filled;
    if (filled == 0 || isMostlyDoubled || filled * 2 < qsizetype(first.size()))
        return false;
    // The name of a column is no value of it.
    return std::none_of(rows.begin() + 1, rows.end(), [&first](const std::vector<QByteArray> &row) {
        for (size_t column = 0; column < std::min(row.size(), first.size()); ++column) {
            if (!row[column].isEmpty() && row[column] == first[column])
                return true;
        }
        return false;
    });
}

} // namespace Balehook
