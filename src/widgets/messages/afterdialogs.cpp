// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/afterdialogs.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace Balehook {

void AfterDialogs::run(std::function<void()> what)
{
    QWidget *dialog = QApplication::activeModalWidget();
    if (!dialog) {
        what();
        return;
    }
    m_waiting.push_back(std::move(what));
    await(*dialog);
}

/// The dialog itself, as it need not block the window that tells of what waits.
void AfterDialogs::await(QWidget &dialog)
{
    dialog.installEventFilter(this); // a second time changes nothing
}

bool AfterDialogs::eventFilter(QObject *watched, QEvent *event)
{
    // Queued: the dialog that goes has yet to say what was chosen in it.
    if (event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(this, &AfterDialogs::runAll, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void AfterDialogs::runAll()
{
    if (QWidget *other = QApplication::activeModalWidget()) {
        await(*other); // it took the place of the first
        return;
    }
    for (auto &what : std::exchange(m_waiting, {}))
        run(std::move(what)); // which may open the next dialog
}

} // namespace Balehook
