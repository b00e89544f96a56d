// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobsearchcommand.h"
#include "ctl/commands/synccommand.h"
#include "ctl/ctlfixture.h"

#include <QDirIterator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// An index that another version of the program wrote is named as such, where jobs have to be loaded again for it.
class TestCtlIndexVersion final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNamed_data();
    void isNamed();

private:
    /// Runs "sync", and returns what it said.
    QByteArray sync();
    bool setVersion(int version) const;

    std::unique_ptr<CtlFixture> m_fixture;
};

QByteArray TestCtlIndexVersion::sync()
{
    for (const int perPage : {500, 100})
        m_fixture->server.enqueue(Script::json(jobsPage(R"({"id":"j1"})", 1, perPage, "1")));
    const auto run = m_fixture->run({u"sync"_s, u"acme"_s});
    return run->end() && run->status() == 0 ? run->err() : QByteArray();
}

bool TestCtlIndexVersion::setVersion(int version) const
{
    QDirIterator all(m_fixture->folder(), {u"*.sqlite"_s}, QDir::Files, QDirIterator::Subdirectories);
    const QString name = u"changed"_s;
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(all.next());
        isDone = database.open() && QSqlQuery(u"PRAGMA user_version=%1"_s.arg(version), database).isActive();
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

void TestCtlIndexVersion::isNamed_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("an earlier one") << 1;
    QTest::newRow("a newer one") << 99;
}

void TestCtlIndexVersion::isNamed()
{
    QFETCH(const int, version);
    m_fixture = std::make_unique<CtlFixture>();
    QVERIFY2(m_fixture->addAcme(), m_fixture->why().constData());
    QVERIFY(!sync().isEmpty());
    QVERIFY(setVersion(version));
    const auto searched = m_fixture->run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--search=prices"_s});
    QVERIFY(searched->end());
    QCOMPARE(searched->status(), 1);
    QVERIFY2(
        searched->err().contains(Ctl::JobSearchCommand::textOfLoss(ErrorKind::IndexOutdated).arg(u"acme"_s).toUtf8()),
        searched->err().constData());
    QVERIFY(!sync().isEmpty());
    QVERIFY(setVersion(version));
    QVERIFY(sync().contains(Ctl::SyncCommand::textOfLoss(ErrorKind::IndexOutdated).toUtf8()));
}

QTEST_GUILESS_MAIN(TestCtlIndexVersion)
#include "tst_ctlindexversion.moc"
