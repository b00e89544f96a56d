// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/reach.h"

#include <QTest>
#include <QUrl>

using namespace Balehook;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Balehook::Reach)

class TestReach final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addresses_data();
    void addresses();
    void names_data();
    void names();
    void spellingsInUrls_data();
    void spellingsInUrls();
};

void TestReach::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Reach>("reach");
    const auto rows = [](Reach reach, std::initializer_list<const char *> texts) {
        for (const char *text : texts)
            QTest::newRow(text) << QString::fromLatin1(text) << reach;
    };
    rows(Reach::Public, {"1.1.1.1",         "9.255.255.255",   "11.0.0.1",        "100.63.255.255", "100.128.0.1",
                         "126.255.255.255", "128.0.0.1",       "169.253.255.255", "169.255.0.1",    "172.15.255.255",
                         "172.32.0.1",      "192.0.2.7",       "192.167.255.255", "192.169.0.1",    "198.17.255.255",
                         "198.20.0.1",      "223.255.255.255", "0x08080808",      "134744072",      "8.8",
                         "[2001:db8::1]",   "2606:4700::1111", "fbff::1",         "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
                         "2002:808:808::1"});
    rows(Reach::Network,
         {"10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1",
          "fc00::1", "fdff:ffff::1", "fd00::1%eth0"});
    rows(Reach::Loopback, {"127.0.0.1", "127.255.255.254", "127.0.0.0", "::1", "[::1]", "0:0:0:0:0:0:0:1", "::0001"});
    rows(Reach::Special, {"0.0.0.0",         "0.1.2.3",    "0",         "169.254.0.1", "169.254.169.254",
                          "192.0.0.1",       "198.18.0.1", "224.0.0.1", "239.1.2.3",   "240.0.0.1",
                          "255.255.255.255", "::",         "fe80::1",   "febf::1",     "fe80::1%eth0",
                          "fe80::1%25eth0",  "::1%lo",     "fec0::1",   "ff02::1",     "64:ff9b:1::1",
                          "100::1"});
    // The private ones, as only some resolvers read them.
    rows(Reach::Special,
         {"127.1",         "127.0.1",      "2130706433", "0x7f.1",       "0x7f000001",  "0X7F.0.0.1",
          "0177.0.0.1",    "017700000001", "127.0.0.01", "127.0.0.1.",   "127.0.0.1..", "0x7f.0x0.0x0.0x1",
          "10.1",          "0xa.0.0.1",    "012.0.0.1",  "167772161",    "192.168.1",   "192.168.1.1.",
          "0300.0250.1.1", "2852039166",   "0xa9fea9fe", "169.254.43518"});
    // And inside of other addresses.
    rows(Reach::Special,
         {"::ffff:127.0.0.1", "::ffff:7f00:1", "[::ffff:7f00:1]", "::FFFF:10.0.0.1", "::127.0.0.1", "::7f00:1",
          "::ffff:0:127.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:101::1",
          "2001:0:4136:e378:8000:63bf:80ff:fffe", "::ffff:169.254.169.254", "::ffff:0.0.0.0", "0:0:0:0:0:ffff:7f00:1"});
}

void TestReach::addresses()
{
    QFETCH(QString, text);
    QFETCH(Reach, reach);
    const auto found = reachOfAddress(text);
    QVERIFY(found);
    QCOMPARE(int(*found), int(reach));
    QCOMPARE(int(reachOfHost(text)), int(reach));
}

void TestReach::names_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Reach>("reach");
    for (const char *name : {"localhost", "LOCALHOST", "LocalHost"})
        QTest::newRow(name) << QString::fromLatin1(name) << Reach::Loopback;
    for (const char *name : {"localhost.", "localhost..", "foo.localhost", "a.b.LOCALHOST.", ".localhost", "[::g]",
                             "::x", "1:2:3:4:5:6:7:8:9", "a%25b"})
        QTest::newRow(name) << QString::fromLatin1(name) << Reach::Special;
    for (const char *name :
         {"example.com", "files.example.com.", "localhost.example.com", "notlocalhost", "127.0.0.1.example.com",
          "127.0.0.256", "256.0.0.1", "1.2.3.4.5", "0x7fg.1", "4294967296", "127.0.0.+1", "127..1", "a"})
        QTest::newRow(name) << QString::fromLatin1(name) << Reach::Public;
}

void TestReach::names()
{
    QFETCH(QString, text);
    QFETCH(Reach, reach);
    QVERIFY(!reachOfAddress(text));
    QCOMPARE(int(reachOfHost(text)), int(reach));
}

void TestReach::spellingsInUrls_data()
{
    QTest::addColumn<QString>("url");
    for (const QString &host : {u"127.0.0.1"_s,
                                u"0x7f.1"_s,
                                u"2130706433"_s,
                                u"127.1"_s,
                                u"0177.0.0.1"_s,
                                u"%31%32%37.0.0.1"_s,
                                u"127%2E0%2E0%2E1"_s,
                                u"\uff11\uff12\uff17.\uff10.\uff10.\uff11"_s,
                                u"127\u30020\u30020\u30021"_s,
                                u"\u2460\u2461\u2466.0.0.1"_s,
                                u"127.0.0.1."_s,
                                u"[::1]"_s,
                                u"[::ffff:7f00:1]"_s,
                                u"[::ffff:127.0.0.1]"_s,
                                u"[fe80::1%25eth0]"_s,
                                u"[0:0:0:0:0:0:0:1]"_s,
                                u"LOCALHOST"_s,
                                u"localhost."_s,
                                u"%6cocalhost"_s,
                                u"\uff4c\uff4f\uff43alhost"_s,
                                u"a.localhost"_s,
                                u"10.0.0.1"_s,
                                u"0xa9fea9fe"_s})
        QTest::newRow(qPrintable(host)) << QString(u"https://"_s + host + u"/x"_s);
}

/// Whatever QUrl makes of a spelling, it is not taken for somebody on the internet.
void TestReach::spellingsInUrls()
{
    QFETCH(QString, url);
    for (const QUrl::ParsingMode mode : {QUrl::TolerantMode, QUrl::StrictMode}) {
        const QUrl parsed(url, mode);
        QVERIFY2(!parsed.isValid() || reachOfHost(parsed.host(QUrl::FullyEncoded)) != Reach::Public,
                 qPrintable(parsed.host(QUrl::FullyEncoded)));
    }
}

QTEST_GUILESS_MAIN(TestReach)
#include "tst_reach.moc"
