// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/secret.h"

#include <QByteArray>
#include <QFile>
#include <QTest>

#include <array>

using namespace Balehook;

class TestSecret final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsBytes();
    void copiesShare();
    void comparesByValue();
    void wipeOverwrites();
    void isLeftOutOfDumps();
};

void TestSecret::holdsBytes()
{
    QVERIFY(Secret().isEmpty());
    QVERIFY(Secret(QByteArrayView()).isEmpty());
    QByteArray bytes("abc\0def", 7);
    const Secret secret(bytes);
    bytes.fill('x');
    QCOMPARE(secret.size(), 7);
    QCOMPARE(secret.view(), QByteArrayView("abc\0def", 7));
}

void TestSecret::copiesShare()
{
    Secret copy;
    {
        const Secret secret(QByteArrayView("token"));
        copy = secret;
        QCOMPARE(copy.view().data(), secret.view().data());
    }
    QCOMPARE(copy.view(), QByteArrayView("token"));
}

void TestSecret::comparesByValue()
{
    QVERIFY(Secret(QByteArrayView("a")) == Secret(QByteArrayView("a")));
    QVERIFY(!(Secret(QByteArrayView("a")) == Secret(QByteArrayView("b"))));
    QVERIFY(Secret() == Secret(QByteArrayView()));
}

void TestSecret::wipeOverwrites()
{
    std::array<char, 4> bytes{'a', 'b', 'c', 'd'};
    wipe(bytes.data(), 3);
    QCOMPARE(QByteArrayView(bytes.data(), 4), QByteArrayView("\0\0\0d", 4));
}

void TestSecret::isLeftOutOfDumps()
{
#if defined(Q_OS_LINUX)
    const Secret secret(QByteArrayView("token"));
    const quint64 address = quint64(reinterpret_cast<quintptr>(secret.view().data()));
    QFile maps(QStringLiteral("/proc/self/smaps"));
    QVERIFY(maps.open(QFile::ReadOnly));
    bool isInside = false;
    QByteArray flags;
    for (QByteArray line = maps.readLine(); !line.isEmpty() && flags.isEmpty(); line = maps.readLine()) {
        const qsizetype dash = line.indexOf('-');
        bool isStart = false;
        const quint64 start = line.first(qMax<qsizetype>(dash, 0)).toULongLong(&isStart, 16);
        if (isStart) {
            const quint64 end = line.sliced(dash + 1, line.indexOf(' ') - dash - 1).toULongLong(nullptr, 16);
            isInside = address >= start && address < end;
        } else if (isInside && line.startsWith("VmFlags:")) {
            flags = line;
        }
    }
    QVERIFY2(flags.contains(" dd "), flags.constData());
#endif
}

QTEST_GUILESS_MAIN(TestSecret)
#include "tst_secret.moc"
