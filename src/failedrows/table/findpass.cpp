// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/findpass.h"

#include "failedrows/table/cellsearch.h"
#include "failedrows/table/reportpace.h"
#include "failedrows/text/utf8transcoder.h"

#include <algorithm>
#include <vector>

namespace Balehook {

namespace {

/// So much is looked through at once.
constexpr qint64 pieceBytes = 256 * 1024;

Result<std::vector<CellPlace>> matchesIn(TableFile &file, const OpenTable &table, const CellSearch &search,
                                         const RowIndex::Block &block, const std::atomic_bool &stop)
{
    std::vector<CellPlace> places;
    RowReader reader(file, table.layout.format, block.range, table.layout.cells);
    while (reader.next()) {
        search.eachIn(
            reader.row(),
            [&](int column) {
                places.push_back({reader.row().number, column});
            },
            stop);
        if (stop)
            return Error(ErrorKind::Cancelled);
        if (search.isTooCostly())
            return Error(ErrorKind::PatternTooCostly);
    }
    if (reader.error())
        return *reader.error();
    return places;
}

/// The blocks from \a first on that are looked through at once, up to the one behind them.
qint64 pieceEnd(const OpenTable &table, qint64 first, qint64 blocks)
{
    qint64 behind = first + 1;
    // In other encodings places in the text are none of the file, so that a block has to do.
    if (Utf8Transcoder::isNeeded(table.layout.format.encoding))
        return behind;
    const qint64 begin = table.index.block(first).range.begin;
    while (behind < blocks && table.index.block(behind).range.end - begin <= pieceBytes)
        ++behind;
    return behind;
}

/// Reads a range as UTF-8.
Outcome readText(TableFile &file, TextEncoding encoding, qint64 begin, qint64 end, QByteArray &text)
{
    const qsizetype size = end - begin;
    text.resize(size);
    if (const Outcome read = file.read(text.data(), begin, size); !read)
        return read;
    if (Utf8Transcoder::isNeeded(encoding)) {
        QByteArray decoded(Utf8Transcoder::mostBytes(size), Qt::Uninitialized);
        Utf8Transcoder transcoder(encoding);
        char *const behind = transcoder.finish(transcoder.append(decoded.data(), text));
        decoded.truncate(behind - decoded.data());
        text = decoded;
    }
    return Nothing();
}

} // namespace

Outcome countMatches(const OpenTable &table, const CellSearch &search, MatchCounts &counts,
                     const std::atomic_bool &stop, const std::function<void(double share, qint64 matches)> &report)
{
    const TableLayout &layout = table.layout;
    TableFile file(layout.path, layout.spool);
    if (const Outcome opened = file.open(layout.stamp); !opened)
        return opened;
    ReportPace pace;
    QByteArray text;
    const qint64 blocks = table.index.blocks();
    for (qint64 first = 0, behind = 0; first < blocks; first = behind) {
        behind = pieceEnd(table, first, blocks);
        const qint64 begin = table.index.block(first).range.begin;
        const qint64 end = table.index.block(behind - 1).range.end;
        if (const Outcome read = readText(file, layout.format.encoding, begin, end, text); !read)
            return read;
        qsizetype at = search.mayHold(text, 0);
        for (qint64 number = first; number < behind; ++number) {
            if (stop)
                return Error(ErrorKind::Cancelled);
            const RowIndex::Block block = table.index.block(number);
            const qsizetype blockEnd = number + 1 == behind ? text.size() : block.range.end - begin;
            if (at < 0 || at >= blockEnd) {
                counts.append(0);
                continue;
            }
            const auto matches = matchesIn(file, table, search, block, stop);
            if (!matches)
                return matches.error();
            counts.append(qint64(matches.value().size()));
            at = search.mayHold(text, blockEnd);
        }
        if (pace.isDue())
            report(table.shareAt(end), counts.total());
    }
    if (const Outcome unchanged = file.check(); !unchanged)
        return unchanged;
    counts.complete();
    return Nothing();
}

Result<std::optional<FoundCell>> stepToMatch(const OpenTable &table, const CellSearch &search,
                                             const MatchCounts &counts, CellPlace from, TextFind::Direction direction,
                                             const std::atomic_bool &stop)
{
    const bool isForward = direction == TextFind::Direction::Next;
    TableFile file(table.layout.path, table.layout.spool);
    if (const Outcome opened = file.open(table.layout.stamp); !opened)
        return opened.error();
    const auto foundIn = [&](qint64 block, auto isWanted) -> Result<std::optional<FoundCell>> {
        const auto matches = matchesIn(file, table, search, table.index.block(block), stop);
        if (!matches)
            return matches.error();
        const std::vector<CellPlace> &places = matches.value();
        std::optional<FoundCell> found;
        for (size_t i = 0; i < places.size() && !(isForward && found); ++i) {
            if (isWanted(places[i]))
                found = FoundCell{places[i], counts.totalBefore(block) + qint64(i) + 1};
        }
        return found;
    };

    const bool mayGoRound = counts.isComplete();
    const auto place = table.index.blockOf(from.row);
    const qint64 start = place ? place->number : from.row < 0 ? 0 : counts.blocks() - 1;
    const auto isBeyond = [&](CellPlace match) { return isForward ? match > from : match < from; };
    if (counts.nearest(start, direction) == start) {
        auto here = foundIn(start, isBeyond);
        if (!here || here.value())
            return here;
    }
    auto block = counts.nearest(start + (isForward ? 1 : -1), direction);
    if (!block && mayGoRound)
        block = counts.nearest(isForward ? 0 : counts.blocks() - 1, direction);
    if (!block)
        return std::optional<FoundCell>();
    return foundIn(*block, [](CellPlace) { return true; });
}

} // namespace Balehook
