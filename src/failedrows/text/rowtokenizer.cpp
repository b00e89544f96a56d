// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/rowtokenizer.h"

#include "failedrows/text/bytemasks.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace Balehook {

RowTokenizer::RowTokenizer(const Delimiter &delimiter)
    : m_delimiter(delimiter.bytes().front())
    , m_rest(delimiter.bytes().sliced(1))
    , m_delimiterSize(delimiter.bytes().size())
    , m_places(delimiter.places())
{ }

void RowTokenizer::setData(QByteArrayView data, bool isLast, qsizetype dropped)
{
    m_data = data.data();
    m_size = data.size();
    m_isLast = isLast;
    m_position -= dropped;
    m_endlessFrom -= dropped;
    m_endlessTo -= dropped;
    m_marks.find(m_data, m_size, m_delimiter);
    if (!m_rest.isEmpty())
        dropHalfDelimiters();
}

RowTokenizer::Step RowTokenizer::next()
{
    const bool hasRow = skipEmptyLines();
    m_rowBegin = m_position;
    if (!hasRow)
        return m_isLast ? Step::End : Step::NeedsMore;
    m_cells.clear();
    m_doubled.clear();
    m_openQuote = -1;
    if (!m_places.empty())
        return nextLine();
    qsizetype at = m_position;
    const qsizetype crowdedFrom = at + mostCells - 1; // each cell before has at least a byte behind it
    for (;;) {
        qsizetype end = neverEnds;
        if (at >= crowdedFrom && qsizetype(m_cells.size()) == mostCells - 1)
            end = takeRest(at);
        else if (m_data[at] == '"')
            end = readQuoted(at);
        else if (isBlank(m_data[at])) {
            if (const qsizetype quote = skipBlanks(at); m_data[quote] == '"')
                end = readQuoted(quote);
        }
        if (end == unknownYet)
            return Step::NeedsMore;
        if (end == neverEnds) {
            end = nextEnd(at);
            m_cells.emplace_back(m_data + at, end - at);
        }
        if (end == m_size && !m_isLast)
            return Step::NeedsMore;
        if (end == m_size || m_data[end] != m_delimiter) {
            m_rowEnd = end;
            m_position = std::min(end + 1, m_size);
            break;
        }
        at = end + m_delimiterSize;
    }
    if (!m_doubled.empty())
        takeQuotesOff();
    return Step::Row;
}

/// The next row where its cells have places.
RowTokenizer::Step RowTokenizer::nextLine()
{
    const qsizetype end = nextEnd(m_position);
    if (end == m_size && !m_isLast)
        return Step::NeedsMore;
    const auto isBlankAt = [this](qsizetype at) { return m_data[at] == ' ' || m_data[at] == '\t'; };
    qsizetype at = m_position;
    int character = 0;
    for (std::size_t cell = 0; cell < m_places.size(); ++cell) {
        qsizetype from = at;
        if (cell + 1 == m_places.size())
            at = end;
        for (; at < end && character < m_places[cell + 1]; ++character) {
            ++at;
            while (at < end && (quint8(m_data[at]) & 0xc0) == 0x80) // of the same character
                ++at;
        }
        qsizetype to = at;
        while (from < to && isBlankAt(from))
            ++from;
        while (to > from && isBlankAt(to - 1))
            --to;
        m_cells.emplace_back(m_data + from, to - from);
    }
    m_rowEnd = end;
    m_position = std::min(end + 1, m_size);
    return Step::Row;
}

/// Moves to the first byte of a row; false where there is none. A line of nothing but blanks is empty, too.
bool RowTokenizer::skipEmptyLines()
{
    while (m_position < m_size) {
        const char byte = m_data[m_position];
        if (byte == '\n' || byte == '\r') {
            ++m_position;
        } else if (isBlank(byte)) {
            const qsizetype end = skipBlanks(m_position);
            if (end == m_size && !m_isLast)
                return false;
            if (end < m_size && m_data[end] != '\n' && m_data[end] != '\r')
                return true;
            m_position = end;
        } else {
            return true;
        }
    }
    return false;
}

qsizetype RowTokenizer::skipBlanks(qsizetype from) const
{
    while (from < m_size && isBlank(m_data[from]))
        ++from;
    return from;
}

/// Of the places where a longer delimiter may begin, those stay where it does.
void RowTokenizer::dropHalfDelimiters()
{
    for (std::size_t block = 0; block < m_marks.count(); ++block) {
        const char *const bytes = m_data + qsizetype(block) * CellMarks::blockBytes;
        for (quint64 left = m_marks[block].ends; left; left &= left - 1) {
            const int bit = std::countr_zero(left);
            if (bytes[bit] == m_delimiter && !isWholeDelimiter(bytes + bit - m_data))
                m_marks[block].ends &= ~(quint64(1) << bit);
        }
    }
}

bool RowTokenizer::isWholeDelimiter(qsizetype at) const
{
    static_assert(Delimiter::longest < padding);
    return std::memcmp(m_data + at + 1, m_rest.constData(), size_t(m_rest.size())) == 0;
}

inline qsizetype RowTokenizer::nextMark(quint64 CellMarks::Block::*which, qsizetype from) const
{
    auto block = std::size_t(from / CellMarks::blockBytes);
    if (const quint64 marks = m_marks[block].*which >> (from % CellMarks::blockBytes))
        return from + std::countr_zero(marks);
    for (++block; block < m_marks.count(); ++block) {
        if (const quint64 marks = m_marks[block].*which)
            return qsizetype(block) * CellMarks::blockBytes + std::countr_zero(marks);
    }
    return m_size;
}

/// Takes what is left of the line as one cell; the place of its end.
qsizetype RowTokenizer::takeRest(qsizetype from)
{
    qsizetype end = m_size;
    for (qsizetype block = from; block < m_size; block += ByteMasks::blockBytes) {
        if (const quint64 ends = ByteMasks::of(m_data + block, '\n') | ByteMasks::of(m_data + block, '\r')) {
            end = block + std::countr_zero(ends);
            break;
        }
    }
    m_cells.emplace_back(m_data + from, end - from);
    return end;
}

/// Reads the cell that \a quote begins; the place of what ends it.
qsizetype RowTokenizer::readQuoted(qsizetype quote)
{
    bool hasDoubled = false;
    const qsizetype closing = closingQuote(quote, hasDoubled);
    if (closing < 0) {
        if (closing == neverEnds && m_openQuote < 0)
            m_openQuote = quote;
        return closing;
    }
    if (hasDoubled)
        m_doubled.push_back(m_cells.size());
    m_cells.emplace_back(m_data + quote + 1, closing - quote - 1);
    return skipBlanks(closing + 1);
}

qsizetype RowTokenizer::closingQuote(qsizetype quote, bool &hasDoubled)
{
    const qsizetype limit = quote + longestQuotedCell;
    qsizetype at = quote + 1;
    const bool isKnownEndless = quote > m_endlessFrom && quote < m_endlessTo;
    for (;;) {
        const qsizetype next = nextQuote(at);
        if (next > limit || (next == m_size && m_isLast)) {
            if (!isKnownEndless || m_endlessTo < next) {
                m_endlessFrom = isKnownEndless ? m_endlessFrom : quote;
                m_endlessTo = next;
            }
            return neverEnds;
        }
        if (next == m_size)
            return unknownYet;
        if (m_data[next + 1] == '"') {
            hasDoubled = true;
            at = next + 2;
            continue;
        }
        const qsizetype end = skipBlanks(next + 1);
        if (end == m_size ? m_isLast : isEnd(end))
            return next;
        if (end == m_size || mayBeCut(end))
            return unknownYet;
        at = isKnownEndless ? std::clamp(m_endlessTo, end, m_size) : end;
    }
}

/// Makes one quote of each two.
void RowTokenizer::takeQuotesOff()
{
    qsizetype needed = 0;
    for (const size_t cell : m_doubled)
        needed += m_cells[cell].size();
    if (m_unquoted.size() < needed)
        m_unquoted.resize(needed * 2);
    char *to = m_unquoted.data();
    for (const size_t cell : m_doubled) {
        const char *const begin = to;
        const char *from = m_cells[cell].begin();
        const char *const end = m_cells[cell].end();
        while (from < end) {
            const void *found = std::memchr(from, '"', size_t(end - from));
            const char *const quote = found ? static_cast<const char *>(found) : end - 1;
            to = std::copy(from, quote + 1, to);
            from = quote + (found && quote + 1 < end && quote[1] == '"' ? 2 : 1);
        }
        m_cells[cell] = QByteArrayView(begin, to - begin);
    }
}

} // namespace Balehook
