// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/baseurl.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestBaseUrl final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void slugStaysInItsPlace_data();
    void slugStaysInItsPlace();
    void resolvesPaths_data();
    void resolvesPaths();

private:
    const AccountSlug m_acme = *AccountSlug::fromString(u"acme"_s);
};

void TestBaseUrl::accepts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    const auto row = [](const char *name, const QString &text, const QString &url, const QString &origin) {
        QTest::newRow(name) << text << url << origin;
    };
    row("plain", u"https://acme.example.com"_s, u"https://acme.example.com"_s, u"https://acme.example.com"_s);
    row("spaces around", u" https://acme.example.com\n"_s, u"https://acme.example.com"_s,
        u"https://acme.example.com"_s);
    row("slash at the end", u"https://a.example/"_s, u"https://a.example"_s, u"https://a.example"_s);
    row("upper case", u"HTTPS://ACME.Example.COM"_s, u"https://acme.example.com"_s, u"https://acme.example.com"_s);
    row("slug in host", u"https://{slug}.example.com"_s, u"https://acme.example.com"_s, u"https://acme.example.com"_s);
    row("slug in path", u"https://example.com/x/{slug}"_s, u"https://example.com/x/acme"_s, u"https://example.com"_s);
    row("path prefix", u"https://example.com/a/b//"_s, u"https://example.com/a/b"_s, u"https://example.com"_s);
    row("port", u"https://example.com:8443/a"_s, u"https://example.com:8443/a"_s, u"https://example.com:8443"_s);
    row("default port", u"https://example.com:443"_s, u"https://example.com"_s, u"https://example.com"_s);
    row("loopback name", u"http://localhost:80"_s, u"http://localhost"_s, u"http://localhost"_s);
    row("below localhost", u"https://{slug}.localhost:81"_s, u"https://acme.localhost:81"_s,
        u"https://acme.localhost:81"_s);
    row("loopback IPv4", u"http://127.0.0.1:8080/{slug}"_s, u"http://127.0.0.1:8080/acme"_s,
        u"http://127.0.0.1:8080"_s);
    row("loopback IPv6", u"http://[::1]:8080"_s, u"http://[::1]:8080"_s, u"http://[::1]:8080"_s);
    row("other IPv6", u"https://[2001:DB8::1]/a"_s, u"https://[2001:db8::1]/a"_s, u"https://[2001:db8::1]"_s);
    row("umlaut", u"https://bücher.example"_s, u"https://xn--bcher-kva.example"_s, u"https://xn--bcher-kva.example"_s);
    row("umlaut in upper case", u"https://B\u00DCCHER.Example"_s, u"https://xn--bcher-kva.example"_s,
        u"https://xn--bcher-kva.example"_s);
    row("umlaut in two characters", u"https://bu\u0308cher.example"_s, u"https://xn--bcher-kva.example"_s,
        u"https://xn--bcher-kva.example"_s);
    row("sharp s", u"https://stra\u00DFe.example"_s, u"https://xn--strae-oqa.example"_s,
        u"https://xn--strae-oqa.example"_s);
    row("Punycode", u"https://XN--bcher-kva.example"_s, u"https://xn--bcher-kva.example"_s,
        u"https://xn--bcher-kva.example"_s);
    row("look-alike", u"https://аррӏе.com"_s, u"https://xn--80ak6aa92e.com"_s, u"https://xn--80ak6aa92e.com"_s);
    row("encoded path", u"https://example.com/a%20b"_s, u"https://example.com/a%20b"_s, u"https://example.com"_s);
    row("lowest port", u"https://example.com:1"_s, u"https://example.com:1"_s, u"https://example.com:1"_s);
    row("highest port", u"https://a.example:65535"_s, u"https://a.example:65535"_s, u"https://a.example:65535"_s);
}

void TestBaseUrl::accepts()
{
    QFETCH(QString, text);
    QFETCH(QString, url);
    QFETCH(QString, origin);
    const auto result = BaseUrl::parse(text, m_acme);
    QVERIFY2(result.ok(), qPrintable(result.ok() ? QString() : result.error().detail));
    QCOMPARE(result.value().toString(), url);
    QCOMPARE(result.value().origin().toString(), origin);
}

void TestBaseUrl::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "   ", "acme.example.com", "//acme.example.com", "ftp://example.com", "file:///etc/passwd",
          "javascript:alert(1)", "https:", "https://", "https:///path", "https:example.com",
          // plain http beyond this computer
          "http://example.com", "http://127.0.0.1.example.com", "http://localhost.example.com", "http://127.1",
          "http://0.0.0.0", "http://[::2]", "http://10.0.0.1", "http://acme.localhost", "http://{slug}.localhost:81",
          // user info, query, fragment
          "https://user@example.com", "https://user:pw@example.com", "https://acme.example.com@evil.com",
          "https://@example.com", "https://example.com?x=1", "https://example.com/?", "https://example.com#x",
          "https://example.com/a#",
          // ports
          "https://example.com:", "https://example.com:0", "https://example.com:65536", "https://example.com:99999",
          "https://example.com:80a", "https://example.com:-1", "https://example.com:+80", "https://a:1:2",
          // what QUrl would repair, decode or read as another host
          "https://example.com\\@evil.com", "https://example%2ecom", "https://evil.com%2f.example.com",
          "https://0x7f.0.0.1", "https://2130706433", "https://127.1", "https://0177.0.0.1", "https://exa mple.com",
          "https://example..com", "https://.example.com", "https://example.com.", "https://exam<b>ple.com",
          "https://[::1", "https://::1", "https://[fe80::1%eth0]", "https://[example.com]", "https://[::1]evil.com",
          // braces
          "https://{slug}.{zone}.example.com", "https://{SLUG}.example.com", "https://{}.example.com",
          // paths
          "https://example.com/..", "https://example.com/a/../b", "https://example.com/./a", "https://example.com//a",
          "https://example.com/%2e%2e/a", "https://example.com/a b", "https://example.com/a\tb"})
        QTest::newRow(text) << QString::fromLatin1(text);
    QTest::newRow("invisible character") << u"https://exam\u200Bple.com"_s;
    QTest::newRow("soft hyphen") << u"https://exam\u00ADple.com"_s;
    QTest::newRow("direction override") << u"https://\u202Emoc.elpmaxe"_s;
    QTest::newRow("NUL") << QString(u"https://example.com"_s + QChar(u'\0') + u".evil.com"_s);
    QTest::newRow("full-width slash") << u"https://evil.com\uFF0F.example.com"_s;
    QTest::newRow("full-width at") << u"https://a\uFF20evil.com"_s;
    // Letters that IDNA reads as others: the token would go to another host than the one on the screen.
    QTest::newRow("trade mark") << u"https://\u2122elvin.example"_s;
    QTest::newRow("Kelvin sign") << u"https://\u212Aiosk.example"_s;
    QTest::newRow("long s") << u"https://\u017Fhop.example"_s;
    QTest::newRow("ligature") << u"https://\uFB01nance.example"_s;
    QTest::newRow("full-width letters") << u"https://\uFF53hop.example"_s;
    QTest::newRow("full-width digits") << u"https://\uFF11\uFF12\uFF17.0.0.1"_s;
    QTest::newRow("second label") << u"https://shop.\uFF45xample"_s;
    QTest::newRow("ideographic dot") << u"https://shop\u3002example"_s;
    QTest::newRow("long label") << QString(u"https://"_s + QString(64, u'a') + u".com"_s);
}

void TestBaseUrl::refuses()
{
    QFETCH(QString, text);
    const auto result = BaseUrl::parse(text, m_acme);
    QVERIFY2(!result.ok(), qPrintable(result.ok() ? result.value().toString() : QString()));
    QVERIFY(result.error().kind == ErrorKind::NotAllowed);
    QVERIFY(result.error().detail.endsWith(u'.'));
    QCOMPARE(result.error().userMessage(), result.error().detail);
}

void TestBaseUrl::slugStaysInItsPlace_data()
{
    QTest::addColumn<QString>("slug");
    for (const char *slug : {"a", "xn--80ak6aa92e", "127", "0x7f", "localhost", "com", "1-2"})
        QTest::newRow(slug) << QString::fromLatin1(slug);
}

void TestBaseUrl::slugStaysInItsPlace()
{
    QFETCH(QString, slug);
    const auto result = BaseUrl::parse(u"https://{slug}.example.com/{slug}"_s, *AccountSlug::fromString(slug));
    QVERIFY(result.ok());
    QCOMPARE(result.value().origin().host(), QString(slug + u".example.com"_s));
    QCOMPARE(result.value().toString(), QString(u"https://"_s + slug + u".example.com/"_s + slug));
}

void TestBaseUrl::resolvesPaths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    QTest::newRow("no prefix") << u"https://{slug}.example.com"_s << u"https://acme.example.com/api/v1/webhook"_s;
    QTest::newRow("slash") << u"https://{slug}.example.com/"_s << u"https://acme.example.com/api/v1/webhook"_s;
    QTest::newRow("prefix") << u"https://example.com/{slug}/"_s << u"https://example.com/acme/api/v1/webhook"_s;
    QTest::newRow("encoded") << u"https://example.com/a%2Fb"_s << u"https://example.com/a%2Fb/api/v1/webhook"_s;
}

void TestBaseUrl::resolvesPaths()
{
    QFETCH(QString, text);
    QFETCH(QString, url);
    const auto result = BaseUrl::parse(text, m_acme);
    QVERIFY(result.ok());
    QCOMPARE(result.value().resolved(u"/api/v1/webhook"_s).toString(QUrl::FullyEncoded), url);
}

QTEST_GUILESS_MAIN(TestBaseUrl)
#include "tst_baseurl.moc"
