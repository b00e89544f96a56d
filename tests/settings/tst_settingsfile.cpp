// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"
#include "settings/registrationfile.h"
#include "settings/settingsfile.h"
#include "settings/settingsmigration.h"
#include "settings/settingsstorage.h"
#include "support/smallfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The settings in memory and on the disk, alone and beside another program.
class TestSettingsFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { unblock(); }
    void keepsEachKindOfValue_data();
    void keepsEachKindOfValue();
    void tellsWhatIsInAGroup();
    void isWrittenSoonAndOnlyOnce();
    void isForItsOwnerOnly();
    void twoProgramsKeepTheirOwn();
    void whatIsRemovedElsewhereDoesNotComeBack();
    void whatIsNewHereComesInto();
    void aCommitHoldsOnceItIsOnTheDisk();
    void aCommitThatFailsLeavesNothing();
    void whatCannotBeWrittenIsTriedAgain();
    void aChangeDuringAWriteIsWrittenToo();
    void noticesAnotherProgram();
    void aFailureIsNotRepeatedByTheWatch();
    void aNewerFileIsLeftAlone();
    void whatIsDamagedMeanwhileIsSetAside_data();
    void whatIsDamagedMeanwhileIsSetAside();
    void theCopyIsWhatWasWrittenLast();
    void lookingThatFailsIsNotAFirstStart();
    void whatNobodyCouldReadAgainIsNotWritten();

private:
    QString path() const { return m_folder->filePath(u"settings.json"_s); }
    static Account account(const QString &id);
    QByteArray bytes() const;
    QVariant onDisk(const QString &key) const { return SettingsFile(path()).value(key); }
    /// Of the disk, until unblock().
    void block() { m_noRoom = std::make_unique<Testing::SmallFiles>(0); }
    void unblock() { m_noRoom.reset(); }

    std::unique_ptr<Testing::SmallFiles> m_noRoom;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettingsFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Account TestSettingsFile::account(const QString &id)
{
    const auto slug = AccountSlug::fromString(id);
    return Account(id, *slug, BaseUrl::parse(u"https://%1.example.com"_s.arg(id), *slug).value());
}

QByteArray TestSettingsFile::bytes() const
{
    QFile file(path());
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSettingsFile::keepsEachKindOfValue_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("text") << QVariant(u"a, \"b\"; c=ü\n/\\ \u202e"_s);
    QTest::newRow("empty text") << QVariant(QString());
    QTest::newRow("yes") << QVariant(true);
    QTest::newRow("no") << QVariant(false);
    QTest::newRow("number") << QVariant(-7);
    QTest::newRow("large number") << QVariant(qint64(1) << 52);
    QTest::newRow("bytes") << QVariant(QByteArray("\0\xff=;,\"\n", 7));
    QTest::newRow("no bytes") << QVariant(QByteArray());
    QTest::newRow("texts") << QVariant(QStringList{u"a"_s, u"b, c"_s, QString()});
    QTest::newRow("no texts") << QVariant(QStringList());
    QTest::newRow("maps") << QVariant(
        QVariantList{QVariantMap{{u"a"_s, u"b"_s}, {u"c"_s, QByteArray("\1")}}, QVariantMap()});
}

void TestSettingsFile::keepsEachKindOfValue()
{
    QFETCH(QVariant, value);
    {
        SettingsFile file(path());
        file.setValue(u"some/key"_s, value);
        QCOMPARE(file.value(u"some/key"_s), value);
    }
    QCOMPARE(onDisk(u"some/key"_s).toString(), value.toString());
    QVERIFY(onDisk(u"some/key"_s) == value);
    QCOMPARE(onDisk(u"some/other"_s), QVariant());
}

void TestSettingsFile::tellsWhatIsInAGroup()
{
    SettingsFile file(path());
    for (const QString &key : {u"a/order"_s, u"a/b/c"_s, u"a/b/d/e"_s, u"a/b-/c"_s, u"a/f"_s, u"ab/c"_s})
        file.setValue(key, 1);
    QCOMPARE(file.childGroups(u"a"_s), (QStringList{u"b-"_s, u"b"_s}));
    QCOMPARE(file.childKeys(u"a"_s), (QStringList{u"f"_s, u"order"_s}));
    file.remove(u"a/b"_s);
    QCOMPARE(file.allKeys(), (QStringList{u"a/b-/c"_s, u"a/f"_s, u"a/order"_s, u"ab/c"_s}));
    file.remove(QString());
    QCOMPARE(file.allKeys().size(), 4);
}

void TestSettingsFile::isWrittenSoonAndOnlyOnce()
{
    SettingsFile file(path());
    for (int i = 0; i < 100; ++i)
        file.setValue(u"key%1"_s.arg(i), i);
    QVERIFY(!QFile::exists(path()));
    QTRY_VERIFY(QFile::exists(path()));
    QTRY_VERIFY(!file.isUnsaved());
    QCOMPARE(onDisk(u"key99"_s).toInt(), 99);
    // The same again is no change.
    const QDateTime written = QFileInfo(path()).lastModified();
    file.setValue(u"key5"_s, 5);
    QVERIFY(!file.isUnsaved());
    QVERIFY(file.save().ok());
    QCOMPARE(QFileInfo(path()).lastModified(), written);
}

void TestSettingsFile::isForItsOwnerOnly()
{
    SettingsFile file(path());
    file.setValue(u"a"_s, 1);
    QVERIFY(file.save().ok());
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path()) & others));
    QVERIFY(!(QFile::permissions(SettingsStorage::lastGoodPath(path())) & others));
}

void TestSettingsFile::twoProgramsKeepTheirOwn()
{
    SettingsFile first(path());
    SettingsFile second(path());
    first.setValue(u"first"_s, 1);
    first.setValue(u"both"_s, 1);
    first.setValue(u"group/a"_s, 1);
    QVERIFY(first.save().ok());
    second.setValue(u"second"_s, 2);
    second.setValue(u"both"_s, 2);
    QVERIFY(second.save().ok());
    QCOMPARE(second.value(u"first"_s).toInt(), 1);
    second.remove(u"group"_s);
    QVERIFY(second.save().ok());
    first.setValue(u"third"_s, 3);
    QVERIFY(first.save().ok());
    QCOMPARE(first.allKeys(), (QStringList{u"both"_s, u"first"_s, u"second"_s, u"third"_s}));
    QCOMPARE(first.value(u"both"_s).toInt(), 2);
    QCOMPARE(SettingsFile(path()).allKeys(), first.allKeys());
}

void TestSettingsFile::whatIsRemovedElsewhereDoesNotComeBack()
{
    SettingsFile first(path());
    AccountSettings(first).save(account(u"acme"_s));
    AccountSettings(first).save(account(u"globex"_s));
    QVERIFY(first.save().ok());
    SettingsFile second(path());
    AccountSettings(second).remove(u"acme"_s);
    QVERIFY(second.save().ok());

    Account edited = account(u"acme"_s);
    edited.name = u"Edited"_s;
    const QSignalSpy changed(&first, &SettingsFile::changedElsewhere);
    AccountSettings(first).save(edited);
    QVERIFY(first.save().ok());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(AccountSettings(first).load().size(), 1U);
    QCOMPARE(AccountSettings(first).unreadableCount(), 0);
    QVERIFY(!bytes().contains("Edited"));
}

void TestSettingsFile::whatIsNewHereComesInto()
{
    SettingsFile first(path());
    AccountSettings(first).save(account(u"acme"_s));
    Account edited = account(u"acme"_s);
    edited.name = u"Edited"_s;
    AccountSettings(first).save(edited); // before it was ever written
    QVERIFY(first.save().ok());
    const SettingsFile second(path());
    QCOMPARE(second.value(u"accounts/acme/name"_s).toString(), u"Edited"_s);
    QCOMPARE(second.value(u"accounts/acme/slug"_s).toString(), u"acme"_s);
}

void TestSettingsFile::aCommitHoldsOnceItIsOnTheDisk()
{
    SettingsFile file(path());
    file.setValue(u"before"_s, 1);
    SettingsChanges changes;
    changes.set(u"key"_s, 2);
    std::optional<bool> isDone;
    file.commit(changes, this, [&](const Outcome &outcome) { isDone = outcome.ok(); });
    QVERIFY(!file.contains(u"key"_s));
    QVERIFY(!isDone);
    QTRY_VERIFY(isDone);
    QVERIFY(*isDone);
    QCOMPARE(file.value(u"key"_s).toInt(), 2);
    QCOMPARE(onDisk(u"key"_s).toInt(), 2);
    QCOMPARE(onDisk(u"before"_s).toInt(), 1);
}

void TestSettingsFile::aCommitThatFailsLeavesNothing()
{
    SettingsFile file(path());
    file.setValue(u"group/a"_s, 1);
    QVERIFY(file.save().ok());
    const QByteArray before = bytes();
    block();
    SettingsChanges changes;
    changes.remove(u"group"_s);
    QVERIFY(!file.commit(changes).ok());
    std::optional<bool> isDone;
    const QSignalSpy failed(&file, &SettingsFile::saveFailed);
    file.commit(changes, this, [&](const Outcome &outcome) { isDone = outcome.ok(); });
    QTRY_VERIFY(isDone);
    QVERIFY(!*isDone);
    QVERIFY(failed.isEmpty()); // its caller knows
    QVERIFY(!file.isUnsaved());
    QVERIFY(file.save().ok()); // there is nothing to write
    QCOMPARE(file.value(u"group/a"_s).toInt(), 1);
    unblock();
    file.setValue(u"b"_s, 1);
    QVERIFY(file.save().ok());
    QCOMPARE(onDisk(u"group/a"_s).toInt(), 1);
    QVERIFY(bytes() != before);
}

void TestSettingsFile::whatCannotBeWrittenIsTriedAgain()
{
    SettingsFile file(path());
    block();
    const QSignalSpy failed(&file, &SettingsFile::saveFailed);
    const QSignalSpy recovered(&file, &SettingsFile::recovered);
    file.setValue(u"a"_s, 1);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(file.value(u"a"_s).toInt(), 1);
    QVERIFY(file.isUnsaved());
    QVERIFY(!QFile::exists(path()));
    unblock();
    file.setValue(u"b"_s, 2);
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(onDisk(u"a"_s).toInt(), 1);
    QCOMPARE(onDisk(u"b"_s).toInt(), 2);
    QCOMPARE(failed.size(), 1);
}

void TestSettingsFile::aChangeDuringAWriteIsWrittenToo()
{
    SettingsFile file(path());
    for (int i = 0; i < 15; ++i) {
        bool isDone = false;
        file.setValue(u"a"_s, i);
        file.commit({}, this, [&isDone](const Outcome &) { isDone = true; });
        file.setValue(u"a"_s, i + 1000);
        file.setValue(u"b"_s, i);
        QCOMPARE(file.value(u"a"_s).toInt(), i + 1000);
        QTRY_VERIFY(isDone);
        QCOMPARE(file.value(u"a"_s).toInt(), i + 1000);
    }
    QTRY_VERIFY(!file.isUnsaved());
    QCOMPARE(onDisk(u"a"_s).toInt(), 1014);
    QCOMPARE(onDisk(u"b"_s).toInt(), 14);
}

void TestSettingsFile::noticesAnotherProgram()
{
    SettingsFile window(path());
    window.setValue(u"mine"_s, 1);
    QVERIFY(window.save().ok());
    window.watch();
    const QSignalSpy changed(&window, &SettingsFile::changedElsewhere);
    {
        SettingsFile other(path());
        other.setValue(u"other"_s, 1);
    }
    QTRY_COMPARE(window.value(u"other"_s).toInt(), 1);
    QCOMPARE(changed.size(), 1);
    {
        SettingsFile other(path());
        other.remove(u"other"_s);
    }
    QTRY_VERIFY(!window.contains(u"other"_s));
    // Written in place, as an editor may do it.
    QByteArray text = bytes();
    text.replace("\"mine\": 1", "\"mine\": 2");
    QFile file(path());
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
    file.close();
    QTRY_COMPARE(window.value(u"mine"_s).toInt(), 2);
    // One's own is no news.
    const auto news = changed.size();
    window.setValue(u"mine"_s, 3);
    QTRY_COMPARE(onDisk(u"mine"_s).toInt(), 3);
    SettingsFile other(path());
    other.setValue(u"last"_s, 1);
    QVERIFY(other.save().ok());
    QTRY_VERIFY(window.contains(u"last"_s));
    QCOMPARE(changed.size(), news + 1);
}

void TestSettingsFile::aFailureIsNotRepeatedByTheWatch()
{
    SettingsFile file(path());
    file.setValue(u"a"_s, 1);
    QVERIFY(file.save().ok());
    file.watch();
    block();
    const QSignalSpy failed(&file, &SettingsFile::saveFailed);
    file.setValue(u"a"_s, 2);
    QTRY_COMPARE(failed.size(), 1);
    unblock();
    QByteArray text = bytes();
    QFile other(path());
    QVERIFY(other.open(QFile::WriteOnly));
    other.write(text.replace("\"a\": 1", "\"a\": 1, \"seen\": 1"));
    other.close();
    QTRY_VERIFY(file.contains(u"seen"_s));
    QCOMPARE(file.value(u"a"_s).toInt(), 2);
    QVERIFY(file.isUnsaved());
    QCOMPARE(onDisk(u"a"_s).toInt(), 1);
}

void TestSettingsFile::aNewerFileIsLeftAlone()
{
    const QByteArray newer = R"({"version": 2, "accounts": []})";
    SettingsFile file(path());
    file.setValue(u"a"_s, 1);
    QVERIFY(file.save().ok());
    QFile other(path());
    QVERIFY(other.open(QFile::WriteOnly));
    other.write(newer);
    other.close();
    file.setValue(u"a"_s, 2);
    const Outcome saved = file.save();
    QVERIFY(!saved.ok());
    QVERIFY(saved.error().userMessage().contains(u"newer version"_s));
    QCOMPARE(bytes(), newer);
}

void TestSettingsFile::whatIsDamagedMeanwhileIsSetAside_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("cut") << QByteArray(R"({"version": 1, "values": {"a)");
    QTest::newRow("other JSON") << QByteArray("[1]");
    QTest::newRow("deep") << QByteArray(5000, '[');
}

void TestSettingsFile::whatIsDamagedMeanwhileIsSetAside()
{
    QFETCH(QByteArray, damage);
    SettingsFile file(path());
    file.setValue(u"a"_s, 1);
    QVERIFY(file.save().ok());
    file.watch();
    QFile other(path());
    QVERIFY(other.open(QFile::WriteOnly));
    other.write(damage);
    other.close();
    file.setValue(u"b"_s, 2);
    QVERIFY(file.save().ok());
    QCOMPARE(file.allKeys(), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(SettingsFile(path()).allKeys(), file.allKeys());
    QCOMPARE(QDir(m_folder->path()).entryList({u"settings.json.broken-*"_s}).size(), 1);
}

void TestSettingsFile::theCopyIsWhatWasWrittenLast()
{
    SettingsFile file(path());
    for (int i = 0; i < 3; ++i) {
        file.setValue(u"a"_s, i);
        QVERIFY(file.save().ok());
        const SettingsStorage::Contents copy = SettingsStorage::read(SettingsStorage::lastGoodPath(path()));
        QVERIFY(copy.state == SettingsStorage::State::Good);
        QCOMPARE(copy.values.value(u"a"_s).toInt(), i);
    }
}

void TestSettingsFile::lookingThatFailsIsNotAFirstStart()
{
    QVERIFY(SettingsStorage::read(path()).state == SettingsStorage::State::Missing);
    const QString circle = m_folder->filePath(u"circle"_s);
    QVERIFY(QFile::link(circle, circle));
    QVERIFY(SettingsStorage::read(circle + u"/settings.json"_s).state == SettingsStorage::State::Unreadable);
    QVERIFY(SettingsMigration::read(circle + u"/old.conf"_s).state == SettingsStorage::State::Unreadable);
    QVERIFY(!RegistrationFile::read(circle + u"/registrations.json"_s));
    // A link that leads nowhere: settings may have been there, and registrations are written to where it leads.
    const QString link = m_folder->filePath(u"link"_s);
    QVERIFY(QFile::link(m_folder->filePath(u"nothing"_s), link));
    QVERIFY(SettingsStorage::read(link).state == SettingsStorage::State::Unreadable);
    QVERIFY(SettingsMigration::read(link).state == SettingsStorage::State::Missing);
    QVERIFY(RegistrationFile::read(link) && RegistrationFile::read(link)->empty());
}

/// Such as the ids of watched jobs, if a service sends megabytes as an id.
void TestSettingsFile::whatNobodyCouldReadAgainIsNotWritten()
{
    SettingsFile file(path());
    file.setValue(u"some/key"_s, u"kept"_s);
    QVERIFY(file.save().ok());
    file.setValue(u"huge"_s, QString(17 * 1024 * 1024, u'x'));
    const Outcome saved = file.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, ErrorKind::FileNotUsable);
    QVERIFY(file.isUnsaved());
    for (const QString &each : {path(), SettingsStorage::lastGoodPath(path())}) {
        QCOMPARE(SettingsStorage::read(each).state, SettingsStorage::State::Good);
        QCOMPARE(SettingsFile(each).value(u"some/key"_s).toString(), u"kept"_s);
    }
    file.remove(u"huge"_s);
    file.setValue(u"other"_s, 1);
    QVERIFY(file.save().ok());
    QCOMPARE(onDisk(u"other"_s).toInt(), 1);
}

QTEST_GUILESS_MAIN(TestSettingsFile)
#include "tst_settingsfile.moc"
