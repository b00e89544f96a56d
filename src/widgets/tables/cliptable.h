// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QMimeData;

namespace Balehook {

/// Cells on their way to the clipboard: as text (tabs and line breaks) and as an HTML table whose cells are marked as
/// text, so that a spreadsheet keeps leading zeros and long numbers and runs nothing. A value.
class ClipTable final
{
public:
    /// A line above the header, with where the cells are from; only with a header. One line, safe to show.
    void setCaption(QString caption) { m_caption = std::move(caption); }
    void setHeader(QStringList header) { m_header = std::move(header); }
    void addRow(QStringList cells) { m_rows.push_back(std::move(cells)); }
    bool isEmpty() const { return m_rows.empty(); }

    /// A single cell is given as it is; of several, those with tabs, quotes or line breaks are quoted.
    QString text() const;
    QString html() const;
    std::unique_ptr<QMimeData> toMimeData() const;

private:
    bool hasCaption() const { return !m_caption.isEmpty() && !m_header.isEmpty(); }
    bool isSingleCell() const { return m_header.isEmpty() && m_rows.size() == 1 && m_rows.front().size() == 1; }

    QString m_caption;
    QStringList m_header;
    std::vector<QStringList> m_rows;
};

} // namespace Balehook
