// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/sheetreader.h"

#include "failedrows/archive/aheadstream.h"
#include "failedrows/workbook/cellserial.h"
#include "failedrows/workbook/progressstream.h"
#include "failedrows/workbook/sharedstrings.h"
#include "failedrows/workbook/textlimit.h"
#include "failedrows/workbook/xmlreader.h"

#include <charconv>

namespace Balehook {

namespace {

enum class CellType : quint8 { Number, Shared, Text, Inline, Boolean, Date };

/// Errors and results of formulas are texts, too.
CellType cellType(std::string_view name)
{
    if (name.empty() || name == "n")
        return CellType::Number;
    if (name == "s")
        return CellType::Shared;
    if (name == "inlineStr")
        return CellType::Inline;
    if (name == "b")
        return CellType::Boolean;
    return name == "d" ? CellType::Date : CellType::Text;
}

/// The column of a reference such as "AB12", from 0; -1 where it is none.
int columnOf(std::string_view reference)
{
    int column = 0;
    std::size_t letters = 0;
    for (; letters < reference.size() && letters < 4; ++letters) {
        const int value = (reference[letters] | 0x20) - 'a';
        if (value < 0 || value >= 26)
            break;
        column = column * 26 + value + 1;
    }
    return letters == 0 ? -1 : column - 1;
}

class SheetHandler final : public XmlHandler
{
public:
    SheetHandler(const SheetContext &context, Spool &spool, const Bounds &bounds)
        : m_context(context)
        , m_spool(spool)
        , m_limit(bounds)
        , m_rows(spool, bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override;
    void endElement(std::string_view name) override;
    void text(std::string_view text) override;
    bool flush() { return m_rows.flush(); }

private:
    void startCellPart(char name, const XmlAttributes &attributes);
    void beginCell(const XmlAttributes &attributes);
    void endCell();
    void endRow();
    void writeNumber(QByteArray &out);

    const SheetContext &m_context;
    Spool &m_spool;
    const TextLimit m_limit;
    RowSpooler m_rows;

    int m_column = -1; ///< of the cell
    CellType m_type = CellType::Number;
    std::size_t m_style = 0;
    QByteArray m_text;
    bool m_isWithinCell = false;
    bool m_isText = false; ///< within what is the value
    bool m_isInline = false;
    bool m_isPhonetic = false;
    bool m_hasValue = false;
    bool m_hasFormula = false;
};

void SheetHandler::startElement(std::string_view name, const XmlAttributes &attributes)
{
    if (name.size() == 1) {
        startCellPart(name.front(), attributes);
    } else if (name == "row") {
        m_rows.beginRow();
        m_column = -1;
    } else if (name == "is") {
        m_isInline = m_hasValue = true;
        if (m_type == CellType::Inline)
            m_text.resize(0);
    } else if (name == "rPh") {
        m_isPhonetic = true;
    }
}

/// Nearly all elements are called by a letter.
void SheetHandler::startCellPart(char name, const XmlAttributes &attributes)
{
    switch (name) {
    case 'c':
        beginCell(attributes);
        break;
    case 'v':
        // A few writers put an inline text here; where both are, its own element counts.
        m_isText = m_isWithinCell && (m_type != CellType::Inline || m_text.isEmpty());
        m_hasValue = true;
        break;
    case 'f':
        m_hasFormula = true;
        break;
    case 't':
        m_isText = m_isInline && !m_isPhonetic;
        break;
    default:
        break;
    }
}

void SheetHandler::endElement(std::string_view name)
{
    if (name.size() == 1) {
        if (name.front() == 'c')
            endCell();
        else if (name.front() == 'v' || name.front() == 't')
            m_isText = false;
    } else if (name == "row") {
        endRow();
    } else if (name == "is") {
        m_isInline = false;
    } else if (name == "rPh") {
        m_isPhonetic = false;
    } else if (name == "sheetData") {
        isDone = true;
    }
}

void SheetHandler::text(std::string_view text)
{
    if (!m_isText)
        return;
    m_text.append(text.data(), qsizetype(text.size()));
    if (auto tooLong = m_limit.checkPieces(m_text))
        failure = std::move(tooLong);
}

void SheetHandler::beginCell(const XmlAttributes &attributes)
{
    const int column = columnOf(attributes.value("r"));
    m_column = column >= 0 ? column : m_column + 1;
    m_type = cellType(attributes.value("t"));
    m_style = 0;
    const std::string_view style = attributes.value("s");
    std::from_chars(style.data(), style.data() + style.size(), m_style);
    m_text.resize(0);
    m_isWithinCell = true;
    m_hasValue = m_hasFormula = false;
}

void SheetHandler::endCell()
{
    m_isWithinCell = false;
    if (m_text.isEmpty()) {
        // A text may be empty; an empty number was never calculated.
        if (m_hasFormula && !(m_hasValue && m_type == CellType::Text))
            m_spool.addFormulaWithoutValue();
        return;
    }
    QByteArray *const out = m_rows.cell(m_column);
    if (!out) {
        failure = *m_rows.failure();
        return;
    }
    if (m_type == CellType::Number) {
        writeNumber(*out);
    } else if (m_type == CellType::Shared) {
        const QByteArrayView number = QByteArrayView(m_text).trimmed();
        qint64 index = 0;
        const auto parsed = std::from_chars(number.begin(), number.end(), index);
        if (parsed.ec != std::errc() || parsed.ptr != number.end() || !m_context.strings)
            failure = Obstacle{Obstacle::Kind::Damaged};
        else if (!m_context.strings->appendTo(*out, index))
            failure = m_context.strings->failure().value_or(Obstacle{Obstacle::Kind::Damaged});
    } else if (m_type == CellType::Boolean) {
        const QByteArray value = m_text.trimmed();
        out->append(value == "1" ? "true" : value == "0" ? "false" : value);
    } else if (m_type == CellType::Date) {
        appendSpooledCell(*out, m_text);
    } else {
        decodeEscapes(m_text);
        if (auto tooLong = m_limit.check(m_text))
            failure = std::move(tooLong);
        appendSpooledCell(*out, m_text);
    }
}

void SheetHandler::writeNumber(QByteArray &out)
{
    const NumberKind kind = m_style < m_context.formats.size() ? m_context.formats[m_style] : NumberKind::Number;
    const QByteArrayView stored = QByteArrayView(m_text).trimmed();
    if (kind == NumberKind::Number)
        appendSpooledCell(out, stored);
    else
        appendSerial(out, stored, kind, m_context.isFrom1904);
}

void SheetHandler::endRow()
{
    if (m_rows.endRow())
        return;
    if (m_rows.failure())
        failure = *m_rows.failure();
    isDone = true;
}

} // namespace

void readSheet(ByteStream &part, const SheetContext &context, Spool &spool, const Bounds &bounds)
{
    static const std::atomic_bool never = false;
    SheetHandler handler(context, spool, bounds);
    AheadStream ahead(part); // inflating takes as long as half of the parsing
    ProgressStream stream(ahead, spool);
    auto failure = XmlReader(handler, bounds).read(stream, never);
    const bool isWanted = handler.flush();
    if (isWanted && !failure && context.strings)
        failure = context.strings->damage();
    spool.finish(failure);
}

} // namespace Balehook
