// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace Balehook {

/// One line of plain text, as wide as there is room: where it does not fit it has an ellipsis instead of ending in the
/// middle of a number, and its tool tip has all of it.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Where the ellipsis is: at the end unless told otherwise.
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString shownText() const;

    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace Balehook
