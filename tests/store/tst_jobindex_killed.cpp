// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// kill -9 in the middle of filling, again and again: the index is sound, has what was said to be stored, and goes on.
class TestJobIndexKilled final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesASoundIndex();

private:
    void check(int lastPage);
    void checkFile();

    IndexDesk m_desk;
};

void TestJobIndexKilled::leavesASoundIndex()
{
    m_desk.close();
    QRandomGenerator random(20261122);
    bool isGiven = false;
    const int wanted = qEnvironmentVariableIntValue("BALEHOOK_KILLS", &isGiven);
    for (int kill = 0; kill < (isGiven ? wanted : 4); ++kill) {
        QProcess writer;
        writer.start(qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-index-writer"_s, {m_desk.file()});
        QVERIFY(writer.waitForStarted());
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += writer.readAllStandardOutput()).count('\n') >= 10, IndexDesk::longest);
        QTimer::singleShot(std::chrono::milliseconds(random.bounded(0, 30)), &writer, &QProcess::kill);
        QTRY_COMPARE(writer.state(), QProcess::NotRunning);
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        said += writer.readAllStandardOutput();
        check(said.split('\n').value(said.count('\n') - 1).toInt());
        if (QTest::currentTestFailed())
            return;
    }
}

void TestJobIndexKilled::check(int lastPage)
{
    constexpr int perPage = 50;
    constexpr int pages = 200;
    QVERIFY(lastPage >= 10);
    m_desk.reopen();
    QVERIFY(!m_desk.index().error());
    QVERIFY(!m_desk.index().damage());
    const IndexStatus status = m_desk.index().status();
    const int done = status.pass ? int(status.pass->number - 1) * pages + status.pass->donePages : lastPage;
    QVERIFY2(done >= lastPage, qPrintable(u"%1 pages are done, %2 were said to be"_s.arg(done).arg(lastPage)));
    QCOMPARE(status.jobs, std::min(done, pages) * perPage);
    const QStringList ids = m_desk.ids();
    QCOMPARE(ids.size(), status.jobs);
    for (int i = 0; i < ids.size(); ++i)
        QCOMPARE(ids[i], u"job-%1"_s.arg(i));
    QCOMPARE(m_desk.idsOf(u"list.csv"_s), ids);
    // Each of them by what few have, which is asked of the text index.
    for (qsizetype i = 17; i < ids.size(); i += ids.size() / 8)
        QVERIFY2(m_desk.idsOf(ids[i]).contains(ids[i]), qPrintable(ids[i]));
    if (status.pass) // in one word: words are found wherever they stand
        QCOMPARE(m_desk.idsOf(u"of-pass-%1"_s.arg(status.pass->number)).size(), status.pass->donePages * perPage);
    m_desk.close();
    checkFile();
}

void TestJobIndexKilled::checkFile()
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"check"_s);
        database.setDatabaseName(m_desk.file());
        QVERIFY(database.open());
        QSqlQuery whole(u"PRAGMA integrity_check"_s, database);
        QVERIFY(whole.next());
        QCOMPARE(whole.value(0).toString(), u"ok"_s);
        QSqlQuery texts(
            u"SELECT (SELECT count(*) FROM segment) - (SELECT count(*) FROM posting WHERE id % 512 = 256)"_s, database);
        QVERIFY(texts.next());
        QCOMPARE(texts.value(0).toInt(), 0);
        QSqlQuery pairs(u"SELECT (SELECT count(*) FROM raw) - (SELECT count(*) FROM job)"_s, database);
        QVERIFY(pairs.next());
        QCOMPARE(pairs.value(0).toInt(), 0);
    }
    QSqlDatabase::removeDatabase(u"check"_s);
}

QTEST_GUILESS_MAIN(TestJobIndexKilled)
#include "tst_jobindex_killed.moc"
