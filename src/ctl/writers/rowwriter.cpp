// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/rowwriter.h"

#include "core/text/safetext.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/textwidth.h"

#include <algorithm>

namespace Balehook::Ctl {

namespace {

/// A table is for eyes: what is longer is in the other formats.
constexpr qsizetype longestTableCell = 60;

ExportFormat exportFormat(OutputFormat format)
{
    switch (format) {
    case OutputFormat::Json:
        return ExportFormat::Json;
    case OutputFormat::JsonLines:
        return ExportFormat::JsonLines;
    case OutputFormat::Csv:
    case OutputFormat::Table:
        break;
    }
    return ExportFormat::Csv;
}

} // namespace

RowWriter::RowWriter(Terminal &terminal, OutputFormat format)
    : m_terminal(terminal)
    , m_format(format)
    , m_writer(exportFormat(format))
{ }

RowWriter::~RowWriter() = default;

void RowWriter::begin(const QByteArrayList &header)
{
    if (m_format == OutputFormat::Table || m_format == OutputFormat::Csv) {
        if (m_format == OutputFormat::Csv)
            m_writer.begin(m_out, {});
        if (!header.isEmpty())
            row(header);
        return;
    }
    m_writer.begin(m_out, header);
}

void RowWriter::row(std::span<const QByteArrayView> cells)
{
    switch (m_format) {
    case OutputFormat::Table:
        tableRow(cells);
        return;
    case OutputFormat::Csv: {
        QByteArrayList visible;
        for (const QByteArrayView cell : cells)
            visible.append(visibleText(QString::fromUtf8(cell)).toUtf8());
        const std::vector<QByteArrayView> views(visible.cbegin(), visible.cend());
        // Judged by what the cell began with: a sign in the place of a tab runs nothing, but is no harm either.
        m_writer.row(m_out, views);
        return;
    }
    case OutputFormat::Json:
    case OutputFormat::JsonLines:
        m_writer.row(m_out, cells);
    }
}

void RowWriter::row(const QByteArrayList &cells)
{
    row(std::vector<QByteArrayView>(cells.cbegin(), cells.cend()));
}

void RowWriter::tableRow(std::span<const QByteArrayView> cells)
{
    std::vector<QString> line;
    line.reserve(cells.size());
    for (const QByteArrayView cell : cells) {
        const QString text = cellText(QString::fromUtf8(cell), longestTableCell);
        line.push_back(text.isEmpty() ? QStringLiteral("-") : text);
    }
    m_lines.push_back(std::move(line));
}

/// The first rows decide where columns begin; a later cell that is wider pushes the rest of its line.
void RowWriter::alignTable()
{
    if (m_widths.empty()) {
        for (const std::vector<QString> &line : m_lines) {
            m_widths.resize(std::max(m_widths.size(), line.size()), 0);
            for (std::size_t i = 0; i < line.size(); ++i)
                m_widths[i] = std::max(m_widths[i], textWidth(line[i]));
        }
    }
    for (const std::vector<QString> &line : m_lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            m_out += line[i].toUtf8();
            if (i + 1 == line.size())
                break;
            const int width = i < m_widths.size() ? m_widths[i] : 0;
            m_out += QByteArray(2 + std::max(0, width - textWidth(line[i])), ' ');
        }
        m_out += '\n';
    }
    m_lines.clear();
}

void RowWriter::flush()
{
    if (m_format == OutputFormat::Table)
        alignTable();
    m_terminal.write(std::exchange(m_out, {}));
}

void RowWriter::end()
{
    if (m_format != OutputFormat::Table)
        m_writer.end(m_out);
    flush();
}

} // namespace Balehook::Ctl
