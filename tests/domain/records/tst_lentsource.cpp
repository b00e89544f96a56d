// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/lentsource.h"

#include <QTest>

#include <memory>
#include <utility>

using namespace Balehook;

class TestLentSource final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesWithItsPurpose();
    void anotherTakesItsPlace();
    void isNullOnceItsOwnerWent();
};

void TestLentSource::goesWithItsPurpose()
{
    QObject owner;
    const QPointer<QObject> made = new QObject(&owner);
    {
        LentSource<QObject> lent(made.data());
        const LentSource<QObject> kept = std::move(lent);
        QVERIFY(!lent); // NOLINT(bugprone-use-after-move): that is the point
        QCOMPARE(kept.get(), made.data());
    }
    QVERIFY(made); // one of its signals may have led here
    QTRY_VERIFY(!made);
}

void TestLentSource::anotherTakesItsPlace()
{
    QObject owner;
    const QPointer<QObject> before = new QObject(&owner);
    const QPointer<QObject> after = new QObject(&owner);
    LentSource<QObject> lent(before.data());
    lent = LentSource<QObject>(after.data());
    QTRY_VERIFY(!before);
    QCOMPARE(lent.get(), after.data());
}

void TestLentSource::isNullOnceItsOwnerWent()
{
    auto owner = std::make_unique<QObject>();
    const LentSource<QObject> lent(new QObject(owner.get()));
    QVERIFY(lent);
    owner.reset();
    QVERIFY(!lent);
}

QTEST_GUILESS_MAIN(TestLentSource)

#include "tst_lentsource.moc"
