// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <vector>

class QHeaderView;
class QMenu;
class QTableView;

namespace Balehook {

class FrozenColumns;

/// The columns that \a header shows, in the order on screen.
std::vector<int> shownColumns(const QHeaderView &header);

/// Widths, order and visibility of a table's columns: good ones at first, then the user's. Owned by the table's page.
class TableColumns final : public QObject
{
    Q_OBJECT

public:
    /// A column at first sight: its width in average characters, and whether it is shown.
    struct Default
    {
        int column;
        int characters;
        bool shown = true;
    };

    /// What layouts saved by versions before 0.2 hold: a QHeaderView's own state.
    struct Legacy
    {
        std::vector<int> order; ///< of their columns before the user moved one; such a layout gets the order of today
        std::vector<int> redefined; ///< columns that show something else since, and have the width of today
    };

    /// \a defaults in the order of the columns on screen.
    TableColumns(QTableView &table, std::vector<Default> defaults, QObject *parent, Legacy legacy = {});

    /// Applies the defaults, then \a state if it is a usable one. Needs the model in place. Columns that \a state does
    /// not know stand beside the one that they follow by default.
    void restore(const QByteArray &state);
    void reset();
    /// Order, visibility and widths, in characters: they fit a text of another size, too.
    QByteArray state() const;

    /// One checkable action a column, one that freezes the current one, and "Reset Columns", each time \a menu is about
    /// to show.
    void fillMenu(QMenu &menu);

Q_SIGNALS:
    void columnsReset();

protected:
    /// Widths follow the size of the text.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool restoreLegacy(const QByteArray &state);
    bool restoreOwn(const QByteArray &state);
    void moveBesideDefault(int column);
    int defaultWidth(const Default &column) const;
    void scaleToText();
    void openContextMenu(int column, const QPoint &place);
    void fillMenu(QMenu &menu, int current);
    void addFreezing(QMenu &menu, int column);
    int shownCount() const;

    QTableView &m_table;
    QHeaderView &m_header;
    FrozenColumns *m_frozen = nullptr; ///< null where the table has none
    std::vector<Default> m_defaults;
    Legacy m_legacy;
    int m_unit; ///< pixels of a character that the widths of now were made for
};

} // namespace Balehook
