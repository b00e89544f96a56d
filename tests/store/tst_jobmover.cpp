// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/jobmover.h"
#include "store/sortcolumns.h"
#include "store/textindex.h"
#include "store/wordlist.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// Room between two jobs where all around is crowded.
class TestJobMover final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spreadsTheCrowded_data();
    void spreadsTheCrowded();
};

void TestJobMover::spreadsTheCrowded_data()
{
    QTest::addColumn<int>("spacing");
    QTest::addColumn<bool>("isSpread");
    QTest::newRow("a little room") << 8 << true;
    QTest::newRow("each place was one of another job") << 2 << false;
    QTest::newRow("no room") << 1 << false;
}

void TestJobMover::spreadsTheCrowded()
{
    QFETCH(int, spacing);
    QFETCH(bool, isSpread);
    const QTemporaryDir folder;
    IndexFile file(folder.filePath(u"index/jobs.sqlite"_s), u"test"_s);
    QVERIFY(file.openForWriting().ok());
    SqlRun sql(file);
    WordList words(sql);
    TextIndex text(sql);
    SortColumns columns(sql);
    JobMover mover(sql, words, text, columns);
    constexpr qint64 count = 16'500; // more than are moved
    sql.run(u"BEGIN"_s);
    sql.run(u"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
            "INSERT INTO job(place, key, seen, listed, status, type, channel, userid, user, hasfile, texts) "
            "SELECT ? + i * ?, CAST(printf('%06d', i) AS BLOB), 1, 1, 1, 1, 1, 1, 1, 0, x'' FROM n"_s,
            {count, JobPlaces::first, spacing});
    QCOMPARE(sql.value(u"SELECT count(*) FROM job"_s).toLongLong(), count);
    const auto placeOf = [&sql](qint64 job) {
        static const QString place = u"SELECT place FROM job WHERE key=CAST(printf('%06d', ?) AS BLOB)"_s;
        return sql.value(place, {job}).toLongLong();
    };
    constexpr qint64 middle = count / 2;
    constexpr qint64 wanted = 3;
    const auto targets = mover.spread({placeOf(middle - 1), placeOf(middle)}, wanted);
    QVERIFY(!sql.hasFailed());
    QCOMPARE(!targets.isEmpty(), isSpread);
    if (isSpread)
        QVERIFY(placeOf(middle) - placeOf(middle - 1) > wanted);
    else
        QCOMPARE(sql.value(u"SELECT count(*) FROM moved"_s).toLongLong(), 0);
    QCOMPARE(sql.value(u"SELECT count(*) FROM job"_s).toLongLong(), count);
    const QString disorder =
        u"SELECT count(*) FROM (SELECT key, lag(key) OVER (ORDER BY place) AS before FROM job) WHERE before > key"_s;
    QCOMPARE(sql.value(disorder).toLongLong(), 0);
    sql.run(u"COMMIT"_s);
    sql.forget();
}

QTEST_GUILESS_MAIN(TestJobMover)
#include "tst_jobmover.moc"
