// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "session/account/filetransfers.h"
#include "session/account/webhookregistration.h"
#include "session/registrationfixture.h"
#include "session/sessionsfixture.h"
#include "settings/registrationstore.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What becomes of an account's files, and of what was sent in it, when the account changes or goes.
class TestSessionFiles final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void removesItsFilesToo();
    void aChangedAddressForgetsTheFiles();
    void removedAccountLeavesTheRecord();

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

/// And who adds it again looks before the same is sent again.
void TestSessionFiles::removedAccountLeavesTheRecord()
{
    const QString file = m_folder->filePath(u"registrations.json"_s);
    RegistrationStore store(file);
    m_sessions->setRegistrations(store);
    const auto ready = [this](const QString &id, const QString &slug) {
        add(id, slug);
        AccountSession *session = m_sessions->session(id);
        session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const auto &) {});
        return session;
    };
    const auto posts = [this] {
        const QList<RecordedRequest> &all = m_server->requests();
        return std::count_if(all.begin(), all.end(), [](const auto &each) { return each.method == "POST"; });
    };
    const WebhookDraft draft = testDraft();
    WebhookRegistration &first = ready(u"a"_s, u"acme"_s)->registration();
    ready(u"b"_s, u"globex"_s)->registration().keepDraft(draft);
    m_server->enqueue(Script().hang());
    QVERIFY(first.send(draft));
    QTRY_COMPARE(posts(), 1);
    QVERIFY(RegistrationStore(file).pending(u"a"_s));
    QVERIFY(m_sessions->openRegistration(u"a"_s)->draft == draft);
    QVERIFY(!m_sessions->openRegistration(u"b"_s));
    // A form that closes then.
    connect(m_sessions.get(), &Sessions::accountRemoved, &first, [&] { first.keepDraft(draft); });
    QVERIFY(remove(u"a"_s));
    QVERIFY(RegistrationStore(file).draft(u"a"_s).isEmpty());
    QVERIFY(RegistrationStore(file).draft(u"b"_s) == draft);

    WebhookRegistration &again = ready(u"again"_s, u"acme"_s)->registration();
    m_server->enqueue(webhooksListed({webhookJson("there", draft, QDateTime::currentMSecsSinceEpoch())}));
    QVERIFY(again.send(draft));
    QTRY_COMPARE(again.state(), WebhookRegistration::State::Unknown);
    QCOMPARE(again.matches().size(), std::size_t(1));
    QCOMPARE(posts(), 1);
    again.settle();
    store.waitForDone();
    QVERIFY(!RegistrationStore(file).pending(u"a"_s));
    m_sessions.reset(); // before the store
}

QTEST_GUILESS_MAIN(TestSessionFiles)
#include "tst_sessionfiles.moc"
