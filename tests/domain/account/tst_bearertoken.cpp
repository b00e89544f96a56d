// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/bearertoken.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestBearerToken final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsPasted_data();
    void acceptsPasted();
    void refusesPasted_data();
    void refusesPasted();
    void storedIsNotRepaired_data();
    void storedIsNotRepaired();
};

void TestBearerToken::acceptsPasted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<bool>("trimmed");
    QTest::addColumn<bool>("prefixRemoved");
    QTest::newRow("plain") << u"abc"_s << QByteArray("abc") << false << false;
    QTest::newRow("all signs") << u"aZ09-._~+/=="_s << QByteArray("aZ09-._~+/==") << false << false;
    QTest::newRow("line break") << u"abc\r\n"_s << QByteArray("abc") << true << false;
    QTest::newRow("spaces") << u" \tabc\u00A0"_s << QByteArray("abc") << true << false;
    QTest::newRow("prefix") << u"Bearer abc"_s << QByteArray("abc") << false << true;
    QTest::newRow("prefix, lower case") << u"bearer \tabc\n"_s << QByteArray("abc") << true << true;
    QTest::newRow("starts like the prefix") << u"Bearer2abc"_s << QByteArray("Bearer2abc") << false << false;
    QTest::newRow("16 KiB") << QString(16384, u'a') << QByteArray(16384, 'a') << false << false;
}

void TestBearerToken::acceptsPasted()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, token);
    QFETCH(bool, trimmed);
    QFETCH(bool, prefixRemoved);
    const auto result = BearerToken::fromPasted(text);
    QVERIFY(result.ok());
    QCOMPARE(result.value().token.secret().view().toByteArray(), token);
    QCOMPARE(result.value().trimmed, trimmed);
    QCOMPARE(result.value().prefixRemoved, prefixRemoved);
    QVERIFY(BearerToken::fromStored(Secret(token)) == result.value().token);
}

void TestBearerToken::refusesPasted_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("white space") << u" \n "_s;
    QTest::newRow("prefix alone") << u"Bearer "_s;
    QTest::newRow("header injection") << u"SECRET\r\nX-Evil: 1"_s;
    QTest::newRow("space inside") << u"SECRET SECRET"_s;
    QTest::newRow("two prefixes") << u"Bearer Bearer SECRET"_s;
    QTest::newRow("NUL") << QString(u"SECRET"_s + QChar(u'\0') + u"x"_s);
    QTest::newRow("not ASCII") << u"SECRETü"_s;
    QTest::newRow("Cyrillic") << u"SECRET\u0430"_s;
    QTest::newRow("invisible") << u"SECRET\u200B"_s;
    QTest::newRow("quotes") << u"\"SECRET\""_s;
    QTest::newRow("equals sign inside") << u"SECRET=a"_s;
    QTest::newRow("equals signs alone") << u"=="_s;
    QTest::newRow("too long") << QString(16385, u'S');
}

void TestBearerToken::refusesPasted()
{
    QFETCH(QString, text);
    const auto result = BearerToken::fromPasted(text);
    QVERIFY(!result.ok());
    QVERIFY(result.error().kind == ErrorKind::NotAllowed);
    QVERIFY(result.error().detail.endsWith(u'.'));
    QVERIFY(!result.error().detail.contains(u"SECRET"_s));
}

void TestBearerToken::storedIsNotRepaired_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("space") << QByteArray("abc ");
    QTest::newRow("prefix") << QByteArray("Bearer abc");
    QTest::newRow("NUL") << QByteArray("abc\0", 4);
    QTest::newRow("high bit") << QByteArray("abc\xff");
    QTest::newRow("too long") << QByteArray(16385, 'a');
}

void TestBearerToken::storedIsNotRepaired()
{
    QFETCH(QByteArray, stored);
    QVERIFY(!BearerToken::fromStored(Secret(stored)));
}

QTEST_GUILESS_MAIN(TestBearerToken)
#include "tst_bearertoken.moc"
