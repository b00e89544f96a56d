// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationstore.h"
#include "support/wait.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#if defined(Q_OS_LINUX)
#include <sys/resource.h>
#endif

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRegistrationStore final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void makesNoFileOfNothing();
    void keepsWhatItWasGiven();
    void fileIsForItsOwnerAlone();
    void accountsAreApart();
    void programsDoNotUndoEachOther();
    void writesNothingThatIsTooLarge();
    void forgetsWhatIsEmpty();
    void unusableFilesAreSetAside_data();
    void unusableFilesAreSetAside();
    void oddPartsAreLeftOut();
    void whatALaterVersionAddedStays();
    void fileThatCannotBeWritten();
    void fileThatIsDamagedMeanwhile();
    void endsWhenAllIsWritten();
    void folderInThePlaceOfTheFile();
    void fileThatCannotBeMoved();
    void fileThatCannotBeOpenedForAMoment();
    void recordThatWasSetAsideIsNotForgotten_data();
    void recordThatWasSetAsideIsNotForgotten();

private:
    void write(const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

namespace {

using Pending = RegistrationStore::Pending;

/// On the disk, or not, when it returns.
Outcome setDraft(RegistrationStore &store, const QString &accountId, const WebhookDraft &draft)
{
    QObject context;
    std::optional<Outcome> outcome;
    store.setDraft(accountId, draft, &context, [&outcome](const Outcome &done) { outcome = done; });
    return Testing::waitFor([&outcome] { return outcome.has_value(); }, 20'000) ? *outcome : Error(ErrorKind::TimedOut);
}

Outcome remove(RegistrationStore &store, const QString &accountId)
{
    QObject context;
    std::optional<Outcome> outcome;
    store.remove(accountId, &context, [&outcome](const Outcome &done) { outcome = done; });
    return Testing::waitFor([&outcome] { return outcome.has_value(); }, 20'000) ? *outcome : Error(ErrorKind::TimedOut);
}

/// As a turn does it.
Outcome setPending(const QString &file, const QString &accountId, const std::optional<Pending> &pending)
{
    const auto written = RegistrationFile(file).change(
        [&](RegistrationFile::Entries &entries) { entries[accountId].pending = pending; });
    return written ? Outcome(Nothing()) : Outcome(written.error());
}

WebhookDraft draft(const QString &resource)
{
    return WebhookDraft(
        {resource, u"POST"_s, QString(), u" v1 "_s, u"put"_s, u"https://x.example/\u00e4?a=\"b\"\n"_s, u"7"_s});
}

constexpr qint64 sentAt = 1'795'000'000'123;

} // namespace

void TestRegistrationStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"registrations.json"_s);
}

void TestRegistrationStore::write(const QByteArray &bytes) const
{
    QFile file(m_file);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

QByteArray TestRegistrationStore::read(const QString &name) const
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestRegistrationStore::makesNoFileOfNothing()
{
    RegistrationStore store(m_file);
    QVERIFY(store.draft(u"a"_s).isEmpty());
    QVERIFY(!store.pending(u"a"_s));
    QVERIFY(setDraft(store, u"a"_s, {}).ok());
    QVERIFY(setPending(m_file, u"a"_s, {}).ok());
    QVERIFY(remove(store, u"a"_s).ok());
    QVERIFY(store.brokenFile().isEmpty());
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestRegistrationStore::keepsWhatItWasGiven()
{
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(setPending(m_file, u"a"_s,
                       Pending{draft(u"price"_s),
                               sentAt,
                               {u"w1"_s, u"w2"_s},
                               u"https://x.example/api"_s,
                               RegistrationOwner::current()})
                .ok());
    QVERIFY(store.draft(u"a"_s) == draft(u"order"_s));
    const RegistrationStore next(m_file);
    QVERIFY(next.draft(u"a"_s) == draft(u"order"_s));
    const std::optional<Pending> pending = next.pending(u"a"_s);
    QVERIFY(pending);
    QVERIFY(pending->draft == draft(u"price"_s));
    QCOMPARE(pending->sentAt, sentAt);
    QCOMPARE(pending->knownIds, (QStringList{u"w1"_s, u"w2"_s}));
    QCOMPARE(pending->address, u"https://x.example/api"_s);
    QCOMPARE(pending->owner, RegistrationOwner::current());
    QVERIFY(!pending->owner.isOtherAlive() && pending->owner.process.isAlive());
    const QJsonObject root = QJsonDocument::fromJson(read(m_file)).object();
    QCOMPARE(root.value("version"_L1).toInt(), 1);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"registrations.json"_s});
}

void TestRegistrationStore::fileIsForItsOwnerAlone()
{
    constexpr auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
        | QFile::WriteOther;
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QCOMPARE(QFile::permissions(m_file) & all, ownerOnly);
    QVERIFY(QFile::setPermissions(m_file, all));
    QVERIFY(setDraft(store, u"a"_s, draft(u"price"_s)).ok());
    QCOMPARE(QFile::permissions(m_file) & all, ownerOnly);
}

void TestRegistrationStore::accountsAreApart()
{
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(setPending(m_file, u"b"_s, Pending{draft(u"price"_s), sentAt, {}}).ok());
    QVERIFY(store.draft(u"b"_s).isEmpty());
    QVERIFY(!store.pending(u"a"_s));
    QVERIFY(remove(store, u"b"_s).ok());
    const RegistrationStore next(m_file);
    QVERIFY(next.draft(u"a"_s) == draft(u"order"_s));
    // Of what was sent nobody knows what became of it, and it is nobody's now.
    QVERIFY(next.pending(u"b"_s) && next.pending(u"b"_s)->owner == RegistrationOwner());
}

/// The console and balehookctl, say: what one wrote is not lost by what the other writes later.
void TestRegistrationStore::programsDoNotUndoEachOther()
{
    RegistrationStore one(m_file);
    RegistrationStore other(m_file);
    QVERIFY(setDraft(one, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(setPending(m_file, u"a"_s, Pending{draft(u"price"_s), sentAt, {}}).ok());
    QVERIFY(setDraft(other, u"b"_s, draft(u"stock"_s)).ok());
    QVERIFY(setDraft(one, u"a"_s, draft(u"product"_s)).ok());
    const RegistrationStore next(m_file);
    QVERIFY(next.draft(u"a"_s) == draft(u"product"_s));
    QVERIFY(next.pending(u"a"_s)->draft == draft(u"price"_s));
    QVERIFY(next.draft(u"b"_s) == draft(u"stock"_s));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"registrations.json"_s});
}

/// Or it would be set aside at the next start, with the records of what was sent.
void TestRegistrationStore::writesNothingThatIsTooLarge()
{
    RegistrationStore store(m_file);
    QVERIFY(setPending(m_file, u"b"_s, Pending{draft(u"price"_s), sentAt, {}}).ok());
    const Outcome outcome = setDraft(store, u"a"_s, draft(QString(17 * 1024 * 1024, u'x')));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, ErrorKind::FileNotUsable);
    const RegistrationStore next(m_file);
    QCOMPARE(next.brokenFile(), QString());
    QVERIFY(next.pending(u"b"_s));
    // The others are kept all the same, one that is shorter now as well.
    QVERIFY(setDraft(store, u"c"_s, draft(u"price"_s)).ok());
    QVERIFY(RegistrationStore(m_file).draft(u"c"_s) == draft(u"price"_s));
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(RegistrationStore(m_file).draft(u"a"_s) == draft(u"order"_s));
}

void TestRegistrationStore::forgetsWhatIsEmpty()
{
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(setPending(m_file, u"a"_s, Pending{draft(u"price"_s), sentAt, {}}).ok());
    QVERIFY(setPending(m_file, u"a"_s, {}).ok());
    QVERIFY(!RegistrationStore(m_file).pending(u"a"_s));
    QVERIFY(setDraft(store, u"a"_s, {}).ok());
    QVERIFY(!read(m_file).contains("order"));
    QVERIFY(!read(m_file).contains("price"));
}

void TestRegistrationStore::unusableFilesAreSetAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << "hello"_ba;
    QTest::newRow("cut") << R"({"version": 1, "accounts": {"a": {"draft":)"_ba;
    QTest::newRow("another shape") << R"([1, 2])"_ba;
    QTest::newRow("no accounts") << R"({"version": 1})"_ba;
    QTest::newRow("no version") << R"({"accounts": {}})"_ba;
    QTest::newRow("later version") << R"({"version": 2, "accounts": {"a": {}}})"_ba;
}

void TestRegistrationStore::unusableFilesAreSetAside()
{
    QFETCH(QByteArray, bytes);
    write(bytes);
    RegistrationStore store(m_file);
    QVERIFY(!store.pending(u"a"_s));
    QVERIFY(store.brokenFile().startsWith(m_file + u".broken-"_s));
    QCOMPARE(read(store.brokenFile()), bytes);
    QVERIFY(!QFile::exists(m_file));

    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(RegistrationStore(m_file).draft(u"a"_s) == draft(u"order"_s));
    write(bytes);
    const RegistrationStore again(m_file);
    QVERIFY(again.brokenFile() != store.brokenFile());
    QCOMPARE(read(store.brokenFile()), bytes);
}

/// Edited by hand, perhaps: what can be understood is used, and nothing is made up.
void TestRegistrationStore::oddPartsAreLeftOut()
{
    write(R"({"version": 1, "accounts": {"a": {"draft": {"resource": 1, "version": "v1"}, "pending": "x"}, "b": 7,
              "c": {"pending": {"draft": {"resource": "order"}, "knownIds": "x", "more": {}}}}})");
    const RegistrationStore store(m_file);
    QVERIFY(store.brokenFile().isEmpty());
    QCOMPARE(store.draft(u"a"_s).text(Webhook::Resource), QString());
    QCOMPARE(store.draft(u"a"_s).text(Webhook::Version), u"v1"_s);
    QVERIFY(!store.pending(u"a"_s));
    QVERIFY(store.draft(u"b"_s).isEmpty());
    QCOMPARE(store.pending(u"c"_s)->draft.text(Webhook::Resource), u"order"_s);
    QCOMPARE(store.pending(u"c"_s)->sentAt, 0);
    QVERIFY(!store.pending(u"c"_s)->owner.process.isAlive()); // as in files of 0.1.0, which name nobody
}

void TestRegistrationStore::whatALaterVersionAddedStays()
{
    write(R"({"version": 1, "notes": ["x"], "accounts": {
              "a": {"draft": {"resource": "order", "tags": ["red"]}, "seen": 3,
                    "pending": {"draft": {"resource": "price", "tags": []}, "sentAt": 5, "retries": 2}},
              "b": {"draft": {"tags": ["blue"]}, "pending": [1]},
              "c": {"draft": {"resource": "order", "tags": ["green"]}, "pending": {"sentAt": 5, "retries": 2}}}})");
    const auto stored = [this](const QString &account) {
        return QJsonDocument::fromJson(read(m_file)).object()["accounts"_L1][account].toObject();
    };
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"stock"_s)).ok());
    QCOMPARE(QJsonDocument::fromJson(read(m_file)).object()["notes"_L1].toArray(), QJsonArray{u"x"_s});
    QCOMPARE(stored(u"a"_s)["draft"_L1]["resource"_L1].toString(), u"stock"_s);
    QCOMPARE(stored(u"a"_s)["draft"_L1]["tags"_L1].toArray(), QJsonArray{u"red"_s});
    QCOMPARE(stored(u"a"_s)["seen"_L1].toInt(), 3);
    QCOMPARE(stored(u"b"_s).size(), 2);

    // The same sending, which somebody else looks after.
    auto pending = store.pending(u"a"_s);
    pending->owner = RegistrationOwner::current();
    QVERIFY(setPending(m_file, u"a"_s, pending).ok());
    QCOMPARE(stored(u"a"_s)["pending"_L1]["retries"_L1].toInt(), 2);
    QCOMPARE(stored(u"a"_s)["pending"_L1]["draft"_L1]["tags"_L1].toArray(), QJsonArray());
    // Another one.
    pending->sentAt = 6;
    QVERIFY(setPending(m_file, u"a"_s, pending).ok());
    QVERIFY(!stored(u"a"_s)["pending"_L1].toObject().contains("retries"_L1));
    // Nothing of a draft that is cleared, nor of an account that is removed.
    QVERIFY(setPending(m_file, u"a"_s, {}).ok() && setDraft(store, u"a"_s, {}).ok());
    QCOMPARE(stored(u"a"_s).keys(), QStringList{u"seen"_s});
    QVERIFY(remove(store, u"a"_s).ok() && remove(store, u"b"_s).ok() && remove(store, u"c"_s).ok());
    QCOMPARE(stored(u"a"_s).keys(), QStringList());
    QCOMPARE(stored(u"b"_s).keys(), QStringList{u"pending"_s});
    QCOMPARE(stored(u"c"_s).keys(), QStringList{u"pending"_s});
    QCOMPARE(stored(u"c"_s)["pending"_L1]["retries"_L1].toInt(), 2);
}

void TestRegistrationStore::fileThatCannotBeWritten()
{
    // Root may write wherever it likes, but nobody into a folder that is not there.
    const QString folder = m_folder->filePath(u"gone"_s);
    const QString file = folder + u"/registrations.json"_s;
    RegistrationStore store(file);
    const Outcome outcome = setPending(file, u"a"_s, Pending{draft(u"order"_s), sentAt, {}});
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, ErrorKind::DiskFailed);
    QVERIFY(outcome.error().detail.contains(folder));
    QVERIFY(!setDraft(store, u"a"_s, draft(u"price"_s)).ok());
    QVERIFY(store.draft(u"a"_s) == draft(u"price"_s));
    QVERIFY(!setDraft(store, u"b"_s, draft(u"stock"_s)).ok());

    // What could not be written comes with the next change.
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(setDraft(store, u"b"_s, draft(u"stock"_s)).ok());
    const RegistrationStore next(file);
    QVERIFY(next.draft(u"a"_s) == draft(u"price"_s));
    QVERIFY(next.draft(u"b"_s) == draft(u"stock"_s));
    QVERIFY(!next.pending(u"a"_s));
}

/// Somebody damages it while the program runs: it is not written over.
void TestRegistrationStore::fileThatIsDamagedMeanwhile()
{
    RegistrationStore store(m_file);
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    write("{}");
    QCOMPARE(setDraft(store, u"a"_s, draft(u"price"_s)).error().kind, ErrorKind::DiskFailed);
    QCOMPARE(read(m_file), "{}"_ba);
    QVERIFY(store.draft(u"a"_s) == draft(u"price"_s));
}

void TestRegistrationStore::endsWhenAllIsWritten()
{
    {
        RegistrationStore store(m_file);
        for (int i = 0; i < 20; ++i)
            store.setDraft(u"a"_s, draft(QString::number(i)));
    }
    QVERIFY(RegistrationStore(m_file).draft(u"a"_s) == draft(u"19"_s));
}

void TestRegistrationStore::folderInThePlaceOfTheFile()
{
    QVERIFY(QDir().mkpath(m_file + u"/inside"_s));
    RegistrationStore store(m_file);
    QVERIFY(QDir(store.brokenFile() + u"/inside"_s).exists());
    QVERIFY(setDraft(store, u"a"_s, draft(u"order"_s)).ok());
    QVERIFY(RegistrationStore(m_file).draft(u"a"_s) == draft(u"order"_s));
}

void TestRegistrationStore::fileThatCannotBeMoved()
{
#if defined(Q_OS_LINUX)
    RegistrationStore store(u"/proc/version"_s); // readable, and nobody's to rename
    QVERIFY(store.brokenFile().isEmpty());
    QCOMPARE(store.blockingFile(), u"/proc/version"_s);
    QCOMPARE(setDraft(store, u"a"_s, draft(u"order"_s)).error().kind, ErrorKind::DiskFailed);
#endif
}

/// The system gives this program no more files: nothing is said of what is in them.
void TestRegistrationStore::fileThatCannotBeOpenedForAMoment()
{
#if defined(Q_OS_LINUX)
    QVERIFY(setPending(m_file, u"a"_s, Pending{draft(u"order"_s), sentAt, {}}).ok());
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit few = {3, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto store = std::make_unique<RegistrationStore>(m_file, m_folder->filePath(u"locks"_s));
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &before), 0);
    QCOMPARE(store->brokenFile(), QString());
    QCOMPARE(store->blockingFile(), QString());
    QCOMPARE(store->unopenedFile(), m_file);
    QVERIFY(QFile::exists(m_file));

    // What was sent is looked up first, and what is typed does not take it away.
    const auto turn = store->newTurn(u"a"_s, u"https://x.example/api"_s);
    QCOMPARE(turn->look(RegistrationWish{draft(u"order"_s), {}, sentAt + 1}).kind, RegistrationLook::Kind::Found);
    QVERIFY(setDraft(*store, u"a"_s, draft(u"price"_s)).ok());
    const RegistrationStore next(m_file);
    QVERIFY(next.pending(u"a"_s) && next.unopenedFile().isEmpty());
#endif
}

void TestRegistrationStore::recordThatWasSetAsideIsNotForgotten_data()
{
    QTest::addColumn<bool>("isDamaged");
    QTest::addColumn<bool>("isSameProfile");
    QTest::addColumn<bool>("isSameDraft");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("set aside") << true << true << true << true;
    QTest::newRow("set aside in another profile") << true << false << true << true;
    QTest::newRow("another webhook is wanted") << true << true << false << false;
    QTest::newRow("killed before the record was written") << false << true << true << false;
}

/// Its program was killed, and its note says that it was sent.
void TestRegistrationStore::recordThatWasSetAsideIsNotForgotten()
{
    QFETCH(bool, isDamaged);
    QFETCH(bool, isSameProfile);
    QFETCH(bool, isSameDraft);
    QFETCH(bool, isFound);
    const QString locks = m_folder->filePath(u"locks"_s);
    const QString address = u"https://x.example/api"_s;
    RegistrationLock lock(locks, address);
    QCOMPARE(lock.tryLock(), FileLock::Attempt::Taken);
    QVERIFY(lock.setNote({{}, m_file, u"a"_s, sentAt, RegistrationLock::digestOf(draft(u"order"_s))}).ok());
    lock.unlock();
    if (isDamaged)
        write("{");
    RegistrationStore damaged(m_file, locks);
    QCOMPARE(damaged.brokenFile().isEmpty(), !isDamaged);

    QVERIFY(QDir(m_folder->path()).mkdir(u"other"_s));
    RegistrationStore other(m_folder->filePath(u"other/registrations.json"_s), locks);
    const auto turn = (isSameProfile ? damaged : other).newTurn(u"a"_s, address);
    const RegistrationWish wish{draft(isSameDraft ? u"order"_s : u"price"_s), {u"w1"_s}, sentAt + 1};
    const RegistrationLook look = turn->look(wish);
    QCOMPARE(look.kind, isFound ? RegistrationLook::Kind::Found : RegistrationLook::Kind::Granted);
    if (!isFound)
        return;
    QVERIFY(look.pending.draft == wish.draft);
    QCOMPARE(look.pending.sentAt, sentAt);
    QCOMPARE(look.pending.address, address);
    QCOMPARE(look.pending.knownIds, QStringList()); // those known now may be what was sent
    // A start after this one looks it up as well, until it is settled.
    const auto kept = RegistrationStore(m_file, locks).pending(u"a"_s);
    QVERIFY(kept && kept->isSameAs(look.pending));
    QVERIFY(turn->settle(look.pending).ok());
    QVERIFY(!RegistrationStore(m_file, locks).pending(u"a"_s));
    QCOMPARE(other.newTurn(u"a"_s, address)->look(wish).kind, RegistrationLook::Kind::Granted);
}

QTEST_GUILESS_MAIN(TestRegistrationStore)
#include "tst_registrationstore.moc"
