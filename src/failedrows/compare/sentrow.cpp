// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/sentrow.h"

#include "core/process/background.h"
#include "failedrows/compare/comparedrows.h"
#include "failedrows/compare/keyguess.h"
#include "failedrows/find/wantedvalue.h"
#include "failedrows/reasons/headerwords.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QByteArrayList copied(const RowView &row)
{
    QByteArrayList cells;
    for (const QByteArrayView cell : row.cells)
        cells.append(cell.toByteArray());
    return cells;
}

/// Whether a column called \a name says in which line of the imported file a row was.
bool isLineColumn(const QString &name)
{
    static const QStringList lines{u"line"_s, u"row"_s, u"zeile"_s, u"ligne"_s, u"fila"_s, u"linha"_s};
    static const QStringList numbers{u"number"_s, u"no"_s, u"num"_s, u"nr"_s, u"index"_s};
    const QStringList words = headerWords(name);
    const auto isOf = [](const QStringList &known) {
        return [&known](const QString &word) { return known.contains(word); };
    };
    return std::any_of(words.begin(), words.end(), isOf(lines))
        && std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return lines.contains(word) || numbers.contains(word); });
}

std::optional<qint64> guessedLine(const ComparedTable &failed, const QByteArrayList &cells)
{
    for (int column = 0; column < int(failed.columns); ++column) {
        bool isNumber = false;
        const qint64 line = cells.value(column).trimmed().toLongLong(&isNumber);
        if (isNumber && line > 0 && isLineColumn(failed.columnName(column)))
            return line;
    }
    return {};
}

Error notAllowed(const QString &column = {})
{
    return Error(ErrorKind::NotAllowed, column);
}

SentRow look(const FileComparison::Source &failed, qint64 failedRow, const FileComparison::Source &sent,
             const SentRow::Wish &wish, const StopFlag &stop)
{
    SentRow found;
    found.failedRow = failedRow;
    for (const FileComparison::Source &source : {failed, sent}) {
        auto opened = ComparedTable::open(source, stop);
        if (!opened) {
            found.result = opened.error();
            return found;
        }
        found.tables.push_back(std::move(opened).value());
    }
    found.tables[1].reason.column = -1; // what was sent has no reasons
    found.result = rowsWhile(found.tables[0], *stop, [&](const RowView &row) {
        if (row.number == failedRow)
            found.failedCells = copied(row);
        return row.number < failedRow;
    });
    if (!found.result)
        return found;

    found.keys = wish.keys;
    found.line = wish.line;
    found.isGuessed = wish.keys.isEmpty() && !wish.line;
    if (found.isGuessed) {
        if (const QString key = guessedKey(found.tables[0], found.tables[1]); !key.isEmpty())
            found.keys = {key};
        else
            found.line = guessedLine(found.tables[0], found.failedCells);
    }
    if (found.line)
        found.keys.clear();
    const auto sides = TableComparison::sidesOf(found.tables[0], found.tables[1], found.keys);
    if (!sides || (found.keys.isEmpty() && !found.line)) {
        found.result = sides ? notAllowed() : sides.error();
        return found;
    }
    std::vector<WantedValue> values;
    bool isEmpty = true;
    for (const int column : sides.value().first.keys) {
        values.emplace_back(QString::fromUtf8(found.failedCells.value(column)));
        isEmpty = isEmpty && values.back().isEmpty();
    }
    if (isEmpty && !found.line)
        return found; // a row without a key is no other row without a key
    const auto isIt = [&](const RowView &row) {
        if (found.line)
            return found.lineOf(row.number) == *found.line;
        for (std::size_t place = 0; place < values.size(); ++place) {
            const QByteArrayView cell = withoutBlanks(row.cell(sides.value().second.keys[place]));
            if (values[place].isEmpty() ? !cell.isEmpty() : !values[place].isIn(cell))
                return false;
        }
        return true;
    };
    found.result = rowsWhile(found.tables[1], *stop, [&](const RowView &row) {
        if (!isIt(row))
            return true;
        if (found.count++ < SentRow::mostKept) {
            found.rows.push_back(row.number);
            found.cells.push_back(copied(row));
        }
        return !found.line;
    });
    return found;
}

} // namespace

SentRow SentRow::of(const FileComparison::Source &failed, qint64 failedRow, const FileComparison::Source &sent,
                    const Wish &wish, const StopFlag &stop)
{
    SentRow found = look(failed, failedRow, sent, wish, stop);
    for (ComparedTable &table : found.tables)
        table.spool.reset(); // nobody reads on
    return found;
}

QFuture<std::shared_ptr<const SentRow>> SentRow::later(const FileComparison::Source &failed, qint64 failedRow,
                                                       const FileComparison::Source &sent, const Wish &wish,
                                                       const StopFlag &stop)
{
    using Found = std::shared_ptr<const SentRow>;
    return inBackground<Found>([failed, failedRow, sent, wish, stop](QPromise<Found> &) -> Found {
        return std::make_shared<const SentRow>(of(failed, failedRow, sent, wish, stop));
    });
}

std::vector<SentRow::Cell> SentRow::sideBySide(std::size_t place) const
{
    std::vector<Cell> all;
    const ComparedTable &failed = tables[0];
    const ComparedTable &sent = tables[1];
    const QHash<QString, int> inFailed = failed.columnsByName();
    const QHash<QString, int> inSent = sent.columnsByName();
    const auto width = std::max<qsizetype>(sent.columns, cells[place].size());
    for (int column = 0; column < int(width); ++column) {
        Cell cell{.column = sent.columnName(column), .sent = cells[place].value(column), .failed = {}};
        const QString folded = ComparedTable::foldedName(cell.column);
        const int other = inFailed.value(folded, -1);
        if (other >= 0 && inSent.value(folded, -1) == column) {
            cell.failed = failedCells.value(other);
            cell.differs = *cell.sent != *cell.failed;
        }
        all.push_back(std::move(cell));
    }
    for (int column = 0; column < int(failed.columns); ++column) {
        const QString name = failed.columnName(column);
        if (!inSent.contains(ComparedTable::foldedName(name)))
            all.push_back({.column = name, .sent = {}, .failed = failedCells.value(column)});
    }
    return all;
}

qint64 SentRow::lineOf(qint64 row) const
{
    return row + 1 + (tables.size() > 1 && tables[1].format.hasHeader ? 1 : 0);
}

QStringList SentRow::commonColumns() const
{
    return FileComparison::commonColumnsOf(tables);
}

} // namespace Balehook
