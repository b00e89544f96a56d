// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QStringList>

#include <vector>

namespace Balehook::Testing {

/// A desktop's notification service on the session bus, as far as it is asked; remembers what it was to show.
class NotificationService final : public QDBusVirtualObject
{
public:
    struct Note
    {
        uint id = 0;
        uint replaces = 0;
        QString title;
        QString body;
        QStringList actions;
    };

    ~NotificationService() override { stop(); }

    bool start()
    {
        m_connection = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("notifications"));
        return m_connection.registerVirtualObject(path(), this)
            && m_connection.registerService(QStringLiteral("org.freedesktop.Notifications"));
    }
    void stop()
    {
        if (!m_connection.isConnected())
            return;
        m_connection.unregisterService(QStringLiteral("org.freedesktop.Notifications"));
        m_connection.unregisterObject(path());
        QDBusConnection::disconnectFromBus(QStringLiteral("notifications"));
    }

    /// The user clicks what is shown.
    void click(uint id)
    {
        QDBusMessage signal = QDBusMessage::createSignal(path(), QStringLiteral("org.freedesktop.Notifications"),
                                                         QStringLiteral("ActionInvoked"));
        signal << id << QStringLiteral("default");
        m_connection.send(signal);
    }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &) override
    {
        if (message.member() == QLatin1StringView("GetCapabilities")) {
            const QStringList all = understandsMarkup
                ? QStringList{QStringLiteral("body"), QStringLiteral("body-markup")}
                : QStringList{QStringLiteral("body")};
            m_connection.send(message.createReply(all));
            return true;
        }
        if (message.member() == QLatin1StringView("CloseNotification")) {
            closed.push_back(message.arguments().at(0).toUInt());
            m_connection.send(message.createReply());
            return true;
        }
        if (message.member() != QLatin1StringView("Notify"))
            return false;
        if (refuses) {
            m_connection.send(message.createErrorReply(QDBusError::LimitsExceeded, QStringLiteral("too many")));
            return true;
        }
        const QVariantList given = message.arguments();
        const uint replaced = given.at(1).toUInt();
        const uint id = replaced ? replaced : ++m_lastId;
        notes.push_back({id, replaced, given.at(3).toString(), given.at(4).toString(), given.at(5).toStringList()});
        m_connection.send(message.createReply(id));
        return true;
    }

    bool understandsMarkup = true;
    bool refuses = false; ///< to show anything
    std::vector<Note> notes;
    std::vector<uint> closed; ///< by whom they are from

private:
    static QString path() { return QStringLiteral("/org/freedesktop/Notifications"); }

    QDBusConnection m_connection{QString()};
    uint m_lastId = 0;
};

} // namespace Balehook::Testing
