// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/accountslug.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestAccountSlug final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsOneLabel_data();
    void acceptsOneLabel();
};

void TestAccountSlug::acceptsOneLabel_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("slug"); // empty: refused
    QTest::newRow("letters") << u"acme"_s << u"acme"_s;
    QTest::newRow("one letter") << u"a"_s << u"a"_s;
    QTest::newRow("digits") << u"24-7"_s << u"24-7"_s;
    QTest::newRow("upper case") << u"ACME"_s << u"acme"_s;
    QTest::newRow("63") << QString(63, u'a') << QString(63, u'a');
    QTest::newRow("64") << QString(64, u'a') << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("hyphen first") << u"-acme"_s << QString();
    QTest::newRow("hyphen last") << u"acme-"_s << QString();
    QTest::newRow("space inside") << u"a b"_s << QString();
    QTest::newRow("space around") << u" acme "_s << QString();
    QTest::newRow("dot") << u"a.b"_s << QString();
    QTest::newRow("path") << u"evil.com/"_s << QString();
    QTest::newRow("fragment") << u"evil.com#"_s << QString();
    QTest::newRow("query") << u"evil.com?"_s << QString();
    QTest::newRow("user info") << u"a@evil.com:80/"_s << QString();
    QTest::newRow("percent") << u"a%2e"_s << QString();
    QTest::newRow("Cyrillic a") << u"\u0430cme"_s << QString();
    QTest::newRow("Kelvin sign") << u"\u212Aey"_s << QString();
    QTest::newRow("full width") << u"\uFF41cme"_s << QString();
    QTest::newRow("invisible") << u"ac\u200Bme"_s << QString();
    QTest::newRow("line break") << u"acme\n"_s << QString();
    QTest::newRow("NUL") << QString(u"acme"_s + QChar(u'\0')) << QString();
}

void TestAccountSlug::acceptsOneLabel()
{
    QFETCH(QString, text);
    QFETCH(QString, slug);
    const auto result = AccountSlug::fromString(text);
    QCOMPARE(result.has_value(), !slug.isEmpty());
    QVERIFY(!result || result->toString() == slug);
}

QTEST_GUILESS_MAIN(TestAccountSlug)
#include "tst_accountslug.moc"
