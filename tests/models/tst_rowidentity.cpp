// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobpages.h"
#include "models/rowidentity.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRowIdentity final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestAnswerIsRight();
    void rowsWithoutIdentity();
    void leavingTakesOnlyWhatIsThere();
    void newIds();
};

void TestRowIdentity::theNewestAnswerIsRight()
{
    RowIdentity identity;
    QVERIFY(identity.enter(1, *makeJobPage({u"a"_s, u"b"_s}), 2).empty());
    const std::vector<RecordPlace> left = identity.enter(2, *makeJobPage({u"b"_s, u"c"_s}), 2);
    QCOMPARE(left, (std::vector<RecordPlace>{{1, 1}}));
    QCOMPARE(identity.find(u"b"_s), (RecordPlace{2, 0}));
}

void TestRowIdentity::rowsWithoutIdentity()
{
    RowIdentity identity;
    QVERIFY(identity.enter(1, *makeJobPage({QString(), u"a"_s, u"a"_s, QString()}), 4).empty());
    QCOMPARE(identity.count(), 1);
    QCOMPARE(identity.find(u"a"_s), (RecordPlace{1, 1}));
    QVERIFY(!identity.find(QString()));
}

void TestRowIdentity::leavingTakesOnlyWhatIsThere()
{
    RowIdentity identity;
    const auto first = makeJobPage({u"a"_s, u"b"_s});
    identity.enter(1, *first, 2);
    identity.enter(2, *makeJobPage({u"b"_s}), 1);
    identity.leave(1, *first);
    QVERIFY(!identity.find(u"a"_s));
    QCOMPARE(identity.find(u"b"_s), (RecordPlace{2, 0}));
}

void TestRowIdentity::newIds()
{
    RowIdentity identity;
    identity.enter(1, *makeJobPage({u"a"_s, u"b"_s}), 2);
    QVERIFY(!identity.hasNewId(2, *makeJobPage({u"b"_s, u"a"_s, QString()}), 3));
    QVERIFY(identity.hasNewId(2, *makeJobPage({u"b"_s, u"c"_s}), 2));
    QVERIFY(identity.hasNewId(1, *makeJobPage({u"a"_s}), 1)); // its own place is no other page
}

QTEST_GUILESS_MAIN(TestRowIdentity)
#include "tst_rowidentity.moc"
