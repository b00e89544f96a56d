// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

namespace Balehook {

/// Enter presses the button of a window that has the focus. Qt leaves that to autoDefault, which only buttons in
/// dialogs have by themselves. Without it Enter does nothing, and in a dialog it presses the default button instead:
/// "Register" for somebody who is at "Help". Owned by the window, which is a dialog, a dock or any other.
class EnterKey final : public QObject
{
    Q_OBJECT

public:
    explicit EnterKey(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    QPointer<QWidget> m_focus; ///< when the key went down: a list may give the focus to a button when it takes the key
};

} // namespace Balehook
