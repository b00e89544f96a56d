// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/desktopnotifier.h"

#include "widgets/messages/traymessages.h"

#include <QGuiApplication>

#ifdef BALEHOOK_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

DesktopNotifier::DesktopNotifier(QObject *parent)
    : DesktopNotifier(new TrayMessages, parent)
{ }

DesktopNotifier::DesktopNotifier(TrayMessages *tray, QObject *parent)
    : QObject(parent)
    , m_tray(tray)
{
    tray->setParent(this);
    connect(tray, &TrayMessages::clicked, this, [this] { Q_EMIT activated(m_trayKey); });
}

DesktopNotifier::~DesktopNotifier() = default;

void DesktopNotifier::notify(const QString &key, const QString &title, const QString &body)
{
    const Note note{key, title, body};
#ifdef BALEHOOK_HAS_DBUS
    if (m_understandsMarkup) {
        send(note);
        return;
    }
    m_waiting.push_back(note);
    askForCapabilities();
#else
    showInTray(note);
#endif
}

void DesktopNotifier::withdrawAll(const QString &prefix)
{
    std::erase_if(m_waiting, [&prefix](const Note &note) { return note.key.startsWith(prefix); });
    m_keys.removeIf([this, &prefix](const auto &shown) {
        if (!shown.value().startsWith(prefix))
            return false;
        close(shown.key());
        return true;
    });
    if (m_trayKey.startsWith(prefix))
        m_trayKey.clear();
}

void DesktopNotifier::adopt(const Shown &shown)
{
    m_keys.insert(shown);
    if (!m_keys.isEmpty())
        listen();
}

#ifdef BALEHOOK_HAS_DBUS

namespace {

constexpr int patience = 5000; // milliseconds, for a service that has to start

QDBusMessage callOf(const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s,
                                          u"org.freedesktop.Notifications"_s, method);
}

} // namespace

void DesktopNotifier::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    // From any sender: naming the service would wait for the bus to say who that is. Numbers that were not given to us
    // are not looked at. The slots are named as the bus wants them.
    QDBusConnection bus = QDBusConnection::sessionBus();
    const QString path = u"/org/freedesktop/Notifications"_s;
    const QString interface = u"org.freedesktop.Notifications"_s;
    bus.connect({}, path, interface, u"ActionInvoked"_s, this, "1actionInvoked(uint,QString)");
    bus.connect({}, path, interface, u"NotificationClosed"_s, this, "1notificationClosed(uint,uint)");
}

void DesktopNotifier::askForCapabilities()
{
    if (std::exchange(m_isAsking, true))
        return;
    auto *answer = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(callOf(u"GetCapabilities"_s), patience), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        m_isAsking = false;
        const QDBusPendingReply<QStringList> reply = *answer;
        const std::vector<Note> waiting = std::exchange(m_waiting, {});
        if (reply.isValid())
            m_understandsMarkup = reply.value().contains("body-markup"_L1);
        for (const Note &note : waiting)
            reply.isValid() ? send(note) : showInTray(note);
    });
}

void DesktopNotifier::send(const Note &note)
{
    listen();
    QDBusMessage call = callOf(u"Notify"_s);
    const QString body = m_understandsMarkup.value_or(true) ? note.body.toHtmlEscaped() : note.body;
    const QVariantMap hints{{u"desktop-entry"_s, QGuiApplication::desktopFileName()}};
    call << QGuiApplication::applicationDisplayName() << m_keys.key(note.key, 0U) << QGuiApplication::desktopFileName()
         << note.title << body << QStringList{u"default"_s, tr("Show")} << hints << -1;
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, patience), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, note] {
        answer->deleteLater();
        const QDBusPendingReply<uint> reply = *answer;
        if (reply.isValid()) {
            m_keys.insert(reply.value(), note.key);
        } else {
            m_understandsMarkup.reset(); // another service may come
            showInTray(note);
        }
    });
}

void DesktopNotifier::close(uint id)
{
    QDBusMessage call = callOf(u"CloseNotification"_s);
    call << id;
    QDBusConnection::sessionBus().send(call);
}

#else

void DesktopNotifier::listen()
{ }
void DesktopNotifier::askForCapabilities()
{ }
void DesktopNotifier::send(const Note &)
{ }
void DesktopNotifier::close(uint)
{ }

#endif

void DesktopNotifier::actionInvoked(uint id, const QString &)
{
    if (const QString key = m_keys.value(id); !key.isEmpty())
        Q_EMIT activated(key);
}

void DesktopNotifier::notificationClosed(uint id, uint)
{
    // Not at once: some services tell of the click only after they closed it.
    const auto forget = [this, id] { m_keys.remove(id); };
    QMetaObject::invokeMethod(this, forget, Qt::QueuedConnection);
}

void DesktopNotifier::showInTray(const Note &note)
{
    const bool isThere = m_tray->isThere();
    if (isThere) {
        m_trayKey = note.key;
        m_tray->show(note.title, note.body);
    }
#ifdef BALEHOOK_HAS_DBUS
    constexpr bool isSeen = false;
#else
    const bool isSeen = isThere;
#endif
    if (!isSeen)
        Q_EMIT notShown(note.key, note.title, note.body);
}

} // namespace Balehook
