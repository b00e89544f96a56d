// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexfolder.h"
#include "session/sessionsfixture.h"

#include <QFile>
#include <QTest>

#include <atomic>
#include <cstring>

#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

const pthread_t windowThread = ::pthread_self();
std::atomic_int deletedElsewhere = 0;
std::atomic_int deletedInTheWindow = 0; ///< that is, in its thread

} // namespace

// In place of that of the system, in this program.
extern "C" int unlink(const char *path)
{
    static const auto next = reinterpret_cast<int (*)(const char *)>(dlsym(RTLD_NEXT, "unlink"));
    if (std::strstr(path, ".sqlite"))
        ++(::pthread_equal(::pthread_self(), windowThread) ? deletedInTheWindow : deletedElsewhere);
    return next(path);
}

namespace Balehook::Testing {

/// Indexes have gigabytes, and a system deletes such a file in seconds: in a thread that nobody looks at.
class TestIndexDeletion final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void deletesThatOfARemovedAccount();
    void deletesThoseOfAccountsThatAreGone();

private:
    /// Makes the files that an index and one that was set aside have.
    static bool touch(const QString &file);
};

bool TestIndexDeletion::touch(const QString &file)
{
    QFile index(file);
    QFile aside(file + u".corrupt"_s);
    return index.open(QFile::WriteOnly) && aside.open(QFile::WriteOnly);
}

void TestIndexDeletion::deletesThatOfARemovedAccount()
{
    m_sessions->setIndexFolder(m_folder->path());
    const Account account = add(u"a"_s, u"acme"_s);
    const QString file = m_sessions->indexes().fileOf(m_sessions->indexKey(account));
    QVERIFY(touch(file));
    deletedElsewhere = deletedInTheWindow = 0;
    QVERIFY(remove(account.id).ok());
    QVERIFY(!QFile::exists(file) && !QFile::exists(file + u".corrupt"_s));
    QCOMPARE(deletedElsewhere, 2);
    QCOMPARE(deletedInTheWindow, 0);
}

void TestIndexDeletion::deletesThoseOfAccountsThatAreGone()
{
    m_sessions->setIndexFolder(m_folder->path());
    const QString file = m_sessions->indexes().fileOf(u"nobody"_s);
    QVERIFY(touch(file));
    deletedElsewhere = deletedInTheWindow = 0;
    m_sessions->tidy();
    QTRY_VERIFY(!QFile::exists(file) && !QFile::exists(file + u".corrupt"_s));
    QVERIFY(deletedElsewhere >= 2); // and a lock
    QCOMPARE(deletedInTheWindow, 0);
}

} // namespace Balehook::Testing

QTEST_GUILESS_MAIN(Balehook::Testing::TestIndexDeletion)
#include "tst_indexdeletion.moc"
