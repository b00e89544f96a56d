// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/packedtable.h"
#include "session/jobs/reasonexport.h"
#include "session/reasonsfixture.h"
#include "session/sessionsfixture.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

/// Why rows failed across jobs, in kept files and an index of their jobs.
class TestJobReasons final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void totalsAreThoseOfTheFiles_data();
    void totalsAreThoseOfTheFiles();
    void saysWhatItDidNotRead();
    void takesOnlyTheJobsThatAreChosen();
    void countsFilesWithoutAnIndex();
    void readsAFileOnce();
    void looksAtNoMoreJobsOnceItIsStopped();
    void leavesNothingOfARemovedAccount();
    void writesWhatIsShown();

private:
    using Job = KeptReasons::Job;
    static QDateTime at(int day, int hour = 12) { return {QDate(2026, 11, day), QTime(hour, 0), Qt::UTC}; }
    static const ReasonReport::Line *line(const JobReasons &reasons, const QString &title)
    {
        for (const ReasonReport::Line &each : reasons.report()->lines) {
            if (each.title == title)
                return &each;
        }
        return nullptr;
    }
};

void TestJobReasons::totalsAreThoseOfTheFiles_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("%d", seed) << seed;
}

/// Random files of two accounts, against sums of their own.
void TestJobReasons::totalsAreThoseOfTheFiles()
{
    QFETCH(const int, seed);
    struct Sum
    {
        qint64 rows = 0;
        qint64 before = 0;
        QSet<QString> jobs;
        QSet<QString> users;
        QSet<QString> channels;
        std::map<QDate, qint64> days;
        QDateTime first;
        QDateTime last;
    };
    static const QStringList all{u"price is missing"_s,    u"title is too long"_s, u"no such category"_s,
                                 u"image, not readable"_s, u"currency, or none"_s, QString()};
    const QDate since(2026, 11, 12);
    QRandomGenerator random{quint32(seed)};
    KeptReasons kept(*m_sessions);
    std::map<QString, Sum> sums;
    qint64 rows = 0;
    for (const QString &id : {u"one"_s, u"two"_s}) {
        const Account account = add(id, id);
        std::vector<Job> jobs;
        const int count = random.bounded(1, 25);
        for (int i = 0; i < count; ++i) {
            const Job job{.id = QString::number(i + 1),
                          .user = u"user %1"_s.arg(random.bounded(4)),
                          .channel = QString::number(random.bounded(3)),
                          .created = at(random.bounded(1, 25), random.bounded(24))};
            QByteArray content = "sku,error\r\n";
            const int fileRows = random.bounded(0, 40);
            for (int row = 0; row < fileRows; ++row) {
                const QString &reason = all.at(int(random.bounded(all.size())));
                content += "A,\"" + reason.toUtf8().replace('"', "\"\"") + "\"\r\n";
                Sum &sum = sums[reason.isEmpty() ? ReasonSnapshot().title(ReasonGroupId::none) : reason];
                ++rows;
                ++sum.rows;
                sum.before += job.created.date() < since ? 1 : 0;
                sum.jobs.insert(id + job.id);
                sum.users.insert(job.user);
                sum.channels.insert(job.channel);
                ++sum.days[job.created.date()];
                sum.first = sum.first.isValid() ? std::min(sum.first, job.created) : job.created;
                sum.last = sum.last.isValid() ? std::max(sum.last, job.created) : job.created;
            }
            QVERIFY(kept.keep(id, job, packed(content, Packing(random.bounded(4)))));
            jobs.push_back(job);
        }
        QVERIFY(kept.index(account, jobs));
    }
    JobReasons reasons(*m_sessions, *m_settings);
    reasons.setSince(since);
    for (const bool isAgain : {false, true}) { // what was read is known then
        QVERIFY(KeptReasons::run(reasons, {.isUtc = true}));
        const ReasonReport &report = *reasons.report();
        QVERIFY(report.isDone);
        QCOMPARE(report.rows, rows);
        QCOMPARE(report.lines.size(), sums.size());
        for (const auto &[title, sum] : sums) {
            const ReasonReport::Line *found = line(reasons, title);
            QVERIFY2(found, qPrintable(title + (isAgain ? u" again"_s : QString())));
            QCOMPARE(found->all.rows, sum.rows);
            QCOMPARE(found->all.jobs, qint64(sum.jobs.size()));
            QCOMPARE(found->users, qint64(sum.users.size()));
            QCOMPARE(found->channels, qint64(sum.channels.size()));
            QCOMPARE(found->before.rows, sum.before);
            QCOMPARE(found->since.rows, sum.rows - sum.before);
            QCOMPARE(found->first, sum.first);
            QCOMPARE(found->last, sum.last);
            QCOMPARE(found->isNew(), sum.before == 0);
            std::map<QDate, qint64> days;
            for (const ReasonReport::Day &day : found->days)
                days[day.date] = day.rows;
            QVERIFY(days == sum.days);
        }
        QTRY_VERIFY(m_sessions->files().filterBytes() > 0);
    }
}

void TestJobReasons::saysWhatItDidNotRead()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    const Job read{.id = u"1"_s, .created = at(1)};
    const Job none{.id = u"2"_s, .created = at(2)};
    QVERIFY(kept.keep(account.id, read, "sku,error\nA,broken\n"));
    const Job damaged{.id = u"5"_s, .created = at(2)};
    QVERIFY(kept.keep(account.id, none, "<!DOCTYPE html><p>no table</p>"));
    QVERIFY(kept.keep(account.id, damaged, "PK\003\004 no workbook"));
    QVERIFY(kept.index(account, {read, none, damaged, {.id = u"3"_s}, {.id = u"4"_s, .isExpired = true}}));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    const SearchCoverage &coverage = reasons.report()->coverage;
    QCOMPARE(coverage.all(), 5);
    QCOMPARE(coverage.searched.searched, 1);
    QCOMPARE(coverage.searched.notTables, 1);
    QCOMPARE(coverage.searched.packed, 1);
    QCOMPARE(coverage.files.expired, 1);
    QCOMPARE(coverage.files.notFetched, 1);
    const QString text = coverage.readingCoverage();
    QVERIFY2(text.startsWith(u"In 1 of 5 "_s) && text.contains(u"1 expired"_s), qPrintable(text));
    QVERIFY(m_server->requests().isEmpty());
}

void TestJobReasons::takesOnlyTheJobsThatAreChosen()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    const Job ada{.id = u"1"_s, .user = u"Ada"_s, .created = at(1)};
    const Job zoe{.id = u"2"_s, .user = u"Zoe"_s, .created = at(9)};
    const Job unlisted{.id = u"3"_s, .created = at(9)};
    QVERIFY(kept.keep(account.id, ada, "sku,error\nA,broken\n"));
    QVERIFY(kept.keep(account.id, zoe, "sku,error\nA,empty\n"));
    QVERIFY(kept.keep(account.id, unlisted, "sku,error\nA,late\n"));
    QVERIFY(kept.index(account, {ada, zoe}));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    QCOMPARE(reasons.report()->rows, 3);

    JobQuery query;
    query.values[ImportJob::UserName] = {{u"Ada"_s}, false};
    QVERIFY(KeptReasons::run(reasons, {.query = query}));
    QCOMPARE(reasons.report()->rows, 1);
    QVERIFY(line(reasons, u"broken"_s));
    QCOMPARE(reasons.report()->coverage.all(), 1);

    query = {};
    query.times[ImportJob::CreatedAt] = {at(5).toMSecsSinceEpoch(), {}, {}, false};
    QVERIFY(KeptReasons::run(reasons, {.query = query}));
    QCOMPARE(reasons.report()->rows, 2);
    QVERIFY(!line(reasons, u"broken"_s));

    JobsChoice selected{.accounts = {account.id}};
    selected.jobs = {KeptReasons::record(zoe)};
    QVERIFY(KeptReasons::run(reasons, selected));
    QCOMPARE(reasons.report()->rows, 1);
    QVERIFY(line(reasons, u"empty"_s));

    query = {};
    query.values[ImportJob::Id] = {{u"2"_s, u"77"_s}, false};
    QVERIFY(KeptReasons::run(reasons, {.query = query}));
    QCOMPARE(reasons.report()->rows, 1);
    QVERIFY(line(reasons, u"empty"_s));
}

void TestJobReasons::countsFilesWithoutAnIndex()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    QVERIFY(kept.keep(account.id, {.id = u"1"_s, .created = at(1)}, "sku,error\nA,broken\nB,broken\n"));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    QCOMPARE(reasons.report()->rows, 2);
    QCOMPARE(reasons.report()->lines.front().users, 0);
    QVERIFY(!reasons.report()->coverage.files.isKnown);
}

/// The second time, what was read is known: the file may say what it likes as long as it looks the same.
void TestJobReasons::readsAFileOnce()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    const Job job{.id = u"1"_s, .created = at(1)};
    QVERIFY(kept.keep(account.id, job, "sku,error\nA,broken\n"));
    const QString path = kept.pathOf(account.id, job);
    const QDateTime modified = QFileInfo(path).lastModified();
    {
        JobReasons reasons(*m_sessions, *m_settings);
        QVERIFY(KeptReasons::run(reasons, {}));
        QTRY_VERIFY(m_sessions->files().filterBytes() > 0);
    }
    QCOMPARE(QFile::permissions(m_sessions->files().reasonsFile(account.id)) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    const auto overwrite = [&](const QByteArray &content, const QDateTime &time) {
        QFile file(path);
        return file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush()
            && file.setFileTime(time, QFile::FileModificationTime);
    };
    QVERIFY(overwrite("sku,error\nA,beaten\n", modified));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    QVERIFY(line(reasons, u"broken"_s));
    QVERIFY(overwrite("sku,error\nA,beaten\n", modified.addSecs(1)));
    QVERIFY(KeptReasons::run(reasons, {}));
    QVERIFY(line(reasons, u"beaten"_s));
}

/// Whoever closes the window, or chooses others, does not wait for those that are left.
void TestJobReasons::looksAtNoMoreJobsOnceItIsStopped()
{
    constexpr int all = 20'000;
    const Account account = add(u"one"_s, u"acme"_s);
    JobsChoice selected{.accounts = {account.id}};
    selected.jobs.emplace(all, KeptReasons::record({.id = u"1"_s, .created = at(1)}));
    JobReasons reasons(*m_sessions, *m_settings);
    reasons.start(selected);
    reasons.stop();
    // How far it came is said by what is asked next.
    QSignalSpy reports(&reasons, &JobReasons::changed);
    reasons.setSince(QDate(2026, 11, 1));
    QVERIFY(reports.wait(60'000));
    const qint64 seen = reasons.report()->coverage.files.notFetched;
    QVERIFY2(seen < all, qPrintable(QString::number(seen)));
    // And what comes after it is counted as ever.
    QVERIFY(KeptReasons::run(reasons, selected));
    QCOMPARE(reasons.report()->coverage.files.notFetched, all);
}

void TestJobReasons::leavesNothingOfARemovedAccount()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    QVERIFY(kept.keep(account.id, {.id = u"1"_s, .created = at(1)}, "sku,error\nA,broken\n"));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    QTRY_VERIFY(m_sessions->files().filterBytes() > 0);
    const QString shelf = m_sessions->files().reasonsFile(account.id);
    QVERIFY(remove(account.id));
    QCOMPARE(reasons.report()->rows, 0);
    QVERIFY(!QFile::exists(shelf));
}

void TestJobReasons::writesWhatIsShown()
{
    const Account account = add(u"one"_s, u"acme"_s);
    KeptReasons kept(*m_sessions);
    const Job job{.id = u"1"_s, .user = u"Ada"_s, .channel = u"7"_s, .created = at(1)};
    QVERIFY(kept.keep(account.id, job, "sku,error\nA,broken\nB,\"no, \"\"x\"\"\"\nC,broken\n"));
    QVERIFY(kept.index(account, {job}));
    JobReasons reasons(*m_sessions, *m_settings);
    QVERIFY(KeptReasons::run(reasons, {}));
    const QString path = m_folder->filePath(u"reasons.csv"_s);
    const auto written = exportReasons(*reasons.report(), {0, 1}, {"reason", "rows"}, path);
    QVERIFY(written);
    QCOMPARE(written.value().rows, 2);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("\"broken\",\"2\",\"1\",\"1\",\"1\",\"\",\"\",\"2026-11-01T12:00:00Z\""), text.constData());
    QVERIFY(!exportReasons(*reasons.report(), {0}, {}, m_folder->filePath(u"none/reasons.csv"_s)));
}

} // namespace Balehook::Testing

QTEST_GUILESS_MAIN(Balehook::Testing::TestJobReasons)
#include "tst_jobreasons.moc"
