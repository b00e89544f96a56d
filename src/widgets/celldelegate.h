// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QStyledItemDelegate>

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

protected:
    static QPalette::ColorGroup colourGroup(const QStyleOptionViewItem &option);
    /// Selection, hover, the mark of the current row and the focus frame; in the first column on screen also what marks
    /// the row as new, changed or watched. Returns how much room that took at the trailing edge.
    int paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                   bool placeholder, bool trailing = false) const;

private:
    int paintMarks(QPainter *painter, const QStyleOptionViewItem &option, int marks) const;

    Qt::TextElideMode m_elide;
    QIcon m_watched;
};

} // namespace Balehook
