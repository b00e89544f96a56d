// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/linkcheck.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestLinkCheck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void links_data();
    void links();
    void whoServedItDecides();
    void hosts_data();
    void hosts();
};

void TestLinkCheck::links_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("https") << u"https://files.example.com/a%20b.csv?X-Amz-Signature=1&b=%2F"_s << true;
    QTest::newRow("https with port") << u"https://files.example.com:8443/a"_s << true;
    QTest::newRow("upper case") << u"HTTPS://FILES.example.com/a"_s << true;
    QTest::newRow("other alphabet") << u"https://\u0430\u0440\u0440\u04cf\u0435.com/"_s << false;
    QTest::newRow("other alphabet, encoded") << u"https://files.xn--80ak6aa92e.com/"_s << false;
    QTest::newRow("metadata") << u"https://169.254.169.254/latest/"_s << false;
    QTest::newRow("metadata in one number") << u"https://2852039166/"_s << false;
    QTest::newRow("metadata as IPv6") << u"https://[::ffff:169.254.169.254]/"_s << false;
    QTest::newRow("link-local IPv6") << u"https://[fe80::1]/"_s << false;
    QTest::newRow("own network") << u"https://10.1.2.3/a.csv"_s << false;
    QTest::newRow("loopback") << u"http://127.0.0.1:8080/a.csv"_s << false;
    QTest::newRow("loopback, encrypted") << u"https://localhost/a.csv"_s << false;
    QTest::newRow("loopback in other numbers") << u"https://0x7f.1/a.csv"_s << false;
    QTest::newRow("loopback, percent-encoded") << u"https://%31%32%37.0.0.1/a.csv"_s << false;
    QTest::newRow("loopback in full width") << u"https://\uff11\uff12\uff17.0.0.1/a.csv"_s << false;
    QTest::newRow("a zone") << u"https://[fe80::1%25eth0]/a.csv"_s << false;
    QTest::newRow("dots at the end") << u"https://127.0.0.1./a.csv"_s << false;
    QTest::newRow("http") << u"http://files.example.com/a.csv"_s << false;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << false;
    QTest::newRow("javascript with slashes") << u"javascript://x%0aalert(1)"_s << false;
    QTest::newRow("data") << u"data:text/html,<b>"_s << false;
    QTest::newRow("vbscript") << u"vbscript:x"_s << false;
    QTest::newRow("ms-msdt") << u"ms-msdt:/id x"_s << false;
    QTest::newRow("search-ms") << u"search-ms:query=x"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("file on a host") << u"file://evil/share/x"_s << false;
    QTest::newRow("smb") << u"smb://evil/share"_s << false;
    QTest::newRow("no scheme") << u"//evil/x"_s << false;
    QTest::newRow("UNC") << u"\\\\evil\\x"_s << false;
    QTest::newRow("drive") << u"C:\\x.exe"_s << false;
    QTest::newRow("path") << u"/files/x.csv"_s << false;
    QTest::newRow("bare key") << u"a/b.csv"_s << false;
    QTest::newRow("words") << u"see the log"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("userinfo") << u"https://files.example.com@evil.com/"_s << false;
    QTest::newRow("password") << u"https://a:b@files.example.com/"_s << false;
    QTest::newRow("empty userinfo") << u"https://@files.example.com/"_s << false;
    QTest::newRow("port 99999") << u"https://files.example.com:99999/"_s << false;
    QTest::newRow("port 0") << u"https://files.example.com:0/"_s << false;
    QTest::newRow("space") << u"https://files.example.com/a b"_s << false;
    QTest::newRow("space before") << u" https://files.example.com/"_s << false;
    QTest::newRow("line break") << u"https://files.example.com/\r\nX: y"_s << false;
    QTest::newRow("NUL") << QString(u"https://files.example.com/"_s + QChar(0)) << false;
    QTest::newRow("zero width") << u"https://files.example.com/\u200ba"_s << false;
    QTest::newRow("right to left override") << u"https://files.example.com/\u202e"_s << false;
    QTest::newRow("backslash") << u"https://files.example.com\\@evil.com/"_s << false;
    QTest::newRow("no host") << u"https:///a"_s << false;
    QTest::newRow("one slash") << u"https:/files.example.com/a"_s << false;
    QTest::newRow("too long") << QString(u"https://files.example.com/"_s + QString(10'000, u'x')) << false;
}

void TestLinkCheck::links()
{
    QFETCH(QString, text);
    QFETCH(bool, allowed);
    const Result<QUrl> link = LinkCheck::parse(text);
    QCOMPARE(link.ok(), allowed);
    QCOMPARE(LinkCheck::refusal(text).isEmpty(), allowed);
    if (!allowed)
        QCOMPARE(link.error().kind, ErrorKind::NotAllowed);
}

void TestLinkCheck::whoServedItDecides()
{
    const DestinationPolicy here(*Origin::of(QUrl(u"http://127.0.0.1:8080"_s)));
    const DestinationPolicy remote(*Origin::of(QUrl(u"https://acme.example.com"_s)));
    const QString link = u"http://127.0.0.1:631/a.csv"_s;
    QVERIFY(LinkCheck::parse(link, here));
    QCOMPARE(LinkCheck::refusal(link, remote),
             u"The link leads to a private network address (127.0.0.1); files are not downloaded from there. You can "
             "copy it."_s);
    QVERIFY(!LinkCheck::parse(u"https://169.254.169.254/latest/"_s, here));
}

void TestLinkCheck::hosts_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("host");
    QTest::newRow("plain") << u"https://files.example.com/a"_s << u"files.example.com"_s;
    QTest::newRow("default port") << u"https://files.example.com:443/a"_s << u"files.example.com"_s;
    QTest::newRow("port") << u"https://files.example.com:8443/a"_s << u"files.example.com:8443"_s;
    QTest::newRow("look-alike") << u"https://\u0430\u0440\u0440\u04cf\u0435.com/"_s << u"xn--80ak6aa92e.com"_s;
    QTest::newRow("address") << u"https://169.254.169.254/"_s << u"169.254.169.254"_s;
}

void TestLinkCheck::hosts()
{
    QFETCH(QString, url);
    QFETCH(QString, host);
    QCOMPARE(LinkCheck::hostOf(QUrl(url)), host);
}

QTEST_GUILESS_MAIN(TestLinkCheck)
#include "tst_linkcheck.moc"
