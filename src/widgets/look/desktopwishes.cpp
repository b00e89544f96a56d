// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/desktopwishes.h"

#ifdef BALEHOOK_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QThreadPool>
#endif

#include <utility>

namespace Balehook {

#ifdef BALEHOOK_HAS_DBUS

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 5000; // milliseconds, for a portal that has to start
constexpr auto group = "org.freedesktop.appearance"_L1;
constexpr auto schemeKey = "color-scheme"_L1;
constexpr auto motionKey = "reduced-motion"_L1;
constexpr auto interfaceName = "org.freedesktop.portal.Settings"_L1;
constexpr auto path = "/org/freedesktop/portal/desktop"_L1;

/// Older portals wrap it twice.
uint numberIn(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

} // namespace

void DesktopWishes::connectAhead()
{
    QThreadPool::globalInstance()->start([] { QDBusConnection::sessionBus(); });
}

void DesktopWishes::start()
{
    // From any sender: naming the service would wait for the bus. The slot is named as the bus wants it.
    QDBusConnection::sessionBus().connect({}, path, interfaceName, u"SettingChanged"_s, this,
                                          "1settingChanged(QDBusMessage)");
    ask(schemeKey);
    ask(motionKey);
}

void DesktopWishes::ask(const QString &key)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, path, interfaceName, u"Read"_s);
    call << QString(group) << key;
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, patience), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, key] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(key, numberIn(reply.value().variant()));
    });
}

void DesktopWishes::settingChanged(const QDBusMessage &message)
{
    const QVariantList said = message.arguments();
    if (said.size() == 3 && said[0].toString() == group)
        take(said[1].toString(), numberIn(said[2]));
}

void DesktopWishes::take(const QString &key, uint value)
{
    const auto set = [this](bool &wish, bool isWished) {
        if (std::exchange(wish, isWished) != isWished)
            Q_EMIT changed();
    };
    if (key == schemeKey)
        set(m_areDark, value == 1); // 2: light, 0: as the program likes
    else if (key == motionKey)
        set(m_areCalm, value == 1);
}

#else

void DesktopWishes::connectAhead()
{ }
void DesktopWishes::start()
{ }
void DesktopWishes::settingChanged(const QDBusMessage &)
{ }

#endif

} // namespace Balehook
