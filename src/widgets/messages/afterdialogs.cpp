// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/afterdialogs.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace Balehook {

AfterDialogs::AfterDialogs(QWidget &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
{ }

void AfterDialogs::run(std::function<void()> what)
{
    if (!QApplication::activeModalWidget()) {
        what();
        return;
    }
    // A dialog blocks what has a handle.
    if (m_waiting.empty() && m_window.windowHandle())
        m_window.windowHandle()->installEventFilter(this);
    m_waiting.push_back(std::move(what));
}

bool AfterDialogs::eventFilter(QObject *watched, QEvent *event)
{
    // Queued: the dialog that goes has yet to say what was chosen in it.
    if (event->type() == QEvent::WindowUnblocked)
        QMetaObject::invokeMethod(this, &AfterDialogs::runAll, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void AfterDialogs::runAll()
{
    if (QApplication::activeModalWidget())
        return; // another one took its place
    if (m_window.windowHandle())
        m_window.windowHandle()->removeEventFilter(this);
    for (auto &what : std::exchange(m_waiting, {}))
        run(std::move(what)); // which may open the next dialog
}

} // namespace Balehook
