// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/rowreader.h"

#include "failedrows/table/tablefile.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace Balehook {

namespace {

/// Stays in the processor's cache while it is cut into rows.
constexpr qsizetype blockBytes = 256 * 1024;

} // namespace

RowReader::RowReader(TableFile &file, const TableFormat &format, Range range, qsizetype columns)
    : m_file(file)
    , m_encoding(format.encoding)
    , m_transcoder(format.encoding)
    , m_tokenizer(format.delimiter)
    , m_readUpTo(range.begin)
    , m_end(range.end)
    , m_knownOffset(range.begin)
    , m_columns(columns)
{
    m_row.number = range.firstRow - 1;
    makeRoom(0);
    giveToTokenizer(0, range.begin >= range.end, 0);
}

bool RowReader::next()
{
    for (;;) {
        const RowTokenizer::Step step = m_tokenizer.next();
        if (step == RowTokenizer::Step::End)
            return false;
        const bool isRow = step == RowTokenizer::Step::Row;
        const qsizetype end = isRow ? m_tokenizer.rowEnd() : m_size;
        // Whether a row is cut must not depend on how much of it was read at once.
        if (end - m_tokenizer.rowBegin() > longestRow) {
            if (takeCutRow())
                return true;
        } else if (isRow) {
            if (isUnfinished())
                return false;
            takeRow(false);
            return true;
        } else if (!readMore()) {
            return false;
        }
    }
}

/// The row goes on in what is missing of the file: half a row with half an ID would pass for another one.
bool RowReader::isUnfinished() const
{
    return m_tokenizer.rowEnd() == m_size && m_readUpTo == m_end && m_end == m_file.size() && m_file.isCutShort();
}

void RowReader::takeRow(bool isCut)
{
    const auto cells = m_tokenizer.cells();
    // A range that ends in the middle of a line was made of a row that was cut there.
    const bool endsRange = m_tokenizer.rowEnd() == m_size && m_readUpTo == m_end;
    ++m_row.number;
    m_row.offset = fileOffset(m_tokenizer.rowBegin());
    m_row.cells = cells;
    m_row.flags.hasFewerCells = qsizetype(cells.size()) < m_columns;
    m_row.flags.hasMoreCells = m_columns > 0 && qsizetype(cells.size()) > m_columns;
    m_row.flags.hasOpenQuote = m_tokenizer.openQuote() >= 0;
    m_row.flags.isCut = isCut || (endsRange && m_end < m_file.size());
}

qint64 RowReader::openQuote()
{
    return fileOffset(m_tokenizer.openQuote());
}

/// Reads the next block behind what is left of the former one.
bool RowReader::readMore()
{
    qint64 readableEnd = m_end;
    if (m_end == Spool::unknownSize) {
        const Result<qint64> there = m_file.waitFor(m_readUpTo);
        if (!there) {
            m_error = there.error();
            return false;
        }
        m_end = m_file.size();
        readableEnd = std::min(m_end, there.value());
    }
    const qsizetype left = m_size - m_tokenizer.position();
    // Twice as much for a long row, so that it is not looked through many times.
    const qint64 wanted = std::min<qint64>(std::max(blockBytes, left), readableEnd - m_readUpTo);
    const bool isLast = m_readUpTo + wanted >= m_end;
    const bool isDecoded = Utf8Transcoder::isNeeded(m_encoding);

    qsizetype dropped = 0;
    if (m_tokenizer.position() >= left) {
        dropped = m_tokenizer.position();
        fileOffset(dropped);
        m_knownPlace = 0;
        std::memmove(m_buffer.get(), m_buffer.get() + dropped, size_t(left));
        m_size = left;
    }
    makeRoom(isDecoded ? Utf8Transcoder::mostBytes(wanted) : wanted);
    char *const end = m_buffer.get() + m_size;
    if (isDecoded && m_undecoded.size() < wanted)
        m_undecoded.resize(wanted);
    if (const Outcome read = m_file.read(isDecoded ? m_undecoded.data() : end, m_readUpTo, wanted); !read) {
        m_error = read.error();
        return false;
    }
    m_readUpTo += wanted;
    if (isDecoded) {
        char *decoded = m_transcoder.append(end, QByteArrayView(m_undecoded).first(wanted));
        if (isLast)
            decoded = m_transcoder.finish(decoded);
        m_size = decoded - m_buffer.get();
    } else {
        m_size += wanted;
    }
    giveToTokenizer(m_size, isLast, dropped);
    return true;
}

void RowReader::makeRoom(qsizetype more)
{
    if (m_size + more <= m_capacity && m_buffer)
        return;
    m_capacity = m_size + more + m_size / 2;
    std::unique_ptr<char[]> buffer(new char[size_t(m_capacity + RowTokenizer::padding)]);
    std::copy_n(m_buffer.get(), m_size, buffer.get());
    m_buffer = std::move(buffer);
}

/// Takes the first piece of a row that is too long, as if the file ended behind it. False where it is all blank.
bool RowReader::takeCutRow()
{
    m_tokenizer.goBack();
    qsizetype end = m_tokenizer.position() + longestRow;
    const auto isWithinCharacter = [](char byte) { return (quint8(byte) & 0xc0) == 0x80; };
    for (int back = 0; back < 3 && isWithinCharacter(m_buffer[size_t(end)]); ++back)
        --end;
    std::array<char, RowTokenizer::padding> behind{};
    std::copy_n(m_buffer.get() + end, behind.size(), behind.begin());
    giveToTokenizer(end, true, 0);
    const bool hasRow = m_tokenizer.next() == RowTokenizer::Step::Row;
    if (hasRow)
        takeRow(m_tokenizer.rowEnd() == end);
    std::copy(behind.begin(), behind.end(), m_buffer.get() + end);
    m_tokenizer.setData(QByteArrayView(m_buffer.get(), m_size), m_readUpTo >= m_end, 0);
    return hasRow;
}

void RowReader::giveToTokenizer(qsizetype size, bool isLast, qsizetype dropped)
{
    std::memset(m_buffer.get() + size, 0, size_t(RowTokenizer::padding));
    m_tokenizer.setData(QByteArrayView(m_buffer.get(), size), isLast, dropped);
}

qint64 RowReader::fileOffset(qsizetype place)
{
    m_knownOffset +=
        Utf8Transcoder::fileBytes(m_encoding, QByteArrayView(m_buffer.get() + m_knownPlace, place - m_knownPlace));
    m_knownPlace = place;
    return m_knownOffset;
}

} // namespace Balehook
