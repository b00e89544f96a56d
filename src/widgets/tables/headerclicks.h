// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPoint>

class QHeaderView;

namespace Balehook {

/// Clicks on the titles of a table's columns. The header's own clickable sections select whole columns, and ask for
/// each whether all its rows are selected, which takes minutes in a large table.
class HeaderClicks final : public QObject
{
    Q_OBJECT

public:
    explicit HeaderClicks(QHeaderView &header, QObject *parent = nullptr);

    /// The mark of the column that is sorted by; -1: none is.
    void showOrder(int column, bool isDescending);

Q_SIGNALS:
    void clicked(int column);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QHeaderView &m_header;
    int m_pressed = -1;
    QPoint m_pressedAt;
};

} // namespace Balehook
