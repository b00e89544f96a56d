// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/networksettings.h"
#include "settings/windowsettings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestWindowSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithDefaults();
    void keepsEverything();
    void forgetsOneLayout();
    void nonsenseBecomesTheDefault();
    void keepsTheProxy_data();
    void keepsTheProxy();
    void brokenProxyIsTheSystems_data();
    void brokenProxyIsTheSystems();

private:
    QTemporaryDir m_folder;
    QString newFile() { return m_folder.filePath(QString::number(++m_files) + u".json"_s); }
    int m_files = 0;
};

void TestWindowSettings::startsWithDefaults()
{
    SettingsFile file(newFile());
    const WindowSettings settings(file);
    QVERIFY(settings.geometry().isEmpty());
    QVERIFY(settings.windowState().isEmpty());
    QVERIFY(settings.layout(u"jobs"_s).isEmpty());
    QCOMPARE(settings.zoom(), 0);
    QVERIFY(!settings.isUtc());
    QVERIFY(!settings.isCompact());
    QVERIFY(settings.isRecordPaneVisible());
    QVERIFY(NetworkSettings(file).proxy() == ProxySettings());
    QVERIFY(file.allKeys().isEmpty());
}

void TestWindowSettings::keepsEverything()
{
    const QString path = newFile();
    const QByteArray state("\0\xff=;,\"\n", 7);
    {
        SettingsFile file(path);
        WindowSettings settings(file);
        settings.setGeometry(state);
        settings.setWindowState(state + '2');
        settings.setLayout(u"jobs"_s, state + '3');
        settings.setZoom(-2);
        settings.setUtc(true);
        settings.setCompact(true);
        settings.setRecordPaneVisible(false);
    }
    SettingsFile file(path);
    const WindowSettings settings(file);
    QCOMPARE(settings.geometry(), state);
    QCOMPARE(settings.windowState(), state + '2');
    QCOMPARE(settings.layout(u"jobs"_s), state + '3');
    QCOMPARE(settings.zoom(), -2);
    QVERIFY(settings.isUtc());
    QVERIFY(settings.isCompact());
    QVERIFY(!settings.isRecordPaneVisible());
}

void TestWindowSettings::forgetsOneLayout()
{
    SettingsFile file(newFile());
    WindowSettings settings(file);
    settings.setLayout(u"jobs"_s, "a");
    settings.setLayout(u"webhooks"_s, "b");
    settings.forgetLayout(u"jobs"_s);
    QVERIFY(settings.layout(u"jobs"_s).isEmpty());
    QCOMPARE(settings.layout(u"webhooks"_s), QByteArray("b"));
}

void TestWindowSettings::nonsenseBecomesTheDefault()
{
    SettingsFile file(newFile());
    WindowSettings settings(file);
    settings.setZoom(1000);
    QVERIFY(settings.zoom() < 100);
    file.setValue(u"window/zoom"_s, u"large"_s);
    QCOMPARE(settings.zoom(), 0);
    file.setValue(u"window/zoom"_s, -1'000'000);
    QVERIFY(settings.zoom() > -100);
}

void TestWindowSettings::keepsTheProxy_data()
{
    QTest::addColumn<ProxySettings>("proxy");
    using Mode = ProxySettings::Mode;
    QTest::newRow("system") << ProxySettings{Mode::System, {}, 0};
    QTest::newRow("none") << ProxySettings{Mode::None, {}, 0};
    QTest::newRow("manual") << ProxySettings{Mode::Manual, u"proxy.example"_s, 65535};
    QTest::newRow("manual before") << ProxySettings{Mode::System, u"proxy.example"_s, 3128};
}

void TestWindowSettings::keepsTheProxy()
{
    QFETCH(ProxySettings, proxy);
    const QString path = newFile();
    {
        SettingsFile file(path);
        NetworkSettings(file).setProxy(proxy);
    }
    SettingsFile file(path);
    QVERIFY(NetworkSettings(file).proxy() == proxy);
}

void TestWindowSettings::brokenProxyIsTheSystems_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("port");
    QTest::newRow("unknown mode") << u"magic"_s << u"a"_s << u"1"_s;
    QTest::newRow("no host") << u"manual"_s << QString() << u"1"_s;
    QTest::newRow("no port") << u"manual"_s << u"a"_s << QString();
    QTest::newRow("port too large") << u"manual"_s << u"a"_s << u"65536"_s;
    QTest::newRow("negative port") << u"manual"_s << u"a"_s << u"-1"_s;
}

void TestWindowSettings::brokenProxyIsTheSystems()
{
    QFETCH(QString, mode);
    QFETCH(QString, host);
    QFETCH(QString, port);
    SettingsFile file(newFile());
    file.setValue(u"network/proxyMode"_s, mode);
    file.setValue(u"network/proxyHost"_s, host);
    file.setValue(u"network/proxyPort"_s, port);
    QVERIFY(NetworkSettings(file).proxy().mode == ProxySettings::Mode::System);
}

QTEST_GUILESS_MAIN(TestWindowSettings)
#include "tst_windowsettings.moc"
