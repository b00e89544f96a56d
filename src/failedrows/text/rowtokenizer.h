// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/cellmarks.h"
#include "failedrows/text/delimiter.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <span>
#include <vector>

namespace Balehook {

/// Cuts bytes into rows and cells: RFC 4180, and what is met beyond it in the way libcsv reads it, so that a quote ends
/// a cell only where a delimiter, a line break or the end follows. Four things differ on purpose: blanks around cells
/// without quotes are kept; a quote that does not end within longestQuotedCell is a plain character, so that a stray
/// one does not swallow the rest of the file; lines may be cut; and a row has at most mostCells. Where cells have
/// places in the line, quotes mean nothing, and each row has as many cells.
///
/// Works on any encoding in which ASCII characters are single bytes that occur in no other character.
class RowTokenizer final
{
public:
    enum class Step {
        Row, ///< cells() are those of one more row
        NeedsMore, ///< what is left is no whole row; give it again with more behind it
        End, ///< there are no more rows
    };

    /// From a quote to the quote that ends it. What is longer is a quote that never ends.
    static constexpr qsizetype longestQuotedCell = 16 * 1024 * 1024;
    /// Of a row: the last of them is the rest of the line as it is, quotes and delimiters included.
    static constexpr qsizetype mostCells = 100'000;
    /// So many bytes behind the data must be readable; they must be zero.
    static constexpr qsizetype padding = 64;

    explicit RowTokenizer(const Delimiter &delimiter);

    /// Works on \a data from now on, of which the first \a dropped bytes of the former data are gone from the front.
    /// Where it is the last, its end ends a row.
    void setData(QByteArrayView data, bool isLast, qsizetype dropped);
    Step next();
    /// The next row is the one that was looked at last, once more.
    void goBack() { m_position = m_rowBegin; }

    /// Of the row that next() found. The views end with setData() and next().
    std::span<const QByteArrayView> cells() const { return m_cells; }
    /// Where it begins and ends in the data, without its line break.
    qsizetype rowBegin() const { return m_rowBegin; }
    qsizetype rowEnd() const { return m_rowEnd; }
    /// Its first quote that never ends, in the data; -1 where there is none.
    qsizetype openQuote() const { return m_openQuote; }

    /// Where the next row is looked for.
    qsizetype position() const { return m_position; }

private:
    /// A place in the data, or one of these.
    static constexpr qsizetype neverEnds = -1;
    static constexpr qsizetype unknownYet = -2;

    bool isBlank(char byte) const { return (byte == ' ' || byte == '\t') && byte != m_delimiter; }
    bool isEnd(qsizetype at) const
    {
        const char byte = m_data[at];
        return byte == '\n' || byte == '\r' || (byte == m_delimiter && (m_rest.isEmpty() || isWholeDelimiter(at)));
    }
    bool isWholeDelimiter(qsizetype at) const;
    /// The data end within what may be a delimiter.
    bool mayBeCut(qsizetype at) const
    {
        return !m_isLast && m_data[at] == m_delimiter && at + m_delimiterSize > m_size;
    }
    Step nextLine();
    bool skipEmptyLines();
    qsizetype skipBlanks(qsizetype from) const;
    void dropHalfDelimiters();
    qsizetype nextMark(quint64 CellMarks::Block::*which, qsizetype from) const;
    qsizetype nextEnd(qsizetype from) const { return nextMark(&CellMarks::Block::ends, from); }
    qsizetype nextQuote(qsizetype from) const { return nextMark(&CellMarks::Block::quotes, from); }
    qsizetype takeRest(qsizetype from);
    qsizetype readQuoted(qsizetype quote);
    qsizetype closingQuote(qsizetype quote, bool &hasDoubled);
    void takeQuotesOff();

    const char *m_data = nullptr;
    qsizetype m_size = 0;
    qsizetype m_position = 0;
    const char m_delimiter; ///< its first byte
    const QByteArray m_rest; ///< of the delimiter, mostly empty
    const qsizetype m_delimiterSize;
    const std::vector<int> m_places; ///< of the cells; mostly empty
    bool m_isLast = false;

    CellMarks m_marks; ///< in the data

    qsizetype m_rowBegin = 0;
    qsizetype m_rowEnd = 0;
    qsizetype m_openQuote = -1;
    std::vector<QByteArrayView> m_cells;
    std::vector<size_t> m_doubled; ///< cells that hold doubled quotes
    QByteArray m_unquoted; ///< their text

    // No run of quotes that begins in this range ends a cell. Without it a file of nothing but stray quotes would be
    // searched to its end for each of them.
    qsizetype m_endlessFrom = 0;
    qsizetype m_endlessTo = 0;
};

} // namespace Balehook
