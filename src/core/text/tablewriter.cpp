// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/tablewriter.h"

#include "core/text/formulaguard.h"
#include "core/text/rawrecord.h"

#include <QString>

#include <algorithm>

namespace Balehook {

namespace {

/// Appends \a text with bytes that are no UTF-8 replaced.
void appendValid(QByteArray &out, QByteArrayView text)
{
    if (text.isValidUtf8())
        out.append(text);
    else
        out.append(QString::fromUtf8(text).toUtf8());
}

void appendQuoted(QByteArray &out, QByteArrayView text)
{
    out += '"';
    for (qsizetype quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"')) {
        appendValid(out, text.first(quote));
        out += "\"\"";
        text = text.sliced(quote + 1);
    }
    appendValid(out, text);
    out += '"';
}

void appendTsvCell(QByteArray &out, QByteArrayView text)
{
    const bool needsQuotes =
        std::any_of(text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r' || c == '"'; });
    if (needsQuotes)
        appendQuoted(out, text);
    else
        appendValid(out, text);
}

/// Nothing of \a text is markup in the result, and it stays on its line.
void appendMarkdownCell(QByteArray &out, QByteArrayView text)
{
    constexpr QByteArrayView markup = "\\`*_[]<>|#~&!";
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool isLineBreak = c == '\n' || c == '\r';
        if (isLineBreak) {
            out += "<br>";
            if (c == '\r' && at + 1 < text.size() && text[at + 1] == '\n')
                ++at;
        } else if (c == '\t' || c == '\0') {
            out += ' ';
        } else {
            if (markup.contains(c))
                out += '\\';
            out += c;
        }
    }
}

void appendJsonString(QByteArray &out, QByteArrayView text)
{
    out += '"';
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (const qsizetype length = controlLength(text.sliced(at))) {
                appendControlEscape(out, text.sliced(at, length));
                at += length - 1;
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

/// Calls \a append with \a text, or with a valid copy of it.
template <typename Append>
void appendValidBy(Append append, QByteArray &out, QByteArrayView text)
{
    if (text.isValidUtf8())
        append(out, text);
    else
        append(out, QString::fromUtf8(text).toUtf8());
}

} // namespace

void TableWriter::begin(QByteArray &out, const QByteArrayList &header)
{
    if (m_format == ExportFormat::Csv && m_options.byteOrderMark)
        out += "\xef\xbb\xbf";
    if (m_format == ExportFormat::Json)
        out += '[';
    if (header.isEmpty())
        return;
    if (m_format == ExportFormat::Json || m_format == ExportFormat::JsonLines) {
        setKeys(header);
        return;
    }
    const std::vector<QByteArrayView> names(header.begin(), header.end());
    row(out, names);
}

void TableWriter::row(QByteArray &out, std::span<const QByteArrayView> cells)
{
    switch (m_format) {
    case ExportFormat::Tsv:
    case ExportFormat::Csv:
        delimitedRow(out, cells);
        break;
    case ExportFormat::Markdown:
        markdownRow(out, cells);
        break;
    case ExportFormat::Json:
        out += m_beforeFirst ? "\n  " : ",\n  ";
        jsonRow(out, cells);
        break;
    case ExportFormat::JsonLines:
        jsonRow(out, cells);
        out += '\n';
        break;
    case ExportFormat::Xlsx:
        Q_ASSERT(false); // is no text
        break;
    }
    m_beforeFirst = false;
}

void TableWriter::element(QByteArray &out, QByteArrayView json)
{
    Q_ASSERT(m_format == ExportFormat::Json || m_format == ExportFormat::JsonLines);
    if (m_format == ExportFormat::Json)
        out += m_beforeFirst ? "\n  " : ",\n  ";
    out += json;
    if (m_format == ExportFormat::JsonLines)
        out += '\n';
    m_beforeFirst = false;
}

void TableWriter::end(QByteArray &out)
{
    if (m_format == ExportFormat::Json)
        out += m_beforeFirst ? "]\n" : "\n]\n";
}

void TableWriter::delimitedRow(QByteArray &out, std::span<const QByteArrayView> cells)
{
    const bool isCsv = m_format == ExportFormat::Csv;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            out += isCsv ? ',' : '\t';
        if (!isCsv) {
            appendTsvCell(out, cells[i]);
        } else if (m_options.guardFormulas && looksLikeFormula(cells[i])) {
            ++m_guardedCells;
            appendQuoted(out, QByteArray("'" + cells[i].toByteArray()));
        } else {
            appendQuoted(out, cells[i]);
        }
    }
    out += isCsv ? "\r\n" : "\n";
}

void TableWriter::markdownRow(QByteArray &out, std::span<const QByteArrayView> cells)
{
    out += '|';
    for (const QByteArrayView cell : cells) {
        out += ' ';
        appendValidBy(appendMarkdownCell, out, cell);
        out += " |";
    }
    out += '\n';
    if (m_beforeFirst)
        out += '|' + QByteArray(" --- |").repeated(qsizetype(cells.size())) + '\n';
}

void TableWriter::jsonRow(QByteArray &out, std::span<const QByteArrayView> cells)
{
    const bool isObject = !m_keys.isEmpty();
    out += isObject ? '{' : '[';
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            out += ',';
        if (isObject) {
            out += keyOf(qsizetype(i));
            out += ':';
        }
        appendValidBy(appendJsonString, out, cells[i]);
    }
    out += isObject ? '}' : ']';
}

void TableWriter::setKeys(const QByteArrayList &header)
{
    m_keys.clear();
    for (const QByteArray &name : header)
        addKey(name);
}

/// Each key once: of two equal ones most readers would drop the first.
void TableWriter::addKey(const QByteArray &name)
{
    const QByteArray valid = QString::fromUtf8(name).toUtf8();
    const QByteArray base = valid.isEmpty() ? "column " + QByteArray::number(m_keys.size() + 1) : valid;
    const auto quoted = [](const QByteArray &text) {
        QByteArray key;
        appendJsonString(key, text);
        return key;
    };
    QByteArray key = quoted(base);
    int &number = m_numbers[base];
    while (m_usedKeys.contains(key)) {
        number = std::max(number + 1, 2);
        key = quoted(base + ' ' + QByteArray::number(number));
    }
    m_usedKeys.insert(key);
    m_keys.append(key);
}

const QByteArray &TableWriter::keyOf(qsizetype column)
{
    // A row may have more cells than the header.
    while (m_keys.size() <= column)
        addKey({});
    return m_keys.at(column);
}

QByteArray tableText(ExportFormat format, const QByteArrayList &header, const std::vector<QByteArrayList> &rows,
                     TableWriter::Options options, qint64 *guardedCells)
{
    TableWriter writer(format, options);
    QByteArray text;
    writer.begin(text, header);
    for (const QByteArrayList &row : rows) {
        const std::vector<QByteArrayView> cells(row.begin(), row.end());
        writer.row(text, cells);
    }
    writer.end(text);
    if (guardedCells)
        *guardedCells = writer.guardedCells();
    return text;
}

} // namespace Balehook
