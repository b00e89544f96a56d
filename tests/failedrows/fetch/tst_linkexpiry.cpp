// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linkexpiry.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestLinkExpiry final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
};

void TestLinkExpiry::reads_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expiry");
    QTest::newRow("S3") << u"X-Amz-Date=20261124T120000Z&X-Amz-Expires=3600&X-Amz-Signature=x"_s
                        << u"2026-11-24T13:00:00Z"_s;
    QTest::newRow("S3, small letters") << u"x-amz-date=20261124T120000Z&x-amz-expires=60"_s
                                       << u"2026-11-24T12:01:00Z"_s;
    QTest::newRow("Google") << u"X-Goog-Date=20261124T120000Z&X-Goog-Expires=0"_s << u"2026-11-24T12:00:00Z"_s;
    QTest::newRow("S3, version 2") << u"Expires=1795521600&Signature=x"_s << u"2026-11-24T12:00:00Z"_s;
    QTest::newRow("Azure") << u"sig=x&se=2026-11-24T12%3A00%3A00Z"_s << u"2026-11-24T12:00:00Z"_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("no signature") << u"Expires=1795521600"_s << QString();
    QTest::newRow("no number") << u"X-Amz-Date=20261124T120000Z&X-Amz-Expires=soon"_s << QString();
    QTest::newRow("negative") << u"X-Amz-Date=20261124T120000Z&X-Amz-Expires=-5"_s << QString();
    QTest::newRow("no time") << u"X-Amz-Date=yesterday&X-Amz-Expires=60"_s << QString();
    QTest::newRow("Azure, no time") << u"sig=x&se=soon"_s << QString();
}

void TestLinkExpiry::reads()
{
    QFETCH(QString, query);
    QFETCH(QString, expiry);
    const QDateTime time = linkExpiry(QUrl(u"https://files.example.com/rows.csv?"_s + query));
    QCOMPARE(time.toString(Qt::ISODate), expiry);
}

QTEST_GUILESS_MAIN(TestLinkExpiry)
#include "tst_linkexpiry.moc"
