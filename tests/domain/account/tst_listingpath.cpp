// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/listingpath.h"

#include "domain/account/baseurl.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestListingPath final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
};

void TestListingPath::accepts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    const auto row = [](const char *name, const QString &text, const QString &url) {
        QTest::newRow(name) << text << QString(u"https://example.com/prefix"_s + url);
    };
    row("plain", u"/api/platform/v1/property"_s, u"/api/platform/v1/property"_s);
    row("one part", u"/property"_s, u"/property"_s);
    row("space around", u" /a/b\n"_s, u"/a/b"_s);
    row("slash at the end", u"/a/b/"_s, u"/a/b/"_s);
    row("encoded", u"/a%20b/c%2Bd"_s, u"/a%20b/c%2Bd"_s);
    row("letters beyond ASCII", u"/größe"_s, u"/gr%C3%B6%C3%9Fe"_s);
    row("signs that paths have", u"/a@b:c;d=e,f!$&'()*+~-_.g"_s, u"/a@b:c;d=e,f!$&'()*+~-_.g"_s);
    row("dots among letters", u"/..a/b../.c"_s, u"/..a/b../.c"_s);
    row("none", QString(), QString());
    row("blank", u"  "_s, QString());
}

void TestListingPath::accepts()
{
    QFETCH(QString, text);
    QFETCH(QString, url);
    const Result<QString> path = ListingPath::parse(text);
    QVERIFY2(path.ok(), qPrintable(path.ok() ? QString() : path.error().detail));
    const auto base = BaseUrl::parse(u"https://example.com/prefix"_s, *AccountSlug::fromString(u"acme"_s));
    QCOMPARE(base.value().resolved(path.value()).toString(QUrl::FullyEncoded), url);
}

void TestListingPath::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {// another server
          "https://evil.com/api", "//evil.com/api", "http://127.0.0.1/", "/a://b", "evil.com/api", "user@evil.com/",
          "javascript:alert(1)", "file:///etc/passwd",
          // no path
          "api/platform", "/", "?x=1", "#x", ".", "..",
          // query and fragment
          "/a?x=1", "/a#x", "/a?", "/a#",
          // parts
          "/..", "/../a", "/a/../b", "/a/..", "/./a", "/a/.", "/a//b", "/a//", "/%2e%2e/a", "/%2E./a", "/a/%2e",
          // what would be decoded or repaired
          "/a%2fb", "/a%5Cb", "/..%2f..%2fa", "/a%", "/a%2", "/a%zz", "/a%00", "/a%0d%0aX: y", "/a%7f", "/a\\b", "/a b",
          "/a\tb", "/a\nb", "/a<b>", "/a\"b", "/{slug}/a"})
        QTest::newRow(text) << QString::fromLatin1(text);
    QTest::newRow("invisible character") << u"/a\u200Bb"_s;
    QTest::newRow("direction override") << u"/\u202Eb"_s;
    QTest::newRow("NUL") << QString(u"/a"_s + QChar(u'\0') + u"b"_s);
}

void TestListingPath::refuses()
{
    QFETCH(QString, text);
    const Result<QString> path = ListingPath::parse(text);
    QVERIFY2(!path.ok(), qPrintable(path.ok() ? path.value() : QString()));
    QCOMPARE(path.error().kind, ErrorKind::NotAllowed);
    QVERIFY(path.error().userMessage().endsWith(u'.'));
}

QTEST_GUILESS_MAIN(TestListingPath)
#include "tst_listingpath.moc"
