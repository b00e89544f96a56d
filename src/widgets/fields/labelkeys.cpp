// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/labelkeys.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>

namespace Balehook {

LabelKeys::LabelKeys(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this); // what the label does not take comes here
}

bool LabelKeys::isOfLabel(const QKeyEvent &key) const
{
    const auto *label = qobject_cast<QLabel *>(m_window.focusWidget());
    if (!label || !(label->textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard)))
        return false;
    return key.matches(QKeySequence::SelectAll) || (key.matches(QKeySequence::Copy) && label->hasSelectedText());
}

bool LabelKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == &m_window && event->type() == QEvent::ShortcutOverride;
    if (!isKey || !isOfLabel(*static_cast<QKeyEvent *>(event)))
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

} // namespace Balehook
