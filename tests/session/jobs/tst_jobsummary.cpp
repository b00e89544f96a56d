// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/joblink.h"
#include "session/jobs/jobsummary.h"
#include "session/testdata.h"

#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What a summary for a reply says of the job: whose it is, and where the reader finds it again.
class TestJobSummary final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAccountAndLink();
    void saysNothingTwice();
    void holdsNoLinkOfTheService();
    void knowsWhoIsAPerson();
    void saysLessWithoutAnAccount();
    void saysWhatAFileStillTells();

private:
    static ImportJob job();
    Account account() const
    {
        Account made = testAccount(u"one"_s, u"https://api.example"_s);
        made.name = u"Acme Outfitters"_s;
        return made;
    }
    static bool holds(const std::vector<ReplySummary::Cell> &facts, const QString &value)
    {
        return std::ranges::any_of(facts, [&value](const auto &fact) { return fact.value == value; });
    }
};

ImportJob TestJobSummary::job()
{
    ImportJob made;
    made.set(ImportJob::Id, u"249978"_s);
    made.set(ImportJob::JobType, u"price.import"_s);
    made.set(ImportJob::UserName, u"Ada Byron"_s);
    made.set(ImportJob::FilePath, u"https://files.example/out/prices.csv?signature=abc"_s);
    made.set(ImportJob::FailedFilePath, u"https://files.example/out/failed.csv?signature=abc"_s);
    made.set(ImportJob::CreatedAt, u"2026-11-24T10:00:00Z"_s);
    return made;
}

void TestJobSummary::namesAccountAndLink()
{
    const Account of = account();
    const auto facts = JobSummary::factsOf(job(), &of);
    QCOMPARE(facts.front().value, of.displayName());
    QVERIFY(holds(facts, u"249978"_s));
    QVERIFY(holds(facts, u"price.import"_s));
    const auto link = JobLink::to(of.slug, u"249978"_s);
    QVERIFY(link);
    QCOMPARE(facts.back().value, link->toString());
}

void TestJobSummary::saysNothingTwice()
{
    QStringList names;
    for (const ReplySummary::Cell &fact : JobSummary::factsOf(job(), nullptr))
        names.append(fact.name);
    QCOMPARE(names.count(ImportJob::label(ImportJob::Id)), 1);
    QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join(u", "_s)));
}

/// They are signed, and whoever has one can read the file.
void TestJobSummary::holdsNoLinkOfTheService()
{
    const Account of = account();
    for (const ReplySummary::Cell &fact : JobSummary::factsOf(job(), &of))
        QVERIFY2(!fact.value.contains(u"files.example"_s) && !fact.value.contains(u"abc"_s), qPrintable(fact.value));
}

void TestJobSummary::knowsWhoIsAPerson()
{
    for (const ReplySummary::Cell &fact : JobSummary::factsOf(job(), nullptr))
        QCOMPARE(fact.personal, fact.value == u"Ada Byron"_s);
}

void TestJobSummary::saysLessWithoutAnAccount()
{
    const auto facts = JobSummary::factsOf(job(), nullptr);
    QCOMPARE(facts.front().value, u"249978"_s);
    QVERIFY(!facts.back().value.contains(u"://"_s));
}

void TestJobSummary::saysWhatAFileStillTells()
{
    const Account of = account();
    CachedFile file;
    file.jobId = u"249978"_s;
    file.jobType = u"price.import"_s;
    const auto facts = JobSummary::factsOf(file, &of);
    QCOMPARE(facts.size(), size_t(4)); // account, type, number, link; nobody knows when
    QCOMPARE(facts.front().value, of.displayName());
    QCOMPARE(facts.back().value, JobLink::to(of.slug, file.jobId)->toString());
    file.jobId.clear(); // opened from the disk
    QCOMPARE(JobSummary::factsOf(file, nullptr).size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestJobSummary)
#include "tst_jobsummary.moc"
