// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/errorbody.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestErrorBody final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void longWordsAreCut();
    void secretsAreTakenOut();
    void webPages();
};

void TestErrorBody::words_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    QTest::newRow("problem+json") << R"({"title":"Bad","detail":"No URL.","type":"https://x","status":999})"_ba
                                  << u"Bad\nNo URL."_s;
    QTest::newRow("errors list") << R"({"errors":[{"field":"webhookUrl","message":"is required"},"too long"]})"_ba
                                 << u"webhookUrl: is required\ntoo long"_s;
    QTest::newRow("errors object") << R"({"title":"Bad","errors":{"version":["is odd","is old"],"x":"y"}})"_ba
                                   << u"Bad\nversion: is odd is old\nx: y"_s;
    QTest::newRow("message") << R"({"message":"Nope"})"_ba << u"Nope"_s;
    QTest::newRow("error object") << R"({"error":{"code":7,"message":"Nope"}})"_ba << u"Nope"_s;
    QTest::newRow("error text") << R"({"error":"Nope"})"_ba << u"Nope"_s;
    QTest::newRow("wrong types") << R"({"title":1,"detail":[],"message":{},"error":null,"errors":"x"})"_ba << QString();
    QTest::newRow("plain text") << "  Nope \n"_ba << u"Nope"_s;
    QTest::newRow("HTML") << "<html><head><title>T</title></head><body><h1>502</h1><script>x()</script>"
                             "<p>Bad&nbsp;gateway &amp;lt;</p></body></html>"_ba
                          << u"502 Bad gateway &lt;"_s;
    QTest::newRow("empty") << ""_ba << QString();
    QTest::newRow("binary") << QByteArray("\x00\x01\x02", 3) << QString();
    QTest::newRow("lone surrogate") << R"({"message":"a\ud800b"})"_ba << u"a\ufffdb"_s;
    QTest::newRow("markup in JSON stays text") << R"({"message":"<img src=x>"})"_ba << u"<img src=x>"_s;
}

void TestErrorBody::words()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, expected);
    QCOMPARE(serviceText(body, {}), expected);
}

void TestErrorBody::longWordsAreCut()
{
    const QByteArray body = R"({"detail":")" + QByteArray(60'000, 'x') + R"("})";
    const QString text = serviceText(body, {});
    QCOMPARE(text.size(), serviceTextLimit);
    QVERIFY(text.endsWith(u'\u2026'));
    QVERIFY(serviceText(QByteArray(65'536, '<'), "text/html").size() <= serviceTextLimit);
}

void TestErrorBody::secretsAreTakenOut()
{
    const QByteArray body = R"({"a":"Bearer s3cr/et","b":"s3cr\/et"})";
    QCOMPARE(withoutSecrets(body, {"s3cr/et"_ba, QByteArray()}), R"({"a":"Bearer [...]","b":"[...]"})");
}

void TestErrorBody::webPages()
{
    QVERIFY(isWebPage("x", "text/html; charset=utf-8"));
    QVERIFY(isWebPage(" \n<!DOCTYPE html><html>", "application/json"));
    QVERIFY(isWebPage("<HTML>", {}));
    QVERIFY(isWebPage("\xef\xbb\xbf\n<html>", "text/csv"));
    QVERIFY(!isWebPage("{}", "application/json"));
    QVERIFY(!isWebPage("<?xml version='1.0'?><Error/>", "application/xml"));
}

QTEST_GUILESS_MAIN(TestErrorBody)
#include "tst_errorbody.moc"
