// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/zipwriter.h"

#include <QByteArrayList>

#include <optional>
#include <span>

namespace Balehook {

/// Writes rows as a workbook (.xlsx), as TableWriter writes them as text: into a buffer of the caller. Every cell is a
/// text, so that nothing in it is run or changed; the header stays on screen. What is too much for a sheet goes on in a
/// next one with the same header.
class WorkbookWriter final
{
public:
    /// Fewer rows and bytes a sheet are for tests.
    explicit WorkbookWriter(qint64 mostRows = 1'048'576, qint64 mostBytes = qint64(3) << 30);

    /// \a header may be empty. False: it does not fit into a workbook, as with row().
    bool begin(QByteArray &out, const QByteArrayList &header);
    /// False: the row does not fit into a workbook; refusal() says why. Nothing of use follows.
    bool row(QByteArray &out, std::span<const QByteArrayView> cells);
    void end(QByteArray &out);

    enum class Refusal { CellTooLong, TooManyColumns, TooLarge };
    const std::optional<Refusal> &refusal() const { return m_refusal; }
    /// Of the row that was refused, from 1, without the header.
    qint64 refusedRow() const { return m_rows + 1; }

private:
    void beginSheet(QByteArray &out);
    void endSheet(QByteArray &out);
    bool appendRow(std::span<const QByteArrayView> cells, bool isHeader);
    void flush(QByteArray &out);
    void member(QByteArray &out, const QByteArray &name, const QByteArray &content);

    const qint64 m_mostRows;
    const qint64 m_mostBytes;
    ZipWriter m_zip;
    QByteArrayList m_header;
    QByteArray m_xml; ///< of the sheet, on its way to the archive
    std::vector<QByteArray> m_columns; ///< their letters
    int m_sheets = 0;
    qint64 m_sheetRows = 0;
    qint64 m_rows = 0;
    std::optional<Refusal> m_refusal;
};

} // namespace Balehook
