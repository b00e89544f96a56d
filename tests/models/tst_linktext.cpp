// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/linktext.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestLinkText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locations_data();
    void locations();
};

void TestLinkText::locations_data()
{
    QTest::addColumn<QString>("location");
    QTest::addColumn<bool>("link");
    QTest::addColumn<QString>("name");

    QTest::newRow("plain") << u"https://files.example.com/a/b/job.csv"_s << true << u"job.csv"_s;
    QTest::newRow("signed") << u"https://s3.example.com/b/j%20ob.csv?X-Sig=a/b"_s << true << u"j ob.csv"_s;
    QTest::newRow("encoded slashes") << u"https://e.com/..%2F..%5cevil.exe"_s << true << u"../..\\evil.exe"_s;
    QTest::newRow("no name") << u"https://e.com/"_s << true << u"https://e.com/"_s;
    QTest::newRow("upper case") << u"HTTPS://E.com/x.csv"_s << true << u"x.csv"_s;
    for (const QString &text : {u"javascript:alert(1)/x.csv"_s, u"data:text/html,x"_s, u"file:///etc/passwd"_s,
                                u"//evil/x"_s, u"\\\\evil\\x"_s, u"/files/x.csv"_s, u"a/b.csv"_s, u"httpsx://e.com/a"_s,
                                u"https:///a.csv"_s, u"see https://e.com/a.csv"_s, u"https://e.com/a b"_s, u""_s})
        QTest::newRow(qPrintable(text)) << text << false << text;
}

void TestLinkText::locations()
{
    QFETCH(QString, location);
    QFETCH(bool, link);
    QFETCH(QString, name);
    QCOMPARE(isWebLink(location), link);
    QCOMPARE(fileNameOf(location), name);
}

QTEST_GUILESS_MAIN(TestLinkText)
#include "tst_linktext.moc"
