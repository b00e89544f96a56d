// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <string_view>

namespace Balehook {

/// The text of a cell of an .ods file: paragraphs are lines, and blanks in a row count as one, as OpenDocument has it.
class Paragraphs final
{
public:
    void clear() { *this = {}; }
    void begin();
    void end();
    /// As it stands in the file.
    void addText(std::string_view text);
    /// What an element stands for.
    void append(std::string_view text);
    void appendBlanks(qint64 count);

    const QByteArray &text() const { return m_text; }

private:
    QByteArray m_text;
    int m_paragraphs = 0;
    bool m_isWithin = false;
    bool m_endsBlank = false; ///< with one that is dropped at the end of a paragraph
};

} // namespace Balehook
