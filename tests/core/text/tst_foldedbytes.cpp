// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/foldedbytes.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;

class TestFoldedBytes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comeBackAsTheyWere_data();
    void comeBackAsTheyWere();
    void textsTakeLess();
    void whatCannotBePackedTakesNotMore();
};

namespace {

QByteArray noise(qsizetype size)
{
    QRandomGenerator random(7);
    QByteArray bytes(size, '\0');
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

} // namespace

void TestFoldedBytes::comeBackAsTheyWere_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("one") << QByteArray("x");
    QTest::newRow("zeros") << QByteArray(3, '\0');
    QTest::newRow("text") << QByteArray(R"({"id":"a-1","status":"2"},)").repeated(1000);
    QTest::newRow("noise") << noise(10'000);
}

void TestFoldedBytes::comeBackAsTheyWere()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(FoldedBytes(bytes).unfolded(), bytes);
}

void TestFoldedBytes::textsTakeLess()
{
    const QByteArray text = QByteArray(R"({"id":"a-1","status":"2"},)").repeated(1000);
    QVERIFY(FoldedBytes(text).heldBytes() < text.size() / 10);
}

void TestFoldedBytes::whatCannotBePackedTakesNotMore()
{
    QByteArray bytes = noise(10'000);
    bytes.squeeze();
    QCOMPARE(FoldedBytes(bytes).heldBytes(), bytes.capacity());
}

QTEST_GUILESS_MAIN(TestFoldedBytes)
#include "tst_foldedbytes.moc"
