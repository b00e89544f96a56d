// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"
#include "settings/registrationturn.h"
#include "support/wait.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <thread>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Kind = RegistrationLook::Kind;

/// Two turns of one profile that look in the same moment, in two threads. One after the other: tst_registrationturn.
class TestRegistrationTurnRace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneTakesOverWhatWasSentToAnotherAddress();

private:
    std::unique_ptr<RegistrationTurn> turn() const
    {
        return std::make_unique<RegistrationTurn>(std::make_shared<RegistrationFile>(m_path), m_locks, u"a"_s,
                                                  u"https://new.example/api"_s);
    }

    const QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(u"registrations.json"_s);
    const QString m_locks = m_folder.filePath(u"locks"_s);
};

/// The account was edited since: who looks second finds it in the hands of the first, and not without an owner.
void TestRegistrationTurnRace::oneTakesOverWhatWasSentToAnotherAddress()
{
    const QString sentTo = u"https://old.example/api"_s;
    const RegistrationWish wish{WebhookDraft({u"order"_s, {}, {}, {}, {}, u"https://x.example/in"_s, {}}), {}, 1};
    const auto left = RegistrationFile(m_path).change([&wish, &sentTo](RegistrationFile::Entries &entries) {
        entries[u"a"_s].pending = PendingRegistration{wish.draft, 1, {}, sentTo};
    });
    QVERIFY(left.ok());
    // Who takes it over has to write, and waits for whoever writes.
    FileLock writing(m_path + u".lock"_s);
    QCOMPARE(writing.tryLock(), FileLock::Attempt::Taken);
    const std::unique_ptr<RegistrationTurn> first = turn();
    RegistrationLook found;
    std::thread worker([&first, &found, &wish] { found = first->look(wish); });
    const QString lockOfRecord = RegistrationLock(m_locks, sentTo).path() + u".lock"_s;
    const bool isTaking = Testing::waitFor([&lockOfRecord] { return QFile::exists(lockOfRecord); });
    const RegistrationLook second = turn()->look(wish);
    writing.unlockAndRemove();
    worker.join();
    QVERIFY(isTaking);
    QCOMPARE(second.kind, Kind::Busy);
    QCOMPARE(found.kind, Kind::Found);
    const auto entries = RegistrationFile::read(m_path);
    QVERIFY(entries && entries->at(u"a"_s).pending);
    QCOMPARE(entries->at(u"a"_s).pending->owner, RegistrationOwner::current());

    // Both locks were given back.
    QCOMPARE(RegistrationLock(m_locks, sentTo).tryLock(), FileLock::Attempt::Taken);
    QVERIFY(first->settle(found.pending).ok());
    QCOMPARE(turn()->look(wish).kind, Kind::Granted);
}

QTEST_GUILESS_MAIN(TestRegistrationTurnRace)
#include "tst_registrationturn_race.moc"
