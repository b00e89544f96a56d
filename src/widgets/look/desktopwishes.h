// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QDBusMessage;

namespace Balehook {

/// What a Linux desktop says, through its settings portal, of dark and of things that move: GNOME says it nowhere else,
/// and Qt 6.4 does not ask there. Says nothing where there is no portal. Never waits for anybody.
class DesktopWishes final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks, and listens from now on. Once.
    /// Connects to the session bus in a worker. Qt does it when the event loop begins, and waits for it: by then it is
    /// done. For a start of the program.
    static void connectAhead();
    void start();
    bool areDark() const { return m_areDark; }
    bool areCalm() const { return m_areCalm; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    // Called by the bus.
    void settingChanged(const QDBusMessage &message);

private:
    void ask(const QString &key);
    void take(const QString &key, uint value);

    bool m_areDark = false;
    bool m_areCalm = false;
};

} // namespace Balehook
