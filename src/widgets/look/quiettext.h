// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace Balehook {

/// Keeps what a widget writes in the role PlaceholderText (hints, names of facts) readable: the themes of many desktops
/// make it too faint for text that is no placeholder. Owned by the widget.
class QuietText final : public QObject
{
    Q_OBJECT

public:
    static void keepReadable(QWidget &widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit QuietText(QWidget &widget);

    void adapt();

    QWidget &m_widget;
};

} // namespace Balehook
