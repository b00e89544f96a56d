// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <vector>

class QHeaderView;
class QMenu;
class QTableView;

namespace Balehook {

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

    /// \a defaults in the order of the columns on screen.
    TableColumns(QTableView &table, std::vector<Default> defaults, QObject *parent);

    /// Applies the defaults, then \a state if it is a usable one. Needs the model in place.
    void restore(const QByteArray &state);
    void reset();
    QByteArray state() const;

    /// One checkable action a column and "Reset columns", each time \a menu is about to show.
    void fillMenu(QMenu &menu);

Q_SIGNALS:
    void columnsReset();

private:
    void openContextMenu(const QPoint &position);
    int shownCount() const;

    QTableView &m_table;
    QHeaderView &m_header;
    std::vector<Default> m_defaults;
};

} // namespace Balehook
