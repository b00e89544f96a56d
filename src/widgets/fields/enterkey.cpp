// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/enterkey.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace Balehook {

namespace {

/// As QDialog has it.
bool isEnter(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Return)
        return !event.modifiers();
    return event.key() == Qt::Key_Enter && !(event.modifiers() & ~Qt::KeypadModifier);
}

/// Not a check box or a radio button: there Enter means the whole form. With autoDefault a button presses itself.
QAbstractButton *pressable(QWidget *focus)
{
    if (auto *button = qobject_cast<QPushButton *>(focus))
        return button->autoDefault() ? nullptr : button;
    return qobject_cast<QToolButton *>(focus);
}

} // namespace

EnterKey::EnterKey(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
}

/// What comes here is what the widget with the focus left.
bool EnterKey::eventFilter(QObject *watched, QEvent *event)
{
    const bool isAhead = event->type() == QEvent::ShortcutOverride; // of the key itself
    if (watched != &m_window || (!isAhead && event->type() != QEvent::KeyPress)
        || !isEnter(*static_cast<QKeyEvent *>(event)))
        return QObject::eventFilter(watched, event);
    const QPointer<QWidget> focus = std::exchange(m_focus, isAhead ? m_window.focusWidget() : nullptr);
    QAbstractButton *button = isAhead || focus != m_window.focusWidget() ? nullptr : pressable(focus);
    if (!button)
        return QObject::eventFilter(watched, event);
    event->accept();
    button->click();
    return true;
}

} // namespace Balehook
