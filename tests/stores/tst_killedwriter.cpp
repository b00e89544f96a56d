// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// kill -9 in the middle of writing, again and again: what is on the disk is always that of one round, whole, and not
/// older than what was said to be written.
class TestKilledWriter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesAllWhole();

private:
    void check(int lastRound);
    static QByteArray read(const QString &path);

    QTemporaryDir m_folder;
    QString m_profileId;
};

QByteArray TestKilledWriter::read(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestKilledWriter::leavesAllWhole()
{
    QRandomGenerator random(20261122);
    for (int kill = 0; kill < 20; ++kill) {
        QProcess writer;
        writer.start(qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-disk-writer"_s, {m_folder.path()});
        QVERIFY(writer.waitForStarted());
        QByteArray said;
        // The disk may be busy with what other tests write.
        QTRY_VERIFY_WITH_TIMEOUT((said += writer.readAllStandardOutput()).count('\n') >= 2, 60'000);
        // Somewhere in the rounds that follow.
        QTimer::singleShot(std::chrono::milliseconds(random.bounded(0, 25)), &writer, &QProcess::kill);
        QTRY_COMPARE(writer.state(), QProcess::NotRunning);
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        said += writer.readAllStandardOutput();
        check(said.split('\n').value(said.count('\n') - 1).toInt());
        if (QTest::currentTestFailed())
            return;
    }
}

void TestKilledWriter::check(int lastRound)
{
    QVERIFY(lastRound >= 2);
    const auto opened = Profile::open(m_folder.path());
    QVERIFY(opened.ok());
    Profile &profile = *opened.value();
    QCOMPARE(profile.brokenSettingsFile(), QString());
    if (m_profileId.isEmpty())
        m_profileId = profile.id();
    QCOMPARE(profile.id(), m_profileId);
    const std::vector<Account> accounts = AccountSettings(profile.settings()).load();
    QCOMPARE(accounts.size(), 1U);
    QVERIFY(accounts.front().name.toInt() >= lastRound);
    QCOMPARE(accounts.front().statusLabels.value(u"1"_s), accounts.front().name);

    const RegistrationStore registrations(profile.registrationsFile());
    QCOMPARE(registrations.brokenFile(), QString());
    const WebhookDraft draft = registrations.draft(u"a"_s);
    QVERIFY(draft.text(Webhook::Resource).toInt() >= lastRound);
    for (const Webhook::Field field : WebhookDraft::fields)
        QCOMPARE(draft.text(field), draft.text(Webhook::Resource));
    QVERIFY(registrations.pending(u"a"_s).has_value());

    const auto isWhole = [](const QByteArray &bytes) {
        return bytes.size() == 300'000 && bytes.count(bytes.front()) == bytes.size();
    };
    QVERIFY(isWhole(read(QDir(profile.downloadFolder()).filePath(u"export.csv"_s))));
    const QString folder = QDir(profile.cacheFolder()).filePath(u"files"_s);
    FileCache cache(folder);
    QVERIFY(!cache.recentFiles().empty());
    for (const CachedFile &file : cache.recentFiles())
        QVERIFY(isWhole(read(file.path)));
    for (const QString &account : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY(!QFile::exists(folder + u'/' + account + u"/index.json.broken"_s));
}

QTEST_GUILESS_MAIN(TestKilledWriter)
#include "tst_killedwriter.moc"
