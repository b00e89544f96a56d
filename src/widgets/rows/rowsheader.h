// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace Balehook {

/// The header of a table of millions of rows. A click is told by columnChosen(): what Qt's own clicks do asks for each
/// column whether all its rows are selected.
class RowsHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit RowsHeader(QWidget *parent = nullptr);

Q_SIGNALS:
    void columnChosen(int column);
    /// The mouse rests on it; \a place on the screen.
    void columnHovered(int column, const QPoint &place);

protected:
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    int m_pressed = -1;
    QPoint m_pressedAt;
};

} // namespace Balehook
