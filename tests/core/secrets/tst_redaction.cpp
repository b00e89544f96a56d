// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/redaction.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

QStringList handledLines;

void rememberLine(QtMsgType, const QMessageLogContext &, const QString &line)
{
    handledLines.append(line);
}

} // namespace

class TestRedaction final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesCredentialsOut_data();
    void takesCredentialsOut();
    void leavesOtherLinesAlone_data();
    void leavesOtherLinesAlone();
    void urlLosesWhatMayBeSecret();
    void everyMessagePasses();
};

void TestRedaction::takesCredentialsOut_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("kept");
    QTest::newRow("bearer") << u"sent Bearer CANARY.a-b_c/+= now"_s << u"now"_s;
    QTest::newRow("bearer, lower case") << u"bearer   CANARY"_s << u"bearer"_s;
    QTest::newRow("bearer, encoded") << u"Bearer%20CANARY"_s << u"Bearer"_s;
    QTest::newRow("header") << u"Authorization: Bearer CANARY"_s << u"Authorization"_s;
    QTest::newRow("other scheme") << u"authorization: Basic CANARY=="_s << u"authorization"_s;
    QTest::newRow("header in JSON") << uR"({"Authorization": "Token CANARY", "a": 1})"_s << u"\"a\": 1"_s;
    QTest::newRow("user info") << u"GET https://CANARY:CANARY@host.example/x done"_s
                               << u"https://host.example/x done"_s;
    QTest::newRow("user info with @") << u"https://u:CAN@RY-CANARY@host.example/"_s << u"host.example"_s;
    QTest::newRow("query") << u"https://host.example/f.csv?X-Amz-Signature=CANARY&b=CANARY end"_s << u"/f.csv"_s;
    QTest::newRow("fragment") << u"https://host.example/#access_token=CANARY"_s << u"host.example"_s;
    QTest::newRow("bare parameter") << u"reply to /f.csv?X-Amz-Signature=CANARY&page=2"_s << u"page=2"_s;
    QTest::newRow("token in JSON") << uR"({"access_token":"CANARY"})"_s << u"access_token"_s;
    QTest::newRow("password") << u"password = CANARY"_s << u"password"_s;
    QTest::newRow("two in a line") << u"Bearer CANARY, then Bearer CANARY"_s << u"then"_s;
}

void TestRedaction::takesCredentialsOut()
{
    QFETCH(QString, line);
    QFETCH(QString, kept);
    const QString result = redacted(line);
    QVERIFY2(!result.contains(u"CANARY"_s), qPrintable(result));
    QVERIFY2(result.contains(kept), qPrintable(result));
    QVERIFY(result.contains(u"[redacted]"_s) || line.contains(u'@'));
    QCOMPARE(redacted(result), result);
}

void TestRedaction::leavesOtherLinesAlone_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << QString();
    QTest::newRow("request") << u"GET https://acme.example.com/api/platform/v1/import-job 200 31 ms"_s;
    QTest::newRow("address of a person") << u"mail to ada@example.com"_s;
    QTest::newRow("words") << u"A sentence about a token and an account."_s;
}

void TestRedaction::leavesOtherLinesAlone()
{
    QFETCH(QString, line);
    QCOMPARE(redacted(line), line);
}

void TestRedaction::urlLosesWhatMayBeSecret()
{
    const QUrl url(u"https://user:pw@bücher.example:8443/a%20b/c?sig=1#part"_s);
    QCOMPARE(redactedUrl(url), u"https://xn--bcher-kva.example:8443/a%20b/c"_s);
}

void TestRedaction::everyMessagePasses()
{
    const QtMessageHandler before = qInstallMessageHandler(rememberLine);
    installRedactingMessageHandler();
    installRedactingMessageHandler(); // twice must not make it call itself
    qWarning("Bearer CANARY");
    qInstallMessageHandler(before);
    QCOMPARE(handledLines, QStringList{u"Bearer [redacted]"_s});
}

QTEST_GUILESS_MAIN(TestRedaction)
#include "tst_redaction.moc"
