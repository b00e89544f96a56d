// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"
#include "store/otherprogram.h"

#include <QSignalSpy>
#include <QTimeZone>

#include <limits>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;
using Balehook::Testing::OtherProgram;

/// A file in which SQLite finds no fault, but which nobody wrote so: a bit of it is another one.
class TestJobIndexDamage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsThatAreGoneAreDamage_data();
    void jobsThatAreGoneAreDamage();
    void numbersThatNobodyWroteAreDamage_data();
    void numbersThatNobodyWroteAreDamage();
    void aJobFarAwayIsFoundSoon_data();
    void aJobFarAwayIsFoundSoon();
};

void TestJobIndexDamage::jobsThatAreGoneAreDamage_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QByteArray>("answer");
    const QByteArray notFound = "The search failed.";
    QTest::newRow("one job") << u"DELETE FROM job WHERE place=(SELECT max(place) FROM job)"_s << notFound;
    QTest::newRow("all jobs") << u"DELETE FROM job"_s << notFound;
    QTest::newRow("their number") << u"UPDATE state SET jobs=jobs + 1"_s << notFound;
    QTest::newRow("what one said") << u"DELETE FROM raw WHERE place=(SELECT max(place) FROM job)"_s
                                   << "The rows are not those of the search."_ba;
}

void TestJobIndexDamage::jobsThatAreGoneAreDamage()
{
    QFETCH(QString, damage);
    QFETCH(QByteArray, answer);
    JobQuery sorted;
    sorted.sortField = ImportJob::CreatedAt;
    for (const JobQuery &query : {JobQuery(), sorted}) {
        IndexDesk desk;
        desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s)});
        {
            const OtherProgram other(desk.file());
            OtherProgram::run(damage);
            OtherProgram::run(u"DELETE FROM sortblock"_s);
        }
        QSignalSpy opened(&desk.index(), &JobIndex::opened);
        QCOMPARE(desk.raws(query), std::vector<QByteArray>({answer}));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), IndexDesk::longest);
        QCOMPARE(desk.index().damages(), 1);
        desk.fill({IndexDesk::job(u"b"_s)});
        QCOMPARE(desk.ids(), QStringList(u"b"_s));
    }

    // While its rows are on the screen.
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s)});
    std::optional<JobIndex::Matches> matches;
    const auto search = desk.index().search({}, this, [&matches](const auto &found) {
        if (found)
            matches = found.value();
    });
    QTRY_VERIFY_WITH_TIMEOUT(matches && matches->isComplete, IndexDesk::longest);
    {
        const OtherProgram other(desk.file());
        OtherProgram::run(damage);
    }
    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(search, 1, 1, this, done); });
    QCOMPARE(rows.ok(), damage.startsWith("UPDATE"_L1));
}

void TestJobIndexDamage::numbersThatNobodyWroteAreDamage_data()
{
    QTest::addColumn<QString>("damage");
    const QString ofJob = u"UPDATE job SET status=%1 WHERE place=(SELECT max(place) FROM job)"_s;
    const QString ofWord = u"UPDATE word SET id=%1 WHERE id=(SELECT max(id) FROM word WHERE field=0)"_s;
    QTest::newRow("job, far") << ofJob.arg(u"status | (1 << 45)"_s);
    QTest::newRow("job, near") << ofJob.arg(u"status + 100"_s);
    QTest::newRow("job, negative") << ofJob.arg(-1);
    QTest::newRow("job, text") << ofJob.arg(u"'x'"_s);
    const QString ofPlace = u"UPDATE job SET place=%1 WHERE place=(SELECT max(place) FROM job)"_s;
    QTest::newRow("place, far") << ofPlace.arg(u"1 << 62"_s);
    QTest::newRow("place, far before") << ofPlace.arg(u"-(1 << 62)"_s);
    QTest::newRow("place, farthest") << ofPlace.arg(std::numeric_limits<qint64>::max());
    QTest::newRow("word, far") << ofWord.arg(u"id | (1 << 45)"_s);
    QTest::newRow("word, negative") << ofWord.arg(-5);
}

void TestJobIndexDamage::numbersThatNobodyWroteAreDamage()
{
    QFETCH(QString, damage);
    JobQuery sorted;
    sorted.sortField = ImportJob::Status;
    for (const bool isSorted : {false, true}) {
        IndexDesk desk;
        desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s)});
        {
            const OtherProgram other(desk.file());
            OtherProgram::run(damage);
            OtherProgram::run(u"DELETE FROM sortblock"_s); // what has sums is read before it
        }
        QSignalSpy opened(&desk.index(), &JobIndex::opened);
        if (isSorted) {
            QCOMPARE(desk.raws(sorted), std::vector<QByteArray>({"The search failed."}));
        } else {
            const auto facets = IndexDesk::waited<JobFacets>(
                [&](auto done) { desk.index().facets({}, false, QTimeZone::utc(), this, done); });
            QVERIFY(!facets.ok());
        }
        QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), IndexDesk::longest);
        QCOMPARE(desk.index().damages(), 1);
        QVERIFY(!desk.index().error());
        desk.fill({IndexDesk::job(u"b"_s)});
        QCOMPARE(desk.ids(), QStringList(u"b"_s));
    }
}

void TestJobIndexDamage::aJobFarAwayIsFoundSoon_data()
{
    QTest::addColumn<qint64>("place");
    QTest::newRow("behind all") << (qint64(1) << 59);
    QTest::newRow("before all") << -(qint64(1) << 59);
}

/// Nothing says that nobody put it there; but there are more places between than can be looked at.
void TestJobIndexDamage::aJobFarAwayIsFoundSoon()
{
    QFETCH(qint64, place);
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s)});
    {
        const OtherProgram other(desk.file());
        for (const QString &table : {u"raw"_s, u"job"_s})
            OtherProgram::run(
                u"UPDATE %1 SET place=%2 WHERE place=(SELECT %3(place) FROM job)"_s.arg(table).arg(place).arg(
                    place > 0 ? "max"_L1 : "min"_L1));
        OtherProgram::run(u"DELETE FROM sortblock"_s);
    }
    JobQuery query;
    const QStringList both{u"a"_s, u"b"_s};
    const QStringList reversed{u"b"_s, u"a"_s};
    for (const auto &field : {std::optional<ImportJob::Field>(), std::optional(ImportJob::Id)}) {
        for (const bool hasCondition : {false, true}) {
            query.sortField = field;
            query.values.clear();
            if (hasCondition)
                query.values[ImportJob::Status] = {{u"1"_s}, false};
            query.isDescending = false;
            QCOMPARE(desk.ids(query), both);
            query.isDescending = true;
            QCOMPARE(desk.ids(query), reversed);
        }
    }
    for (const bool days : {false, true}) {
        const auto facets = IndexDesk::waited<JobFacets>(
            [&](auto done) { desk.index().facets({}, days, QTimeZone::utc(), this, done); });
        QCOMPARE(facets.value().jobs, 2);
    }
    QCOMPARE(desk.index().damages(), 0);
}

QTEST_GUILESS_MAIN(TestJobIndexDamage)
#include "tst_jobindex_damage.moc"
