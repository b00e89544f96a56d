// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/retrypolicy.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;

class TestRetryPolicy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void retryAfter_data();
    void retryAfter();
    void backoffDoublesAndScatters();
};

void TestRetryPolicy::retryAfter_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<int>("seconds"); // -1: none
    const auto date = "Sat, 21 Nov 2026 10:00:00 GMT"_ba;
    QTest::newRow("seconds") << "2"_ba << date << 2;
    QTest::newRow("zero") << "0"_ba << date << 0;
    QTest::newRow("an hour") << "3600"_ba << date << 3600;
    QTest::newRow("absurd") << "99999999"_ba << date << 600;
    QTest::newRow("beyond any number") << "99999999999999999999999"_ba << date << -1;
    QTest::newRow("missing") << ""_ba << date << -1;
    QTest::newRow("negative") << "-5"_ba << date << -1;
    QTest::newRow("word") << "abc"_ba << date << -1;
    QTest::newRow("fraction") << "1.5"_ba << date << -1;
    QTest::newRow("two headers") << "2, 3"_ba << date << -1;
    QTest::newRow("future") << "Sat, 21 Nov 2026 10:00:30 GMT"_ba << date << 30;
    QTest::newRow("past") << "Sat, 21 Nov 2026 09:00:00 GMT"_ba << date << 1;
    QTest::newRow("server's clock is a year behind") << "Fri, 21 Nov 2025 10:00:05 GMT"_ba
                                                     << "Fri, 21 Nov 2025 10:00:00 GMT"_ba << 5;
    QTest::newRow("no Date header: ours") << "Sat, 21 Nov 2026 10:00:10 GMT"_ba
                                          << ""_ba << 10;
    QTest::newRow("no real date") << "Sat, 99 Nov 2026 10:00:10 GMT"_ba << date << -1;
}

void TestRetryPolicy::retryAfter()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, date);
    QFETCH(int, seconds);
    const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    const auto parsed = parsedRetryAfter(header, date, now);
    QCOMPARE(parsed ? int(parsed->count()) : -1, seconds);
}

void TestRetryPolicy::backoffDoublesAndScatters()
{
    QCOMPARE(backoff(500ms, 1, 0.0), 250ms);
    QCOMPARE(backoff(500ms, 1, 1.0), 750ms);
    QCOMPARE(backoff(500ms, 2, 0.5), 1000ms);
    QCOMPARE(backoff(500ms, 3, 0.5), 2000ms);
    QVERIFY(backoff(500ms, 1'000'000, 1.0) < 1h);
}

QTEST_GUILESS_MAIN(TestRetryPolicy)
#include "tst_retrypolicy.moc"
