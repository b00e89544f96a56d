// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"
#include "store/indexfile.h"
#include "store/sqlrun.h"

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
    void aDamagedFileIsAnError();
    void aNewerFileIsLeftAlone();

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
    {
        IndexFile file(desk.file(), u"test"_s);
        QVERIFY(file.openForWriting());
        SqlRun sql(file);
        for (const QString &change : {u"DELETE"_s, u"INSERT"_s})
            sql.run(
                u"CREATE TRIGGER no%1 BEFORE %1 ON webhook BEGIN SELECT RAISE(ABORT, 'written'); END"_s.arg(change));
        QVERIFY(!sql.takeFailure());
    }
    QVERIFY(store(desk, {records, 2'000}));
    QCOMPARE(load(desk).value().loadedAt, 2'000);
    QCOMPARE(load(desk).value().records, records);
    // Whatever is another is written, so that the triggers are seen to work.
    for (const std::vector<QByteArray> &others :
         {std::vector<QByteArray>{records[1], records[0]}, {records[0]}, {records[0], records[1], records[1]}, {}})
        QVERIFY(!store(desk, {others, 3'000}));
    QCOMPARE(load(desk).value().loadedAt, 2'000);
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

void TestWebhookShelf::aDamagedFileIsAnError()
{
    IndexDesk desk;
    QVERIFY(store(desk, {{R"({"id":"w"})"}, 5}));
    desk.close();
    QFile file(desk.file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no database, and long enough to be looked at as one");
    file.close();
    QFile::remove(desk.file() + u"-wal"_s);
    QFile::remove(desk.file() + u"-shm"_s);
    const WebhookShelf shelf(desk.file());
    QVERIFY(!shelf.load());
    QVERIFY(!shelf.store({{R"({"id":"w"})"}, 5}));
}

void TestWebhookShelf::aNewerFileIsLeftAlone()
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
    QVERIFY(!shelf.load());
    QVERIFY(!shelf.store({{}, 6}));
}

QTEST_GUILESS_MAIN(TestWebhookShelf)

#include "tst_webhookshelf.moc"
