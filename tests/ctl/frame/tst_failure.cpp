// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/failure.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What balehookctl says of an error, which has no details that could be opened.
class TestFailure final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheResponse_data();
    void showsTheResponse();
};

void TestFailure::showsTheResponse_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("shown"); // the end of the message; empty: nothing of it
    QTest::addColumn<bool>("isOfService");
    QTest::newRow("words of the service")
        << int(ErrorKind::Rejected) << u"no"_s << u"{\"message\":\"no\"}"_s << Error::fromService(u"no"_s) << true;
    QTest::newRow("none that were found")
        << int(ErrorKind::Rejected) << QString() << u"{\"reason\":7}"_s << u"{\"reason\":7}"_s << true;
    QTest::newRow("not understood") << int(ErrorKind::NotUnderstood) << QString() << u"a\x1b[2J"_s << u"a\\u001B[2J"_s
                                    << false;
    QTest::newRow("long") << int(ErrorKind::UnexpectedStatus) << QString() << QString(70'000, u'x')
                          << QString(900, u'x') + u'…' << true;
    QTest::newRow("of the program itself")
        << int(ErrorKind::TimedOut) << QString() << u"socket"_s << QString() << false;
}

void TestFailure::showsTheResponse()
{
    QFETCH(int, kind);
    QFETCH(QString, words);
    QFETCH(QString, detail);
    QFETCH(QString, shown);
    Error error(ErrorKind(kind), detail);
    error.serviceText = words;
    const QString message = Ctl::Failure(error).message;
    if (shown.isEmpty())
        QCOMPARE(message, error.userMessage());
    else
        QVERIFY2(message.endsWith(shown), qPrintable(message));
    QFETCH(bool, isOfService);
    QCOMPARE(message.contains(Error::fromService({}).trimmed()), isOfService);
    QVERIFY(message.size() < error.userMessage().size() + 1100);
}

QTEST_GUILESS_MAIN(TestFailure)
#include "tst_failure.moc"
