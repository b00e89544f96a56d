// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/previousupload.h"

#include "session/sessionsfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Which job is an earlier upload of the same file. The search itself is in tst_comparewindow.
class TestPreviousUpload final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatVaries_data();
    void leavesOutWhatVaries();
    void keepsWhatTellsFilesApart_data();
    void keepsWhatTellsFilesApart();
    void takesTheFailedFileWithoutAnother();
    void needsTheSameTypeUserAndName_data();
    void needsTheSameTypeUserAndName();
    void isNotLookedForAtAnotherAddress_data();
    void isNotLookedForAtAnotherAddress();
};

namespace {

ImportJob job(const QString &id, const QString &file, const QString &created = u"2026-11-24T10:00:00Z"_s)
{
    ImportJob made;
    made.set(ImportJob::Id, id);
    made.set(ImportJob::JobType, u"price.import"_s);
    made.set(ImportJob::UserId, u"4001"_s);
    made.set(ImportJob::UserName, u"Ada Byron"_s);
    made.set(ImportJob::FilePath, file);
    made.set(ImportJob::FailedFilePath, u"https://files.example/failed.csv"_s);
    made.set(ImportJob::CreatedAt, created);
    return made;
}

} // namespace

void TestPreviousUpload::leavesOutWhatVaries_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("number") << u"prices_4965.csv"_s << u"prices_4966.csv"_s;
    QTest::newRow("number and none") << u"prices_4965.csv"_s << u"prices.csv"_s;
    QTest::newRow("copy") << u"prices (2).csv"_s << u"Prices.CSV"_s;
    QTest::newRow("day") << u"stock-2026-11-23.csv"_s << u"stock-2026-11-24.csv"_s;
    QTest::newRow("day in words") << u"stock 23 Nov 2026.csv"_s << u"stock 1 December 2026.csv"_s;
    QTest::newRow("time") << u"stock_20261123T101500Z.csv"_s << u"stock_20261124T090000Z.csv"_s;
    QTest::newRow("id") << u"stock_3fa85f64-5717-4562-b3fc-2c963f66afa6.csv"_s
                        << u"stock_0b9c6d5e-1111-4aaa-8bbb-1234567890ab.csv"_s;
    QTest::newRow("hash") << u"stock.a1b2c3d4e5f6.csv"_s << u"stock.0011aabbccdd.csv"_s;
    QTest::newRow("link") << u"https://files.example/a/1/stock_1.csv?X-Signature=1"_s
                          << u"https://files.example/b/2/stock_2.csv?X-Signature=2"_s;
    QTest::newRow("folder") << u"/uploads/monday/stock.csv"_s << u"C:\\exports\\stock.csv"_s;
}

void TestPreviousUpload::leavesOutWhatVaries()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QCOMPARE(uploadNameOf(job(u"1"_s, one)), uploadNameOf(job(u"2"_s, other)));
}

void TestPreviousUpload::keepsWhatTellsFilesApart_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("word") << u"prices_1.csv"_s << u"stock_1.csv"_s;
    QTest::newRow("ending") << u"prices.csv"_s << u"prices.xlsx"_s;
    QTest::newRow("month alone") << u"march.csv"_s << u"april.csv"_s;
    QTest::newRow("script") << u"価格_1.csv"_s << u"在庫_1.csv"_s;
    QTest::newRow("word of hexadecimal letters") << u"facade.csv"_s << u"decade.csv"_s;
}

void TestPreviousUpload::keepsWhatTellsFilesApart()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QVERIFY2(uploadNameOf(job(u"1"_s, one)) != uploadNameOf(job(u"2"_s, other)),
             qPrintable(uploadNameOf(job(u"1"_s, one))));
}

void TestPreviousUpload::takesTheFailedFileWithoutAnother()
{
    QCOMPARE(uploadNameOf(job(u"1"_s, {})), u"failed csv"_s);
}

void TestPreviousUpload::needsTheSameTypeUserAndName_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isBefore");
    QTest::newRow("all of it") << int(ImportJob::ChannelId) << u"7"_s << true;
    QTest::newRow("another type") << int(ImportJob::JobType) << u"stock.import"_s << false;
    QTest::newRow("another user") << int(ImportJob::UserId) << u"4002"_s << false;
    QTest::newRow("the user was renamed") << int(ImportJob::UserName) << u"Ada King"_s << true;
    QTest::newRow("another file") << int(ImportJob::FilePath) << u"stock_1.csv"_s << false;
    QTest::newRow("later") << int(ImportJob::CreatedAt) << u"2026-11-25T10:00:00Z"_s << false;
    QTest::newRow("at an unknown time") << int(ImportJob::CreatedAt) << u"yesterday"_s << false;
    QTest::newRow("without a failed file") << int(ImportJob::FailedFilePath) << QString() << false;
    QTest::newRow("the job itself") << int(ImportJob::Id) << u"9"_s << false;
}

void TestPreviousUpload::needsTheSameTypeUserAndName()
{
    QFETCH(const int, field);
    QFETCH(const QString, text);
    QFETCH(const bool, isBefore);
    ImportJob earlier = job(u"1"_s, u"prices_1.csv"_s, u"2026-11-23T10:00:00Z"_s);
    earlier.set(ImportJob::Field(field), text);
    QCOMPARE(PreviousUpload::isUploadBefore(earlier, job(u"9"_s, u"prices_2.csv"_s)), isBefore);
}

void TestPreviousUpload::isNotLookedForAtAnotherAddress_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isSameSession");
    QTest::newRow("another path") << u"127.0.0.1"_s << true;
    QTest::newRow("another host") << u"localhost"_s << false;
}

/// There may be jobs of another merchant.
void TestPreviousUpload::isNotLookedForAtAnotherAddress()
{
    QFETCH(const QString, host);
    Account account = add(u"a"_s, u"acme"_s);
    QPointer<AccountSession> session = m_sessions->session(u"a"_s);
    bool isReady = false;
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::InKeychain, this,
                      [&isReady](const Outcome &) { isReady = true; });
    QTRY_VERIFY(isReady);
    m_server->enqueue(Script().hang());
    m_server->enqueue(webhooksPage());
    PreviousUpload search(*session);
    const QSignalSpy failed(&search, &PreviousUpload::failed);
    const QSignalSpy gone(m_sessions.get(), &Sessions::accountGone);
    search.find(job(u"9"_s, u"prices_2.csv"_s));
    QTRY_COMPARE(targets(*m_server).size(), 1);
    account.listingBase =
        BaseUrl::parse(u"http://%1:%2/other"_s.arg(host).arg(m_server->serverPort()), account.slug).value();
    m_sessions->saveAccount(account);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(gone.count(), 1); // what is shown of the job goes, too
    QTEST(m_sessions->session(u"a"_s) == session, "isSameSession");
    if (!session || m_sessions->session(u"a"_s) != session)
        return;
    // A request that leaves after it.
    session->webhooks().request({1, 25}, PagePriority::Browsing);
    QTRY_COMPARE(targets(*m_server).size(), 2);
    QCOMPARE(targets(*m_server).last(), QByteArray("/other") + webhooksPath + "?page=1&per_page=25");
    QCOMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(TestPreviousUpload)
#include "tst_previousupload.moc"
