// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace Balehook {

/// Says to users of a screen reader what happens away from where they are: the end of a load, an error, a result. A
/// window that says something has one of these, made with its first sentence and owned by it. Qt 6.8 knows
/// announcements; older ones pass on nothing of the kind on Linux, so there it is a notification, unseen and without
/// size, that shows itself with each sentence.
class Announcer final : public QWidget
{
    Q_OBJECT

public:
    /// In the window of \a where, after what that window still has to say. Costs nothing while nobody listens.
    static void say(QWidget &where, const QString &text);

private:
    explicit Announcer(QWidget *window);

    void sayNext();

    QStringList m_waiting;
    QTimer m_pause; ///< a reader asks for the name a moment after the event: it must still be the same
};

} // namespace Balehook
