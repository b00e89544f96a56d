// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/origin.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestOrigin final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSchemeHostAndPort_data();
    void isSchemeHostAndPort();
    void sameOnlyIfAllAreEqual();
    void knowsLoopbackHosts_data();
    void knowsLoopbackHosts();
};

void TestOrigin::isSchemeHostAndPort_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QString>("origin"); // empty: none
    QTest::newRow("https") << QUrl(u"https://A.example/x?y#z"_s) << u"https://a.example"_s;
    QTest::newRow("default port") << QUrl(u"https://a.example:443"_s) << u"https://a.example"_s;
    QTest::newRow("other port") << QUrl(u"https://a.example:80"_s) << u"https://a.example:80"_s;
    QTest::newRow("http") << QUrl(u"HTTP://127.0.0.1:80/"_s) << u"http://127.0.0.1"_s;
    QTest::newRow("IPv6") << QUrl(u"http://[::1]:8080"_s) << u"http://[::1]:8080"_s;
    QTest::newRow("user info is no part") << QUrl(u"https://a@b.example"_s) << u"https://b.example"_s;
    QTest::newRow("Unicode") << QUrl(u"https://bücher.example"_s) << u"https://xn--bcher-kva.example"_s;
    QTest::newRow("empty") << QUrl() << QString();
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s) << QString();
    QTest::newRow("share") << QUrl(u"file://evil/share"_s) << QString();
    QTest::newRow("relative") << QUrl(u"/files/x.csv"_s) << QString();
    QTest::newRow("no host") << QUrl(u"https:///x"_s) << QString();
    QTest::newRow("websocket") << QUrl(u"wss://a.example"_s) << QString();
}

void TestOrigin::isSchemeHostAndPort()
{
    QFETCH(QUrl, url);
    QFETCH(QString, origin);
    const auto result = Origin::of(url);
    QCOMPARE(result ? result->toString() : QString(), origin);
}

void TestOrigin::sameOnlyIfAllAreEqual()
{
    const auto of = [](const QString &text) { return Origin::of(QUrl(text)); };
    const auto base = of(u"https://a.example"_s);
    QVERIFY(base == of(u"https://A.EXAMPLE:443/path"_s));
    QVERIFY(base != of(u"http://a.example:443"_s));
    QVERIFY(base != of(u"https://b.a.example"_s));
    QVERIFY(base != of(u"https://a.example."_s));
    QVERIFY(base != of(u"https://a.example:444"_s));
}

void TestOrigin::knowsLoopbackHosts_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isLoopback");
    for (const char *host : {"localhost", "LOCALHOST", "127.0.0.1", "127.255.255.254", "::1", "[::1]"})
        QTest::newRow(host) << QString::fromLatin1(host) << true;
    for (const char *host :
         {"", ".localhost", "acme.localhost", "localhost.", "localhost.example.com", "notlocalhost", "127.0.0.1.example.com", "127.1", "127.0.0.256",
          "127.0.0.01", "128.0.0.1", "127.0.0.1.", "127.0.0.0x1", "0.0.0.0", "::2", "::ffff:127.0.0.1", "127.0.0.+1"})
        QTest::newRow(host) << QString::fromLatin1(host) << false;
}

void TestOrigin::knowsLoopbackHosts()
{
    QFETCH(QString, host);
    QFETCH(bool, isLoopback);
    QCOMPARE(isLoopbackHost(host), isLoopback);
}

QTEST_GUILESS_MAIN(TestOrigin)
#include "tst_origin.moc"
