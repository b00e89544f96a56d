// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QRect>

#include <vector>

class QPoint;
class QTableView;

namespace Balehook {

class FrozenStrip;
struct FrozenHooks;

/// Columns of a table that stay in view while it is scrolled sideways: one that would be beyond an edge is painted at
/// that edge, over what is there. The table itself has no second model and no second selection. Owned by the table.
class FrozenColumns final : public QObject
{
    Q_OBJECT

public:
    FrozenColumns(QTableView &table, const FrozenHooks &hooks);
    ~FrozenColumns() override;

    void setFrozen(int column, bool isFrozen);
    bool isFrozen(int column) const;
    /// Those that are, in no order.
    const std::vector<int> &columns() const { return m_columns; }
    void setColumns(std::vector<int> columns);

    /// How much of the viewport is covered at its leading and trailing edge now.
    int leadingWidth() const;
    int trailingWidth() const;

    /// Something that the strips show has changed.
    void update();

Q_SIGNALS:
    void titleClicked(int column);
    void titleMenuRequested(int column, const QPoint &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    std::vector<int> shownInOrder() const;
    int naturalLeft(int column) const; ///< from the leading edge of the viewport

    QTableView &m_table;
    std::vector<int> m_columns;
    FrozenStrip *m_leading;
    FrozenStrip *m_trailing;
    FrozenStrip *m_leadingTitles;
    FrozenStrip *m_trailingTitles;
};

} // namespace Balehook
