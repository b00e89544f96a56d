// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/cliptable.h"

#include "core/text/tablewriter.h"

#include <QMimeData>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QByteArrayList utf8Cells(const QStringList &cells)
{
    QByteArrayList utf8;
    for (const QString &cell : cells)
        utf8.append(cell.toUtf8());
    return utf8;
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
    std::vector<QByteArrayList> rows;
    rows.reserve(m_rows.size());
    for (const QStringList &row : m_rows)
        rows.push_back(utf8Cells(row));
    const QString caption = hasCaption() ? m_caption + u'\n' : QString();
    return caption + QString::fromUtf8(tableText(ExportFormat::Tsv, utf8Cells(m_header), rows));
}

QString ClipTable::html() const
{
    QString html = u"<html><head><meta charset=\"utf-8\"></head><body><table>\n"_s;
    if (hasCaption())
        html += u"<caption>"_s + htmlCell(m_caption) + u"</caption>\n"_s;
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
