// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsfile.h"
#include "widgets/appearance.h"
#include "widgets/themepalette.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// The settings portal of a desktop on the session bus.
class Portal final : public QDBusVirtualObject
{
public:
    Portal()
        : m_connection(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"portal"_s))
    { }
    ~Portal() override { QDBusConnection::disconnectFromBus(u"portal"_s); }

    bool start()
    {
        return m_connection.registerVirtualObject(path, this)
            && m_connection.registerService(u"org.freedesktop.portal.Desktop"_s);
    }

    void set(const QString &key, uint value)
    {
        values[key] = value;
        QDBusMessage signal =
            QDBusMessage::createSignal(path, u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
        signal << u"org.freedesktop.appearance"_s << key << QVariant::fromValue(QDBusVariant(value));
        m_connection.send(signal);
    }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &) override
    {
        if (message.member() != "Read"_L1 || message.arguments().constFirst() != u"org.freedesktop.appearance"_s)
            return false;
        // Wrapped twice, as portals do.
        const QDBusVariant inner(values.value(message.arguments().at(1).toString()));
        m_connection.send(message.createReply(QVariant::fromValue(QDBusVariant(QVariant::fromValue(inner)))));
        return true;
    }

    QHash<QString, uint> values;

private:
    const QString path = u"/org/freedesktop/portal/desktop"_s;
    QDBusConnection m_connection;
};

bool isDark()
{
    return ThemePalette::isDark(QApplication::palette());
}

} // namespace

class DesktopWishesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDesktopIsFollowed();
    void theUsersChoiceWins();
};

void DesktopWishesTest::theDesktopIsFollowed()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"settings.json"_s));
    Portal portal;
    portal.values = {{u"color-scheme"_s, 1}, {u"reduced-motion"_s, 1}};
    QVERIFY(portal.start());
    Appearance appearance(settings);
    QVERIFY(!isDark());
    appearance.followDesktop();
    QTRY_VERIFY(isDark());
    QTRY_COMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    portal.set(u"color-scheme"_s, 2);
    QTRY_VERIFY(!isDark());
    portal.set(u"reduced-motion"_s, 0);
    QTRY_VERIFY(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
    portal.set(u"color-scheme"_s, 1);
    QTRY_VERIFY(isDark());
}

void DesktopWishesTest::theUsersChoiceWins()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"settings.json"_s));
    Portal portal;
    portal.values = {{u"color-scheme"_s, 1}};
    QVERIFY(portal.start());
    Appearance appearance(settings);
    appearance.setTheme(Theme::Light);
    appearance.followDesktop();
    // Both have been asked by the time that this one is heard.
    portal.set(u"reduced-motion"_s, 1);
    QTRY_COMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    QVERIFY(!isDark());
    appearance.setTheme(Theme::System);
    QTRY_VERIFY(isDark());
    appearance.setTheme(Theme::Light);
    QVERIFY(!isDark());
}

} // namespace Balehook

QTEST_MAIN(Balehook::DesktopWishesTest)

#include "tst_desktopwishes.moc"
