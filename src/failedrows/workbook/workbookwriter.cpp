// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/workbookwriter.h"

#include "failedrows/workbook/cellxml.h"

namespace Balehook {

namespace {

constexpr auto prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::size_t mostColumns = 16'384;
constexpr qsizetype flushBytes = 64 * 1024;

constexpr auto contentTypes =
    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
    "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    "<Default Extension=\"xml\" "
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>"
    "<Override PartName=\"/xl/workbook.xml\" "
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>"
    "<Override PartName=\"/xl/styles.xml\" "
    "ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml\"/></Types>";

constexpr auto relationships =
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" "
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" "
    "Target=\"xl/workbook.xml\"/></Relationships>";

/// Cells are texts (49), those of the header bold.
constexpr auto styles =
    "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><fonts count=\"2\"><font><sz "
    "val=\"11\"/><name val=\"Calibri\"/></font><font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
    "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill "
    "patternType=\"gray125\"/></fill></fills><borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/>"
    "</border></borders><cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>"
    "</cellStyleXfs><cellXfs count=\"2\"><xf numFmtId=\"49\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\"/><xf numFmtId=\"49\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\" applyFont=\"1\"/></cellXfs><cellStyles count=\"1\"><cellStyle name=\"Normal\" "
    "xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>";

QByteArray columnLetters(std::size_t column)
{
    QByteArray letters;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(char('A' + (rest - 1) % 26));
    return letters;
}

QByteArray sheetPart(int number)
{
    return "worksheets/sheet" + QByteArray::number(number) + ".xml";
}

} // namespace

WorkbookWriter::WorkbookWriter(qint64 mostRows, qint64 mostBytes)
    : m_mostRows(mostRows)
    , m_mostBytes(mostBytes)
{ }

void WorkbookWriter::member(QByteArray &out, const QByteArray &name, const QByteArray &content)
{
    m_zip.beginMember(out, name);
    m_zip.write(out, QByteArray(prolog + content));
    m_zip.endMember(out);
}

bool WorkbookWriter::begin(QByteArray &out, const QByteArrayList &header)
{
    m_header = header;
    member(out, "[Content_Types].xml", contentTypes);
    member(out, "_rels/.rels", relationships);
    member(out, "xl/styles.xml", styles);
    beginSheet(out);
    return !m_refusal;
}

void WorkbookWriter::beginSheet(QByteArray &out)
{
    ++m_sheets;
    m_sheetRows = 0;
    m_zip.beginMember(out, "xl/" + sheetPart(m_sheets));
    m_xml = QByteArray(prolog)
        + "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetViews><sheetView "
          "workbookViewId=\"0\">";
    if (!m_header.isEmpty())
        m_xml += "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>";
    m_xml += "</sheetView></sheetViews><sheetData>";
    if (!m_header.isEmpty()) {
        const std::vector<QByteArrayView> names(m_header.begin(), m_header.end());
        appendRow(names, true);
    }
}

void WorkbookWriter::endSheet(QByteArray &out)
{
    m_xml += "</sheetData></worksheet>";
    flush(out);
    m_zip.endMember(out);
}

void WorkbookWriter::flush(QByteArray &out)
{
    m_zip.write(out, m_xml);
    m_xml.resize(0);
}

bool WorkbookWriter::row(QByteArray &out, std::span<const QByteArrayView> cells)
{
    if (m_refusal)
        return false;
    if (m_sheetRows >= m_mostRows || m_zip.memberSize() > m_mostBytes) {
        endSheet(out);
        beginSheet(out);
    }
    if (!appendRow(cells, false))
        return false;
    ++m_rows;
    if (m_xml.size() >= flushBytes)
        flush(out);
    if (m_zip.isFull())
        m_refusal = Refusal::TooLarge;
    return !m_refusal;
}

bool WorkbookWriter::appendRow(std::span<const QByteArrayView> cells, bool isHeader)
{
    if (cells.size() > mostColumns) {
        m_refusal = Refusal::TooManyColumns;
        return false;
    }
    const QByteArray number = QByteArray::number(++m_sheetRows);
    m_xml += "<row r=\"";
    m_xml += number;
    m_xml += "\">";
    for (std::size_t column = 0; column < cells.size(); ++column) {
        if (cells[column].isEmpty())
            continue;
        while (m_columns.size() <= column)
            m_columns.push_back(columnLetters(m_columns.size()));
        m_xml += "<c r=\"";
        m_xml += m_columns[column];
        m_xml += number;
        m_xml += isHeader ? "\" s=\"1\" t=\"inlineStr\"><is><t xml:space=\"preserve\">"
                          : "\" t=\"inlineStr\"><is><t xml:space=\"preserve\">";
        if (!appendCellXml(m_xml, cells[column])) {
            m_refusal = Refusal::CellTooLong;
            return false;
        }
        m_xml += "</t></is></c>";
    }
    m_xml += "</row>";
    return true;
}

void WorkbookWriter::end(QByteArray &out)
{
    endSheet(out);
    QByteArray sheets;
    QByteArray targets;
    for (int number = 1; number <= m_sheets; ++number) {
        const QByteArray text = QByteArray::number(number);
        sheets += "<sheet name=\"Rows" + (number > 1 ? QByteArray(' ' + text) : QByteArray()) + "\" sheetId=\"" + text
            + "\" r:id=\"rId" + text + "\"/>";
        targets += "<Relationship Id=\"rId" + text
            + "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" Target=\""
            + sheetPart(number) + "\"/>";
    }
    member(out, "xl/workbook.xml",
           "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" "
           "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>"
               + sheets + "</sheets></workbook>");
    member(out, "xl/_rels/workbook.xml.rels",
           "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + targets
               + "<Relationship Id=\"rIdStyles\" "
                 "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles\" "
                 "Target=\"styles.xml\"/></Relationships>");
    m_zip.end(out);
}

} // namespace Balehook
