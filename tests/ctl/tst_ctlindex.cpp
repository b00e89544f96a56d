// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobsearchcommand.h"
#include "ctl/commands/synccommand.h"
#include "ctl/ctlfixture.h"
#include "session/index/accountsync.h"

#include <QDirIterator>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QUrlQuery>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The index of an account on the command line: filled by "sync", searched by "jobs list".
class TestCtlIndex final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void fillsAndLooks();
    void goesOnAfterASignal();
    void tellsFailures();
    void searches_data();
    void searches();
    void pagesOfAResult();
    void refusesOptions_data();
    void refusesOptions();
    void needsAnIndex();
    void aSearchThatFailsIsTold();
    void aDamagedIndexIsLoadedAgain_data();
    void aDamagedIndexIsLoadedAgain();
    void findsAJobWithTheIndex();
    void saysThatTheListNeverRested();
    void knowsNoTimeToCome();
    void aDeletedIndexIsNotCalledDamaged();

private:
    QStringList search(const QStringList &more) const
    {
        return QStringList{u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s} + more;
    }
    /// Answers a fill of few jobs, which fit on one page, and the look that follows.
    void serve(const QByteArray &records, int total);
    void sync(const QStringList &more = {});
    bool changeIndex(const QString &sql) const;
    /// Writes over all of the index from there on.
    void damage(qint64 from);

    std::unique_ptr<CtlFixture> m_fixture;
};

namespace {

QByteArray job(const QByteArray &id, const QByteArray &status, const QByteArray &user, const QByteArray &day,
               const QByteArray &failed = {}, const QByteArray &failures = {})
{
    const QByteArray counted = failures.isEmpty() ? QByteArray() : R"("failureCount":")" + failures + R"(",)";
    return "{" + counted + R"("id":")" + id + R"(","status":")" + status + R"(","jobType":"a.b","userName":")" + user
        + R"(","createdAt":"2026-11-)" + day + R"(T12:00:00.000Z","failedFilePath":")" + failed + "\"}";
}

const QByteArray one = job("j1", "0", "Ada", "01", {}, "0");
const QByteArray two = job("j2", "1", "Bo", "20", "https://files.example.com/prices.csv", "7");
const QByteArray three = job("j3", "2", "Ada", "10");

} // namespace

void TestCtlIndex::init()
{
    m_fixture = std::make_unique<CtlFixture>();
    QVERIFY2(m_fixture->addAcme(), m_fixture->why().constData());
}

void TestCtlIndex::serve(const QByteArray &records, int total)
{
    for (const int perPage : {500, 100})
        m_fixture->server.enqueue(Script::json(jobsPage(records, 1, perPage, QByteArray::number(total))));
}

void TestCtlIndex::sync(const QStringList &more)
{
    const auto run = m_fixture->run(QStringList{u"sync"_s, u"acme"_s} + more);
    QVERIFY(run->end());
    QVERIFY2(run->status() == 0, run->err().constData());
}

void TestCtlIndex::fillsAndLooks()
{
    serve(one + ',' + two, 2);
    const auto first = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(first->end());
    QCOMPARE(first->status(), 0);
    QCOMPARE(first->out(), QByteArray());
    QCOMPARE(first->err(), QByteArray("balehookctl: The index contains 2 jobs.\n"));
    QCOMPARE(m_fixture->server.requests().size(), 2);
    QVERIFY(m_fixture->server.requests().constFirst().target.endsWith("?page=1&per_page=500"));

    m_fixture->server.enqueue(Script::json(jobsPage(three + ',' + one + ',' + two, 1, 100, "3")));
    const auto look = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(look->end());
    QCOMPARE(look->status(), 0);
    QCOMPARE(look->err(), QByteArray("balehookctl: The index contains 3 jobs.\n"));
    QCOMPARE(m_fixture->server.requests().size(), 3);

    serve(three + ',' + one, 2);
    const auto full = m_fixture->run({u"sync"_s, u"--full"_s, u"acme"_s});
    QVERIFY(full->end());
    QCOMPARE(full->status(), 0);
    QCOMPARE(full->err(), QByteArray("balehookctl: The index contains 3 jobs. No longer listed: 1.\n"));
}

void TestCtlIndex::goesOnAfterASignal()
{
    bool isStuck = true;
    m_fixture->server.setAnswerer([&isStuck](const RecordedRequest &request) {
        const QUrlQuery query(QUrl(QString::fromLatin1(request.target)));
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int perPage = query.queryItemValue(u"per_page"_s).toInt();
        if (isStuck && page >= 9)
            return Script().hang();
        const int first = (page - 1) * perPage + 1;
        return Script::json(jobsPage(jobRecords(first, qMin(first + perPage - 1, 5000)), page, perPage, "5000"));
    });
    const auto hasAsked = [this](const QByteArray &part) {
        const QList<RecordedRequest> &all = m_fixture->server.requests();
        return std::any_of(all.begin(), all.end(), [&](const auto &each) { return each.target.contains(part); });
    };
    const auto stopped = m_fixture->run({u"sync"_s, u"acme"_s});
    // Not before the first three pages are stored.
    QTRY_VERIFY_WITH_TIMEOUT(hasAsked("?page=9&per_page=500"), 30'000);
    stopped->process().terminate();
    QVERIFY(stopped->end());
    QCOMPARE(stopped->status(), 130);

    isStuck = false;
    const qsizetype before = m_fixture->server.requests().size();
    sync();
    const QByteArray first = m_fixture->server.requests()[before].target;
    QVERIFY2(!first.contains("page=1&") && !first.contains("page=2&"), first.constData());
    QVERIFY(hasAsked("?page=10&per_page=500"));
}

void TestCtlIndex::tellsFailures()
{
    m_fixture->server.enqueue(Script::answer(403, "{}", {{"Content-Type", "application/json"}}));
    const auto refused = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(refused->end());
    QCOMPARE(refused->status(), 4);
    m_fixture->server.enqueue(Script::answer(404, "{}", {{"Content-Type", "application/json"}}));
    const auto failed = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(failed->end());
    QCOMPARE(failed->status(), 5);
    const auto unknown = m_fixture->run({u"sync"_s, u"globex"_s});
    QVERIFY(unknown->end());
    QCOMPARE(unknown->status(), 3);
    const auto none = m_fixture->run({u"sync"_s});
    QVERIFY(none->end());
    QCOMPARE(none->status(), 2);
}

void TestCtlIndex::searches_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("lines");

    const auto lines = [](const QByteArrayList &records) { return QByteArray(records.join('\n') + '\n'); };
    QTest::newRow("text") << QStringList{u"--search=prices"_s} << lines({two});
    QTest::newRow("two letters") << QStringList{u"--search=BO"_s} << lines({two});
    QTest::newRow("status") << QStringList{u"--status=2"_s} << lines({three});
    QTest::newRow("one of two") << QStringList{u"--status=2"_s, u"--status=0"_s} << lines({one, three});
    QTest::newRow("user") << QStringList{u"--user=Ada"_s} << lines({one, three});
    QTest::newRow("type") << QStringList{u"--type=a.b"_s} << lines({one, two, three});
    QTest::newRow("failed file") << QStringList{u"--has-failed-file"_s} << lines({two});
    QTest::newRow("since") << QStringList{u"--since=2026-11-05"_s} << lines({two, three});
    QTest::newRow("until") << QStringList{u"--until=2026-11-10T13:00:00Z"_s} << lines({one, three});
    QTest::newRow("until a day") << QStringList{u"--until=2026-11-11"_s} << lines({one, three});
    QTest::newRow("sorted") << QStringList{u"--sort=createdAt:desc"_s} << lines({two, three, one});
    QTest::newRow("both") << QStringList{u"--user=Ada"_s, u"--sort=createdAt:desc"_s} << lines({three, one});
    QTest::newRow("two words") << QStringList{u"--search=csv bo"_s} << lines({two});
    QTest::newRow("a field") << QStringList{u"--search=user:ada"_s} << lines({one, three});
    QTest::newRow("not this") << QStringList{u"--search=j -user:ada"_s} << lines({two});
    QTest::newRow("some failed rows") << QStringList{u"--failed-rows=some"_s} << lines({two});
    QTest::newRow("no failed rows") << QStringList{u"--failed-rows=none"_s} << lines({one});
    QTest::newRow("no count") << QStringList{u"--failed-rows=unknown"_s} << lines({three});
    QTest::newRow("none") << QStringList{u"--search=nowhere"_s} << QByteArray();
}

void TestCtlIndex::searches()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, lines);
    serve(one + ',' + two + ',' + three, 3);
    sync();
    const qsizetype asked = m_fixture->server.requests().size();
    const auto run = m_fixture->run(search(words + QStringList{u"--format=jsonl"_s}));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 0);
    QCOMPARE(run->out(), lines);
    const QByteArray start =
        "balehookctl: " + QByteArray::number(lines.count('\n')) + " of 3 jobs match in the index of ";
    QVERIFY2(run->err().startsWith(start), run->err().constData());
    QVERIFY(run->err().endsWith("; no request was sent to the service.\n"));
    QCOMPARE(m_fixture->server.requests().size(), asked);
}

void TestCtlIndex::pagesOfAResult()
{
    QByteArrayList records;
    for (int i = 1; i <= 60; ++i)
        records.append(R"({"id":"j)" + QByteArray::number(i) + "\"}");
    serve(records.join(','), 60);
    sync();
    const auto count = [&](const QStringList &more) {
        const auto run = m_fixture->run(search(QStringList{u"--search=j"_s, u"--format=jsonl"_s} + more));
        return run->end() && run->status() == 0 ? run->out().count('\n') : -1;
    };
    QCOMPARE(count({}), 25);
    QCOMPARE(count({u"--page=3"_s}), 10);
    QCOMPARE(count({u"--page=4"_s}), 0);
    QCOMPARE(count({u"--per-page=7"_s}), 7);
    QCOMPARE(count({u"--all"_s}), 60);
    QCOMPARE(count({u"--all"_s, u"--per-page=20"_s}), 60);
}

void TestCtlIndex::refusesOptions_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("since") << u"--since=yesterday"_s;
    QTest::newRow("a day and a time without T") << u"--since=2026-11-05 17:00"_s;
    QTest::newRow("more than a day") << u"--until=2026-11-05Z"_s;
    QTest::newRow("until") << u"--until=2026-13-01"_s;
    QTest::newRow("sort") << u"--sort=colour"_s;
    QTest::newRow("failed rows") << u"--failed-rows=0"_s;
    QTest::newRow("sort order") << u"--sort=createdAt:up"_s;
}

void TestCtlIndex::refusesOptions()
{
    QFETCH(const QString, word);
    const auto run = m_fixture->run(search({word}));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 2);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY(m_fixture->server.requests().isEmpty());
}

void TestCtlIndex::needsAnIndex()
{
    const auto run = m_fixture->run(search({u"--search=x"_s}));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 1);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY2(run->err().contains("\"balehookctl sync acme\" creates it"), run->err().constData());
    QVERIFY(m_fixture->server.requests().isEmpty());
}

void TestCtlIndex::aSearchThatFailsIsTold()
{
    constexpr int jobs = 500;
    QByteArrayList records;
    for (int i = 0; i < jobs; ++i)
        records.append(job('j' + QByteArray::number(i), "1", QByteArray(300, 'x'), "10"));
    serve(records.join(','), jobs);
    sync();
    // The file can be opened; what is searched in it is damaged.
    damage(20 * 4096);
    const auto run = m_fixture->run(search({u"--sort=createdAt:desc"_s}));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 1);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY2(run->err().contains("\"balehookctl sync acme\" creates a new one"), run->err().constData());
    const auto again = m_fixture->run(search({u"--sort=createdAt:desc"_s}));
    QVERIFY(again->end());
    QCOMPARE(again->status(), 1);
    QVERIFY2(again->err().contains("no local index"), again->err().constData());
}

void TestCtlIndex::damage(qint64 from)
{
    QDirIterator all(m_fixture->folder(), {u"*.sqlite"_s}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(all.hasNext());
    QFile file(all.next());
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.size() > from + 4096);
    QVERIFY(file.seek(from));
    file.write(QByteArray(file.size() - from, 'x'));
}

void TestCtlIndex::aDamagedIndexIsLoadedAgain_data()
{
    QTest::addColumn<qint64>("from");
    QTest::addColumn<bool>("isFull");
    for (const qint64 from : {0, 100, 4096, 20 * 4096}) {
        QTest::addRow("from byte %lld", from) << from << false;
        QTest::addRow("from byte %lld, full", from) << from << true;
    }
}

void TestCtlIndex::aDamagedIndexIsLoadedAgain()
{
    QFETCH(qint64, from);
    QFETCH(bool, isFull);
    constexpr int jobs = 400;
    QByteArrayList records;
    for (int i = 0; i < jobs; ++i)
        records.append(job('j' + QByteArray::number(i), "1", QByteArray(300, 'x'), "10"));
    m_fixture->server.setAnswerer([&records](const RecordedRequest &request) {
        const QUrlQuery query(QUrl(QString::fromLatin1(request.target)));
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int perPage = query.queryItemValue(u"per_page"_s).toInt();
        return Script::json(
            jobsPage(records.mid(qsizetype(page - 1) * perPage, perPage).join(','), page, perPage, "400"));
    });
    sync();
    const auto whole = m_fixture->run(search({u"--search=j39"_s, u"--format=json"_s, u"--all"_s}));
    QVERIFY(whole->end());
    QCOMPARE(whole->status(), 0);

    damage(from);
    const auto run =
        m_fixture->run(isFull ? QStringList{u"sync"_s, u"--full"_s, u"acme"_s} : QStringList{u"sync"_s, u"acme"_s});
    QVERIFY(run->end());
    QVERIFY2(run->status() == 0, run->err().constData());
    QCOMPARE(run->err(),
             QByteArray("balehookctl: The index was unusable and has been set aside. All jobs are downloaded again.\n"
                        "balehookctl: The index contains 400 jobs.\n"));
    const auto found = m_fixture->run(search({u"--search=j39"_s, u"--format=json"_s, u"--all"_s}));
    QVERIFY(found->end());
    QCOMPARE(found->status(), 0);
    QCOMPARE(found->out(), whole->out());
    const auto again = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(again->end());
    QCOMPARE(again->err(), QByteArray("balehookctl: The index contains 400 jobs.\n"));
}

void TestCtlIndex::findsAJobWithTheIndex()
{
    QByteArrayList records;
    for (int i = 1; i <= 90; ++i)
        records.append(R"({"id":"j)" + QByteArray::number(i) + "\"}");
    serve(records.join(','), 90);
    sync();
    const qsizetype before = m_fixture->server.requests().size();
    m_fixture->server.enqueue(Script::json(jobsPage(jobRecords(76, 90), 4, 25, "90")));
    const auto run = m_fixture->run({u"jobs"_s, u"rows"_s, u"j80"_s, u"--account"_s, u"acme"_s});
    QVERIFY(run->end());
    QCOMPARE(run->status(), 5); // it has no such file
    QCOMPARE(m_fixture->server.requests().size(), before + 1);
    QVERIFY(m_fixture->server.requests().constLast().target.endsWith("?page=4&per_page=25"));
}

/// Each pass meets a list that has become shorter.
void TestCtlIndex::saysThatTheListNeverRested()
{
    bool isAtRest = false;
    m_fixture->server.setAnswerer([&isAtRest](const RecordedRequest &request) {
        const QUrlQuery query(QUrl(QString::fromLatin1(request.target)));
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int perPage = query.queryItemValue(u"per_page"_s).toInt();
        const int first = (page - 1) * perPage + 1;
        const int total = page == 1 && !isAtRest ? 600 : 599;
        return Script::json(
            jobsPage(jobRecords(first, qMin(first + perPage - 1, 599)), page, perPage, QByteArray::number(total)));
    });
    const QByteArray unsettled = AccountSync::unsettledText().toUtf8();
    for (const bool isAtRestNow : {false, true}) {
        isAtRest = isAtRestNow;
        const auto filled = m_fixture->run({u"sync"_s, u"--full"_s, u"acme"_s});
        QVERIFY(filled->end());
        QVERIFY2(filled->status() == 0, filled->err().constData());
        QVERIFY2(filled->err().contains(unsettled) != isAtRest, filled->err().constData());
        const auto found = m_fixture->run(search({u"--search=j599"_s, u"--format=jsonl"_s}));
        QVERIFY(found->end());
        QCOMPARE(found->status(), 0);
        QCOMPARE(found->out().count('\n'), 1);
        QVERIFY2(found->err().contains(unsettled) != isAtRest, found->err().constData());
    }
}

/// The clock was set back since the jobs were loaded.
void TestCtlIndex::knowsNoTimeToCome()
{
    serve(one + ',' + two + ',' + three, 3);
    sync();
    const auto ageOf = [this] {
        const auto run = m_fixture->run(search({u"--search=prices"_s}));
        return run->end() && run->status() == 0 ? run->err() : QByteArray();
    };
    const QByteArray unknown = Ctl::JobSearchCommand::unknownTime().toUtf8();
    const QByteArray before = ageOf();
    QVERIFY2(before.contains("of 3 jobs") && !before.contains(unknown), before.constData());
    const qint64 tomorrow = QDateTime::currentMSecsSinceEpoch() + 24 * 60 * 60 * 1000;
    QVERIFY(changeIndex(u"UPDATE state SET completed=%1"_s.arg(tomorrow)));
    const QByteArray after = ageOf();
    QVERIFY2(after.contains("of 3 jobs") && after.contains(unknown), after.constData());
}

void TestCtlIndex::aDeletedIndexIsNotCalledDamaged()
{
    bool isThere = true;
    m_fixture->server.setAnswerer([this, &isThere](const RecordedRequest &request) {
        const QUrlQuery query(QUrl(QString::fromLatin1(request.target)));
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int perPage = query.queryItemValue(u"per_page"_s).toInt();
        if (page == 5 && std::exchange(isThere, false)) {
            QDirIterator all(m_fixture->folder(), {u"*.sqlite*"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (all.hasNext())
                QFile::remove(all.next());
        }
        const int first = (page - 1) * perPage + 1;
        return Script::json(jobsPage(jobRecords(first, qMin(first + perPage - 1, 5000)), page, perPage, "5000"));
    });
    const auto run = m_fixture->run({u"sync"_s, u"acme"_s});
    QVERIFY(run->end());
    QVERIFY2(run->status() == 0, run->err().constData());
    QVERIFY(!isThere);
    QVERIFY2(run->err().contains(Ctl::SyncCommand::textOfLoss(ErrorKind::IndexDeleted).toUtf8()),
             run->err().constData());
    const auto found = m_fixture->run(search({u"--search=j5000"_s, u"--format=jsonl"_s}));
    QVERIFY(found->end());
    QCOMPARE(found->out().count('\n'), 1);
}

bool TestCtlIndex::changeIndex(const QString &sql) const
{
    QDirIterator all(m_fixture->folder(), {u"*.sqlite"_s}, QDir::Files, QDirIterator::Subdirectories);
    const QString name = u"changed"_s;
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(all.next());
        isDone = database.open() && QSqlQuery(sql, database).isActive();
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

QTEST_GUILESS_MAIN(TestCtlIndex)
#include "tst_ctlindex.moc"
