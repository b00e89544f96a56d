// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/recordwriter.h"

#include "core/text/rawrecord.h"
#include "ctl/frame/terminal.h"

namespace Balehook::Ctl {

namespace {

bool isJson(OutputFormat format)
{
    return format == OutputFormat::Json || format == OutputFormat::JsonLines;
}

} // namespace

RecordWriter::RecordWriter(Terminal &terminal, OutputFormat format, const ListingKind &kind)
    : m_terminal(terminal)
    , m_format(format)
    , m_kind(kind)
    , m_rows(terminal, format)
{ }

void RecordWriter::begin()
{
    if (isJson(m_format))
        return;
    if (m_format == OutputFormat::Csv) {
        m_rows.begin(m_kind.fields);
        return;
    }
    QByteArrayList header;
    for (const int field : m_kind.tableFields)
        header.append(m_kind.fields[field]);
    m_rows.begin(header);
}

void RecordWriter::page(const RecordPage &page, const std::vector<bool> &wanted)
{
    const std::vector<QByteArray> raws = isJson(m_format) ? page.allRaw() : std::vector<QByteArray>();
    for (qsizetype i = 0; i < page.count(); ++i) {
        if (!wanted.empty() && !wanted[std::size_t(i)])
            continue;
        if (isJson(m_format)) {
            raw(raws[std::size_t(i)]);
            continue;
        }
        const QByteArrayList cells = m_kind.cells(page, i);
        if (m_format == OutputFormat::Csv) {
            m_rows.row(cells);
            continue;
        }
        QByteArrayList shown;
        for (const int field : m_kind.tableFields)
            shown.append(cells[field]);
        m_rows.row(shown);
    }
    if (!isJson(m_format))
        m_rows.flush();
}

void RecordWriter::raw(QByteArrayView record)
{
    if (m_format == OutputFormat::JsonLines) {
        m_terminal.write(rawRecord(record, RawSpace::Dropped) + '\n');
    } else if (m_format == OutputFormat::Json) {
        m_terminal.write((m_beforeFirst ? "[\n" : ",\n") + rawRecord(record, RawSpace::Kept));
        m_beforeFirst = false;
    }
}

void RecordWriter::end()
{
    if (m_format == OutputFormat::Json)
        m_terminal.write(m_beforeFirst ? "[]\n" : "\n]\n");
    else if (m_format != OutputFormat::JsonLines)
        m_rows.end();
}

} // namespace Balehook::Ctl
