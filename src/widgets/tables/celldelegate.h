// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/widthbound.h"

#include <QIcon>
#include <QStringList>
#include <QStyledItemDelegate>

#include <vector>

class QTableView;

namespace Balehook {

/// Paints one line of text in as few steps as possible: two data() calls for most cells, no copy of the style option,
/// no text layout unless the text does not fit. QStyledItemDelegate asks for seven roles and lays every text out.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// \a elide: ids, URLs and file names are cut in the middle, words at the end.
    explicit CellDelegate(Qt::TextElideMode elide, QObject *parent = nullptr);
    /// Those that paint the cells of \a table.
    static std::vector<CellDelegate *> of(const QTableView &table);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What is searched is marked where it stands in the visible text: the texts of each column, by column.
    void setHighlights(const std::vector<QStringList> &byColumn);
    /// Numbers: at the far end of the cell.
    void setTrailing(bool trailing) { m_trailing = trailing; }
    /// Rows may be of records that are no longer listed (ListingModel::UnlistedRole); they are painted dim.
    void setMayBeUnlisted(bool mayBe) { m_mayBeUnlisted = mayBe; }

protected:
    bool isDim(const QModelIndex &index) const;
    static constexpr int cellMargin = 4; ///< between the edge of a cell and what is in it, in pixels

    static QPalette::ColorGroup colourGroup(const QStyleOptionViewItem &option);
    /// Selection, hover, the mark of the current row and the focus frame; in the first column also what marks the row
    /// as new, changed or watched, and in the first one on screen a sign that what is searched is in a column out of
    /// view. Returns how much room that took at the trailing edge.
    int paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                   bool placeholder, bool trailing = false) const;
    /// What is searched in \a column, as setHighlights() has it; folded.
    QStringList highlightsOf(int column) const
    {
        return std::size_t(column) < m_highlights.size() ? m_highlights[std::size_t(column)] : QStringList();
    }
    /// Behind \a text where it is painted next.
    void paintMatches(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                      const QStringList &highlights) const;

private:
    int paintMarks(QPainter *painter, const QStyleOptionViewItem &option, int marks) const;
    static int signSize(const QStyleOptionViewItem &option);
    int paintSign(QPainter *painter, const QStyleOptionViewItem &option, const QIcon &sign, int taken) const;
    QString shownPart(const QString &text, const QStyleOptionViewItem &option, int width) const;
    int paintOutOfView(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                       int taken) const;

    Qt::TextElideMode m_elide;
    QIcon m_watched;
    QIcon m_outOfView;
    std::vector<QStringList> m_highlights; ///< by column, folded as SearchText does
    mutable WidthBound m_widths;
    bool m_mayBeUnlisted = false;
    bool m_trailing = false;
};

} // namespace Balehook
