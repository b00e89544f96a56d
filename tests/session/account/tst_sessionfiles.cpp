// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "session/account/filetransfers.h"
#include "session/sessionsfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What becomes of an account's files when the account changes or goes.
class TestSessionFiles final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void removesItsFilesToo();
    void aChangedAddressForgetsTheFiles();

private:
    void fetch(const QString &id);
    QStringList accountsWithFiles();
};

/// Leaves a file in the cache.
void TestSessionFiles::fetch(const QString &id)
{
    m_server->enqueue(Script::answer(200, "a,b\r\n", {{"Content-Type", "text/csv"}}));
    QSignalSpy finished(&m_sessions->transfers(), &FileTransfers::transferFinished);
    m_sessions->transfers().start({{id, u"1"_s, JobFile::FailedRows, m_server->url(u"/rows.csv"_s)}, {}, false});
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(m_sessions->transfers().transfers().back().state, Transfer::State::Done);
}

QStringList TestSessionFiles::accountsWithFiles()
{
    QStringList all;
    for (const CachedFile &file : m_sessions->files().recentFiles())
        all.append(file.accountId);
    all.sort();
    return all;
}

void TestSessionFiles::removesItsFilesToo()
{
    add(u"a"_s, u"acme"_s);
    add(u"b"_s, u"globex"_s);
    fetch(u"a"_s);
    fetch(u"b"_s);
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\na,b"));
    FileTransfers &transfers = m_sessions->transfers();
    transfers.start({{u"a"_s, u"2"_s, JobFile::FailedRows, m_server->url(u"/2"_s)}, {}, false});
    QTRY_COMPARE(transfers.transfers().back().received, 3);
    QCOMPARE(accountsWithFiles(), (QStringList{u"a"_s, u"b"_s}));
    QVERIFY(remove(u"a"_s));
    QCOMPARE(accountsWithFiles(), QStringList{u"b"_s});
    QCOMPARE(int(transfers.transfers().size()), 1);
    QTRY_VERIFY(m_server->disconnects() > 0);
    reload();
    QCOMPARE(accountsWithFiles(), QStringList{u"b"_s});
}

void TestSessionFiles::aChangedAddressForgetsTheFiles()
{
    Account account = add(u"a"_s, u"acme"_s);
    fetch(u"a"_s);
    account.name = u"New name"_s;
    m_sessions->saveAccount(account);
    QCOMPARE(accountsWithFiles(), QStringList{u"a"_s});
    // Perhaps it is another merchant now.
    account.slug = *AccountSlug::fromString(u"globex"_s);
    m_sessions->saveAccount(account);
    QCOMPARE(accountsWithFiles(), QStringList());
}

QTEST_GUILESS_MAIN(TestSessionFiles)
#include "tst_sessionfiles.moc"
