// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/opensheetreader.h"

#include "failedrows/workbook/opencell.h"
#include "failedrows/workbook/paragraphs.h"
#include "failedrows/workbook/progressstream.h"
#include "failedrows/workbook/textlimit.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace Balehook {

namespace {

/// A picture or shape that is anchored to a cell: what is written in it is no text of the cell.
bool isDrawing(std::string_view name)
{
    static constexpr std::string_view drawings[] = {
        "frame", "custom-shape", "g",       "rect",      "line",    "polyline", "polygon", "regular-polygon",
        "path",  "circle",       "ellipse", "connector", "caption", "measure",  "control",
    };
    return std::find(std::begin(drawings), std::end(drawings), name) != std::end(drawings);
}

class OpenSheetHandler final : public XmlHandler
{
public:
    OpenSheetHandler(std::size_t number, Spool &spool, const Bounds &bounds)
        : m_number(number)
        , m_spool(spool)
        , m_bounds(bounds)
        , m_limit(bounds)
        , m_rows(spool, bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override;
    void endElement(std::string_view name) override;
    void text(std::string_view text) override;
    bool flush() { return m_rows.flush(); }

private:
    struct Cell
    {
        int column = 0;
        QByteArray spooled;
    };

    bool isWanted() const { return m_tables == 1 && m_seen == m_number + 1; }
    void endCell();
    void endRow();
    void writeRow();

    const std::size_t m_number;
    Spool &m_spool;
    const Bounds m_bounds;
    const TextLimit m_limit;
    RowSpooler m_rows;

    std::size_t m_seen = 0; ///< tables
    int m_tables = 0; ///< within each other
    int m_ignored = 0; ///< depth within what is no part of a cell's text
    qint64 m_rowsRepeated = 1;
    qint64 m_column = 0;
    std::vector<Cell> m_cells; ///< of the row that are not empty
    qint64 m_rowBytes = 0; ///< of their texts
    std::optional<OpenCell> m_cell;
    bool m_isCovered = false; ///< by a merged one
    Paragraphs m_text;
};

void OpenSheetHandler::startElement(std::string_view name, const XmlAttributes &attributes)
{
    if (name == "table") {
        m_seen += m_tables++ == 0;
        return;
    }
    if (!isWanted())
        return;
    const bool isOther = name == "annotation" || name == "shapes" || name == "ruby-text" || (m_cell && isDrawing(name));
    if (m_ignored > 0 || isOther) {
        ++m_ignored;
    } else if (name == "table-row") {
        m_rowsRepeated = repetition(attributes.prefixed("number-rows-repeated"));
        m_column = 0;
        m_cells.clear();
        m_rowBytes = 0;
    } else if (name == "table-cell" || name == "covered-table-cell") {
        m_cell.emplace(attributes);
        m_isCovered = name != "table-cell";
        m_text.clear();
    } else if (name == "p" || name == "h") {
        m_text.begin();
    } else if (name == "s") {
        m_text.appendBlanks(std::min<qint64>(repetition(attributes.prefixed("c")), m_bounds.cellCharacters));
    } else if (name == "tab") {
        m_text.append("\t");
    } else if (name == "line-break") {
        m_text.append("\n");
    }
    if (m_cell)
        failure = m_limit.checkPieces(m_text.text());
}

void OpenSheetHandler::endElement(std::string_view name)
{
    if (name == "table") {
        isDone = isWanted();
        --m_tables;
        return;
    }
    if (!isWanted())
        return;
    if (m_ignored > 0)
        --m_ignored;
    else if (name == "p" || name == "h")
        m_text.end();
    else if ((name == "table-cell" || name == "covered-table-cell") && m_cell)
        endCell();
    else if (name == "table-row")
        endRow();
}

void OpenSheetHandler::text(std::string_view text)
{
    if (!isWanted() || m_ignored > 0 || !m_cell)
        return;
    m_text.addText(text);
    failure = m_limit.checkPieces(m_text.text());
}

void OpenSheetHandler::endCell()
{
    const OpenCell cell = *std::exchange(m_cell, std::nullopt);
    const QByteArray value = m_isCovered ? QByteArray() : cell.isText ? m_text.text() : cell.value;
    if (value.isEmpty()) {
        if (cell.hasFormula)
            m_spool.addFormulaWithoutValue();
        m_column = std::min<qint64>(m_column + cell.repeated, m_bounds.columns);
        return;
    }
    failure = m_limit.check(value);
    if (m_column + cell.repeated > m_bounds.columns)
        failure = Obstacle{Obstacle::Kind::TooManyColumns, {}, m_bounds.columns};
    QByteArray spooled;
    appendSpooledCell(spooled, value);
    m_rowBytes += spooled.size() * cell.repeated;
    if (m_rowBytes > m_bounds.rowBytes && !failure)
        failure = Obstacle{Obstacle::Kind::RowTooLong, {}, m_bounds.rowBytes};
    if (failure)
        return;
    for (qint64 i = 0; i < cell.repeated; ++i)
        m_cells.push_back({int(m_column++), spooled});
}

void OpenSheetHandler::endRow()
{
    if (m_cells.empty())
        return;
    for (qint64 i = 0; i < m_rowsRepeated && !failure && !isDone; ++i)
        writeRow();
}

void OpenSheetHandler::writeRow()
{
    m_rows.beginRow();
    for (const Cell &cell : m_cells) {
        QByteArray *const out = m_rows.cell(cell.column);
        if (!out) {
            failure = *m_rows.failure();
            return;
        }
        out->append(cell.spooled);
    }
    if (m_rows.endRow())
        return;
    if (m_rows.failure())
        failure = *m_rows.failure();
    isDone = true;
}

} // namespace

void readOpenSheet(ByteStream &part, std::size_t number, Spool &spool, const Bounds &bounds)
{
    static const std::atomic_bool never = false;
    OpenSheetHandler handler(number, spool, bounds);
    ProgressStream stream(part, spool);
    const auto failure = XmlReader(handler, bounds).read(stream, never);
    handler.flush();
    spool.finish(failure);
}

} // namespace Balehook
