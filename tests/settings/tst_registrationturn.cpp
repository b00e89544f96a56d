// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationturn.h"

#include "core/process/processidentity.h"
#include "support/smallmount.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Kind = RegistrationLook::Kind;
using Ending = RegistrationLock::Ending;

/// Who may send, and who has to look up what was sent: two profiles with one account, and owners that run and that do
/// not. What several programs make of it: tst_sidebyside.
class TestRegistrationTurn final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void grantsToOneAtATime();
    void otherAddressesGoOn();
    void recordIsThereWhenItIsGranted();
    void leavesTheRecordsOfTheLiving_data();
    void leavesTheRecordsOfTheLiving();
    void takesOverThoseOfTheDead_data();
    void takesOverThoseOfTheDead();
    void forgetsOnlyItsOwn();
    void looksUpWhatWasSentElsewhere();
    void knowsWhatWasSentMeanwhile_data();
    void knowsWhatWasSentMeanwhile();
    void theClockMayBeSetBackMeanwhile();
    void theClockMayHaveBeenAhead();
    void isOverOnAFullDiskToo();
    void sendsNothingWithoutALock();
    void sendsNothingWithoutARecord();
    void sendsNothingWhereRecordsCannotBeRead_data();
    void sendsNothingWhereRecordsCannotBeRead();
    void profilesThatAreGoneDoNotMatter();
    void damagedNotesDoNotMatter();
    void everythingIsForTheUserAlone();

private:
    std::unique_ptr<RegistrationTurn> turn(int profile = 0, const QString &address = u"https://x.example/api"_s) const;
    std::shared_ptr<RegistrationFile> file(int profile) const;
    std::optional<PendingRegistration> pending(int profile) const;
    /// As if another program had sent it.
    void give(int profile, const RegistrationOwner &owner) const;
    static RegistrationWish wish(qint64 since = 1);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

WebhookDraft draft()
{
    return WebhookDraft({u"order"_s, u"POST"_s, QString(), u"v1"_s, u"PUT"_s, u"https://secret.example/in"_s, u"7"_s});
}

/// A program that runs until this goes.
class Living final
{
public:
    Living()
    {
        m_process.start(u"/bin/sleep"_s, {u"600"_s});
        m_process.waitForStarted();
    }
    ~Living() { end(); }
    void end()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    RegistrationOwner owner() const
    {
        RegistrationOwner owner = RegistrationOwner::current();
        owner.process.pid = m_process.processId();
        owner.program = u"sleep"_s;
        QFile stat(u"/proc/%1/stat"_s.arg(owner.process.pid));
        if (stat.open(QFile::ReadOnly))
            owner.process.started = QString::fromLatin1(stat.readAll().split(' ').value(21));
        return owner;
    }

private:
    QProcess m_process;
};

} // namespace

void TestRegistrationTurn::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const auto *name : {"0", "1"})
        QVERIFY(QDir(m_folder->path()).mkdir(QString::fromLatin1(name)));
}

std::unique_ptr<RegistrationTurn> TestRegistrationTurn::turn(int profile, const QString &address) const
{
    return std::make_unique<RegistrationTurn>(file(profile), m_folder->filePath(u"locks"_s), u"a"_s, address);
}

std::shared_ptr<RegistrationFile> TestRegistrationTurn::file(int profile) const
{
    return std::make_shared<RegistrationFile>(m_folder->filePath(u"%1/registrations.json"_s.arg(profile)));
}

std::optional<PendingRegistration> TestRegistrationTurn::pending(int profile) const
{
    auto entries = RegistrationFile::read(file(profile)->path());
    return entries ? (*entries)[u"a"_s].pending : std::nullopt;
}

RegistrationWish TestRegistrationTurn::wish(qint64 since)
{
    return {draft(), {u"w1"_s}, since};
}

void TestRegistrationTurn::give(int profile, const RegistrationOwner &owner) const
{
    const auto sender = turn(profile);
    QCOMPARE(sender->look(wish()).kind, Kind::Granted);
    sender->leaveOpen();
    const auto given =
        file(profile)->change([&owner](RegistrationFile::Entries &entries) { entries[u"a"_s].pending->owner = owner; });
    QVERIFY(given.ok());
}

void TestRegistrationTurn::grantsToOneAtATime()
{
    const auto first = turn();
    QCOMPARE(first->look(wish()).kind, Kind::Granted);
    for (const int profile : {0, 1}) {
        const RegistrationLook second = turn(profile)->look(wish());
        QCOMPARE(second.kind, Kind::Busy);
        QVERIFY(second.isSending);
        QCOMPARE(second.owner, RegistrationOwner::current());
        QVERIFY(second.since > 0);
    }
    QVERIFY(first->end(Ending::Created).ok());
    QVERIFY(!pending(0));
    QCOMPARE(turn(1)->look(wish()).kind, Kind::Granted);
}

void TestRegistrationTurn::otherAddressesGoOn()
{
    const auto first = turn();
    QCOMPARE(first->look(wish()).kind, Kind::Granted);
    QCOMPARE(turn(1, u"https://y.example/api"_s)->look(wish()).kind, Kind::Granted);
}

void TestRegistrationTurn::recordIsThereWhenItIsGranted()
{
    const auto sender = turn();
    const RegistrationLook look = sender->look(wish());
    QCOMPARE(look.kind, Kind::Granted);
    const auto written = pending(0);
    QVERIFY(written && written->isSameAs(look.pending));
    QVERIFY(written->draft == draft());
    QCOMPARE(written->knownIds, QStringList{u"w1"_s});
    QCOMPARE(written->owner, RegistrationOwner::current());
    QCOMPARE(written->address, u"https://x.example/api"_s);
}

void TestRegistrationTurn::leavesTheRecordsOfTheLiving_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("same profile") << 0;
    QTest::newRow("another profile") << 1;
}

void TestRegistrationTurn::leavesTheRecordsOfTheLiving()
{
    QFETCH(int, profile);
    Living living;
    give(0, living.owner());
    const auto other = turn(profile);
    const RegistrationLook look = other->look(wish());
    QCOMPARE(look.kind, Kind::Busy);
    QVERIFY(!look.isSending);
    QCOMPARE(look.owner, living.owner());
    QCOMPARE(pending(0)->owner, living.owner());
    QVERIFY(!pending(1));
    living.end();
    QCOMPARE(other->look(wish()).kind, Kind::Found);
}

void TestRegistrationTurn::takesOverThoseOfTheDead_data()
{
    QTest::addColumn<int>("profile");
    QTest::addColumn<int>("how");
    for (const int profile : {0, 1}) {
        const auto row = [profile](const char *name, int how) {
            QTest::addRow("%s, %s profile", name, profile == 0 ? "same" : "another") << profile << how;
        };
        row("ended", 0);
        row("its number was given to another one", 1);
        row("the system was started since", 2);
        row("a file of 0.1.0", 3);
    }
}

void TestRegistrationTurn::takesOverThoseOfTheDead()
{
    QFETCH(int, profile);
    QFETCH(int, how);
    Living living;
    RegistrationOwner owner = living.owner();
    if (how == 0)
        living.end();
    else if (how == 1)
        owner.process.started += u'1';
    else if (how == 2)
        owner.process.boot = u"another"_s;
    else
        owner = {};
    give(0, owner);
    const auto next = turn(profile);
    const RegistrationLook look = next->look(wish());
    QCOMPARE(look.kind, Kind::Found);
    QVERIFY(look.pending.draft == draft());
    QCOMPARE(pending(0)->owner, RegistrationOwner::current()); // the next one waits for this
    QVERIFY(!pending(1));
    QVERIFY(next->settle(look.pending).ok());
    QVERIFY(!pending(0));
    QCOMPARE(turn(1 - profile)->look(wish()).kind, Kind::Granted);
}

void TestRegistrationTurn::forgetsOnlyItsOwn()
{
    const Living living;
    give(0, RegistrationOwner::current());
    const auto mine = turn();
    const RegistrationLook look = mine->look({});
    QCOMPARE(look.kind, Kind::Found);
    const auto taken = file(0)->change(
        [&living](RegistrationFile::Entries &entries) { entries[u"a"_s].pending->owner = living.owner(); });
    QVERIFY(taken.ok());
    QVERIFY(mine->settle(look.pending).ok());
    QVERIFY(pending(0));
    // Another sending, later.
    const auto later = file(0)->change([](RegistrationFile::Entries &entries) {
        entries[u"a"_s].pending->owner = RegistrationOwner::current();
        entries[u"a"_s].pending->sentAt += 1;
    });
    QVERIFY(later.ok());
    QVERIFY(mine->settle(look.pending).ok());
    QVERIFY(pending(0));
}

/// The account has another address now: what is open stays open at the old one until it is settled.
void TestRegistrationTurn::looksUpWhatWasSentElsewhere()
{
    const QString newer = u"https://y.example/api"_s;
    give(0, {});
    const auto edited = turn(0, newer);
    const RegistrationLook look = edited->look(wish());
    QCOMPARE(look.kind, Kind::Found);
    QCOMPARE(turn(1)->look(wish()).kind, Kind::Found);
    QCOMPARE(turn(1, newer)->look(wish()).kind, Kind::Granted);
    QVERIFY(edited->settle(look.pending).ok());
    QVERIFY(!pending(0));
    const auto note = RegistrationLock(m_folder->filePath(u"locks"_s), u"https://x.example/api"_s).note();
    QVERIFY(note && note->ending == Ending::Unknown);
}

void TestRegistrationTurn::knowsWhatWasSentMeanwhile_data()
{
    QTest::addColumn<bool>("isSame");
    QTest::addColumn<bool>("isLater");
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<bool>("isSentElsewhere");
    QTest::newRow("the same, since it was wanted") << true << true << false << true;
    QTest::newRow("another one") << false << true << false << false;
    QTest::newRow("before it was wanted") << true << false << false << false;
    QTest::newRow("by this program") << true << true << true << false;
}

void TestRegistrationTurn::knowsWhatWasSentMeanwhile()
{
    QFETCH(bool, isSame);
    QFETCH(bool, isLater);
    QFETCH(bool, isOwn);
    QFETCH(bool, isSentElsewhere);
    const Living living;
    WebhookDraft sent = draft();
    if (!isSame)
        sent.set(Webhook::Version, u"v2"_s);
    RegistrationLock lock(m_folder->filePath(u"locks"_s), u"https://x.example/api"_s);
    QCOMPARE(lock.tryLock(), FileLock::Attempt::Taken);
    QVERIFY(lock.setNote({isOwn ? RegistrationOwner::current() : living.owner(), file(1)->path(), u"a"_s, 500,
                          RegistrationLock::digestOf(sent), Ending::Refused, 1000})
                .ok());
    lock.unlock();
    const RegistrationLook look = turn()->look(wish(isLater ? 1000 : 1001));
    QCOMPARE(look.kind, isSentElsewhere ? Kind::SentElsewhere : Kind::Granted);
    if (isSentElsewhere)
        QCOMPARE(look.ending, Ending::Refused);
    QCOMPARE(pending(0).has_value(), !isSentElsewhere);
}

/// What ends while somebody waits for it ended after that was wanted, whatever the clock says.
void TestRegistrationTurn::theClockMayBeSetBackMeanwhile()
{
    const Living living;
    RegistrationLock lock(m_folder->filePath(u"locks"_s), u"https://x.example/api"_s);
    QCOMPARE(lock.tryLock(), FileLock::Attempt::Taken);
    RegistrationLock::Note note{living.owner(), file(1)->path(), u"a"_s, 500, RegistrationLock::digestOf(draft())};
    QVERIFY(lock.setNote(note).ok());
    const auto waiting = turn();
    QCOMPARE(waiting->look(wish(1000)).kind, Kind::Busy);
    note.ending = Ending::Created;
    note.endedAt = 900;
    QVERIFY(lock.setNote(note).ok());
    lock.unlock();
    QCOMPARE(waiting->look(wish(1000)).kind, Kind::SentElsewhere);
    QVERIFY(!pending(0));
}

void TestRegistrationTurn::theClockMayHaveBeenAhead()
{
    const Living living;
    RegistrationLock lock(m_folder->filePath(u"locks"_s), u"https://x.example/api"_s);
    QCOMPARE(lock.tryLock(), FileLock::Attempt::Taken);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QVERIFY(lock.setNote({living.owner(), file(1)->path(), u"a"_s, 500, RegistrationLock::digestOf(draft()),
                          Ending::Created, now + 1'000'000'000})
                .ok());
    lock.unlock();
    QCOMPARE(turn()->look(wish(now)).kind, Kind::Granted);
}

void TestRegistrationTurn::isOverOnAFullDiskToo()
{
    const QString locks = m_folder->filePath(u"locks"_s);
    QVERIFY(QDir().mkdir(locks));
    Testing::SmallMount disk(locks);
    RegistrationLock lock(locks, u"https://x.example/api"_s);
    QCOMPARE(lock.tryLock(), FileLock::Attempt::Taken);
    QVERIFY(
        lock.setNote({RegistrationOwner::current(), file(1)->path(), u"a"_s, 500, RegistrationLock::digestOf(draft())})
            .ok());
    QVERIFY(disk.fill(0));
    lock.endNote(Ending::Created);
    const auto note = lock.note();
    if (disk.isMounted())
        QVERIFY(note && note->ending == Ending::Created && note->endedAt > 0);
    else
        QVERIFY(!note); // files may not be changed at all
}

void TestRegistrationTurn::sendsNothingWithoutALock()
{
    QFile inTheWay(m_folder->filePath(u"locks"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const RegistrationLook look = turn()->look(wish());
    QCOMPARE(look.kind, Kind::Failed);
    QCOMPARE(look.error.kind, ErrorKind::DiskFailed);
    QVERIFY(!pending(0));

    // Nor where all else could be written.
    QVERIFY(inTheWay.remove());
    QCOMPARE(turn()->look(wish()).kind, Kind::Granted);
    QDir locks(inTheWay.fileName());
    const QStringList names = locks.entryList({u"*.lock"_s}, QDir::Files | QDir::Hidden);
    QCOMPARE(names.size(), 1);
    QVERIFY(QDir(m_folder->filePath(u"0"_s)).removeRecursively() && QDir().mkpath(m_folder->filePath(u"0"_s)));
    QVERIFY(locks.remove(names.first()) && locks.mkdir(names.first()));
    for (const QString &note : locks.entryList({u"*.json"_s}, QDir::Files | QDir::Hidden))
        QVERIFY(locks.remove(note));
    QCOMPARE(turn(1)->look(wish()).kind, Kind::Failed);
    QVERIFY(!pending(1));
}

void TestRegistrationTurn::sendsNothingWithoutARecord()
{
    QVERIFY(QDir(m_folder->filePath(u"0"_s)).removeRecursively());
    QCOMPARE(turn()->look(wish()).kind, Kind::Failed);
    // And it says nothing to others.
    QCOMPARE(turn(1)->look(wish()).kind, Kind::Granted);
}

void TestRegistrationTurn::sendsNothingWhereRecordsCannotBeRead_data()
{
    leavesTheRecordsOfTheLiving_data();
}

void TestRegistrationTurn::sendsNothingWhereRecordsCannotBeRead()
{
    QFETCH(int, profile);
    give(0, {});
    QFile damaged(file(0)->path());
    QVERIFY(damaged.open(QFile::WriteOnly));
    const RegistrationLook look = turn(profile)->look(wish());
    QCOMPARE(look.kind, Kind::Failed);
    QVERIFY(look.error.detail.contains(file(0)->path()));
}

void TestRegistrationTurn::profilesThatAreGoneDoNotMatter()
{
    give(0, {});
    QVERIFY(QDir(m_folder->filePath(u"0"_s)).removeRecursively());
    QCOMPARE(turn(1)->look(wish()).kind, Kind::Granted);
}

void TestRegistrationTurn::damagedNotesDoNotMatter()
{
    give(0, {});
    for (const QString &name : QDir(m_folder->filePath(u"locks"_s)).entryList({u"*.json"_s})) {
        QFile note(m_folder->filePath(u"locks/"_s + name));
        QVERIFY(note.open(QFile::WriteOnly | QFile::Truncate));
    }
    QCOMPARE(turn(0)->look(wish()).kind, Kind::Found);
}

void TestRegistrationTurn::everythingIsForTheUserAlone()
{
    const auto sender = turn();
    QCOMPARE(sender->look(wish()).kind, Kind::Granted);
    const QDir locks(m_folder->filePath(u"locks"_s));
    constexpr auto ofOthers =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(locks.path()) & ofOthers));
    const QStringList names = locks.entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(names.size(), 2);
    for (const QString &name : names) {
        QFile each(locks.filePath(name));
        QVERIFY(!(QFile::permissions(each.fileName()) & ofOthers));
        QVERIFY(each.open(QFile::ReadOnly));
        QVERIFY(!each.readAll().contains("secret.example"));
    }
}

QTEST_GUILESS_MAIN(TestRegistrationTurn)
#include "tst_registrationturn.moc"
