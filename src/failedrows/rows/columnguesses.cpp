// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/columnguesses.h"

#include "failedrows/reasons/headerwords.h"
#include "failedrows/reasons/separatorguess.h"
#include "failedrows/rows/personalcolumns.h"
#include "failedrows/rows/sortkey.h"
#include "failedrows/table/tabledocument.h"

#include <algorithm>
#include <functional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 lookedAt = 512;

void forEachRow(const TableDocument &document, const std::function<void(const TableRow &)> &look)
{
    const qint64 behind = std::min(document.rowCount(), lookedAt);
    for (qint64 number = 0; number < behind; ++number) {
        if (const auto row = document.row(number))
            look(*row);
    }
}

} // namespace

ColumnGuesses ColumnGuesses::of(const TableDocument &document)
{
    ReasonColumnGuess reason(document.header());
    PersonalColumns personal(document.header());
    std::vector<QByteArrayView> cells;
    forEachRow(document, [&](const TableRow &row) {
        cells.clear();
        for (int column = 0; column < row.cellCount(); ++column)
            cells.push_back(row.cell(column));
        reason.addRow(cells);
        personal.addRow(cells);
    });
    return {reason.guess(), personal.guess()};
}

ReasonSeparator guessedSeparator(const TableDocument &document, int column)
{
    SeparatorGuess guess;
    forEachRow(document, [&](const TableRow &row) { guess.addCell(row.cell(column)); });
    return guess.guess();
}

ReasonSeparator likelySeparator(const TableDocument &document, int column)
{
    if (const ReasonSeparator evident = guessedSeparator(document, column); evident != ReasonSeparator::None)
        return evident;
    qint64 lines = 0;
    qint64 pipes = 0;
    forEachRow(document, [&](const TableRow &row) {
        const QByteArrayView cell = row.cell(column);
        lines += cell.contains('\n');
        pipes += cell.contains('|');
    });
    if (lines > 0 && lines >= pipes)
        return ReasonSeparator::LineBreak;
    return pipes > 0 ? ReasonSeparator::Pipe : ReasonSeparator::Semicolon;
}

SortKind guessedSortKind(const TableDocument &document, int column)
{
    qint64 filled = 0;
    qint64 numbers = 0;
    forEachRow(document, [&](const TableRow &row) {
        const QByteArrayView cell = row.cell(column);
        filled += !cell.isEmpty();
        numbers += SortKeyMaker::numberKey(cell).has_value();
    });
    return filled > 0 && numbers * 10 >= filled * 9 ? SortKind::Number : SortKind::Natural;
}

std::vector<int> tellingColumns(const TableDocument &document, int reasonColumn)
{
    static const QStringList words{u"id"_s,         u"sku"_s, u"code"_s,   u"ean"_s, u"gtin"_s,
                                   u"identifier"_s, u"key"_s, u"number"_s, u"nr"_s,  u"reference"_s};
    // A number of a row in another file: beside that of the row in this one it would only mislead.
    static const QStringList rowWords{u"row"_s, u"line"_s, u"number"_s, u"nr"_s, u"no"_s};
    const QStringList header = document.header();
    const auto numbersRows = [&header](int column) {
        const QStringList named = column < header.size() ? headerWords(header[column]) : QStringList();
        return (named.contains(u"row"_s) || named.contains(u"line"_s))
            && std::all_of(named.begin(), named.end(), [](const QString &word) { return rowWords.contains(word); });
    };
    constexpr std::size_t most = 3;
    std::vector<int> telling;
    const auto add = [&](int column) {
        if (telling.size() < most && column != reasonColumn && !numbersRows(column)
            && std::find(telling.begin(), telling.end(), column) == telling.end())
            telling.push_back(column);
    };
    for (int column = 0; column < header.size(); ++column) {
        const QStringList named = headerWords(header[column]);
        if (std::any_of(named.begin(), named.end(), [](const QString &word) { return words.contains(word); }))
            add(column);
    }
    for (int column = 0; column < document.columnCount(); ++column)
        add(column);
    std::sort(telling.begin(), telling.end());
    return telling;
}

} // namespace Balehook
