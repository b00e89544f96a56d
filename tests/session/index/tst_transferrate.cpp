// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/transferrate.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace Balehook;

class TestTransferRate final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unknownAtFirst();
    void steady();
    void looksAtTheLastSecondsOnly();
    void fallsWhenNothingComes();
    void beginsAgain();
    void manyNotesCostLittle();
};

void TestTransferRate::unknownAtFirst()
{
    TransferRate rate;
    QCOMPARE(rate.bytesPerSecond(0ms), 0);
    rate.note(1000, 10ms);
    QCOMPARE(rate.bytesPerSecond(10ms), 0);
    rate.note(2000, 20ms);
    QCOMPARE(rate.bytesPerSecond(20ms), 0);
}

void TestTransferRate::steady()
{
    TransferRate rate;
    for (int i = 0; i <= 100; ++i)
        rate.note(i * 1000, i * 10ms);
    QCOMPARE(rate.bytesPerSecond(1000ms), 100'000);
}

void TestTransferRate::looksAtTheLastSecondsOnly()
{
    TransferRate rate;
    rate.note(0, 0ms);
    rate.note(1'000'000'000, 1s); // as fast as a part that was there already
    for (int i = 1; i <= 50; ++i)
        rate.note(1'000'000'000 + i * 100, 1s + i * 200ms);
    QCOMPARE(rate.bytesPerSecond(11s), 500);
}

void TestTransferRate::fallsWhenNothingComes()
{
    TransferRate rate;
    rate.note(0, 0ms);
    rate.note(1000, 1s);
    QCOMPARE(rate.bytesPerSecond(1s), 1000);
    QCOMPARE(rate.bytesPerSecond(2s), 500);
    QCOMPARE(rate.bytesPerSecond(10s), 0);
}

void TestTransferRate::beginsAgain()
{
    TransferRate rate;
    rate.note(0, 0ms);
    rate.note(5000, 1s);
    rate.note(100, 2s);
    QCOMPARE(rate.bytesPerSecond(2s), 0);
    rate.note(1100, 3s);
    QCOMPARE(rate.bytesPerSecond(3s), 1000);
}

void TestTransferRate::manyNotesCostLittle()
{
    TransferRate rate;
    // As many as a fast connection has in minutes: kept are a few.
    for (int i = 0; i <= 360'000; ++i)
        rate.note(i, std::chrono::milliseconds(i));
    QCOMPARE(rate.bytesPerSecond(360s), 1000);
}

QTEST_APPLESS_MAIN(TestTransferRate)
#include "tst_transferrate.moc"
