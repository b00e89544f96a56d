// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/errors/result.h"
#include "support/saidof.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestError final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasSentences_data();
    void everyKindHasSentences();
    void namesTheHostInAsciiOnly_data();
    void namesTheHostInAsciiOnly();
    void saysHowLongToWait();
    void saysWhyItRefused();
    void doesNotRepeatTheService();
    void logLineHasNoWordsFromOutside();
    void resultHoldsOneSide();
};

void TestError::everyKindHasSentences_data()
{
    QTest::addColumn<ErrorKind>("kind");
    for (int kind = int(ErrorKind::Cancelled); kind <= int(ErrorKind::DiskFailed); ++kind)
        QTest::addRow("kind %d", kind) << ErrorKind(kind);
}

void TestError::everyKindHasSentences()
{
    QFETCH(ErrorKind, kind);
    for (const QString &host : {QString(), u"acme.example.com:8443"_s}) {
        Error error(kind);
        error.host = host;
        error.httpStatus = 418;
        const QString message = error.userMessage();
        QVERIFY(message.endsWith(u'.'));
        QVERIFY2(!message.contains(u'%'), qPrintable(message));
        QVERIFY2(!message.contains(u'<'), qPrintable(message));
        QVERIFY(message.front().isUpper() || message.startsWith(host));
        QVERIFY(!error.logLine().isEmpty());
    }
}

void TestError::namesTheHostInAsciiOnly_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << u"files.example.net"_s << u"files.example.net"_s;
    QTest::newRow("port") << u"files.example.net:8443"_s << u"files.example.net:8443"_s;
    QTest::newRow("IPv6") << u"[::1]:8080"_s << u"[::1]:8080"_s;
    QTest::newRow("look-alike") << u"аррӏе.com"_s << u"xn--80ak6aa92e.com"_s;
    QTest::newRow("markup") << u"<b>evil</b>"_s << QString();
    QTest::newRow("percent") << u"%1%2"_s << QString();
    QTest::newRow("line break") << u"a\nb"_s << QString();
    QTest::newRow("endless") << QString(5000, u'a') << QString();
}

void TestError::namesTheHostInAsciiOnly()
{
    QFETCH(QString, host);
    QFETCH(QString, shown);
    Error error(ErrorKind::Redirected);
    error.host = host;
    const QString message = error.userMessage();
    QVERIFY(message.contains(Testing::saidOf(ErrorKind::Redirected)));
    QVERIFY(!shown.isEmpty() || message == Error(ErrorKind::Redirected).userMessage());
    QVERIFY2(message.contains(shown), qPrintable(message));
    QVERIFY(shown == host || !message.contains(host));
}

void TestError::saysHowLongToWait()
{
    Error error(ErrorKind::TooManyRequests);
    const QString vague = error.userMessage();
    error.retryAfter = std::chrono::seconds(42);
    QVERIFY(error.userMessage().contains(u"42"_s));
    error.retryAfter = std::chrono::seconds(-1);
    QCOMPARE(error.userMessage(), vague);
}

void TestError::saysWhyItRefused()
{
    Error error(ErrorKind::NotAllowed);
    error.detail = u"The port must be a number."_s;
    QCOMPARE(error.userMessage(), error.detail);
}

void TestError::doesNotRepeatTheService()
{
    Error error(ErrorKind::Rejected);
    error.httpStatus = 422;
    error.serviceText = u"<img src=/canary>"_s;
    error.detail = u"raw answer"_s;
    QVERIFY(error.userMessage().contains(u"422"_s));
    QVERIFY(!error.userMessage().contains(u"canary"_s));
    QVERIFY(!error.userMessage().contains(error.detail));
}

void TestError::logLineHasNoWordsFromOutside()
{
    Error error(ErrorKind::ServerFailed);
    error.httpStatus = 503;
    error.host = u"acme.example.com"_s;
    error.attempts = 3;
    error.detail = u"secret"_s;
    QCOMPARE(error.logLine(), u"server failed, status 503, host acme.example.com, attempts 3"_s);
}

void TestError::resultHoldsOneSide()
{
    const Result<int> value(7);
    QVERIFY(value.ok());
    QCOMPARE(value.value(), 7);
    const Result<int> error{Error(ErrorKind::NotFound)};
    QVERIFY(!error);
    QVERIFY(error.error().kind == ErrorKind::NotFound);
}

QTEST_GUILESS_MAIN(TestError)
#include "tst_error.moc"
