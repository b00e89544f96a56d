// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include <QFileInfo>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// How pages of the listing get into the index.
class TestJobIndexPages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAFileIsEmpty();
    void storesInTheOrderOfTheListing();
    void pagesMayComeInAnyOrder();
    void aRepeatedPassIsAsOldAsItsFilling();
    void putsNewJobsBetween();
    void notesWhatChangedAndWhatIsGone();
    void goesOnAfterAnInterruption();
    void keepsRecordsByteForByte();
    void losesAndMergesNothing();
    void makesRoomInManyPlacesAtOnce();
    void followsJobsThatMove();
    void followsJobsWhosePlaceIsTaken_data();
    void followsJobsWhosePlaceIsTaken();
    void aNewJobIsNotTakenForAnother();
    void storesNews();
    void deletesTheFile();
    void whatWasFoundInADeletedFileIsGone_data();
    void whatWasFoundInADeletedFileIsGone();
};

void TestJobIndexPages::withoutAFileIsEmpty()
{
    IndexDesk desk;
    QVERIFY(desk.index().isOpen());
    QVERIFY(!desk.index().error());
    QCOMPARE(desk.index().status().jobs, 0);
    QVERIFY(!desk.index().status().isComplete());
    QCOMPARE(desk.ids(), QStringList());
    QVERIFY(!QFileInfo::exists(desk.file()));
}

void TestJobIndexPages::storesInTheOrderOfTheListing()
{
    IndexDesk desk;
    const auto pass = desk.beginPass(3);
    QVERIFY(pass.ok());
    QCOMPARE(pass.value().number, 1);
    const auto first = desk.storePage(1, IndexDesk::pageOf({u"9"_s, u"7"_s, u"8"_s}), 5);
    QVERIFY(first.ok());
    QCOMPARE(first.value().added, 3);
    QCOMPARE(first.value().pass.donePages, 1);
    QCOMPARE(first.value().pass.total, 5);
    QVERIFY(desk.storePage(2, IndexDesk::pageOf({u"1"_s, u"6"_s}), 5).ok());
    QVERIFY(desk.index().status().pass.has_value());
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.ids(), QStringList({u"9"_s, u"7"_s, u"8"_s, u"1"_s, u"6"_s}));
    const IndexStatus &status = desk.index().status();
    QCOMPARE(status.jobs, 5);
    QCOMPARE(status.unlisted, 0);
    QVERIFY(status.isComplete());
    QVERIFY(!status.pass);
    QVERIFY(status.bytes > 0);
    QVERIFY(status.readSince > 0);

    const QFileInfo file(desk.file());
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
    QCOMPARE(QFileInfo(file.absolutePath()).permissions() & (QFile::ExeGroup | QFile::ExeOther), QFile::Permissions());
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s}) {
        QVERIFY(QFileInfo::exists(desk.file() + suffix));
        QCOMPARE(QFileInfo(desk.file() + suffix).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }
}

void TestJobIndexPages::pagesMayComeInAnyOrder()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(2).ok());
    QVERIFY(desk.storePage(3, IndexDesk::pageOf({u"e"_s, u"f"_s})).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf({u"a"_s, u"b"_s})).ok());
    QVERIFY(desk.storePage(5, IndexDesk::pageOf({u"i"_s})).ok());
    const auto stored = desk.storePage(2, IndexDesk::pageOf({u"c"_s, u"d"_s}));
    QCOMPARE(stored.value().pass.donePages, 3);
    QCOMPARE(stored.value().pass.seen, 7);
    QCOMPARE(desk.storePage(4, IndexDesk::pageOf({u"g"_s, u"h"_s})).value().pass.donePages, 5);
    QCOMPARE(desk.ids().join(QString()), u"abcdefghi"_s);
}

void TestJobIndexPages::aRepeatedPassIsAsOldAsItsFilling()
{
    IndexDesk desk;
    const auto first = desk.beginPass(2);
    QVERIFY(desk.storePage(1, IndexDesk::pageOf({u"a"_s, u"b"_s})).ok());
    QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > first.value().startedAt);
    std::optional<Result<IndexPass>> second;
    desk.index().repeatPass(&desk.index(), [&second](const auto &pass) { second.emplace(pass); });
    QTRY_VERIFY_WITH_TIMEOUT(second.has_value(), IndexDesk::longest);
    QCOMPARE(second->value().number, 2);
    // What this one does not see again is as the first one saw it.
    QCOMPARE(second->value().startedAt, first.value().startedAt);
}

void TestJobIndexPages::putsNewJobsBetween()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"b"_s), IndexDesk::job(u"e"_s)});
    QVERIFY(desk.beginPass(4).ok());
    const auto stored = desk.storePage(1, IndexDesk::pageOf({u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(stored.value().added, 3);
    QCOMPARE(stored.value().same, 1);
    QVERIFY(desk.storePage(2, IndexDesk::pageOf({u"e"_s, u"f"_s})).ok());
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.ids().join(QString()), u"abcdef"_s);

    std::optional<JobIndex::Matches> matches;
    const auto open = desk.index().search({}, &desk.index(), [&](const auto &result) { matches = result.value(); });
    QTRY_VERIFY_WITH_TIMEOUT(matches && matches->isComplete, IndexDesk::longest);

    // Always at the same place: the jobs around it have to be moved apart.
    QStringList ids{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s};
    for (int i = 0; i < 40; ++i) {
        ids.insert(1, u"new%1"_s.arg(i));
        QVERIFY(desk.beginPass(100).ok());
        QCOMPARE(desk.storePage(1, IndexDesk::pageOf(ids)).value().added, 1);
        QVERIFY(desk.endPass().ok());
        QCOMPARE(desk.ids(), ids);
    }
    QCOMPARE(desk.idsOf(u"list.csv"_s), ids);

    // The search that was open still has the same jobs.
    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(open, 0, 10, &desk.index(), done); });
    QCOMPARE(rows.value().rows.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i)
        QVERIFY(rows.value().rows[i].raw.contains(QByteArray(QByteArray("\"id\":\"") + char('a' + int(i)) + '"')));
}

void TestJobIndexPages::notesWhatChangedAndWhatIsGone()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s), IndexDesk::job(u"c"_s)});
    QVERIFY(desk.beginPass().ok());
    const QJsonObject changed = IndexDesk::job(u"c"_s, {{u"additionalDetails"_s, u"Quite other words"_s}});
    const auto stored = desk.storePage(1, IndexDesk::page({IndexDesk::job(u"a"_s), changed}));
    QCOMPARE(stored.value().same, 1);
    QCOMPARE(stored.value().changed, 1);
    QCOMPARE(stored.value().added, 0);
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.index().status().unlisted, 1);
    QCOMPARE(desk.ids().join(QString()), u"abc"_s);
    QCOMPARE(desk.idsOf(u"other words"_s), QStringList(u"c"_s));
    JobQuery gone;
    gone.isListed = false;
    QCOMPARE(desk.ids(gone), QStringList(u"b"_s));

    QVERIFY(desk.beginPass().ok());
    const auto back = desk.storePage(1, IndexDesk::pageOf({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(back.value().returned, 1);
    QCOMPARE(back.value().changed, 1);
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.index().status().unlisted, 0);
    QCOMPARE(desk.idsOf(u"other words"_s), QStringList());
}

void TestJobIndexPages::goesOnAfterAnInterruption()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass(2).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf({u"a"_s, u"b"_s}), 5).ok());
    desk.reopen();
    QVERIFY(desk.index().status().pass.has_value());
    QCOMPARE(desk.index().status().pass->donePages, 1);
    const auto pass = desk.beginPass(2);
    QCOMPARE(pass.value().number, 1);
    QCOMPARE(pass.value().donePages, 1);
    QCOMPARE(pass.value().total, 5);
    const auto stored = desk.storePage(2, IndexDesk::pageOf({u"b"_s, u"c"_s}));
    QCOMPARE(stored.value().twice, 1);
    QCOMPARE(stored.value().added, 1);
    QCOMPARE(stored.value().pass.seen, 3);
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.ids().join(QString()), u"abc"_s);
    QCOMPARE(desk.beginPass(5).value().number, 2);
    QCOMPARE(desk.beginPass(6).value().number, 3);
}

void TestJobIndexPages::keepsRecordsByteForByte()
{
    const QByteArray odd = "{ \"id\" : \"x\\u0031\",\"unknown\":[1.50, 1e3 , null],\"status\":  2,\"id2\":\"\\ud83d\"}";
    const QByteArray other = "{\"id\":\"y\",\"createdAt\":\"2026-11-01T10:00:00.000Z\"}";
    IndexDesk desk;
    QVERIFY(desk.beginPass().ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf("[" + odd + ",  " + other + "]")).ok());
    desk.reopen();
    QCOMPARE(desk.raws({}), std::vector<QByteArray>({odd, other}));
}

void TestJobIndexPages::losesAndMergesNothing()
{
    IndexDesk desk;
    QVERIFY(desk.beginPass().ok());
    const QByteArray records = R"([{"id":""}, 17, {"id":"a"}, {"status":"1"}, null, {"id":"a"}, {"id":"\)"
                               R"(u0000"}, {"id":"\)"
                               R"(u00001"}])";
    const auto stored = desk.storePage(1, IndexDesk::pageOf(records));
    QCOMPARE(stored.value().added, 7);
    QCOMPARE(stored.value().twice, 1);
    const std::vector<QByteArray> kept = desk.raws({});
    QCOMPARE(kept.size(), 7U);
    QCOMPARE(kept[1], QByteArray("17"));
    QCOMPARE(kept[4], QByteArray("null"));
    QVERIFY(desk.endPass().ok());
    QVERIFY(desk.beginPass().ok());
    QCOMPARE(desk.storePage(1, IndexDesk::pageOf(records)).value().same, 7);
}

void TestJobIndexPages::makesRoomInManyPlacesAtOnce()
{
    // So far apart that room made in one place is none in the others.
    constexpr int crowds = 7;
    constexpr int distance = 100;
    QStringList ids;
    for (int i = 0; i < crowds * distance; ++i)
        ids.append(u"old%1"_s.arg(i));
    IndexDesk desk;
    QVERIFY(desk.beginPass(1'000).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf(ids)).ok());
    QVERIFY(desk.endPass().ok());
    for (int round = 0; round < 24; ++round) {
        for (int i = crowds; i-- > 0;)
            ids.insert(ids.indexOf(u"old%1"_s.arg(i * distance + distance / 2)), u"new%1-%2"_s.arg(i).arg(round));
        QVERIFY(desk.beginPass(1'000).ok());
        QCOMPARE(desk.storePage(1, IndexDesk::pageOf(ids)).value().added, crowds);
        QVERIFY(desk.endPass().ok());
        QCOMPARE(desk.ids(), ids);
    }
}

void TestJobIndexPages::followsJobsThatMove()
{
    IndexDesk desk;
    const QStringList before{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s};
    QVERIFY(desk.beginPass(3).ok());
    QVERIFY(desk.storePage(1, IndexDesk::pageOf(before.first(3))).ok());
    QVERIFY(desk.storePage(2, IndexDesk::pageOf(before.last(3))).ok());
    QVERIFY(desk.endPass().ok());

    std::optional<JobIndex::Matches> matches;
    const auto open = desk.index().search({}, &desk.index(), [&](const auto &result) { matches = result.value(); });
    QTRY_VERIFY_WITH_TIMEOUT(matches && matches->isComplete, IndexDesk::longest);

    const QStringList after{u"f"_s, u"a"_s, u"d"_s, u"c"_s, u"b"_s, u"e"_s};
    QVERIFY(desk.beginPass(3).ok());
    QCOMPARE(desk.storePage(1, IndexDesk::pageOf(after.first(3))).value().same, 3);
    QCOMPARE(desk.storePage(2, IndexDesk::pageOf(after.last(3))).value().same, 3);
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.ids(), after);
    QCOMPARE(desk.idsOf(u"list.csv"_s), after);
    QCOMPARE(desk.index().status().jobs, 6);

    // The search that was open has its rows where they were.
    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(open, 0, 6, &desk.index(), done); });
    QCOMPARE(rows.value().rows.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i)
        QVERIFY(rows.value().rows[i].raw.contains(QByteArray("\"id\":\"" + before[qsizetype(i)].toUtf8() + '"')));
}

void TestJobIndexPages::followsJobsWhosePlaceIsTaken_data()
{
    QTest::addColumn<bool>("byAnother");
    QTest::newRow("by this program") << false;
    QTest::newRow("by another program") << true;
}

void TestJobIndexPages::followsJobsWhosePlaceIsTaken()
{
    QFETCH(bool, byAnother);
    const auto listing = [](const QStringList &ids) {
        QJsonArray records;
        for (const QString &id : ids)
            records.append(IndexDesk::job(id));
        return records;
    };
    IndexDesk desk;
    desk.fill(listing({u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    JobIndex other(desk.file()); // as of another program
    QSignalSpy opened(&other, &JobIndex::opened);
    other.open();
    QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), IndexDesk::longest);
    std::optional<JobIndex::Matches> matches;
    const auto open = desk.index().search({}, &desk.index(), [&](const auto &result) { matches = result.value(); });
    QTRY_VERIFY_WITH_TIMEOUT(matches && matches->isComplete, IndexDesk::longest);

    // One goes to the front, then between the others; then a new one is put where it was meanwhile.
    desk.fill(listing({u"d"_s, u"a"_s, u"b"_s, u"c"_s}));
    desk.fill(listing({u"a"_s, u"b"_s, u"d"_s, u"c"_s}));
    const auto stored = IndexDesk::waited<StoredPage>([&](auto done) {
        (byAnother ? other : desk.index()).storeNews(0, IndexDesk::pageOf({u"n"_s, u"a"_s}), -1, &other, done);
    });
    QVERIFY(stored.ok());
    QCOMPARE(desk.ids().join(QString()), u"nabdc"_s);

    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(open, 0, 4, &desk.index(), done); });
    QCOMPARE(rows.value().rows.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(rows.value().rows[i].raw.contains(QByteArray(QByteArray("\"id\":\"") + char('a' + int(i)) + '"')));
    const auto rowOf = [&](const QString &id) {
        return IndexDesk::waited<qint64>([&](auto done) { desk.index().find(open, id, &desk.index(), done); }).value();
    };
    QCOMPARE(rowOf(u"d"_s), 3);
    QCOMPARE(rowOf(u"b"_s), 1);
    QCOMPARE(rowOf(u"n"_s), -1);
}

/// A result that is open knows its jobs by their places.
void TestJobIndexPages::aNewJobIsNotTakenForAnother()
{
    IndexDesk desk;
    const auto fill = [&desk](const QStringList &ids) {
        QJsonArray records;
        for (const QString &id : ids)
            records.append(IndexDesk::job(id));
        desk.fill(records);
        QCOMPARE(desk.ids(), ids);
    };
    fill({u"a"_s, u"b"_s, u"c"_s});
    std::optional<JobIndex::Matches> matches;
    const auto open = desk.index().search({}, &desk.index(), [&](const auto &result) { matches = result.value(); });
    QTRY_VERIFY_WITH_TIMEOUT(matches && matches->isComplete, IndexDesk::longest);

    fill({u"b"_s, u"a"_s, u"c"_s});
    fill({u"b"_s, u"a"_s, u"n"_s, u"c"_s}); // n in the middle between a and c, where b was
    JobIndex other(desk.file()); // as of another program, which begins now
    QSignalSpy opened(&other, &JobIndex::opened);
    other.open();
    QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), IndexDesk::longest);
    const auto stored = IndexDesk::waited<StoredPage>([&](auto done) {
        other.storeNews(0, IndexDesk::pageOf({u"x"_s, u"b"_s}), -1, &other, done);
    });
    QVERIFY(stored.ok());

    const auto rows =
        IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(open, 0, 9, &desk.index(), done); });
    QCOMPARE(rows.value().rows.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(rows.value().rows[i].raw.contains(QByteArray(QByteArray("\"id\":\"") + char('a' + int(i)) + '"')));
}

void TestJobIndexPages::storesNews()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"c"_s), IndexDesk::job(u"d"_s), IndexDesk::job(u"e"_s)});
    auto stored = desk.storeNews(0, IndexDesk::pageOf({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(stored.value().added, 2);
    QCOMPARE(stored.value().same, 1);
    QCOMPARE(stored.value().pass.number, 0);
    QCOMPARE(desk.ids().join(QString()), u"abcde"_s);
    // All new, at the front and at the end.
    QVERIFY(desk.storeNews(0, IndexDesk::pageOf({u"1"_s, u"2"_s})).ok());
    QVERIFY(desk.storeNews(7, IndexDesk::pageOf({u"y"_s, u"z"_s})).ok());
    QCOMPARE(desk.ids().join(QString()), u"12abcdeyz"_s);
    QCOMPARE(desk.index().status().unlisted, 0);

    // News that came while a pass was under way are listed at its end, also if it never saw them.
    QVERIFY(desk.beginPass(100).ok());
    stored = desk.storePage(1, IndexDesk::pageOf({u"1"_s, u"2"_s, u"a"_s, u"b"_s, u"c"_s}));
    QVERIFY(stored.ok());
    stored = desk.storeNews(0, IndexDesk::pageOf({u"0"_s, u"1"_s}));
    QCOMPARE(stored.value().found, 1);
    QCOMPARE(stored.value().pass.seen, 6);
    stored = desk.storePage(2, IndexDesk::pageOf({u"0"_s}));
    QCOMPARE(stored.value().twice, 0);
    QCOMPARE(stored.value().pass.seen, 6); // once
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.index().status().unlisted, 4);
    JobQuery listed;
    listed.isListed = true;
    QCOMPARE(desk.ids(listed).join(QString()), u"12abc0"_s);
}

void TestJobIndexPages::deletesTheFile()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s)});
    QCOMPARE(desk.ids(), QStringList(u"a"_s));
    const Outcome gone = IndexDesk::waited<Nothing>([&](auto done) { desk.index().purge(&desk.index(), done); });
    QVERIFY(gone.ok());
    QVERIFY(!QFileInfo::exists(desk.file()));
    QCOMPARE(desk.index().status().jobs, 0);
    QCOMPARE(desk.ids(), QStringList());
    desk.fill({IndexDesk::job(u"b"_s)});
    QCOMPARE(desk.ids(), QStringList(u"b"_s));
}

void TestJobIndexPages::whatWasFoundInADeletedFileIsGone_data()
{
    QTest::addColumn<bool>("isFilledAgain");
    QTest::newRow("nothing is stored") << false;
    QTest::newRow("other jobs are stored") << true;
}

/// An export reads on where its search was: neither empty rows nor other jobs are what was found.
void TestJobIndexPages::whatWasFoundInADeletedFileIsGone()
{
    QFETCH(const bool, isFilledAgain);
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"a"_s), IndexDesk::job(u"b"_s)});
    bool isFound = false;
    const auto search = desk.index().search({}, this, [&isFound](const Result<JobIndex::Matches> &found) {
        isFound = isFound || (found && found.value().isComplete);
    });
    QTRY_VERIFY_WITH_TIMEOUT(isFound, IndexDesk::longest);
    const auto rows = [&] {
        return IndexDesk::waited<JobIndex::Rows>([&](auto done) { desk.index().read(search, 0, 2, this, done); });
    };
    QCOMPARE(rows().value().rows.size(), 2U);
    QVERIFY(IndexDesk::waited<Nothing>([&](auto done) { desk.index().purge(&desk.index(), done); }).ok());
    if (isFilledAgain)
        desk.fill({IndexDesk::job(u"c"_s), IndexDesk::job(u"d"_s)});
    const auto later = rows();
    QVERIFY(!later.ok());
    QCOMPARE(later.error().kind, ErrorKind::FileNotUsable);
}

QTEST_GUILESS_MAIN(TestJobIndexPages)
#include "tst_jobindex_pages.moc"
