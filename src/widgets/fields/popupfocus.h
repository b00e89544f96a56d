// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

namespace Balehook {

/// A popup that has the focus has it again when this goes: meanwhile the window behind it may be told where to go on
/// when the popup closes, which would take the focus away from it.
class PopupFocus final
{
public:
    PopupFocus();
    ~PopupFocus();
    Q_DISABLE_COPY_MOVE(PopupFocus)

private:
    QPointer<QWidget> m_focus;
};

} // namespace Balehook
