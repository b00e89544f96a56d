// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/cliptable.h"

#include <QMimeData>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString quoted(const QString &cell)
{
    const bool needsQuotes =
        cell.contains(u'\t') || cell.contains(u'\n') || cell.contains(u'\r') || cell.contains(u'"');
    if (!needsQuotes)
        return cell;
    QString doubled = cell;
    doubled.replace(u'"', u"\"\""_s);
    return u'"' + doubled + u'"';
}

void appendLine(QString &text, const QStringList &cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += u'\t';
        text += quoted(cells[i]);
    }
    text += u'\n';
}

QString htmlCell(QString cell)
{
    cell.replace(u"\r\n"_s, u"\n"_s);
    QString escaped = cell.toHtmlEscaped();
    // mso-data-placement keeps the line break inside the cell.
    escaped.replace(u'\n', u"<br style=\"mso-data-placement:same-cell\">"_s);
    return escaped;
}

// Excel reads mso-number-format, LibreOffice sdnum; "@" is "text" for both.
constexpr auto textCell = "<td style=\"mso-number-format:'\\@'\" sdnum=\"1033;0;@\">"_L1;

} // namespace

QString ClipTable::text() const
{
    if (isSingleCell())
        return m_rows.front().front();
    QString text;
    if (!m_header.isEmpty())
        appendLine(text, m_header);
    for (const QStringList &row : m_rows)
        appendLine(text, row);
    return text;
}

QString ClipTable::html() const
{
    QString html = u"<html><head><meta charset=\"utf-8\"></head><body><table>\n"_s;
    if (!m_header.isEmpty()) {
        html += u"<tr>"_s;
        for (const QString &cell : m_header)
            html += u"<th>"_s + htmlCell(cell) + u"</th>"_s;
        html += u"</tr>\n"_s;
    }
    for (const QStringList &row : m_rows) {
        html += u"<tr>"_s;
        for (const QString &cell : row)
            html += textCell + htmlCell(cell) + u"</td>"_s;
        html += u"</tr>\n"_s;
    }
    html += u"</table></body></html>"_s;
    return html;
}

std::unique_ptr<QMimeData> ClipTable::toMimeData() const
{
    auto data = std::make_unique<QMimeData>();
    data->setText(text());
    data->setHtml(html());
    return data;
}

} // namespace Balehook
