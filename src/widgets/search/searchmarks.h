// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QModelIndex>
#include <QObject>
#include <QStringList>

#include <vector>

namespace Balehook {

class LargeTableView;
class PagedTableModel;

/// Marks what is searched in the cells of a table, and says in the first cell on screen of each row in which columns
/// out of view, hidden or scrolled away, it is as well. Owned by what searches the list; the table outlives it.
class SearchMarks final : public QObject
{
    Q_OBJECT

public:
    explicit SearchMarks(LargeTableView &table, QObject *parent = nullptr);

    /// \a marks: the texts of each column, by column. \a model is the one that is shown; null: none.
    void show(const std::vector<QStringList> &marks, PagedTableModel *model);

private:
    QString noteOf(const QModelIndex &index) const;
    bool isOutOfView(int column) const;
    bool isMatch(const QModelIndex &cell) const;

    LargeTableView &m_table;
    std::vector<QStringList> m_marks; ///< folded
};

} // namespace Balehook
