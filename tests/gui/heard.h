// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QStringList>

namespace Balehook {

/// Collects what a screen reader is told while this lives: the names of notifications that show themselves. One at a
/// time; there must be a bus of assistive programs.
class Heard final
{
public:
    Heard()
    {
        current = this;
        QAccessible::installUpdateHandler(listen);
    }
    ~Heard()
    {
        QAccessible::installUpdateHandler(nullptr);
        current = nullptr;
    }
    Q_DISABLE_COPY_MOVE(Heard)

    QStringList sentences;

private:
    static void listen(QAccessibleEvent *event)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event->type() == QAccessible::Announcement)
            current->sentences.append(static_cast<QAccessibleAnnouncementEvent *>(event)->message());
#else
        QAccessibleInterface *thing = event->accessibleInterface();
        if (event->type() == QAccessible::ObjectShow && thing && thing->role() == QAccessible::Notification)
            current->sentences.append(thing->text(QAccessible::Name));
#endif
    }

    inline static Heard *current = nullptr;
};

} // namespace Balehook
