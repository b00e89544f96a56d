// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/exportformat.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QHash>
#include <QSet>

#include <span>
#include <vector>

namespace Balehook {

/// The one place where cells become TSV, CSV, Markdown, JSON or JSON Lines. Cells come and go as UTF-8 and are always
/// texts: 007 stays "007". Bytes that are no UTF-8 become U+FFFD. Appends to a buffer of the caller, who may hand it on
/// and empty it between two rows; begin() comes first and end() last.
class TableWriter final
{
public:
    struct Options
    {
        /// CSV only: a cell that a spreadsheet would run as a formula gets a leading apostrophe.
        bool guardFormulas = true;
        /// CSV only: some spreadsheets take a file for UTF-8 only with it.
        bool byteOrderMark = false;
    };

    explicit TableWriter(ExportFormat format)
        : TableWriter(format, Options())
    { }
    TableWriter(ExportFormat format, Options options)
        : m_format(format)
        , m_options(options)
    { }

    /// \a header may be empty. In JSON its names are the keys: an empty one becomes "column 3", a repeated one "name
    /// 2".
    void begin(QByteArray &out, const QByteArrayList &header);
    void row(QByteArray &out, std::span<const QByteArrayView> cells);
    /// JSON and JSON Lines only, in the place of row(): an element that is JSON already, for lines without line breaks.
    void element(QByteArray &out, QByteArrayView json);
    void end(QByteArray &out);

    /// How many cells were given an apostrophe, headers included.
    qint64 guardedCells() const { return m_guardedCells; }

private:
    void delimitedRow(QByteArray &out, std::span<const QByteArrayView> cells);
    void markdownRow(QByteArray &out, std::span<const QByteArrayView> cells);
    void jsonRow(QByteArray &out, std::span<const QByteArrayView> cells);
    void setKeys(const QByteArrayList &header);
    void addKey(const QByteArray &name);
    const QByteArray &keyOf(qsizetype column);

    ExportFormat m_format;
    Options m_options;
    QByteArrayList m_keys; ///< JSON: in quotes, one a column; empty where there is no header
    QSet<QByteArray> m_usedKeys;
    QHash<QByteArray, int>
        m_numbers; ///< of names: the last one that was taken, so that thousands of one name cost no more
    bool m_beforeFirst = true;
    qint64 m_guardedCells = 0;
};

/// All of it at once, for the clipboard. \a guardedCells: as those of the writer.
QByteArray tableText(ExportFormat format, const QByteArrayList &header, const std::vector<QByteArrayList> &rows,
                     TableWriter::Options options = {}, qint64 *guardedCells = nullptr);

} // namespace Balehook
