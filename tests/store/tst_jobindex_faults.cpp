// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"
#include "store/file/indexplace.h"
#include "store/indexdesk.h"
#include "store/indexpeek.h"
#include "store/otherprogram.h"
#include "support/smallfiles.h"
#include "support/wait.h"

#include <QFile>
#include <QSignalSpy>
#include <QThread>
#include <QTimeZone>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;
using Balehook::Testing::OtherProgram;

namespace {

QStringList manyIds(int count)
{
    QStringList ids;
    for (int i = 0; i < count; ++i)
        ids.append(u"job-%1"_s.arg(i));
    return ids;
}

/// A new job at the top of the listing.
Result<StoredPage> add(JobIndex &index, const QString &id)
{
    return IndexDesk::waited<StoredPage>(
        [&](auto done) { index.storeNews(0, IndexDesk::pageOf(QStringList{id}), -1, &index, done); });
}

} // namespace

/// What may be wrong with the file, and owners that go away.
class TestJobIndexFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void garbageIsSetAside();
    void damageFoundLaterIsSetAside();
    void aNewerFileIsSetAside();
    void anOlderFileIsFilledAnew();
    void aFileWithoutMovesIsFilledOn();
    void aFileOfAnotherListingIsFilledAnew();
    void aFileThatBecomesOneOfAnotherListing();
    void aFileThatAnotherProgramTakesAway_data();
    void aFileThatAnotherProgramTakesAway();
    void nothingIsLeftBesideANewFile();
    void filesAreDeletedInTurn();
    void aLockedFileIsAnError();
    void aFolderThatCannotBeMade();
    void aFullDisk();
    void twoOnOneFile();
    void theOwnerGoes();
    void theOwnerGoesBetweenItsThreads();
    void contextsGo();
    void endedSearchesAreSilent();
};

void TestJobIndexFaults::garbageIsSetAside()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    desk.close();
    const QByteArray garbage = QByteArray("no database at all ").repeated(1000);
    QFile file(desk.file());
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
    file.write(garbage);
    file.close();
    desk.reopen();
    QVERIFY(desk.index().damage() && desk.index().damage()->userMessage().contains(u"damaged"_s));
    QCOMPARE(desk.index().damages(), 1);
    QVERIFY(!desk.index().error());
    QCOMPARE(desk.index().status().jobs, 0);
    QFile aside(desk.file() + u".corrupt"_s);
    QVERIFY(aside.open(QFile::ReadOnly));
    QCOMPARE(aside.readAll(), garbage);
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
    desk.reopen();
    QCOMPARE(desk.index().damages(), 0);
}

void TestJobIndexFaults::damageFoundLaterIsSetAside()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(1000).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf(manyIds(1000))).ok());
    desk.close();
    QFile file(desk.file());
    QVERIFY(file.open(QFile::ReadWrite));
    const qint64 kept = 16 * 4096; // what says which tables there are
    QVERIFY(file.size() > 2 * kept);
    QVERIFY(file.seek(kept));
    file.write(QByteArray(file.size() - kept, 'x'));
    file.close();

    desk.reopen();
    QSignalSpy opened(&desk.index(), &JobIndex::opened);
    JobQuery query;
    query.sortField = ImportJob::CreatedAt;
    QCOMPARE(desk.raws(query), std::vector<QByteArray>({"The search failed."}));
    QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), IndexDesk::longest);
    QCOMPARE(desk.index().damages(), 1);
    QVERIFY(!desk.index().error());
    QCOMPARE(desk.index().status().jobs, 0);
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
}

/// It is a cache: what can be filled now is worth more than what another version of the program may have kept.
void TestJobIndexFaults::aNewerFileIsSetAside()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    desk.close();
    {
        const OtherProgram newer(desk.file());
        OtherProgram::run(u"PRAGMA user_version=99"_s);
    }
    desk.reopen();
    QVERIFY(!desk.index().error() && desk.index().damage());
    QCOMPARE(desk.index().damage()->kind, ErrorKind::IndexOutdated);
    QCOMPARE(desk.raws({}), std::vector<QByteArray>());
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
    desk.close();
    const OtherProgram newer(desk.file() + u".corrupt"_s);
    QCOMPARE(OtherProgram::run(u"PRAGMA user_version"_s).toInt(), 99);
    QCOMPARE(OtherProgram::run(u"SELECT count(*) FROM job"_s).toInt(), 1);
}

void TestJobIndexFaults::anOlderFileIsFilledAnew()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    desk.close();
    {
        const OtherProgram older(desk.file());
        OtherProgram::run(u"DROP TABLE pending"_s);
        OtherProgram::run(u"PRAGMA user_version=1"_s);
    }
    desk.reopen();
    QVERIFY(!desk.index().error() && desk.index().damageKind() == ErrorKind::IndexOutdated);
    QCOMPARE(desk.index().status().jobs, 0);
    QCOMPARE(desk.ids(), QStringList());
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
}

/// Its last pass may have missed jobs: whoever made it did not look out for moves of the listing.
void TestJobIndexFaults::aFileWithoutMovesIsFilledOn()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(2).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf(manyIds(2)), 4).ok());
    desk.close();
    {
        const OtherProgram earlier(desk.file());
        OtherProgram::run(u"DROP TABLE moves"_s);
    }
    const IndexPeek peek = IndexPeek::of(desk.file());
    QVERIFY(peek.state == IndexPeek::State::Part);
    QCOMPARE(peek.jobs, 2);
    desk.reopen();
    QVERIFY(!desk.index().error());
    QCOMPARE(desk.index().status().jobs, 2);
    QVERIFY(desk.index().status().pass && desk.index().status().pass->hasMoved);
    QCOMPARE(desk.ids(), manyIds(2));
}

void TestJobIndexFaults::aFileOfAnotherListingIsFilledAnew()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    desk.close();
    const auto jobsOf = [&desk](const QString &listing) {
        JobIndex index(desk.file());
        index.setListing(listing);
        QSignalSpy opened(&index, &JobIndex::opened);
        index.open();
        const bool isOpen = Testing::waitFor([&opened] { return !opened.isEmpty(); }, IndexDesk::longest);
        return isOpen && !index.error() ? index.status().jobs : -1;
    };
    QCOMPARE(jobsOf(u"https://a.example.com/x"_s), 1); // it noted nothing
    QCOMPARE(jobsOf(u"https://a.example.com/x"_s), 1);
    QCOMPARE(jobsOf({}), 1);
    QCOMPARE(jobsOf(u"https://a.example.com/y"_s), 0);
    QVERIFY(!QFile::exists(desk.file()));
    desk.reopen();
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
}

/// By a program that goes on filling while the address changes in this one.
void TestJobIndexFaults::aFileThatBecomesOneOfAnotherListing()
{
    IndexDesk desk;
    desk.index().setListing(u"https://a.example.com/new"_s);
    JobIndex other(desk.file());
    other.setListing(u"https://a.example.com/old"_s);
    other.open();
    QVERIFY(add(other, u"old"_s).ok());
    QCOMPARE(desk.ids(), QStringList(u"old"_s)); // nobody has looked whose they are
    QVERIFY(IndexDesk::waited<Nothing>([&](auto done) { desk.index().readAgain(this, done); }).ok());
    QCOMPARE(desk.index().status().jobs, 0);
    QCOMPARE(desk.ids(), QStringList());

    QVERIFY(IndexDesk::waited<Nothing>([&](auto done) { other.purge(&other, done); }).ok());
    QVERIFY(IndexDesk::waited<Nothing>([&](auto done) { desk.index().purge(this, done); }).ok());
    QVERIFY(add(other, u"old"_s).ok());
    QVERIFY(add(desk.index(), u"new"_s).ok());
    QCOMPARE(desk.ids(), QStringList(u"new"_s));
    QCOMPARE(desk.index().status().jobs, 1);
}

void TestJobIndexFaults::aFileThatAnotherProgramTakesAway_data()
{
    QTest::addColumn<bool>("isDeleted");
    QTest::addColumn<QString>("said");
    QTest::newRow("deleted") << true << u"deleted"_s;
    QTest::newRow("set aside") << false << u"damaged"_s;
}

/// While all jobs are loaded, and while it is searched.
void TestJobIndexFaults::aFileThatAnotherProgramTakesAway()
{
    QFETCH(bool, isDeleted);
    QFETCH(QString, said);
    const auto takeAway = [isDeleted](const IndexDesk &desk) {
        JobIndex other(desk.file());
        if (isDeleted)
            return IndexDesk::waited<Nothing>([&](auto done) { other.purge(&other, done); }).ok();
        return QFile::rename(desk.file(), desk.file() + ".corrupt"_L1);
    };
    IndexDesk filling;
    QVERIFY(filling.beginPass(2).ok());
    QVERIFY(filling.storePage(1, IndexDesk::pageOf(manyIds(2)), 4).ok());
    QVERIFY(takeAway(filling));
    const auto stored = filling.storePage(2, IndexDesk::pageOf(manyIds(2)), 4);
    QVERIFY(!stored.ok() && stored.error().userMessage().contains(said));
    QCOMPARE(filling.index().damages(), 1);
    QVERIFY(filling.index().damage() && filling.index().damage()->userMessage().contains(said));
    filling.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(filling.ids(), QStringList(u"b"_s));

    IndexDesk searching;
    searching.fill({IndexDesk::job(u"a"_s)});
    std::optional<Result<JobIndex::Matches>> matches;
    const auto search = searching.index().search({}, this, [&matches](const auto &found) { matches.emplace(found); });
    QTRY_VERIFY_WITH_TIMEOUT(matches && *matches && matches->value().isComplete, IndexDesk::longest);
    QVERIFY(takeAway(searching));
    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { searching.index().read(search, 0, 1, this, done); });
    QVERIFY(!rows.ok() && rows.error().userMessage().contains(said));
    QTRY_VERIFY_WITH_TIMEOUT(!*matches, IndexDesk::longest);
    QVERIFY(matches->error().userMessage().contains(said));
}

/// What is left of another file would be read as if it were of this one.
void TestJobIndexFaults::nothingIsLeftBesideANewFile()
{
    const IndexDesk desk;
    const IndexPlace place(desk.path(u"jobs.sqlite"_s));
    const QStringList left{u"-wal"_s, u"-shm"_s, u"-journal"_s};
    const auto leave = [&] {
        for (const QString &name : left) {
            QFile file(place.file() + name);
            QVERIFY(file.open(QFile::WriteOnly));
        }
    };
    const auto isLeft = [&](const QString &name) { return QFile::exists(place.file() + name); };
    leave();
    QVERIFY(place.make() && std::none_of(left.begin(), left.end(), isLeft));
    leave();
    QVERIFY(place.setAside(*place.identity()) && std::none_of(left.begin(), left.end(), isLeft));
    leave();
    QVERIFY(place.remove() && std::none_of(left.begin(), left.end(), isLeft));
}

void TestJobIndexFaults::filesAreDeletedInTurn()
{
    const IndexDesk desk;
    const IndexPlace place(desk.path(u"jobs.sqlite"_s));
    for (const bool isAll : {false, true}) {
        QVERIFY(place.make());
        FileLock other(place.file() + ".lock"_L1);
        QCOMPARE(other.tryLock(), FileLock::Attempt::Taken);
        const std::unique_ptr<QThread> thread(
            QThread::create([&place, isAll] { (void)(isAll ? place.removeAll() : place.remove()); }));
        thread->start();
        QVERIFY(!thread->wait(300));
        QVERIFY(place.exists());
        other.unlockAndRemove();
        QVERIFY(thread->wait(IndexDesk::longest));
        QVERIFY(!place.exists() && !QFile::exists(place.file() + ".lock"_L1));
    }
}

void TestJobIndexFaults::aLockedFileIsAnError()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    const OtherProgram other(desk.file());
    OtherProgram::run(u"BEGIN IMMEDIATE"_s);
    const auto refused = desk.beginPass();
    QVERIFY(!refused.ok());
    QVERIFY(refused.error().userMessage().contains(u"in use"_s));
    QVERIFY(desk.index().error().has_value());
    QCOMPARE(desk.ids(), QStringList(u"a"_s)); // reading goes on
    OtherProgram::run(u"ROLLBACK"_s);
    QVERIFY(desk.beginPass().ok());
    QVERIFY(!desk.index().error());
}

void TestJobIndexFaults::aFolderThatCannotBeMade()
{
    IndexDesk desk;
    QFile inTheWay(desk.path(u"index"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const auto refused = desk.beginPass();
    QVERIFY(!refused.ok());
    QVERIFY(refused.error().userMessage().contains(u"folder"_s));
    QVERIFY(!refused.error().userMessage().contains(desk.path({})));
    QCOMPARE(desk.ids(), QStringList());
}

void TestJobIndexFaults::aFullDisk()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(500).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf(manyIds(500))).ok());
    auto full = std::make_unique<Testing::SmallFiles>(QFile(desk.file() + u"-wal"_s).size() + 20'000);
    QStringList more = manyIds(1000);
    more = more.last(500);
    const auto refused = desk.storePage(2, IndexDesk::pageOf(more));
    full.reset();
    QVERIFY(!refused.ok());
    QVERIFY(desk.index().error().has_value());
    QCOMPARE(desk.ids(), manyIds(500));
    QCOMPARE(desk.index().status().jobs, 500);
    QVERIFY(desk.storePage(2, IndexDesk::pageOf(more)).ok());
    QVERIFY(!desk.index().error());
    QCOMPARE(desk.ids(), manyIds(1000));
    QCOMPARE(desk.idsOf(u"list.csv"_s), manyIds(1000));
}

void TestJobIndexFaults::twoOnOneFile()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"b"_s)});
    JobIndex other(desk.file());
    other.open();
    QVERIFY(add(other, u"2"_s).ok());
    QVERIFY(add(desk.index(), u"1"_s).ok());
    QVERIFY(add(other, u"0"_s).ok());
    QCOMPARE(other.status().jobs, 4);
    QCOMPARE(desk.ids().join(QString()), u"012b"_s);
}

void TestJobIndexFaults::theOwnerGoes()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(500).ok());
    // Made before the first is stored: that takes less time than to make them.
    std::vector<std::shared_ptr<const RecordPage>> pages;
    for (int page = 1; page <= 40; ++page) {
        QStringList ids;
        for (int i = 0; i < 500; ++i)
            ids.append(u"%1-%2"_s.arg(page).arg(i));
        pages.push_back(IndexDesk::pageOf(ids));
    }
    int answers = 0;
    for (std::size_t i = 0; i < pages.size(); ++i)
        desk.index().storePage(int(i) + 1, pages[i], -1, this, [&answers](const auto &) { ++answers; });
    desk.index().search({}, this, [&answers](const auto &) { ++answers; });
    desk.index().facets({}, true, QTimeZone::utc(), this, [&answers](const auto &) { ++answers; });
    desk.close();
    QCOMPARE(answers, 0);
    desk.reopen();
    QVERIFY(desk.index().status().pass.has_value());
    const IndexPass pass = *desk.index().status().pass;
    QVERIFY(pass.donePages < 40);
    QCOMPARE(desk.index().status().jobs, pass.donePages * 500);
    QCOMPARE(desk.ids().size(), pass.donePages * 500);
}

/// What begins in the reader and goes on in the writer, at the moment when both end. Needs some luck to see a fault, or
/// a sanitizer.
void TestJobIndexFaults::theOwnerGoesBetweenItsThreads()
{
    const IndexDesk desk;
    for (int times = 0; times < 50; ++times) {
        JobIndex index(desk.file());
        for (int steps = 0; steps < 10; ++steps) {
            index.open();
            index.purge(this, [](const Outcome &) { QFAIL("Nobody is there to hear it."); });
        }
    }
}

void TestJobIndexFaults::contextsGo()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    int answers = 0;
    auto context = std::make_unique<QObject>();
    desk.index().search({}, context.get(), [&answers](const auto &) { ++answers; });
    desk.index().beginPass(5, context.get(), [&answers](const auto &) { ++answers; });
    context.reset();
    QVERIFY(desk.beginPass(5).ok());
    QCOMPARE(desk.ids().size(), 1);
    QCOMPARE(answers, 0);
}

void TestJobIndexFaults::endedSearchesAreSilent()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    int answers = 0;
    const auto search = desk.index().search({}, this, [&answers](const auto &) { ++answers; });
    desk.index().read(search, 0, 1, this, [&answers](const auto &) { ++answers; });
    desk.index().endSearch(search);
    QCOMPARE(desk.ids().size(), 1);
    desk.index().read(search, 0, 1, this, [&answers](const auto &) { ++answers; });
    QCOMPARE(desk.ids().size(), 1);
    QCOMPARE(answers, 0);

    std::optional<JobIndex::Matches> matches;
    const auto open = desk.index().search({}, this, [&matches](const auto &result) { matches = result.value(); });
    const auto found = IndexDesk::waited<qint64>([&](auto done) { desk.index().find(open, u"a"_s, this, done); });
    QCOMPARE(found.value(), 0);
    const auto missed = IndexDesk::waited<qint64>([&](auto done) { desk.index().find(open, u"b"_s, this, done); });
    QCOMPARE(missed.value(), -1);
    QVERIFY(matches && matches->isComplete);
}

QTEST_GUILESS_MAIN(TestJobIndexFaults)
#include "tst_jobindex_faults.moc"
