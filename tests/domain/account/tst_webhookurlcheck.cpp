// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/webhookurlcheck.h"

#include <QLocale>
#include <QTest>
#include <QUrl>

using namespace Balehook;
using namespace Qt::StringLiterals;

using Fault = WebhookUrlCheck::Fault;
using Warnings = WebhookUrlCheck::Warnings;

/// URLs of webhooks as people type and paste them.
class TestWebhookUrlCheck final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void warns_data();
    void warns();
    void knowsTheAccountsOwnHosts_data();
    void knowsTheAccountsOwnHosts();
    void tellsThePunycodeForm();
    void tellsHowLongItIs();
};

void TestWebhookUrlCheck::refuses_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<Fault>("fault");
    QTest::newRow("empty") << QString() << Fault::Empty;
    QTest::newRow("a space") << u" "_s << Fault::OuterSpaces;
    QTest::newRow("space before") << u" https://a.example/"_s << Fault::OuterSpaces;
    QTest::newRow("space after") << u"https://a.example/ "_s << Fault::OuterSpaces;
    QTest::newRow("line break after") << u"https://a.example/\n"_s << Fault::OuterSpaces;
    QTest::newRow("no-break space after") << u"https://a.example/\u00a0"_s << Fault::OuterSpaces;
    QTest::newRow("space inside") << u"https://a.example/a b"_s << Fault::Spaces;
    QTest::newRow("space in host") << u"https://a b.example/"_s << Fault::Spaces;
    QTest::newRow("tab inside") << u"https://a.example/a\tb"_s << Fault::OddCharacters;
    QTest::newRow("line break inside") << u"https://a.example/a\r\nb"_s << Fault::OddCharacters;
    QTest::newRow("null") << QString(u"https://a.example/"_s + QChar(0)) << Fault::OddCharacters;
    QTest::newRow("bidi") << u"https://a.example/\u202egpj"_s << Fault::OddCharacters;
    QTest::newRow("zero width") << u"https://a\u200b.example/"_s << Fault::OddCharacters;
    QTest::newRow("lone surrogate") << QString(u"https://a.example/"_s + QChar(0xd800)) << Fault::OddCharacters;
    QTest::newRow("backslash") << u"https:\\\\a.example\\x"_s << Fault::OddCharacters;
    QTest::newRow("quotes") << u"\"https://a.example/\""_s << Fault::OddCharacters;
    QTest::newRow("markup") << u"<https://a.example/>"_s << Fault::OddCharacters;
    QTest::newRow("word") << u"hook"_s << Fault::Scheme;
    QTest::newRow("no scheme") << u"a.example/hook"_s << Fault::Scheme;
    QTest::newRow("relative to a scheme") << u"//a.example/hook"_s << Fault::Scheme;
    QTest::newRow("path") << u"/hook"_s << Fault::Scheme;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << Fault::Scheme;
    QTest::newRow("file") << u"file:///etc/passwd"_s << Fault::Scheme;
    QTest::newRow("ftp") << u"ftp://a.example/"_s << Fault::Scheme;
    QTest::newRow("httpss") << u"httpss://a.example/"_s << Fault::Scheme;
    QTest::newRow("no slashes") << u"https:a.example"_s << Fault::Host;
    QTest::newRow("one slash") << u"https:/a.example"_s << Fault::Host;
    QTest::newRow("no host") << u"https:///hook"_s << Fault::Host;
    QTest::newRow("nothing after it") << u"https://"_s << Fault::Host;
    QTest::newRow("only a port") << u"https://:8443/hook"_s << Fault::Host;
    QTest::newRow("only a user") << u"https://user@/hook"_s << Fault::Host;
    QTest::newRow("port of letters") << u"https://a.example:x/"_s << Fault::Invalid;
    QTest::newRow("port 0") << u"https://a.example:0/"_s << Fault::Invalid;
    QTest::newRow("port too large") << u"https://a.example:65536/"_s << Fault::Invalid;
    QTest::newRow("percent sign") << u"https://a.example/100%"_s << Fault::Invalid;
    QTest::newRow("braces in host") << u"https://{slug}.example/"_s << Fault::Host;
}

void TestWebhookUrlCheck::refuses()
{
    QFETCH(QString, url);
    QFETCH(Fault, fault);
    const WebhookUrlCheck check(url);
    QCOMPARE(check.fault(), fault);
    QVERIFY(!check.faultText().isEmpty());
    QVERIFY(check.warningTexts().isEmpty());
    QVERIFY(check.host().isEmpty());
}

void TestWebhookUrlCheck::warns_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<Warnings>("warnings");
    QTest::newRow("nothing to say") << u"https://a.example/hook?x=1&y=%20#z"_s << Warnings();
    QTest::newRow("upper case") << u"HTTPS://A.EXAMPLE/Hook"_s << Warnings();
    QTest::newRow("port") << u"https://a.example:8443"_s << Warnings();
    QTest::newRow("public address") << u"https://203.0.113.9/"_s << Warnings();
    QTest::newRow("public IPv6") << u"https://[2001:db8::1]/"_s << Warnings();
    QTest::newRow("http") << u"http://a.example/"_s << Warnings(WebhookUrlCheck::PlainHttp);
    for (const char *host : {"localhost", "LocalHost", "acme.localhost", "localhost.", "127.0.0.1", "127.9.9.9",
                             "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "localhost:8080"})
        QTest::newRow(host) << QString("https://"_L1 + QLatin1StringView(host) + "/hook"_L1)
                            << Warnings(WebhookUrlCheck::Loopback);
    for (const char *host :
         {"10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "[::]",
          "[fe80::1]", "[FEBF::1]", "[fc00::1]", "[fd12:3456::1]", "[::ffff:10.0.0.1]", "intranet", "printer.local",
          "metadata.google.internal", "nas.lan", "box.home.arpa"})
        QTest::newRow(host) << QString("https://"_L1 + QLatin1StringView(host) + "/hook"_L1)
                            << Warnings(WebhookUrlCheck::PrivateNetwork);
    for (const char *host :
         {"172.15.0.1", "172.32.0.1", "192.167.0.1", "11.0.0.1", "100.128.0.1", "[fec0::1]", "[fb00::1]",
          "[::ffff:203.0.113.9]", "10.0.0.1.example", "local.example", "localhost.example"})
        QTest::newRow(host) << QString("https://"_L1 + QLatin1StringView(host) + "/hook"_L1) << Warnings();
    QTest::newRow("user") << u"https://user@a.example/"_s << Warnings(WebhookUrlCheck::UserInfo);
    QTest::newRow("user and password") << u"https://user:pass@a.example/"_s << Warnings(WebhookUrlCheck::UserInfo);
    QTest::newRow("at sign in path") << u"https://a.example/@user"_s << Warnings();
    QTest::newRow("IDN") << u"https://bücher.example/"_s << Warnings(WebhookUrlCheck::ForeignLetters);
    QTest::newRow("trade mark") << u"https://\u2122elvin.example/"_s << Warnings(WebhookUrlCheck::ForeignLetters);
    QTest::newRow("full-width") << u"https://shop.\uFF45xample/"_s << Warnings(WebhookUrlCheck::ForeignLetters);
    QTest::newRow("umlaut in the path") << u"https://shop.example/b\u00FCcher"_s << Warnings();
    QTest::newRow("punycode") << u"https://xn--bcher-kva.example/"_s << Warnings(WebhookUrlCheck::ForeignLetters);
    QTest::newRow("3,000 characters") << QString(u"https://a.example/"_s + QString(2982, u'a'))
                                      << Warnings(WebhookUrlCheck::VeryLong);
    QTest::newRow("2,000 characters") << QString(u"https://a.example/"_s + QString(1982, u'a')) << Warnings();
    QTest::newRow("several") << u"http://me@127.0.0.1/"_s
                             << Warnings(WebhookUrlCheck::Loopback | WebhookUrlCheck::PlainHttp
                                         | WebhookUrlCheck::UserInfo);
}

void TestWebhookUrlCheck::warns()
{
    QFETCH(QString, url);
    QFETCH(Warnings, warnings);
    const WebhookUrlCheck check(url);
    QCOMPARE(check.fault(), Fault::None);
    QCOMPARE(check.faultText(), QString());
    QCOMPARE(check.warnings().toInt(), warnings.toInt());
    QCOMPARE(check.warningTexts().size(), qPopulationCount(quint32(warnings.toInt())));
    QVERIFY(!check.host().isEmpty());
}

void TestWebhookUrlCheck::knowsTheAccountsOwnHosts_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isOwn");
    QTest::newRow("listing host") << u"https://acme.example/x"_s << true;
    QTest::newRow("workspace host") << u"https://WORK.example:9/x"_s << true;
    QTest::newRow("its full name") << u"https://acme.example./x"_s << true;
    QTest::newRow("below it") << u"https://hooks.acme.example/x"_s << false;
    QTest::newRow("another") << u"https://acme.example.org/x"_s << false;
}

void TestWebhookUrlCheck::knowsTheAccountsOwnHosts()
{
    QFETCH(QString, url);
    QFETCH(bool, isOwn);
    const std::vector<Origin> own{*Origin::of(QUrl(u"https://acme.example"_s)),
                                  *Origin::of(QUrl(u"https://work.example/prefix"_s))};
    QCOMPARE(WebhookUrlCheck(url, own).warnings().testFlag(WebhookUrlCheck::OwnHost), isOwn);
}

void TestWebhookUrlCheck::tellsThePunycodeForm()
{
    // The first letter of the name is Cyrillic.
    const WebhookUrlCheck check(u"https://\u0430cme.example/"_s);
    QCOMPARE(check.host(), u"xn--cme-5cd.example"_s);
    QVERIFY(check.warningTexts().front().contains(check.host()));
}

void TestWebhookUrlCheck::tellsHowLongItIs()
{
    const WebhookUrlCheck check(QString(u"https://a.example/"_s + QString(2982, u'a')));
    QVERIFY(check.warningTexts().front().contains(QLocale().toString(3000)));
}

QTEST_GUILESS_MAIN(TestWebhookUrlCheck)
#include "tst_webhookurlcheck.moc"
