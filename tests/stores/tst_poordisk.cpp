// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"
#include "stores/runningprogram.h"
#include "support/saidof.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The program itself on a disk that is full and in folders that it may not write: it says so or works, and leaves what
/// was there as it was.
class TestPoorDisk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup();
    void aNewProfile_data();
    void aNewProfile();
    void aProfileThatWasUsed_data();
    void aProfileThatWasUsed();

private:
    QString profile() const { return m_folder->filePath(u"profile"_s); }
    QMap<QString, QByteArray> contents() const;
    static void makePoor(RunningProgram &program, const QString &how);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPoorDisk::cleanup()
{
    QFile::setPermissions(profile(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_folder.reset();
}

QMap<QString, QByteArray> TestPoorDisk::contents() const
{
    QMap<QString, QByteArray> all;
    for (const QString &name : {u"settings.json"_s, u"registrations.json"_s}) {
        QFile file(QDir(profile()).filePath(name));
        if (file.open(QFile::ReadOnly))
            all.insert(name, file.readAll());
    }
    return all;
}

void TestPoorDisk::makePoor(RunningProgram &program, const QString &how)
{
    if (how == "full"_L1) {
        program.prepare = [] {
            const rlimit none{0, 0}; // as ulimit -f does; the program sees to it that writes fail
            setrlimit(RLIMIT_FSIZE, &none);
        };
    } else {
        program.prepare = [] {
            // Permissions mean nothing to root with these rights. Being another user in place of it would not do: that
            // one may be kept out of the folder of the program.
            if (geteuid() == 0) {
                for (const int right : {CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER})
                    prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
            }
        };
    }
}

void TestPoorDisk::aNewProfile_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("full") << u"full"_s;
    QTest::newRow("read-only") << u"read-only"_s;
}

void TestPoorDisk::aNewProfile()
{
    QFETCH(QString, how);
    QVERIFY(QDir().mkdir(profile()));
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    QVERIFY(QFile::setPermissions(profile(), QFile::Permissions(how == "full"_L1 ? 0x7755 : 0x5555)));
    RunningProgram program;
    makePoor(program, how);
    QVERIFY(program.start(profile()));
    QTRY_VERIFY_WITH_TIMEOUT(program.said().contains(Application::settingsNotOpened().toUtf8()), 20'000);
    QVERIFY(program.said().contains(Testing::saidOf(ErrorKind::DiskFailed).toUtf8()));
    QVERIFY(program.isRunning()); // the same is in a box that wants to be read
}

void TestPoorDisk::aProfileThatWasUsed_data()
{
    aNewProfile_data();
}

void TestPoorDisk::aProfileThatWasUsed()
{
    QFETCH(QString, how);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    {
        const auto opened = Profile::open(profile());
        AccountSettings(opened.value()->settings()).save(testAccount(u"a"_s, u"http://127.0.0.1:1"_s));
        RegistrationStore store(opened.value()->registrationsFile());
        WebhookDraft draft;
        draft.set(Webhook::Resource, u"order"_s);
        store.setDraft(u"a"_s, draft);
    }
    if (how != "full"_L1) {
        for (const QString &name : {u"settings.json"_s, u"registrations.json"_s})
            QVERIFY(QFile::setPermissions(QDir(profile()).filePath(name), QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(profile(), QFile::Permissions(0x5555)));
    }
    const QMap<QString, QByteArray> before = contents();
    QCOMPARE(before.size(), 2);
    RunningProgram program;
    makePoor(program, how);
    QVERIFY(program.start(profile()));
    QTRY_VERIFY_WITH_TIMEOUT(program.said().contains("first-paint")
                                 || program.said().contains(Application::settingsNotOpened().toUtf8()),
                             20'000);
    // On a full disk one can still look.
    QCOMPARE(program.said().contains("first-paint"), how == "full"_L1);
    program.end();
    QVERIFY(program.waitForEnd());
    QVERIFY(contents() == before);
    QCOMPARE(QDir(profile()).entryList({u"*.broken-*"_s}), QStringList());
}

QTEST_GUILESS_MAIN(TestPoorDisk)
#include "tst_poordisk.moc"
