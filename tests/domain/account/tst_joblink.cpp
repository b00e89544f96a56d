// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/joblink.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestJobLink final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void aLinkComesBackAsItWas_data();
    void aLinkComesBackAsItWas();
    void someIdsCanNotBeCarried_data();
    void someIdsCanNotBeCarried();
};

void TestJobLink::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("id");
    QTest::newRow("plain") << u"balehook://acme/import-jobs/4711"_s << u"acme"_s << u"4711"_s;
    QTest::newRow("case") << u"BaleHook://ACME/import-jobs/aB"_s << u"acme"_s << u"aB"_s;
    QTest::newRow("encoded") << u"balehook://a-1/import-jobs/a%2Fb%20%C3%A4%3f"_s << u"a-1"_s << u"a/b ä?"_s;
    QTest::newRow("needlessly encoded") << u"balehook://acme/import-jobs/%41"_s << u"acme"_s << u"A"_s;
    QTest::newRow("dots") << u"balehook://acme/import-jobs/.."_s << u"acme"_s << u".."_s;
    QTest::newRow("markup") << u"balehook://acme/import-jobs/%3Cb%3E"_s << u"acme"_s << u"<b>"_s;
}

void TestJobLink::parses()
{
    QFETCH(QString, text);
    QFETCH(QString, slug);
    QFETCH(QString, id);
    QVERIFY(JobLink::isMeant(text));
    const std::optional<JobLink> link = JobLink::parse(text);
    QVERIFY(link);
    QCOMPARE(link->slug().toString(), slug);
    QCOMPARE(link->jobId(), id);
}

void TestJobLink::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMeant");
    const auto row = [](const char *name, const QString &text, bool isMeant = true) {
        QTest::newRow(name) << text << isMeant;
    };
    row("empty", {}, false);
    row("another scheme", u"https://acme/import-jobs/1"_s, false);
    row("a longer scheme", u"balehooks://acme/import-jobs/1"_s, false);
    row("Kelvin sign", u"balehoo\u212A://acme/import-jobs/1"_s, false);
    row("space before", u" balehook://acme/import-jobs/1"_s, false);
    row("no slashes", u"balehook:acme/import-jobs/1"_s);
    row("no slug", u"balehook:///import-jobs/1"_s);
    row("user", u"balehook://me@acme/import-jobs/1"_s);
    row("password", u"balehook://me:x@acme/import-jobs/1"_s);
    row("port", u"balehook://acme:80/import-jobs/1"_s);
    row("host", u"balehook://acme.example.com/import-jobs/1"_s);
    row("encoded slug", u"balehook://ac%6de/import-jobs/1"_s);
    row("Cyrillic slug", u"balehook://\u0430cme/import-jobs/1"_s);
    row("query", u"balehook://acme/import-jobs/1?token=x"_s);
    row("fragment", u"balehook://acme/import-jobs/1#x"_s);
    row("deeper", u"balehook://acme/import-jobs/1/delete"_s);
    row("slash at the end", u"balehook://acme/import-jobs/1/"_s);
    row("traversal", u"balehook://acme/import-jobs/../webhooks"_s);
    row("another list", u"balehook://acme/webhooks/1"_s);
    row("no id", u"balehook://acme/import-jobs/"_s);
    row("no list", u"balehook://acme"_s);
    row("half an escape", u"balehook://acme/import-jobs/1%2"_s);
    row("no escape", u"balehook://acme/import-jobs/%zz"_s);
    row("plus", u"balehook://acme/import-jobs/a+b"_s);
    row("space", u"balehook://acme/import-jobs/a b"_s);
    row("not ASCII", u"balehook://acme/import-jobs/ä"_s);
    row("control character", u"balehook://acme/import-jobs/a%0Ab"_s);
    row("NUL", u"balehook://acme/import-jobs/a%00"_s);
    row("not UTF-8", u"balehook://acme/import-jobs/%FF"_s);
    row("surrogate", u"balehook://acme/import-jobs/%ED%A0%80"_s);
    row("line break", u"balehook://acme/import-jobs/1\n"_s);
    row("long id", QString(u"balehook://acme/import-jobs/"_s + QString(257, u'a')));
    row("long link", QString(u"balehook://acme/import-jobs/"_s + u"%61"_s.repeated(400)));
}

void TestJobLink::refuses()
{
    QFETCH(QString, text);
    QTEST(JobLink::isMeant(text), "isMeant");
    QVERIFY(!JobLink::parse(text));
}

void TestJobLink::aLinkComesBackAsItWas_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"4711"_s << u"balehook://acme/import-jobs/4711"_s;
    QTest::newRow("separators") << u"a/b?c#d%"_s << u"balehook://acme/import-jobs/a%2Fb%3Fc%23d%25"_s;
    QTest::newRow("letters") << u"ß\U0001F600"_s << u"balehook://acme/import-jobs/%C3%9F%F0%9F%98%80"_s;
    QTest::newRow("longest") << QString(256, u'/')
                             << QString(u"balehook://acme/import-jobs/"_s + u"%2F"_s.repeated(256));
}

void TestJobLink::aLinkComesBackAsItWas()
{
    QFETCH(QString, id);
    const std::optional<JobLink> link = JobLink::to(*AccountSlug::fromString(u"acme"_s), id);
    QVERIFY(link);
    QTEST(link->toString(), "text");
    QCOMPARE(JobLink::parse(link->toString()), link);
}

void TestJobLink::someIdsCanNotBeCarried_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("none") << QString();
    QTest::newRow("line break") << u"a\nb"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xd800));
    QTest::newRow("long") << QString(257, u'1');
    QTest::newRow("long as bytes") << QString(129, u'ä');
}

void TestJobLink::someIdsCanNotBeCarried()
{
    QFETCH(QString, id);
    QVERIFY(!JobLink::to(*AccountSlug::fromString(u"acme"_s), id));
}

QTEST_GUILESS_MAIN(TestJobLink)
#include "tst_joblink.moc"
