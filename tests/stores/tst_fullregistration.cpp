// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/programrun.h"
#include "session/account/registrationwords.h"
#include "settings/registrationfile.h"
#include "stores/sides.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using Ending = WebhookService::Ending;

/// Registering on a disk that is full, page by page: nothing is sent without its record, and what was written down
/// before stays. On a small tmpfs of its own where this may mount one, otherwise with a limit on the size of files.
class TestFullRegistration final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void recordsOutliveAFullDisk_data();
    void recordsOutliveAFullDisk();

private:
    QString path(const QString &name) const { return m_disk + u'/' + name; }
    /// All but \a pages of the disk is taken.
    void fill(int pages) const;
    void limit(ProgramRun &run, int pages) const;
    std::optional<PendingRegistration> pending(const QString &account) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Sides> m_sides;
    QString m_disk;
    bool m_isMounted = false;
};

void TestFullRegistration::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_sides = std::make_unique<Sides>();
    m_disk = m_folder->filePath(u"disk"_s);
    QVERIFY(QDir().mkdir(m_disk));
    m_isMounted = ::mount("tmpfs", QFile::encodeName(m_disk).constData(), "tmpfs", 0, "size=1M") == 0;
    QVERIFY(m_sides->make({}, path(u"profile"_s)));
    QVERIFY(m_sides->addAccount(path(u"profile"_s), u"beta"_s, u"/beta"_s));
}

void TestFullRegistration::cleanup()
{
    m_sides.reset();
    if (m_isMounted)
        ::umount2(QFile::encodeName(m_disk).constData(), MNT_DETACH);
    m_folder.reset();
}

void TestFullRegistration::fill(int pages) const
{
    if (!m_isMounted)
        return;
    constexpr qint64 pageSize = 4096;
    QFile filler(path(u"filler"_s));
    QVERIFY(filler.open(QFile::WriteOnly | QFile::Unbuffered));
    const QByteArray page(pageSize, 'x');
    while (filler.write(page) == pageSize) { }
    QVERIFY(filler.resize((filler.size() / pageSize - pages) * pageSize));
}

void TestFullRegistration::limit(ProgramRun &run, int pages) const
{
    if (m_isMounted)
        return;
    run.process().setChildProcessModifier([pages] {
        std::signal(SIGXFSZ, SIG_IGN); // the write fails in place of it, as on a disk that is full
        const rlimit size{rlim_t(pages) * 512, rlim_t(pages) * 512};
        ::setrlimit(RLIMIT_FSIZE, &size);
    });
}

std::optional<PendingRegistration> TestFullRegistration::pending(const QString &account) const
{
    auto entries = RegistrationFile::read(path(u"profile/registrations.json"_s));
    return entries ? (*entries)[account].pending : std::nullopt;
}

void TestFullRegistration::recordsOutliveAFullDisk_data()
{
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("locksToo");
    for (int pages = 0; pages <= 8; ++pages)
        QTest::addRow("%d free pages", pages) << pages << false;
    for (const int pages : {0, 1, 2})
        QTest::addRow("%d free pages, locks on the same disk", pages) << pages << true;
}

/// One registration is killed on its way; on the full disk another account registers; with room again, the first one is
/// to be repeated.
void TestFullRegistration::recordsOutliveAFullDisk()
{
    QFETCH(int, pages);
    QFETCH(bool, locksToo);
    WebhookService &service = m_sides->service;
    const QString profile = path(u"profile"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (locksToo)
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));

    service.setEnding(Ending::Silent);
    ProgramRun killed;
    killed.process().setProcessEnvironment(environment);
    killed.start(Sides::create(profile));
    QTRY_COMPARE_WITH_TIMEOUT(service.posts().size(), 1, 20'000);
    killed.process().kill();
    QVERIFY(killed.finish());
    QVERIFY(pending(u"acme-id"_s));

    fill(pages);
    service.setEnding(Ending::Created);
    ProgramRun other;
    other.process().setProcessEnvironment(environment);
    limit(other, pages);
    QVERIFY(other.run(Sides::create(profile, u"https://x.example/beta"_s, u"beta"_s)));
    const bool hasLeft = service.posts().size() == 2;
    QVERIFY2(other.status() == (hasLeft ? 0 : 1), other.errors().constData());
    QVERIFY(pages > 0 || !hasLeft);
    QVERIFY(pending(u"acme-id"_s)); // as it was
    QVERIFY(!pending(u"beta-id"_s) || hasLeft);

    if (m_isMounted)
        QVERIFY(QFile::remove(path(u"filler"_s)));
    const qsizetype before = service.posts().size();
    ProgramRun again;
    again.process().setProcessEnvironment(environment);
    QVERIFY(again.run(Sides::create(profile)));
    QCOMPARE(again.status(), 8);
    QVERIFY2(again.errors().contains(RegistrationWords::nothingSent().toUtf8()), again.errors().constData());
    QCOMPARE(service.posts().size(), before);
    QVERIFY(!pending(u"acme-id"_s));
}

/// What is mounted here is seen by this process and its children only. Before there is a second thread.
BALEHOOK_TEST_CLASS()
{
    if (::unshare(CLONE_NEWNS) == 0)
        ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    QCoreApplication application(argc, argv);
    TestFullRegistration test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fullregistration.moc"
