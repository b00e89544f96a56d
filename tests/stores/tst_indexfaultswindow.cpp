// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "session/index/filllock.h"
#include "store/file/sqlfailure.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What may be wrong with the file of an index, in the real window: one sentence beside the search, a way to try again,
/// and the list goes on. Never a box, and what was in the file is there when it can be read again.
class IndexFaultsWindowTest final : public QObject
{
    Q_OBJECT

public:
    static void initMain();

private Q_SLOTS:
    void init();
    void cleanup();
    void aFolderThatMayNotBeWritten();
    void aFileThatMayNotBeWritten();
    void aFileThatAnotherProgramHasForItself_data();
    void aFileThatAnotherProgramHasForItself();
    void aDamagedFile_data();
    void aDamagedFile();
    void anotherProgramFillsIt();
    void aLockAtTheWorstMoment();

private:
    static constexpr int jobs = 700;

    QString folder() const { return m_console->folder.filePath(u"index"_s); }
    QString file() const { return session().jobIndex()->file(); }
    AccountSession &session() const { return *m_console->sessions->session(m_acme); }
    QString sentence() const
    {
        const auto *label = m_console->child<QLabel>(u"scopeProgress"_s);
        return label->isVisible() ? label->text() : QString();
    }
    QString scope() const { return m_console->child<QLabel>(u"scopeText"_s)->text(); }
    bool isAllLoaded() const { return scope() == u"700 jobs, loaded just now"_s; }
    bool click(const char *name) const;
    /// The list works and nothing else was said.
    bool isQuiet() const;
    bool isListLive(int row) const;

    std::unique_ptr<Console> m_console;
    QString m_acme;
};

/// Permissions mean nothing to root, unless it gives up the right to pass over them.
void IndexFaultsWindowTest::initMain()
{
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3] = {};
    if (syscall(SYS_capget, &header, data) != 0)
        return;
    data[0].effective &= ~((1U << CAP_DAC_OVERRIDE) | (1U << CAP_DAC_READ_SEARCH));
    syscall(SYS_capset, &header, data);
}

void IndexFaultsWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(jobs));
    m_acme = m_console->sessions->currentAccount();
}

void IndexFaultsWindowTest::cleanup()
{
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_console.reset();
}

bool IndexFaultsWindowTest::click(const char *name) const
{
    auto *button = m_console->child<QPushButton>(QString::fromLatin1(name));
    if (!Testing::waitFor([button] { return button->isVisible(); }, 20'000))
        return false;
    QTest::mouseClick(button, Qt::LeftButton);
    return true;
}

/// Nothing is said in the message bar, but that the settings beside the index cannot be written either.
bool IndexFaultsWindowTest::isQuiet() const
{
    return m_console->messageText().isEmpty() || m_console->messageId() == u"unsavedSettings"_s;
}

bool IndexFaultsWindowTest::isListLive(int row) const
{
    m_console->table().goToRow(row);
    return Testing::waitFor([&] { return m_console->model()->rowState(row) == PagedTableModel::RowState::Loaded; },
                            20'000)
        && m_console->model()->rowCount() == jobs && isQuiet() && !QApplication::activeModalWidget();
}

void IndexFaultsWindowTest::aFolderThatMayNotBeWritten()
{
    QDir index(m_console->folder.filePath(u"index"_s));
    QTRY_VERIFY(!index.isEmpty()); // the first page is kept there
    QVERIFY(index.removeRecursively());
    const QString above = m_console->folder.path();
    QVERIFY(QFile::setPermissions(above, QFile::ReadOwner | QFile::ExeOwner));
    const bool isClicked = click("scopeLoad");
    const bool isSaid = isClicked && Testing::waitFor([this] { return sentence().contains(u"permissions"_s); }, 20'000);
    const bool isLive = isListLive(600);
    QVERIFY(QFile::setPermissions(above, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY2(isSaid, qPrintable(sentence()));
    QVERIFY(isLive);
    QVERIFY(click("scopeAgain"));
    QTRY_VERIFY2_WITH_TIMEOUT(isAllLoaded(), qPrintable(scope() + sentence()), 60'000);
}

void IndexFaultsWindowTest::aFileThatMayNotBeWritten()
{
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(isAllLoaded(), 60'000);
    const QString path = file();
    m_console->restart();
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    QVERIFY(m_console->show());
    QTRY_VERIFY2_WITH_TIMEOUT(sentence().contains(u"permissions"_s), qPrintable(scope() + sentence()), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && m_console->model()->rowCount() == jobs, 20'000);
    QVERIFY(isListLive(600));
    QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(click("scopeAgain"));
    // All jobs are in it as before: nothing is loaded again.
    QTRY_VERIFY2_WITH_TIMEOUT(scope().startsWith(u"700 jobs, loaded "_s), qPrintable(scope() + sentence()), 20'000);
    QVERIFY(!session().jobIndex()->damage());
}

void IndexFaultsWindowTest::aFileThatAnotherProgramHasForItself_data()
{
    QTest::addColumn<bool>("isAtStart");
    QTest::newRow("at the start") << true;
    QTest::newRow("while it is open") << false;
}

void IndexFaultsWindowTest::aFileThatAnotherProgramHasForItself()
{
    QFETCH(bool, isAtStart);
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(isAllLoaded(), 60'000);
    // A look at the ends of the listing follows, and is no fill that could fail.
    QTRY_COMPARE_WITH_TIMEOUT(session().sync()->state(), AccountSync::State::Idle, 60'000);
    const QString path = file();
    if (isAtStart)
        m_console->restart();
    {
        auto other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(path);
        QVERIFY(other.open());
        if (isAtStart)
            QVERIFY(QSqlQuery(u"PRAGMA locking_mode=EXCLUSIVE"_s, other).isActive());
        QVERIFY(QSqlQuery(u"BEGIN EXCLUSIVE"_s, other).isActive());
        QVERIFY(QSqlQuery(u"UPDATE state SET total=total"_s, other).isActive());
        if (isAtStart)
            QVERIFY(m_console->show());
        else
            session().sync()->fill();
        QTRY_VERIFY2_WITH_TIMEOUT(sentence() == SqlFailure::busy().userMessage(), qPrintable(scope() + sentence()),
                                  30'000);
        QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && m_console->model()->rowCount() == jobs, 20'000);
        QVERIFY(isListLive(600));
        other.close();
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    QVERIFY(click("scopeAgain"));
    QTRY_VERIFY2_WITH_TIMEOUT(scope().startsWith(u"700 jobs, loaded "_s) && sentence().isEmpty(),
                              qPrintable(scope() + sentence()), 60'000);
    QVERIFY(!session().jobIndex()->damage());
}

void IndexFaultsWindowTest::aDamagedFile_data()
{
    QTest::addColumn<int>("from");
    QTest::newRow("all of it") << 0;
    QTest::newRow("behind the first page") << 4096;
}

/// It is set aside, which is said once, and "Load All" brings the jobs back.
void IndexFaultsWindowTest::aDamagedFile()
{
    QFETCH(int, from);
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(isAllLoaded(), 60'000);
    const QString path = file();
    m_console->restart();
    QFile damaged(path);
    QVERIFY(damaged.open(QFile::ReadWrite) && damaged.seek(from));
    damaged.write(QByteArray(damaged.size() - from, 'x'));
    damaged.close();
    QVERIFY(m_console->show());
    QTRY_VERIFY2_WITH_TIMEOUT(sentence() == SqlFailure::corrupt().userMessage(), qPrintable(scope() + sentence()),
                              20'000);
    QVERIFY(isListLive(600));
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY2_WITH_TIMEOUT(isAllLoaded() && sentence().isEmpty(), qPrintable(scope() + sentence()), 60'000);
    QVERIFY(QFile::exists(path + u".corrupt"_s));
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY_WITH_TIMEOUT(scope().startsWith(u"700 jobs, loaded "_s), 20'000);
    QCOMPARE(sentence(), QString());
}

void IndexFaultsWindowTest::anotherProgramFillsIt()
{
    FillLock other(file());
    QVERIFY(other.take());
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(sentence() == AccountSync::filledByAnother().userMessage(), 20'000);
    QVERIFY(isListLive(600));
    QVERIFY(click("scopeCancel")); // which is nothing to the other one
    QTRY_COMPARE_WITH_TIMEOUT(sentence(), QString(), 20'000);
    other.release();
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY2_WITH_TIMEOUT(isAllLoaded(), qPrintable(scope() + sentence()), 60'000);
}

/// The rows that are searched go on to be served from what was read, and the list comes back when that fails.
void IndexFaultsWindowTest::aLockAtTheWorstMoment()
{
    QVERIFY(click("scopeLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(isAllLoaded(), 60'000);
    auto other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
    other.setDatabaseName(file());
    QVERIFY(other.open());
    QVERIFY(QSqlQuery(u"BEGIN IMMEDIATE"_s, other).isActive());
    auto *text = m_console->child<QLineEdit>(u"searchText"_s);
    text->setFocus();
    QTest::keyClicks(text, m_console->model()->idAt(5));
    QTRY_COMPARE_WITH_TIMEOUT(m_console->model()->rowCount(), 1, 20'000); // reading goes on
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(m_console->messageText(), QString());
    other.close();
    other = QSqlDatabase();
    QSqlDatabase::removeDatabase(u"other"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::IndexFaultsWindowTest)

#include "tst_indexfaultswindow.moc"
