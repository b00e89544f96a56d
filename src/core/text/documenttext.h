// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

/// A text that leaves the program, with headings, lists and tables, as plain text, Markdown or HTML. All that is added
/// may come from outside and is made harmless here: it stays in its line and makes no markup, no link and no picture.
/// The HTML has no scripts and loads nothing.
class DocumentText final
{
public:
    enum class Format { Plain, Markdown, Html };

    explicit DocumentText(Format format)
        : m_format(format)
    { }

    void heading(int level, const QString &text);
    /// An entry of a list: "name: value".
    void fact(const QString &name, const QString &value);
    void item(const QString &text);
    /// An entry of a list that is counted from 1, and what belongs to the last one.
    void numbered(const QString &text);
    void detail(const QString &text);
    void paragraph(const QString &text);
    void table(const QStringList &header, const std::vector<QStringList> &rows);
    /// What is added next is not of the same list.
    void endBlock();

    QString text();
    /// As a whole page, in the language of the program; \a title is that of the tab.
    QString page(const QString &title);

private:
    enum class Block { None, Heading, List, Numbers, Details, Paragraph, Table };

    void enter(Block block);
    void add(const QString &plain, const QString &markdown, const QString &html);
    QString escaped(const QString &text) const;
    void addRow(const QStringList &cells, qsizetype columns, const QString &tag);

    const Format m_format;
    QString m_text;
    Block m_block = Block::None;
    int m_number = 0;
};

} // namespace Balehook
