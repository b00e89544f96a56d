// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/popupfocus.h"

#include <QApplication>

namespace Balehook {

PopupFocus::PopupFocus()
{
    const QWidget *popup = QApplication::activePopupWidget();
    QWidget *focus = QApplication::focusWidget();
    if (popup && focus && focus->window() == popup)
        m_focus = focus;
}

PopupFocus::~PopupFocus()
{
    if (m_focus)
        m_focus->setFocus(Qt::PopupFocusReason);
}

} // namespace Balehook
