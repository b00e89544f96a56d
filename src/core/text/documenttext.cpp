// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/documenttext.h"

#include "core/text/pastedtext.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

QString DocumentText::escaped(const QString &text) const
{
    switch (m_format) {
    case Format::Plain:
        break;
    case Format::Markdown:
        return escapedMarkdown(text);
    case Format::Html:
        return text.toHtmlEscaped();
    }
    return text;
}

/// Closes what is open and not part of \a block; blocks have an empty line between them.
void DocumentText::enter(Block block)
{
    const bool goesOn = (block == m_block && block != Block::Paragraph && block != Block::Heading)
        || (block == Block::Details && m_block == Block::Numbers)
        || (block == Block::Numbers && m_block == Block::Details);
    if (m_format == Format::Html) {
        if (m_block == Block::Details && block != Block::Details)
            m_text += "</ul>"_L1;
        if ((m_block == Block::Numbers || m_block == Block::Details) && block != Block::Details)
            m_text += "</li>\n"_L1;
        if ((m_block == Block::Numbers || m_block == Block::Details) && !goesOn)
            m_text += "</ol>\n"_L1;
        if (m_block == Block::List && !goesOn)
            m_text += "</ul>\n"_L1;
        if (block == Block::List && !goesOn)
            m_text += "<ul>\n"_L1;
        if (block == Block::Numbers && !goesOn)
            m_text += "<ol>\n"_L1;
        if (block == Block::Details && m_block != Block::Details)
            m_text += "<ul>\n"_L1;
    } else if (!goesOn && m_block != Block::None && block != Block::None) {
        m_text += u'\n';
    }
    if (block == Block::Numbers && !goesOn)
        m_number = 0;
    m_block = block;
}

void DocumentText::add(const QString &plain, const QString &markdown, const QString &html)
{
    m_text += m_format == Format::Plain ? plain : m_format == Format::Markdown ? markdown : html;
    if (m_block != Block::Numbers || m_format != Format::Html) // whose entry stays open for its details
        m_text += u'\n';
}

void DocumentText::heading(int level, const QString &text)
{
    enter(Block::Heading);
    const QString safe = escaped(text);
    add(safe, QString(level, u'#') + u' ' + safe, u"<h%1 dir=\"auto\">"_s.arg(level) + safe + u"</h%1>"_s.arg(level));
}

void DocumentText::fact(const QString &name, const QString &value)
{
    enter(Block::List);
    const QString safeName = escaped(name);
    const QString safe = escaped(value);
    add(safeName + ": "_L1 + safe, "- **"_L1 + safeName + ":** "_L1 + safe,
        "<li><b>"_L1 + safeName + ":</b> <bdi>"_L1 + safe + "</bdi></li>"_L1);
}

void DocumentText::item(const QString &text)
{
    enter(Block::List);
    const QString safe = escaped(text);
    add(safe, "- "_L1 + safe, "<li>"_L1 + safe + "</li>"_L1);
}

void DocumentText::numbered(const QString &text)
{
    enter(Block::Numbers);
    const QString safe = escaped(text);
    const QString line = QString::number(++m_number) + ". "_L1 + safe;
    add(line, line, "<li>"_L1 + safe);
}

void DocumentText::detail(const QString &text)
{
    enter(Block::Details);
    const QString safe = escaped(text);
    const QString line = "   - "_L1 + safe;
    add(line, line, "<li>"_L1 + safe + "</li>"_L1);
}

void DocumentText::paragraph(const QString &text)
{
    enter(Block::Paragraph);
    const QString safe = escaped(text);
    add(safe, safe, "<p dir=\"auto\">"_L1 + safe + "</p>"_L1);
}

void DocumentText::table(const QStringList &header, const std::vector<QStringList> &rows)
{
    endBlock();
    enter(Block::Table);
    qsizetype columns = header.size();
    for (const QStringList &row : rows)
        columns = std::max(columns, row.size());
    if (m_format == Format::Html)
        m_text += "<table>\n"_L1;
    addRow(header, columns, u"th"_s);
    if (m_format == Format::Markdown)
        m_text += u"| --- "_s.repeated(columns) + "|\n"_L1;
    for (const QStringList &row : rows)
        addRow(row, columns, u"td"_s);
    if (m_format == Format::Html)
        m_text += "</table>\n"_L1;
}

void DocumentText::addRow(const QStringList &cells, qsizetype columns, const QString &tag)
{
    if (m_format == Format::Html)
        m_text += "<tr>"_L1;
    for (qsizetype column = 0; column < columns; ++column) {
        const QString safe = escaped(cells.value(column));
        if (m_format == Format::Html)
            m_text += u'<' + tag + " dir=\"auto\">"_L1 + safe + "</"_L1 + tag + u'>';
        else if (m_format == Format::Markdown)
            m_text += "| "_L1 + safe + u' ';
        else
            m_text += (column > 0 ? "\t"_L1 : ""_L1) + safe;
    }
    m_text += m_format == Format::Html ? "</tr>\n"_L1 : m_format == Format::Markdown ? "|\n"_L1 : "\n"_L1;
}

void DocumentText::endBlock()
{
    if (m_format == Format::Html)
        enter(Block::None);
    else if (m_block == Block::List || m_block == Block::Numbers || m_block == Block::Details
             || m_block == Block::Table)
        m_block = Block::Paragraph; // which always has an empty line behind it
}

QString DocumentText::text()
{
    if (m_format == Format::Html)
        enter(Block::None);
    return m_text;
}

QString DocumentText::page(const QString &title)
{
    const QLocale locale;
    const auto language = locale.bcp47Name();
    const bool isLeftwards = locale.textDirection() == Qt::RightToLeft;
    return u"<!DOCTYPE html>\n<html lang=\""_s + language.toHtmlEscaped() + u"\" dir=\""_s
        + (isLeftwards ? u"rtl"_s : u"ltr"_s)
        + u"\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
          "<meta name=\"referrer\" content=\"no-referrer\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"_s
        + title.toHtmlEscaped()
        + u"</title>\n<style>\n"
          ":root { color-scheme: light dark; }\n"
          "body { font-family: system-ui, sans-serif; line-height: 1.4; margin: 2em auto; max-width: 70em; "
          "padding: 0 1em; }\n"
          "table { border-collapse: collapse; display: block; overflow-x: auto; }\n"
          "th, td { border: 1px solid #8888; padding: .2em .5em; text-align: start; vertical-align: top; }\n"
          "li, p, td, th { overflow-wrap: anywhere; }\n"
          "</style>\n</head>\n<body>\n"_s
        + text() + u"</body>\n</html>\n"_s;
}

} // namespace Balehook
