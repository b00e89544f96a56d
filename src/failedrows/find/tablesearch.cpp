// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/tablesearch.h"

#include "failedrows/archive/archivekind.h"
#include "failedrows/find/filterbuilder.h"
#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablehead.h"
#include "failedrows/table/tablesniffer.h"
#include "failedrows/table/unpackedtable.h"
#include "failedrows/text/utf8cut.h"

#include <algorithm>

namespace Balehook {

namespace {

/// So much is looked through at once: it stays in the processor's cache.
constexpr qint64 pieceBytes = 256 * 1024;
constexpr qsizetype sampleBytes = 32 * 1024;
constexpr qsizetype longestCell = 1000;
constexpr qsizetype mostCells = 200;

/// How a text is read, by what its bytes tell and what the user said of its kind. \a isRows: it was unpacked of a
/// workbook.
Result<TableFormat> formatOf(TableFile &file, const QString &wanted, bool isRows)
{
    const Result<Sniffed> sniffed = sniffFile(file, isRows);
    if (!sniffed)
        return sniffed.error();
    if (sniffed.value().kind == ContentKind::Empty)
        return Error(ErrorKind::FileEmpty);
    if (sniffed.value().kind != ContentKind::Table)
        return Error(ErrorKind::NotATable);
    return chosenFormat(TableFormat::fromString(wanted), sniffed.value().format);
}

/// Opens the text of a file: itself, or what is unpacked of it. \a stamp is that of the file.
Result<UnpackedTable> openText(const SearchedFile &searched, std::optional<TableFile> &file, FileStamp &stamp,
                               const StopFlag &stop)
{
    file.emplace(searched.path);
    file->setStop(stop);
    if (const Outcome opened = file->open(); !opened)
        return opened.error();
    stamp = file->stamp();
    QByteArray firstBytes(std::min<qint64>(file->size(), archiveKindBytes), Qt::Uninitialized);
    if (const Outcome read = file->read(firstBytes.data(), 0, firstBytes.size()); !read)
        return read.error();
    if (!UnpackedTable::isPacked(firstBytes))
        return UnpackedTable();
    auto unpacked = UnpackedTable::of(searched.path, searched.choice, stop, UnpackedTable::mostOfMany);
    if (unpacked && unpacked.value().spool)
        file.emplace(searched.path, unpacked.value().spool);
    return unpacked;
}

FilterKey keyOf(const SearchedFile &file, const FileStamp &stamp)
{
    return {file.diskName, file.format + file.choice.key(), stamp.size, stamp.modified};
}

} // namespace

/// The file that is looked through now.
struct TableSearch::Table
{
    std::optional<TableFile> file;
    TableFormat format;
    ValueIndex *index = nullptr; ///< that has a filter of it
    const ValueIndex::Entry *filter = nullptr;

    qint64 columns() const { return filter ? filter->columns : 0; }
};

FilterKey filterKeyOf(const SearchedFile &file)
{
    return keyOf(file, FileStamp::orNone(file.path));
}

TableSearch::TableSearch(CellMatch match, StopFlag stop)
    : m_match(std::move(match))
    , m_stop(std::move(stop))
{ }

ValueIndex *TableSearch::indexAt(const QString &path)
{
    auto &index = m_indexes[path];
    if (!index) {
        index = std::make_unique<ValueIndex>(path);
        index->open();
    }
    return index.get();
}

Result<FoundRows> TableSearch::search(const SearchedFile &file, qint64 mostRows)
{
    m_mostRows = mostRows;
    ValueIndex *const index = file.diskName.isEmpty() ? nullptr : indexAt(file.indexPath);
    const FileStamp known = index || file.bytes ? FileStamp::orNone(file.path) : FileStamp();
    if (file.bytes && known.size != *file.bytes)
        return Error(ErrorKind::FileGone);
    const FilterKey key = index ? keyOf(file, known) : FilterKey();
    const ValueIndex::Entry *const filter = index ? index->find(key) : nullptr;
    m_wasPacked = false;
    const auto hash = m_match.filterHash();
    std::optional<std::vector<ValueIndex::Range>> ranges;
    if (filter && hash)
        ranges = index->candidates(*filter, *hash);
    m_hadFilter = filter && (ranges || !hash); // a damaged one is to be made anew
    FoundRows found;
    if (ranges && ranges->empty())
        return found;

    Table table;
    FileStamp stamp;
    const auto unpacked = openText(file, table.file, stamp, m_stop);
    if (!unpacked) {
        m_wasPacked = unpacked.error().kind == ErrorKind::FileNotUsable;
        return m_wasPacked ? Error(ErrorKind::NotATable) : unpacked.error();
    }
    // The filter knows places in this text only.
    const bool isOfIt =
        filter && key.bytes == stamp.size && key.modified == stamp.modified && filter->textBytes == table.file->size();
    if (isOfIt) {
        table.index = index;
        table.filter = filter;
        table.format = filter->format;
    } else {
        m_hadFilter = false;
        ranges.reset();
        const auto format = formatOf(*table.file, file.format, unpacked.value().isRows);
        if (!format)
            return format.error();
        table.format = format.value();
    }
    Outcome searched = ranges ? searchRanges(table, *ranges, found) : scan(table, found);
    if (searched)
        searched = table.file->check();
    if (!searched)
        return searched.error();
    return found;
}

/// The places that a filter named.
Outcome TableSearch::searchRanges(Table &table, const std::vector<ValueIndex::Range> &ranges, FoundRows &found)
{
    const bool isPlain = table.format.encoding == TextEncoding::Utf8
        || (table.format.encoding == TextEncoding::Windows1252 && m_match.isAscii());
    for (const ValueIndex::Range &range : ranges) {
        if (*m_stop)
            return Error(ErrorKind::Cancelled);
        if (isPlain) {
            m_text.resize(range.end - range.begin);
            if (const Outcome read = table.file->read(m_text.data(), range.begin, m_text.size()); !read)
                return read;
            if (m_match.mayHold(m_text, 0) < 0)
                continue;
        }
        if (const Outcome read = readRows(table, range, found); !read)
            return read;
    }
    return Nothing();
}

/// All of the file. Rows are told apart only where something was found: in its block where there is a filter, which
/// knows where these begin, else in all of the file.
Outcome TableSearch::scan(Table &table, FoundRows &found)
{
    const qint64 size = table.file->size();
    const ValueIndex::Range all{table.format.skippedBytes, size, table.format.hasHeader ? -1 : 0};
    const bool isPlain = table.format.encoding == TextEncoding::Utf8
        || (table.format.encoding == TextEncoding::Windows1252 && m_match.isAscii());
    if (!isPlain)
        return readRows(table, all, found);
    const qint64 overlap = std::min<qint64>(m_match.longestPlace(), size);
    std::vector<ValueIndex::Range> blocks;
    qint64 at = 0;
    while (at < size) {
        if (*m_stop)
            return Error(ErrorKind::Cancelled);
        const qint64 end = std::min(size, at + pieceBytes + overlap);
        m_text.resize(end - at);
        if (const Outcome read = table.file->read(m_text.data(), at, m_text.size()); !read)
            return read;
        if (!m_isFitted)
            m_match.fitTo(QByteArrayView(m_text).first(std::min(m_text.size(), sampleBytes)));
        m_isFitted = true;
        const qsizetype place = m_match.mayHold(m_text, 0);
        if (place < 0) {
            at = end == size ? size : end - overlap;
            continue;
        }
        if (blocks.empty() && table.filter)
            blocks = table.index->blocks(*table.filter).value_or(std::vector<ValueIndex::Range>());
        if (blocks.empty())
            return readRows(table, all, found);
        const qint64 offset = at + place;
        const auto behind =
            std::upper_bound(blocks.begin(), blocks.end(), offset,
                             [](qint64 of, const ValueIndex::Range &block) { return of < block.begin; });
        if (behind == blocks.begin()) { // in the header
            at = blocks.front().begin;
            continue;
        }
        const ValueIndex::Range &block = *std::prev(behind);
        if (const Outcome read = readRows(table, block, found); !read)
            return read;
        at = block.end;
    }
    return Nothing();
}

/// Reads the rows of \a range, and keeps those that have it.
Outcome TableSearch::readRows(Table &table, const ValueIndex::Range &range, FoundRows &found) const
{
    RowReader reader(*table.file, table.format, {range.begin, range.end, range.firstRow}, table.columns());
    while (reader.next()) {
        if (*m_stop)
            return Error(ErrorKind::Cancelled);
        const RowView &row = reader.row();
        if (row.number < 0)
            continue; // the header
        FoundRow match;
        m_match.eachIn(row, [&match](int column) { match.columns.push_back(column); });
        if (match.columns.empty())
            continue;
        if (found.count == 0) {
            if (const Outcome read = readHeader(table, found); !read)
                return read;
        }
        if (++found.count > m_mostRows)
            continue;
        match.number = row.number;
        const auto shown = [&row](size_t column) { return QString::fromUtf8(utf8Cut(row.cells[column], longestCell)); };
        for (size_t column = 0; column < std::min<size_t>(row.cells.size(), mostCells); ++column)
            match.cells.append(shown(column));
        for (size_t i = 0; i < std::min<size_t>(match.columns.size(), mostCells); ++i)
            match.values.append(shown(size_t(match.columns[i])));
        found.rows.push_back(std::move(match));
    }
    if (reader.error())
        return *reader.error();
    return Nothing();
}

Outcome TableSearch::readHeader(Table &table, FoundRows &found) const
{
    if (!table.format.hasHeader)
        return Nothing();
    RowReader reader(*table.file, table.format, {table.format.skippedBytes, table.file->size(), -1}, 0);
    if (reader.next()) {
        for (const QByteArrayView cell : reader.row().cells)
            found.header.append(QString::fromUtf8(cell));
    }
    return reader.error() ? Outcome(*reader.error()) : Outcome(Nothing());
}

Result<ValueFilter> makeFilter(const SearchedFile &searched, const StopFlag &stop)
{
    std::optional<TableFile> file;
    FileStamp stamp;
    const auto unpacked = openText(searched, file, stamp, stop);
    if (!unpacked)
        return unpacked.error();
    const auto format = formatOf(*file, searched.format, unpacked.value().isRows);
    if (!format)
        return format.error();
    const qint64 size = file->size();
    if (size > FilterBuilder::largestFile || !ValueIndex::canKeep(format.value()))
        return Error(ErrorKind::TooLarge);
    const qint64 first = format.value().hasHeader ? -1 : 0;
    RowReader reader(*file, format.value(), {format.value().skippedBytes, size, first}, 0);
    std::optional<FilterBuilder> builder;
    while (reader.next()) {
        if (*stop)
            return Error(ErrorKind::Cancelled);
        // Not as the file is by now: other contents may have its name since it was unpacked.
        if (!builder)
            builder.emplace(keyOf(searched, stamp), format.value(), qint64(reader.row().cells.size()), size);
        if (reader.row().number >= 0)
            builder->visit(reader.row());
    }
    if (reader.error())
        return *reader.error();
    if (const Outcome unchanged = file->check(); !unchanged)
        return unchanged.error();
    if (!builder)
        return Error(ErrorKind::FileEmpty);
    return builder->finish();
}

} // namespace Balehook
