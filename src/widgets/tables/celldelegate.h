// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QStringList>
#include <QStyledItemDelegate>

#include <vector>

namespace Balehook {

/// Paints one line of text in as few steps as possible: two data() calls a cell, no copy of the style option, no text
/// layout unless the text does not fit. QStyledItemDelegate asks for seven roles and lays every text out.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// \a elide: ids, URLs and file names are cut in the middle, words at the end.
    explicit CellDelegate(Qt::TextElideMode elide, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What is searched is marked where it stands in the visible text of these columns.
    void setHighlights(const QStringList &texts, const std::vector<int> &columns);
    /// Numbers: at the far end of the cell.
    void setTrailing(bool trailing) { m_trailing = trailing; }
    /// Rows may be of records that are no longer listed (ListingModel::UnlistedRole); they are painted dim.
    void setMayBeUnlisted(bool mayBe) { m_mayBeUnlisted = mayBe; }

protected:
    bool isDim(const QModelIndex &index) const;
    static QPalette::ColorGroup colourGroup(const QStyleOptionViewItem &option);
    /// Selection, hover, the mark of the current row and the focus frame; in the first column on screen also what marks
    /// the row as new, changed or watched. Returns how much room that took at the trailing edge.
    int paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                   bool placeholder, bool trailing = false) const;

private:
    void paintMatches(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                      const QString &text) const;
    int paintMarks(QPainter *painter, const QStyleOptionViewItem &option, int marks) const;

    Qt::TextElideMode m_elide;
    QIcon m_watched;
    QStringList m_highlights; ///< folded as SearchText does
    std::vector<bool> m_highlighted; ///< by column
    bool m_mayBeUnlisted = false;
    bool m_trailing = false;
};

} // namespace Balehook
