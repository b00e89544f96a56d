// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/tablewriter.h"
#include "ctl/frame/outputformat.h"

#include <QByteArrayList>

#include <span>
#include <vector>

namespace Balehook::Ctl {

class Terminal;

/// Rows of text under a header, on standard output. In JSON each is an object with the names of the header as its keys
/// and texts as its values; in CSV cells that a spreadsheet would run get an apostrophe. Table and CSV make control and
/// bidi characters visible; the table cuts long cells, and puts the columns in line by the rows up to the first
/// flush().
class RowWriter final
{
public:
    RowWriter(Terminal &terminal, OutputFormat format);
    ~RowWriter();

    /// First. \a header and cells are UTF-8; what is none becomes U+FFFD.
    void begin(const QByteArrayList &header);
    void row(std::span<const QByteArrayView> cells);
    void row(const QByteArrayList &cells);
    /// Hands what was written so far to the terminal; at least once a page or block.
    void flush();
    /// Last.
    void end();

private:
    void tableRow(std::span<const QByteArrayView> cells);
    void alignTable();

    Terminal &m_terminal;
    OutputFormat m_format;
    TableWriter m_writer;
    QByteArray m_out;
    std::vector<std::vector<QString>> m_lines; ///< of a table, not yet aligned
    std::vector<int> m_widths; ///< of its columns; empty before the first flush()
};

} // namespace Balehook::Ctl
