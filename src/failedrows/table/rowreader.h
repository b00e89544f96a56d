// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/table/rowview.h"
#include "failedrows/text/rowtokenizer.h"
#include "failedrows/text/tableformat.h"
#include "failedrows/text/utf8transcoder.h"

#include <memory>
#include <optional>

namespace Balehook {

class TableFile;

/// Reads the rows of a range of a file, one after the other, in blocks. Blocks; for worker threads.
class RowReader final
{
public:
    /// A line that is longer is cut into rows of this size (bytes of UTF-8).
    static constexpr qsizetype longestRow = 32 * 1024 * 1024;

    /// Which rows: the range begins and ends between rows, or at the end of the file.
    struct Range
    {
        qint64 begin = 0; ///< in the file
        qint64 end = 0;
        qint64 firstRow = 0; ///< the number of the first row in it
    };

    ///  columns is how many cells a row should have, 0 where that is not known.
    RowReader(TableFile &file, const TableFormat &format, Range range, qsizetype columns);
    Q_DISABLE_COPY_MOVE(RowReader)

    /// False at the end of the range, and where there is an error().
    bool next();
    const std::optional<Error> &error() const { return m_error; }

    /// The row that next() found: valid until the next one.
    const RowView &row() const { return m_row; }
    /// Where in the file its first quote stands that never ends; the row has one (RowFlags).
    qint64 openQuote();

private:
    bool readMore();
    bool isUnfinished() const;
    void makeRoom(qsizetype more);
    void takeRow(bool isCut);
    bool takeCutRow();
    void giveToTokenizer(qsizetype size, bool isLast, qsizetype dropped);
    qint64 fileOffset(qsizetype place);

    TableFile &m_file;
    const TextEncoding m_encoding;
    Utf8Transcoder m_transcoder;
    RowTokenizer m_tokenizer;

    qint64 m_readUpTo; ///< in the file
    qint64 m_end; ///< in the file; Spool::unknownSize until that is unpacked

    std::unique_ptr<char[]> m_buffer; ///< text, then RowTokenizer::padding zeros
    qsizetype m_capacity = 0; ///< for text
    qsizetype m_size = 0; ///< of the text
    QByteArray m_undecoded; ///< a block on its way through the transcoder

    // A place in the buffer and where in the file it came from: places behind it are counted from here.
    qsizetype m_knownPlace = 0;
    qint64 m_knownOffset;

    const qsizetype m_columns;
    RowView m_row;
    std::optional<Error> m_error;
};

} // namespace Balehook
