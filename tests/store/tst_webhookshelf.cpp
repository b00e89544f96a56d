// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexdesk.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The table of webhooks in the file of a real index.
class TestWebhookShelf final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItWasGiven();
    void whatIsTheSameIsNotWrittenAgain();
    void nothingIsNoError();
    void sharesTheFileWithJobs();
    void anEmptyListingIsKnown();
    void goesWithThePurge();
    void aDamagedFileIsSetAside();
    void damageIsReported();
    void aNewerFileIsSetAside();

private:
    using Content = WebhookShelf::Content;
    static Result<Content> load(const IndexDesk &desk)
    {
        return IndexDesk::waited<Content>([&desk](const JobIndex::Callback<Content> &done) {
            desk.index().loadWebhooks(QCoreApplication::instance(), done);
        });
    }
    static Outcome store(const IndexDesk &desk, const Content &content)
    {
        return IndexDesk::waited<Nothing>([&](const JobIndex::Callback<Nothing> &done) {
            desk.index().storeWebhooks(content, QCoreApplication::instance(), done);
        });
    }
};

void TestWebhookShelf::keepsWhatItWasGiven()
{
    IndexDesk desk;
    const std::vector<QByteArray> records{R"({"id":"b","n":1.50})", R"({"id":"ä\ud800"})", "7"};
    QVERIFY(store(desk, {records, 1'000}));
    QVERIFY(store(desk, {records, 2'000}));
    desk.reopen();
    const auto kept = load(desk);
    QVERIFY(kept);
    QCOMPARE(kept.value().records, records);
    QCOMPARE(kept.value().loadedAt, 2'000);
    QCOMPARE(QFileInfo(desk.file()).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
}

void TestWebhookShelf::whatIsTheSameIsNotWrittenAgain()
{
    IndexDesk desk;
    const std::vector<QByteArray> records{R"({"id":"a"})", R"({"id":"b"})"};
    QVERIFY(store(desk, {records, 1'000}));
    // What is written again loses the mark.
    const auto marked = [&desk](const QString &sql) {
        IndexFile file(desk.file(), u"test"_s);
        if (!file.openForWriting())
            return -1;
        SqlRun run(file);
        return run.value(sql).toInt();
    };
    const QString count = u"SELECT count(*) FROM webhook WHERE loaded=77"_s;
    (void)marked(u"UPDATE webhook SET loaded=77 WHERE place>=0"_s);
    QCOMPARE(marked(count), 2);
    QVERIFY(store(desk, {records, 2'000}));
    QCOMPARE(marked(count), 2);
    QCOMPARE(load(desk).value().loadedAt, 2'000);
    QCOMPARE(load(desk).value().records, records);
    for (const std::vector<QByteArray> &others :
         {std::vector<QByteArray>{records[1], records[0]}, {records[0]}, {records[0], records[1], records[1]}, {}}) {
        QVERIFY(store(desk, {records, 2'500}));
        (void)marked(u"UPDATE webhook SET loaded=77 WHERE place>=0"_s);
        QVERIFY(store(desk, {others, 3'000}));
        QCOMPARE(marked(count), 0);
        QCOMPARE(load(desk).value().records, others);
    }
}

void TestWebhookShelf::nothingIsNoError()
{
    IndexDesk desk;
    QVERIFY(load(desk));
    QCOMPARE(load(desk).value().loadedAt, 0);
    QVERIFY(!QFileInfo::exists(desk.file()));
    desk.fill({IndexDesk::job(u"1"_s)}); // a file without webhooks in it
    QVERIFY(load(desk));
    QCOMPARE(load(desk).value().loadedAt, 0);
}

void TestWebhookShelf::sharesTheFileWithJobs()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"1"_s)});
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 5}));
    desk.fill({IndexDesk::job(u"1"_s), IndexDesk::job(u"2"_s)});
    QVERIFY(store(desk, {{R"({"id":"v"})"}, 6}));
    QCOMPARE(desk.ids(), (QStringList{u"1"_s, u"2"_s}));
    QCOMPARE(load(desk).value().records, std::vector<QByteArray>{R"({"id":"v"})"});
    QVERIFY(desk.index().status().bytes > 0);
}

void TestWebhookShelf::anEmptyListingIsKnown()
{
    IndexDesk desk;
    QVERIFY(store(desk, {{}, 9}));
    QCOMPARE(load(desk).value().loadedAt, 9);
    QVERIFY(load(desk).value().records.empty());
}

void TestWebhookShelf::goesWithThePurge()
{
    IndexDesk desk;
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 5}));
    QVERIFY(QFileInfo::exists(desk.file()));
    QVERIFY(IndexDesk::waited<Nothing>(
        [&desk](const JobIndex::Callback<Nothing> &done) { desk.index().purge(QCoreApplication::instance(), done); }));
    QVERIFY(!QFileInfo::exists(desk.file()));
    QCOMPARE(load(desk).value().loadedAt, 0);
}

/// What was kept is gone, which is said, and what is stored then is kept in another file.
void TestWebhookShelf::aDamagedFileIsSetAside()
{
    const auto damage = [](const QString &name) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, and long enough to be looked at as one");
        file.close();
        QFile::remove(name + u"-wal"_s);
        QFile::remove(name + u"-shm"_s);
    };
    IndexDesk desk;
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 5}));
    desk.close();
    damage(desk.file());
    const WebhookShelf shelf(desk.file());
    QVERIFY(shelf.load());
    QVERIFY(shelf.takeSetAside());
    QVERIFY(!shelf.takeSetAside());
    QVERIFY(QFileInfo::exists(desk.file() + u".corrupt"_s));
    QVERIFY(shelf.store({{R"({"id":"w"})"}, 5}));
    QVERIFY(!shelf.takeSetAside());
    damage(desk.file());
    QVERIFY(shelf.store({{R"({"id":"v"})"}, 6}));
    QVERIFY(shelf.takeSetAside());
    QCOMPARE(shelf.load().value().loadedAt, 6);
}

/// By the index that has the file open, too, and its jobs with it.
void TestWebhookShelf::damageIsReported()
{
    IndexDesk desk;
    desk.fill({IndexDesk::job(u"1"_s)});
    QVERIFY(store(desk, {std::vector<QByteArray>(2'000, R"({"id":"some webhook with a long name"})"), 5}));
    desk.reopen();
    QFile file(desk.file());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 kept = file.size() / 2;
    QVERIFY(file.seek(kept));
    file.write(QByteArray(file.size() - kept, 'x'));
    file.close();
    QCOMPARE(load(desk).value().loadedAt, 0);
    QTRY_COMPARE(desk.index().damages(), 1);
    QTRY_COMPARE(desk.index().status().jobs, 0);
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 7}));
    QCOMPARE(load(desk).value().loadedAt, 7);
    desk.fill({IndexDesk::job(u"2"_s)});
    QCOMPARE(desk.ids(), QStringList(u"2"_s));
}

void TestWebhookShelf::aNewerFileIsSetAside()
{
    IndexDesk desk;
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 5}));
    desk.close();
    // The version is a number in the header of the file.
    QFile file(desk.file());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(60));
    file.write(QByteArray::fromHex("00000063"));
    file.close();
    const WebhookShelf shelf(desk.file());
    QCOMPARE(shelf.load().value().loadedAt, 0);
    QVERIFY(shelf.store({{}, 6}));
    QVERIFY(shelf.takeSetAside());
    QCOMPARE(shelf.load().value().loadedAt, 6);
}

QTEST_GUILESS_MAIN(TestWebhookShelf)
#include "tst_webhookshelf.moc"
