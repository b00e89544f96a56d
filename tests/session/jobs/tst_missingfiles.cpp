// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/missingfiles.h"

#include "api/pagedecoder.h"
#include "failedrows/cache/filecache.h"
#include "session/index/indexfolder.h"
#include "session/reasonsfixture.h"
#include "session/sessionsfixture.h"
#include "support/wait.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What of the chosen jobs could be fetched, by their indexes.
class TestMissingFiles final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void findsThemInAllAccounts();
    void takesOnlyTheJobsThatAreChosen();
    void knowsNothingWithoutAnIndex();
    void saysWhetherAllJobsAreLoaded();
    void skipsAnAccountThatIsGone();
    void looksPastADamagedIndex();
    void mayBeDeletedEarly();

private:
    using Job = KeptReasons::Job;
    bool indexFirstPage(const Account &account) const;
    static bool run(MissingFiles &missing)
    {
        QSignalSpy finished(&missing, &MissingFiles::finished);
        missing.start();
        // Never before start() returns.
        return finished.isEmpty() && finished.wait(60'000);
    }
    /// "account/job" of what could be fetched.
    static QStringList found(const MissingFiles &missing)
    {
        QStringList all;
        for (const TransferOrder &order : missing.wish().orders())
            all.append(order.key.accountId + u'/' + order.key.jobId);
        all.sort();
        return all;
    }
};

/// Job 1 of two, as a sync leaves it that was interrupted.
bool TestMissingFiles::indexFirstPage(const Account &account) const
{
    const QJsonArray records{
        QJsonObject{{u"id"_s, u"1"_s}, {u"failedFilePath"_s, u"https://files.example.com/failed/1/rows.csv"_s}}};
    const QByteArray body = R"({"data":)" + QJsonDocument(records).toJson(QJsonDocument::Compact) + '}';
    JobIndex index(m_sessions->indexes().fileOf(m_sessions->indexKey(account)));
    bool isStored = false;
    index.open();
    index.beginPass(1, &index, [](const Result<IndexPass> &) {});
    index.storePage(1, decodedPage<ImportJob>(records, body), 2, &index,
                    [&isStored](const Result<StoredPage> &stored) { isStored = stored.ok(); });
    return Testing::waitFor([&isStored] { return isStored; }, 60'000);
}

void TestMissingFiles::findsThemInAllAccounts()
{
    KeptReasons kept(*m_sessions);
    const Account one = add(u"one"_s, u"acme"_s);
    const Account two = add(u"two"_s, u"globex"_s);
    const std::vector<Job> ofOne{{.id = u"1"_s}, {.id = u"2"_s}, {.id = u"3"_s, .isExpired = true}};
    const std::vector<Job> ofTwo{{.id = u"1"_s}};
    QVERIFY(kept.index(one, ofOne));
    QVERIFY(kept.index(two, ofTwo));
    QVERIFY(kept.keep(one.id, ofOne[1], "sku,error\nA,broken\n"));
    MissingFiles missing(*m_sessions, {});
    QVERIFY(run(missing));
    QCOMPARE(found(missing), (QStringList{u"one/1"_s, u"two/1"_s}));
    QCOMPARE(missing.wish().alreadyHere(), 1);
    QCOMPARE(missing.wish().expired(), 1);
    QVERIFY(missing.isKnown());
    QVERIFY(missing.isComplete());
    QVERIFY(!missing.error());

    MissingFiles ofOneOnly(*m_sessions, {.accounts = {one.id}});
    QVERIFY(run(ofOneOnly));
    QCOMPARE(found(ofOneOnly), QStringList{u"one/1"_s});
}

void TestMissingFiles::takesOnlyTheJobsThatAreChosen()
{
    KeptReasons kept(*m_sessions);
    const Account account = add(u"one"_s, u"acme"_s);
    const std::vector<Job> jobs{{.id = u"1"_s, .user = u"Ada"_s}, {.id = u"2"_s, .user = u"Zoe"_s}};
    QVERIFY(kept.index(account, jobs));
    JobQuery query;
    query.text = u"id:2"_s;
    MissingFiles searched(*m_sessions, {.query = query});
    QVERIFY(run(searched));
    QCOMPARE(found(searched), QStringList{u"one/2"_s});

    // Named ones need no index.
    JobsChoice chosen{.accounts = {account.id}};
    chosen.jobs = {KeptReasons::record({.id = u"7"_s}), KeptReasons::record({.id = u"8"_s, .isExpired = true})};
    MissingFiles named(*m_sessions, chosen);
    QVERIFY(run(named));
    QCOMPARE(found(named), QStringList{u"one/7"_s});
    QCOMPARE(named.wish().expired(), 1);
    QVERIFY(named.isKnown() && named.isComplete());
}

void TestMissingFiles::knowsNothingWithoutAnIndex()
{
    const KeptReasons kept(*m_sessions);
    add(u"one"_s, u"acme"_s);
    MissingFiles missing(*m_sessions, {});
    QVERIFY(run(missing));
    QVERIFY(!missing.isKnown());
    QVERIFY(!missing.isComplete());
    QVERIFY(missing.wish().orders().empty());
}

/// Of all accounts that are looked at.
void TestMissingFiles::saysWhetherAllJobsAreLoaded()
{
    KeptReasons kept(*m_sessions);
    const Account part = add(u"one"_s, u"acme"_s);
    const Account whole = add(u"two"_s, u"globex"_s);
    const Account none = add(u"three"_s, u"initech"_s);
    QVERIFY(indexFirstPage(part));
    QVERIFY(kept.index(whole, {{.id = u"2"_s}}));
    const auto isComplete = [this](const QStringList &accounts, const QStringList &files) {
        MissingFiles missing(*m_sessions, {.accounts = accounts});
        [&] {
            QVERIFY(run(missing));
            QVERIFY(missing.isKnown() && !missing.error());
            QCOMPARE(found(missing), files);
        }();
        return missing.isComplete();
    };
    QVERIFY(isComplete({whole.id}, {u"two/2"_s}));
    QVERIFY(!isComplete({part.id}, {u"one/1"_s}));
    QVERIFY(!isComplete({part.id, whole.id}, {u"one/1"_s, u"two/2"_s}));
    QVERIFY(!isComplete({whole.id, none.id}, {u"two/2"_s}));
}

void TestMissingFiles::skipsAnAccountThatIsGone()
{
    KeptReasons kept(*m_sessions);
    const Account account = add(u"two"_s, u"globex"_s);
    QVERIFY(kept.index(account, {{.id = u"1"_s}}));
    MissingFiles missing(*m_sessions, {.accounts = {u"gone"_s, account.id}});
    QVERIFY(run(missing));
    QCOMPARE(found(missing), QStringList{u"two/1"_s});
}

/// The other accounts are looked at all the same.
void TestMissingFiles::looksPastADamagedIndex()
{
    KeptReasons kept(*m_sessions);
    const Account one = add(u"one"_s, u"acme"_s);
    const Account two = add(u"two"_s, u"globex"_s);
    QVERIFY(kept.index(one, {{.id = u"1"_s}}));
    QVERIFY(kept.index(two, {{.id = u"2"_s}}));
    QFile file(m_sessions->indexes().fileOf(m_sessions->indexKey(one)));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(QByteArray(8192, 'x')), 8192);
    file.close();
    MissingFiles missing(*m_sessions, {});
    QVERIFY(run(missing));
    QVERIFY(missing.isKnown());
    QCOMPARE(found(missing), QStringList{u"two/2"_s});

    // It begins anew, empty.
    MissingFiles ofOne(*m_sessions, {.accounts = {one.id}});
    QVERIFY(run(ofOne));
    QVERIFY(!ofOne.isKnown());
}

void TestMissingFiles::mayBeDeletedEarly()
{
    KeptReasons kept(*m_sessions);
    const Account account = add(u"one"_s, u"acme"_s);
    QVERIFY(kept.index(account, {{.id = u"1"_s}}));
    auto missing = std::make_unique<MissingFiles>(*m_sessions, JobsChoice{});
    QSignalSpy finished(missing.get(), &MissingFiles::finished);
    missing->start();
    QCoreApplication::sendPostedEvents(); // the index is being opened
    missing.reset();
    MissingFiles other(*m_sessions, {});
    QVERIFY(run(other));
    QVERIFY(finished.isEmpty());
}

QTEST_GUILESS_MAIN(TestMissingFiles)
#include "tst_missingfiles.moc"
